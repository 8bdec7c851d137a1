import { distanceBetween } from '#shared/tools/distance.ts'
import {
  boxExtent,
  boxHeight,
  boxOf,
  boxWidth,
  lengthOf,
  midX,
  midY,
  type Path,
  resamplePath,
  type Spot,
} from './stroke-box.ts'

const cells = 8
const ways = 4
const endCells = 5
const extras = 12
export const featureCount = cells * cells * ways + endCells * endCells + extras

/**
 * What a glyph looks like, from its strokes and not from pixels: where ink runs in which of four directions, where
 * strokes end, and a few measures. Neither the order of the strokes nor their sense changes anything.
 */
export function featuresOf(paths: readonly Path[]): Float32Array {
  const features = new Float32Array(featureCount)
  const box = boxOf(paths)
  const size = Math.max(boxExtent(box), 1e-6)
  const place = ([x, y]: Spot): Spot => [(x - midX(box)) / size + 0.5, (y - midY(box)) / size + 0.5]
  const lengths = paths.map((path) => lengthOf(path) / size)
  const total = lengths.reduce((sum, each) => sum + each, 0)
  let turned = 0
  let ends = 0
  paths.forEach((path, index) => {
    const count = Math.max(4, Math.min(64, Math.ceil((lengths[index] ?? 0) * 20)))
    const spots = resamplePath(path.map(place), count)
    layInk(features, spots)
    turned += turning(spots)
    for (const end of [spots[0], spots.at(-1)]) if (end) spread(features, cells * cells * ways, endCells, end, 1)
    const [first, last] = [spots[0], spots.at(-1)]
    if (first && last && (lengths[index] ?? 0) > 0.3) ends += Math.min(1, distanceBetween(first, last))
  })
  const at = featureCount - extras
  features.set(
    [boxWidth(box) / size, boxHeight(box) / size, Math.min(3, total / 2), Math.min(3, turned / 6), ends / 2],
    at,
  )
  features[at + 4 + Math.min(4, paths.length)] = 1
  features[at + 9] = Math.min(...lengths.map((each) => Math.min(1, each)))
  features[at + 10] = Math.max(...lengths) / Math.max(total, 1e-6)
  features[at + 11] = paths.filter((_, index) => (lengths[index] ?? 0) < 0.3).length / 2
  return features
}

function layInk(features: Float32Array, spots: readonly Spot[]) {
  for (let index = 1; index < spots.length; index += 1) {
    const a = spots[index - 1] ?? [0, 0]
    const b = spots[index] ?? [0, 0]
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI) % Math.PI
    const way = (angle / Math.PI) * ways
    const low = Math.floor(way) % ways
    const part = way - Math.floor(way)
    const ink = distanceBetween(a, b) * 5
    const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    spread(features, low * cells * cells, cells, middle, ink * (1 - part))
    spread(features, ((low + 1) % ways) * cells * cells, cells, middle, ink * part)
  }
}

/** Lays an amount on the four cells nearest to a spot of the unit square. */
function spread(features: Float32Array, from: number, side: number, [x, y]: Spot, amount: number) {
  const column = Math.min(side - 1, Math.max(0, x * (side - 1)))
  const row = Math.min(side - 1, Math.max(0, y * (side - 1)))
  const left = Math.min(side - 2, Math.floor(column))
  const top = Math.min(side - 2, Math.floor(row))
  const [right, down] = [column - left, row - top]
  const add = (dx: number, dy: number, part: number) => {
    const index = from + (top + dy) * side + left + dx
    features[index] = (features[index] ?? 0) + amount * part
  }
  add(0, 0, (1 - right) * (1 - down))
  add(1, 0, right * (1 - down))
  add(0, 1, (1 - right) * down)
  add(1, 1, right * down)
}

function turning(spots: readonly Spot[]): number {
  let turned = 0
  for (let index = 2; index < spots.length; index += 1) {
    const [a, b, c] = [spots[index - 2], spots[index - 1], spots[index]]
    if (!a || !b || !c) continue
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
    turned += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }
  return turned
}
