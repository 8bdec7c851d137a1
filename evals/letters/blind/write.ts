/** A hand that shares nothing with the models of the judge: forms of its own, splines, and its own way to tremble. */
import { type Dice, diceOf } from '#server/cards/dice.ts'
import type { InkStroke } from '#shared/ink.ts'

export type Dot = [x: number, y: number]
export type Trail = Dot[]

/** How one writer writes. `lean` in tenths per height, `shake` and `sway` and `skew` in hundredths of the height. */
export type Writer = {
  name: string
  kept: boolean
  lean: number
  wide: number
  shake: number
  sway: number
  skew: number
  step: number
  pace: number
  left: boolean
  grade: number
}

/** The last two are kept apart: nobody looks at them while building. */
export const writers: readonly Writer[] = [
  {
    name: 'careful',
    kept: false,
    lean: 0,
    wide: 1,
    shake: 0.2,
    sway: 1,
    skew: 1,
    step: 5,
    pace: 8,
    left: false,
    grade: 3,
  },
  {
    name: 'first',
    kept: false,
    lean: 0.4,
    wide: 1.1,
    shake: 0.9,
    sway: 3,
    skew: 3,
    step: 3,
    pace: 16,
    left: false,
    grade: -1,
  },
  {
    name: 'slanting',
    kept: false,
    lean: 2.4,
    wide: 0.9,
    shake: 0.4,
    sway: 1.6,
    skew: 1.6,
    step: 7,
    pace: 8,
    left: false,
    grade: 2,
  },
  {
    name: 'hasty',
    kept: false,
    lean: 1,
    wide: 0.85,
    shake: 0.5,
    sway: 2.4,
    skew: 2,
    step: 18,
    pace: 20,
    left: false,
    grade: 4,
  },
  {
    name: 'left',
    kept: true,
    lean: -1.2,
    wide: 1.05,
    shake: 0.6,
    sway: 2.2,
    skew: 2.2,
    step: 6,
    pace: 12,
    left: true,
    grade: 1,
  },
  {
    name: 'large',
    kept: true,
    lean: 0.8,
    wide: 1.2,
    shake: 0.7,
    sway: 2.6,
    skew: 2.4,
    step: 10,
    pace: 16,
    left: false,
    grade: 0,
  },
]

const spread = (dice: Dice, far: number) => (dice(-1_000, 1_000) / 1_000) * far

function spline(keys: readonly Dot[]): Trail {
  if (keys.length < 3) {
    const [a, b] = keys
    if (!a || !b) return [...keys]
    return Array.from({ length: 25 }, (_, i): Dot => [a[0] + ((b[0] - a[0]) * i) / 24, a[1] + ((b[1] - a[1]) * i) / 24])
  }
  const out: Trail = []
  for (let i = 0; i + 1 < keys.length; i++) {
    const [p1, p2] = [keys[i], keys[i + 1]]
    const [p0, p3] = [keys[i - 1] ?? p1, keys[i + 2] ?? p2]
    if (!p0 || !p1 || !p2 || !p3) continue
    for (let k = 0; k < 12; k++) {
      const t = k / 12
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      out.push([at(0), at(1)])
    }
  }
  const end = keys.at(-1)
  if (end) out.push(end)
  return out
}

/** `x,y x,y! x,y / x,y …`: curves through the places, `!` is a corner, `/` lifts the pen. Ten is the height of a capital. */
export function trailsOf(form: string): Trail[] {
  return form.split(' / ').map((stroke) => {
    const parts: Dot[][] = [[]]
    for (const key of stroke.trim().split(' ')) {
      const [x = 0, y = 0] = key.replace('!', '').split(',').map(Number)
      parts.at(-1)?.push([x, y])
      if (key.endsWith('!')) parts.push([[x, y]])
    }
    return parts.flatMap((keys, i) => spline(keys).slice(i === 0 ? 0 : 1))
  })
}

const far = (a: Dot, b: Dot) => Math.hypot(a[0] - b[0], a[1] - b[1])
export const wayOf = (trail: Trail) => trail.reduce((sum, at, i) => sum + far(at, trail[i - 1] ?? at), 0)

