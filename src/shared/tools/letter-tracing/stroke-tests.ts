import { distanceBetween } from '#shared/tools/distance.ts'
import { boxOf, firstPoint, type Line, lastPoint, lengthOf, type Point, reverseLine, sizeOf } from './geometry.ts'
import { gapOf, type Sample } from './models.ts'

/** How near a drawn stroke comes to a stroke of the model, both in a frame where the letter is 100 in size. */
export type Nearness = { average: number; start: number; end: number; cosine: number; cost: number }

const origin: Point = [0, 0]
const at = (line: Line, i: number): Point => line[i] ?? origin

function averageOf(a: Line, b: Line): number {
  let sum = 0
  for (let i = 0; i < b.length; i++) sum += distanceBetween(at(a, i), at(b, i))
  return sum / b.length
}

/** 1 when both go the same way all along, −1 when they go opposite ways. */
function cosineOf(a: Line, b: Line): number {
  let sum = 0
  let count = 0
  for (let i = 2; i < b.length; i++) {
    const [ax, ay] = [at(a, i)[0] - at(a, i - 2)[0], at(a, i)[1] - at(a, i - 2)[1]]
    const [bx, by] = [at(b, i)[0] - at(b, i - 2)[0], at(b, i)[1] - at(b, i - 2)[1]]
    const long = Math.hypot(ax, ay) * Math.hypot(bx, by)
    if (long === 0) continue
    sum += (ax * bx + ay * by) / long
    count++
  }
  return count === 0 ? 0 : sum / count
}

const costOf = (average: number, cosine: number, start: number, end: number) =>
  average + 10 * (1 - cosine) + 0.08 * (start + end)

function dotNearness(ink: Line, sample: Sample): Nearness {
  const box = boxOf([ink])
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const off = distanceBetween(middle, firstPoint(sample.points))
  const spread = sizeOf(box)
  return { average: off, start: off, end: spread, cosine: 1, cost: off / 2 + Math.max(0, spread - 18) }
}

/** A ring may be begun a little earlier or later: turned to where it fits best. */
function ringTurned(ink: Line, sample: Sample): Line {
  const ring = ink.slice(0, -1)
  let best = ink
  let least = averageOf(ink, sample.points)
  for (let shift = 1; shift < ring.length; shift++) {
    const turned = [...ring.slice(shift), ...ring.slice(0, shift + 1)]
    const average = averageOf(turned, sample.points)
    if (average < least) [best, least] = [turned, average]
  }
  return best
}

export function nearnessOf(ink: Line, sample: Sample): Nearness {
  if (sample.dot) return dotNearness(ink, sample)
  const ring = sample.closed && gapOf(ink) < 0.45 * sample.size
  const laid = ring ? ringTurned(ink, sample) : ink
  const average = averageOf(laid, sample.points)
  const cosine = cosineOf(laid, sample.points)
  const start = distanceBetween(firstPoint(ink), firstPoint(sample.points))
  const end = ring ? gapOf(ink) : distanceBetween(lastPoint(ink), lastPoint(sample.points))
  return { average, start, end, cosine, cost: costOf(average, cosine, ring ? 0 : start, ring ? 0 : end) }
}

function normalised(line: Line): Line {
  let [x, y] = [0, 0]
  for (const point of line) [x, y] = [x + point[0] / line.length, y + point[1] / line.length]
  let spread = 0
  for (const point of line) spread += ((point[0] - x) ** 2 + (point[1] - y) ** 2) / line.length
  const size = Math.sqrt(spread) || 1
  return line.map((point): Point => [(point[0] - x) / size, (point[1] - y) / size])
}

/** The shortest leash with which one can walk along each line, only ever forward. */
export function frechetDistance(a: Line, b: Line): number {
  let before: number[] = []
  for (let i = 0; i < a.length; i++) {
    const row: number[] = []
    for (let j = 0; j < b.length; j++) {
      const here = distanceBetween(at(a, i), at(b, j))
      const ways = [before[j] ?? Infinity, row[j - 1] ?? Infinity, before[j - 1] ?? Infinity]
      row.push(i === 0 && j === 0 ? here : Math.max(here, Math.min(...ways)))
    }
    before = row
  }
  return before[b.length - 1] ?? 0
}

const turn = (line: Line, angle: number): Line => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return line.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
}

const turns = [0, Math.PI / 32, -Math.PI / 32, Math.PI / 16, -Math.PI / 16]

/** How far the form differs, whatever the place and size, turned a little if that helps. */
export function formDistance(ink: Line, sample: Sample): number {
  const ring = sample.closed && gapOf(ink) < 0.45 * sample.size
  const [a, b] = [normalised(ring ? ringTurned(ink, sample) : ink), normalised(sample.points)]
  return Math.min(...turns.map((angle) => frechetDistance(turn(a, angle), b)))
}

/** What is still a good stroke, in a frame where the letter is 100 in size. */
export const strokeLimits = {
  average: 15,
  start: 30,
  end: 30,
  cosine: 0.45,
  form: 0.62,
  shortest: 0.5,
  longest: 1.9,
} as const

export type StrokeFault = 'start' | 'end' | 'away' | 'form' | 'length' | 'not-closed'

/** What does not fit in a stroke that was matched to the model; null when all is well. `ease` above 1 is milder. */
export function strokeFault(ink: Line, sample: Sample, ease: number): StrokeFault | null {
  const near = nearnessOf(ink, sample)
  if (sample.dot) return near.average > 24 * ease ? 'away' : near.end > 34 * ease ? 'length' : null
  if (near.average > strokeLimits.average * ease) return 'away'
  if (near.cosine < strokeLimits.cosine / ease) return 'form'
  if (sample.closed) {
    if (near.end > 0.34 * sample.size * ease) return 'not-closed'
    if (near.start > 0.62 * sample.size) return 'start'
  } else {
    if (near.start > strokeLimits.start * ease) return 'start'
    if (near.end > strokeLimits.end * ease) return 'end'
  }
  const ratio = lengthOf(ink) / Math.max(1, sample.length)
  if (ratio < strokeLimits.shortest || ratio > strokeLimits.longest) return 'length'
  return formDistance(ink, sample) > strokeLimits.form * ease ? 'form' : null
}

export const backwardInk = (ink: Line): Line => reverseLine(ink)
