import { distanceBetween } from '#shared/tools/distance.ts'
import { type Ring, ringIn, straightEnds, turnBetween, turnOf } from './round-marks.ts'
import type { Mark } from './scene-marks.ts'
import { drawnMeaning, type Sighting } from './sighting.ts'
import { boxExtent, midX, midY, type Spot } from './stroke-box.ts'

type Hand = { mark: Mark; turn: number; long: number }

/** A face with two hands: 'a clock that shows 10:30'. Its numbers or ticks need not be there, nor be read. */
export function clockIn(marks: readonly Mark[]): Sighting | null {
  const face = faceOf(marks)
  if (!face) return null
  const inside = marks.filter((mark) => mark !== face.mark)
  const hands = handsOf(inside, face)
  if (!hands) return null
  const others = inside.filter((mark) => !hands.some((hand) => hand.mark === mark))
  if (!others.every((mark) => belongs(mark, face, hands))) return null
  const times = timesOf(hands, face)
  if (times.length === 0) return { marks, meanings: [] }
  return { marks, meanings: times.map((time) => drawnMeaning(`a clock that shows ${time}`)) }
}

/** The largest ring, when all other marks lie in it and it is large enough for hands. */
function faceOf(marks: readonly Mark[]): Ring | null {
  const [largest] = [...marks].sort((a, b) => boxExtent(b.box) - boxExtent(a.box))
  if (!largest || marks.length < 3 || boxExtent(largest.box) < 70) return null
  const ring = ringIn(largest)
  if (!ring) return null
  const isIn = (mark: Mark) => mark.path.every((spot) => distanceBetween(spot, ring.centre) < 1.18 * ring.radius)
  return marks.every((mark) => mark === largest || isIn(mark)) ? ring : null
}

const far = ({ centre, radius }: Ring, spot: Spot) => distanceBetween(centre, spot) / radius

/** Two straight strokes from the middle that end before the rim; or one stroke that draws both. */
function handsOf(marks: readonly Mark[], face: Ring): Hand[] | null {
  const found = marks.flatMap((mark): Hand[] => {
    const ends = straightEnds(mark)
    if (!ends) return bentHands(mark, face)
    const [root, tip] = far(face, ends[0]) < far(face, ends[1]) ? ends : [ends[1], ends[0]]
    const long = far(face, tip)
    if (far(face, root) > 0.24 || long < 0.26 || long > 0.9) return []
    // From its own root: a hand that starts beside the middle still points where it points.
    return [{ mark, turn: turnOf(root, tip), long: distanceBetween(root, tip) / face.radius }]
  })
  return found.length === 2 ? found : null
}

/** A stroke from tip to middle to tip. */
function bentHands(mark: Mark, face: Ring): Hand[] {
  const [first, last] = [mark.path[0], mark.path.at(-1)]
  if (!first || !last || mark.made !== 'ink') return []
  const bend = mark.path.reduce((near, spot) => (far(face, spot) < far(face, near) ? spot : near), first)
  const legs = [first, last].map((tip) => distanceBetween(tip, bend))
  if (far(face, bend) > 0.2 || mark.length > 1.12 * ((legs[0] ?? 0) + (legs[1] ?? 0))) return []
  if ([first, last].some((tip) => far(face, tip) < 0.26 || far(face, tip) > 0.9)) return []
  return [first, last].map((tip) => ({ mark, turn: turnOf(bend, tip), long: distanceBetween(tip, bend) / face.radius }))
}

/** What else stands on a clock: the pin in the middle, the head of a hand, a number or a tick near the rim. */
function belongs(mark: Mark, face: Ring, hands: readonly Hand[]): boolean {
  const size = boxExtent(mark.box) / face.radius
  const middle: Spot = [midX(mark.box), midY(mark.box)]
  const at = far(face, middle)
  if (at < 0.16 && size < 0.3) return true
  if (at > 0.58 && size < 0.5) return true
  return (
    size < 0.34 &&
    hands.some(({ turn, long }) => turnBetween(turn, turnOf(face.centre, middle)) < 0.07 && Math.abs(at - long) < 0.28)
  )
}

/** Minutes and hours agree within so much of a turn: half the way from one hour to the next. */
const bestApart = 0.032
const mostApart = 0.058

/** The time of two hands, more than one when it may be another. */
function timesOf(hands: readonly Hand[], { radius }: Ring): string[] {
  const [a, b] = [...hands].sort((one, other) => one.long - other.long)
  if (!a || !b || radius === 0) return []
  const isClear = a.long < 0.86 * b.long
  const found = [...readAs(a, b), ...(isClear ? [] : readAs(b, a))].sort((one, other) => one.off - other.off)
  const [best] = found
  if (!best) return []
  const near = found.filter(({ off }) => off < Math.max(best.off + 0.018, bestApart))
  return [...new Set((near.length > 0 ? near : [best]).map(({ time }) => time))].slice(0, 3)
}

function readAs(short: Hand, long: Hand): { time: string; off: number }[] {
  const minutes = (Math.round(long.turn * 12) * 5) % 60
  const minutesOff = turnBetween(long.turn, minutes / 60)
  if (minutesOff > 0.034) return []
  return Array.from({ length: 12 }, (_, hour) => {
    // Children let the hour hand point right at its number as well: it counts for a little less.
    const moved = turnBetween(short.turn, (hour + minutes / 60) / 12)
    const plain = minutes <= 30 ? turnBetween(short.turn, hour / 12) + 0.03 : 1
    return { time: `${hour === 0 ? 12 : hour}:${String(minutes).padStart(2, '0')}`, off: Math.min(moved, plain) }
  }).filter(({ off }) => off < mostApart)
}