function evenly(trail: Trail, step: number): Trail {
  const [first] = trail
  if (!first) return []
  const out: Trail = [first]
  let left = step
  for (let i = 1; i < trail.length; i++) {
    let from = trail[i - 1] ?? first
    const to = trail[i] ?? first
    let long = far(from, to)
    while (long >= left && long > 0) {
      from = [from[0] + ((to[0] - from[0]) * left) / long, from[1] + ((to[1] - from[1]) * left) / long]
      out.push(from)
      long = far(from, to)
      left = step
    }
    left -= long
  }
  const end = trail.at(-1)
  if (end) out.push(end)
  return out
}

/** Bent as this writer bends: the whole leans, each stroke swings and lands a little off. */
export function bent(trails: readonly Trail[], writer: Writer, dice: Dice): Trail[] {
  const lean = (writer.lean + spread(dice, 0.5)) / 10
  const wide = writer.wide * (1 + spread(dice, 0.08))
  return trails.map((trail) => {
    const short = wayOf(trail) < 1
    const [sx, sy] = [spread(dice, writer.skew / 10), spread(dice, writer.skew / 10)]
    const [bx, by] = [spread(dice, writer.skew / 12), spread(dice, writer.skew / 12)]
    const [px, py] = [spread(dice, 3.14), spread(dice, 3.14)]
    const turns = 0.7 + Math.abs(spread(dice, 1.5))
    const whole = Math.max(0.1, wayOf(trail))
    let gone = 0
    return trail.map(([x, y], i): Dot => {
      gone += far([x, y], trail[i - 1] ?? [x, y])
      const u = gone / whole
      const sway = short ? 0 : writer.sway / 10
      const nx = x * wide + (10 - y) * lean + sx * (1 - u) + bx * u + sway * 0.6 * Math.sin(px + 6.28 * turns * u)
      const ny = y + sy * (1 - u) + by * u + sway * 0.6 * Math.sin(py + 6.28 * turns * u)
      return [nx + spread(dice, writer.shake / 10), ny + spread(dice, writer.shake / 10)]
    })
  })
}

export type Placing = { unit: number; left: number; top: number }

/** On the canvas of 500×300, at a pace. */
export function inked(trails: readonly Trail[], { unit, left, top }: Placing, writer: Writer, dice: Dice): InkStroke[] {
  let t = 0
  return trails.map((trail) => {
    t += dice(150, 700)
    const there = trail.map(([x, y]): Dot => [left + x * unit, top + y * unit])
    return evenly(there, writer.step).map(([x, y]) => {
      t += writer.pace + dice(0, 6)
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, t, 0.5]
    })
  })
}

export const backwards = (trails: readonly Trail[]) => trails.map((trail) => trail.toReversed())

export function shuffled(trails: readonly Trail[], dice: Dice): Trail[] {
  const rest = trails.map((trail) => (dice(0, 2) === 0 ? trail.toReversed() : trail))
  const out: Trail[] = []
  while (rest.length > 0) out.push(...rest.splice(dice(0, rest.length - 1), 1))
  return out
}

/** In one line, going back over the ink to where the next stroke begins; null where that leads through the open. */
export function unlifted(trails: readonly Trail[]): Trail[] | null {
  const [first, ...rest] = trails
  if (!first || rest.length === 0) return null
  const out = [...first]
  for (const next of rest) {
    const [begin] = next
    const end = out.at(-1)
    if (!begin || !end || wayOf(next) < 1) return null
    if (far(begin, end) > 0.7) {
      const near = out.findLastIndex((at) => far(at, begin) < 0.9)
      if (near < 0) return null
      out.push(...out.slice(near).toReversed())
    }
    out.push(...next)
  }
  return [out]
}

/** Gone over again: each stroke twice, or to and fro without a lift. */
export function twice(trails: readonly Trail[], writer: Writer, dice: Dice): Trail[] {
  const again = bent(trails, { ...writer, lean: 0, wide: 1 / (1 + 0), skew: writer.skew / 2 }, dice)
  const way = dice(0, 2)
  if (way === 0) return [...trails, ...again]
  if (way === 1) return trails.flatMap((trail, i) => [trail, again[i] ?? []])
  return trails.map((trail, i) => (wayOf(trail) < 1 ? trail : [...trail, ...(again[i] ?? []).toReversed()]))
}

export function scrawl(dice: Dice): Trail[] {
  const strokes = dice(1, 3)
  return Array.from({ length: strokes }, () => {
    const keys = Array.from({ length: dice(7, 16) }, (): Dot => [dice(0, 80) / 10, dice(0, 100) / 10])
    return spline(keys)
  })
}

export { diceOf }
