/** What a teacher would say, written down apart from the scorer. */

/** Orders that US teachers accept besides the first, by the numbers of our strokes. */
export const accepted: Record<string, string[]> = {
  E: ['1243', '1423', '1432', '1324'],
  F: ['132', '213'],
  H: ['132'],
  I: ['213', '132', '231'],
  J: ['21'],
  T: ['21'],
  X: ['21'],
  x: ['21'],
  y: ['21'],
}

/** The same strokes in the same size: a bare stick, a ring. */
const sameStrokes = ['O0', 'l1I']
/** The same strokes in another size: the writing lines say which it is. */
const sizes = ['oO', 'o0', 'cC', 'sS', 'vV', 'wW', 'xX', 'zZ', 'uU']
/** Nothing is asked of these: with some forms they differ by their place alone. */
const open = ['pP', 'q9', 'g9', 'yY']
const inOne = (sets: readonly string[], a: string, b: string) => sets.some((set) => set.includes(a) && set.includes(b))
export const same = (a: string, b: string) => inOne([...sameStrokes, ...sizes, ...open], a, b)
export const twinLabel = (a: string, b: string): boolean | null =>
  inOne(sameStrokes, a, b) ? true : inOne(sizes, a, b) ? false : null
export const hasSmallTwin = (glyph: string) => 'OCSVWXZU0'.includes(glyph)

/** The mirror shows another form. Not here: A H I M O T U V W X Y i l o t v w x 0 1 8, m n u (nearly even), Q. */
export const uneven = [...'BCDEFGJKLNPRSZabcdefghjkpqrsyz2345679']
export const partner: Record<string, string> = { b: 'd', d: 'b', p: 'q', q: 'p' }
/** Ball-and-stick letters that many children write without a lift. */
export const oneGo = [...'BDPRMNabdghmnpqru']
