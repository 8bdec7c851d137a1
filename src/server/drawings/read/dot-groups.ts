import { isClosed, isDot, type Mark } from './scene-marks.ts'
import { countedNoun, drawnMeaning, type Sighting } from './sighting.ts'
import { boxExtent, boxHeight, holdsBox, midX, midY } from './stroke-box.ts'

/** Rings with dots in them: '3 groups of 4 dots'. Takes dots and rings from the marks that are left. */
export function groupsIn(marks: readonly Mark[]): Sighting | null {
  const rings = marks.filter((mark) => boxExtent(mark.box) > 36 && isClosed(mark))
  const inside = rings.map((ring) => marks.filter((mark) => mark !== ring && holdsBox(ring.box, mark.box, 4)))
  const full = rings.flatMap((ring, index) => {
    const held = inside[index] ?? []
    return held.length > 0 && held.every(isDot) ? [{ ring, dots: held }] : []
  })
  if (full.length === 0) return null
  // One ring around one dot, beside other marks, is more likely a part of a glyph.
  if (full.length === 1 && full[0]?.dots.length === 1 && marks.length > 2) return null
  const taken = new Set(full.flatMap(({ ring, dots }) => [ring, ...dots]))
  const empty = rings.filter(
    (ring, index) => (inside[index] ?? []).length === 0 && full.every((one) => alike(one.ring, ring)),
  )
  for (const ring of empty) taken.add(ring)
  if ([...taken].length !== full.reduce((sum, { dots }) => sum + dots.length + 1, 0) + empty.length) return null
  return {
    marks: [...taken],
    meanings: [drawnMeaning(groupWords([...full.map(({ dots }) => dots.length), ...empty.map(() => 0)]))],
  }
}

const alike = (a: Mark, b: Mark) => boxExtent(a.box) < 2 * boxExtent(b.box) && boxExtent(b.box) < 2 * boxExtent(a.box)

function groupWords(counts: readonly number[]): string {
  const [first = 0] = counts
  if (counts.length === 1) return `1 group of ${countedNoun(first, 'dot')}`
  if (counts.every((count) => count === first)) return `${counts.length} groups of ${countedNoun(first, 'dot')}`
  const shown = counts.length > 8 ? `${counts.length} groups` : `groups of ${listInWords(counts.map(String))} dots`
  return shown
}

export const listInWords = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Beside writing, only what is this small is a dot: a ring may be a 0. */
const speck = 14

/** Dots without rings: rows and columns where they stand on a lattice, else their number. */
export function dotsIn(marks: readonly Mark[]): Sighting | null {
  const dots = marks.filter((mark) => isDot(mark) && !belongsToWriting(mark, marks) && !isStroke(mark, marks))
  const beside = dots.length < marks.length
  if (dots.length < 2 || (beside && (dots.length < 3 || dots.some(({ box }) => boxExtent(box) > speck)))) return null
  const sizes = dots.map(({ box }) => boxExtent(box)).sort((a, b) => a - b)
  const [least = 0, most = 0] = [sizes[Math.floor(sizes.length * 0.05)], sizes[Math.floor(sizes.length * 0.95)]]
  if (most > 20 && most > 3.5 * Math.max(least, 6)) return null
  if (dots.some((one) => dots.some((other) => one !== other && isEight(one, other)))) return null
  const lattice = latticeOf(dots)
  return { marks: dots, meanings: [drawnMeaning(lattice ?? countedNoun(dots.length, 'dot'))] }
}

/** Two rings right above each other. */
const isEight = ({ box: a }: Mark, { box: b }: Mark) =>
  boxExtent(a) > speck &&
  boxExtent(b) > speck &&
  b.top > a.top &&
  b.top - a.bottom < 0.25 * boxHeight(a) &&
  Math.abs(midX(a) - midX(b)) < 0.6 * boxExtent(a)

/** A small straight stroke beside others: the bar of a sign in small writing. */
function isStroke(mark: Mark, marks: readonly Mark[]): boolean {
  const [first, last] = [mark.path[0], mark.path.at(-1)]
  if (!first || !last || marks.every(isDot) || boxExtent(mark.box) < 7) return false
  return Math.hypot(first[0] - last[0], first[1] - last[1]) > 0.8 * boxExtent(mark.box)
}

/** The dot of an i or a ?, one of the two of a ÷, a decimal point. */
function belongsToWriting(dot: Mark, marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark === dot || isDot(mark)) return false
    const size = boxExtent(mark.box)
    const over = mark.box.left - 4 < dot.box.right && dot.box.left < mark.box.right + 4
    const beside = mark.box.top < dot.box.bottom && dot.box.top < mark.box.bottom + 4
    const dx = Math.max(0, dot.box.left - mark.box.right, mark.box.left - dot.box.right)
    const dy = Math.max(0, dot.box.top - mark.box.bottom, mark.box.top - dot.box.bottom)
    return (over && dy < size) || (beside && dx < 0.6 * size)
  })
}

/** '3 rows of 4 dots', when every row and every column is full. */
export function latticeOf(dots: readonly Mark[], one = 'dot', more = 'dots'): string | null {
  const rows = bands(dots, ({ box }) => midY(box))
  const columns = bands(dots, ({ box }) => midX(box))
  if (!rows || !columns || rows.length < 2 || columns.length < 2 || dots.length > 400) return null
  if (rows.length * columns.length !== dots.length) return null
  if (rows.some((row) => row.length !== columns.length) || columns.some((column) => column.length !== rows.length))
    return null
  return `${countedNoun(rows.length, 'row')} of ${columns.length} ${columns.length === 1 ? one : more}`
}

/** Marks in bands that lie clearly apart; null when they run into each other. */
function bands(marks: readonly Mark[], at: (mark: Mark) => number): Mark[][] | null {
  const places = marks.map((mark) => ({ mark, place: at(mark) })).sort((a, b) => a.place - b.place)
  const steps = places.slice(1).map(({ place }, index) => place - (places[index]?.place ?? place))
  const widest = Math.max(...steps)
  const found: (typeof places)[] = [[]]
  places.forEach((one, index) => {
    if (index > 0 && (steps[index - 1] ?? 0) >= Math.max(6, 0.42 * widest)) found.push([])
    found.at(-1)?.push(one)
  })
  const spans = found.map((band) => (band.at(-1)?.place ?? 0) - (band[0]?.place ?? 0))
  const inner = Math.max(...spans)
  const between = found.slice(1).map((band, index) => (band[0]?.place ?? 0) - (found[index]?.at(-1)?.place ?? 0))
  return inner <= Math.max(8, 0.7 * Math.min(...between)) ? found.map((band) => band.map(({ mark }) => mark)) : null
}
