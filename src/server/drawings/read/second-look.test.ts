import { expect, it } from 'vitest'
import type { Piece } from './cut-line.ts'
import { looksLike } from './second-look.ts'
import { boxOf, type Path } from './stroke-box.ts'

const piece = (path: Path): Piece => ({ box: boxOf([path]), marks: [], path, reads: [] })
const at = (left: number, path: Path): Piece => piece(path.map(([x, y]) => [x + left, y]))

const seven: Path = [
  [0, 0],
  [20, 0],
  [40, 0],
  [32, 25],
  [24, 50],
  [16, 75],
]
const zero: Path = Array.from({ length: 25 }, (_, step) => [
  20 - 20 * Math.sin((step * Math.PI) / 12),
  38 - 38 * Math.cos((step * Math.PI) / 12),
])
const curve: Path = [
  [40, 8],
  [20, 4],
  [4, 16],
  [14, 32],
  [32, 42],
  [38, 58],
  [20, 72],
  [2, 66],
]
const bar: Path = [
  [21, -6],
  [20, 82],
]

it('agrees where the outline is that of the digit, and not where it is nearer to another', () => {
  expect(looksLike([at(0, seven), at(70, zero)], '70')).toBe(true)
  expect(looksLike([at(0, seven), at(70, zero)], '76')).toBe(false)
})

it('takes no $ for a 5, and says nothing of strokes that it cannot tell apart', () => {
  expect(looksLike([piece(curve), piece(bar), at(70, zero)], '50')).toBe(false)
  expect(looksLike([piece(seven)], '70')).toBe(false)
})
