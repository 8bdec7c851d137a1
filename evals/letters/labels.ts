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

/** Drawn without the lines to compare with, these are one letter: same strokes, same order, another size. */
const sameStrokes = ['oO0', 'cC', 'sS', 'vV', 'wW', 'xX', 'zZ', 'l1', 'pP']
export const same = (a: string, b: string) => sameStrokes.some((set) => set.includes(a) && set.includes(b))

/** The mirror shows another form. Not here: A H I M O T U V W X Y i l o t v w x 0 1 8, m n u (nearly even), Q. */
export const uneven = [...'BCDEFGJKLNPRSZabcdefghjkpqrsyz2345679']
export const partner: Record<string, string> = { b: 'd', d: 'b', p: 'q', q: 'p' }
/** Ball-and-stick letters that many children write without a lift. */
export const oneGo = [...'BDPRMNabdghmnpqru']
