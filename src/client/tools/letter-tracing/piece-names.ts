import { letterTracingWords } from '#client/wording/en-letter-tracing.ts'
import type { LetterShape } from '#shared/tools/letter-tracing/letter-shapes.ts'

const words = letterTracingWords.pieces

type Path = readonly (readonly [number, number])[]
type End = keyof typeof words.ends

/** A stroke as it can be chosen without seeing which way it goes. */
export type Piece = {
  stroke: number
  path: Path
  name: string
  /** Where its begin and its end are; null where they are the same. */
  ends: { begin: End; end: End } | null
}

const boxOf = (paths: readonly Path[]) => {
  const xs = paths.flatMap((path) => path.map(([x]) => x))
  const ys = paths.flatMap((path) => path.map(([, y]) => y))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const lengthOf = (path: Path) =>
  path.reduce((sum, [x, y], at) => {
    const [u, v] = path[at - 1] ?? [x, y]
    return sum + Math.hypot(x - u, y - v)
  }, 0)

/** What each stroke of a letter or word is called, in their right order. */
export function piecesOf({ glyph, strokes }: LetterShape): Piece[] {
  const signs = [...glyph].filter((sign) => sign !== ' ')
  const named = strokes.map(({ path, letter }, stroke) => {
    const siblings = strokes.filter((one) => one.letter === letter).map((one) => one.path)
    const name = `${formOf(path, siblings)} ${placeOf(path, siblings)}`.trim()
    return {
      stroke,
      path,
      name: signs.length > 1 ? words.ofLetter(signs[letter] ?? '', name) : name,
      ends: endsOf(path, siblings),
    }
  })
  // Two that would be called alike are told apart by a number.
  return named.map((piece, at) => {
    const same = named.filter(({ name }) => name === piece.name)
    return same.length === 1 ? piece : { ...piece, name: `${piece.name} (${same.indexOf(named[at] ?? piece) + 1})` }
  })
}

const gap = (path: Path) => {
  const [[x, y] = [0, 0], [u, v] = [0, 0]] = [path[0], path.at(-1)]
  return { across: u - x, down: v - y, apart: Math.hypot(u - x, v - y) }
}

function formOf(path: Path, siblings: readonly Path[]): string {
  const long = lengthOf(path)
  const letter = boxOf(siblings)
  const size = Math.max(letter.right - letter.left, letter.bottom - letter.top, 1)
  const { across, down, apart } = gap(path)
  if (long < size * 0.12) return words.dot
  if (apart < long * 0.08) return words.ring
  if (apart < long * 0.97) return words.long.curve
  if (Math.abs(across) < Math.abs(down) * 0.2) return words.long.down
  return Math.abs(down) < Math.abs(across) * 0.2 ? words.long.across : words.long.slant
}

function placeOf(path: Path, siblings: readonly Path[]): string {
  if (siblings.length === 1) return ''
  const [own, letter] = [boxOf([path]), boxOf(siblings)]
  const part = (low: number, high: number, from: number, to: number) =>
    ((low + high) / 2 - from) / Math.max(1, to - from)
  // A slim letter has no left and right.
  const isSlim = letter.right - letter.left < 0.2 * (letter.bottom - letter.top)
  const x = isSlim ? 0.5 : part(own.left, own.right, letter.left, letter.right)
  const y = part(own.top, own.bottom, letter.top, letter.bottom)
  const { left, right, top, bottom, middle } = words.places
  const isFlat = own.right - own.left > own.bottom - own.top
  const beside = x < 0.4 ? left : x > 0.6 ? right : middle
  const above = y < 0.35 ? top : y > 0.75 ? bottom : middle
  return isFlat || (beside === middle && above !== middle) ? above : beside
}

function endsOf(path: Path, siblings: readonly Path[]): Piece['ends'] {
  const { across, down, apart } = gap(path)
  const long = lengthOf(path)
  const letter = boxOf(siblings)
  if (long < 0.12 * Math.max(letter.right - letter.left, letter.bottom - letter.top) || apart < long * 0.08) return null
  if (Math.abs(down) >= Math.abs(across) * 0.6)
    return down > 0 ? { begin: 'top', end: 'bottom' } : { begin: 'bottom', end: 'top' }
  return across > 0 ? { begin: 'left', end: 'right' } : { begin: 'right', end: 'left' }
}

/** The same few things in another order, the same for the same turn; never in their right order where it can be helped. */
export function mixed<T>(list: readonly T[], turn: number): T[] {
  const steps = list.length
  if (steps < 2) return [...list]
  const from = 1 + (turn % (steps - 1))
  const turned = [...list.slice(from), ...list.slice(0, from)]
  return turn % 2 === 0 ? turned.reverse() : turned
}
