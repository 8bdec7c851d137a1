import { type Dice, diceOf } from '#server/cards/dice.ts'
import styles from './styles.json' with { type: 'json' }

// Synthetic handwriting: stroke templates of several writers, bent by a seeded hand. These are not children.

export type Pair = readonly [x: number, y: number]
export type Trace = readonly Pair[]
export type StyleSet = 'train' | 'tuned' | 'heldOut'

/** How far a hand strays; every figure is a part of the height of a letter, or a range. */
export type Hand = {
  /** How far the knots of a template stray from each other. */
  knots: number
  slant: readonly [number, number]
  turn: number
  stretch: readonly [number, number]
  bend: number
  bends: readonly [number, number]
  wobble: number
  wobbles: readonly [number, number]
  slip: number
  overshoot: number
  hooks: number
  lifts: number
}

export const hands: Record<StyleSet, Hand> = {
  train: {
    knots: 0.055,
    slant: [-0.3, 0.35],
    turn: 0.16,
    stretch: [0.5, 1.55],
    bend: 0.065,
    bends: [0.5, 1.6],
    wobble: 0.014,
    wobbles: [3, 9],
    slip: 0.045,
    overshoot: 0.07,
    hooks: 0.12,
    lifts: 0.04,
  },
  tuned: {
    knots: 0.02,
    slant: [-0.34, 0.4],
    turn: 0.13,
    stretch: [0.62, 1.3],
    bend: 0.045,
    bends: [1.2, 2.2],
    wobble: 0.016,
    wobbles: [8, 14],
    slip: 0.04,
    overshoot: 0.08,
    hooks: 0.06,
    lifts: 0.02,
  },
  heldOut: {
    knots: 0.03,
    slant: [-0.36, 0.42],
    turn: 0.15,
    stretch: [0.58, 1.35],
    bend: 0.048,
    bends: [0.3, 2.4],
    wobble: 0.018,
    wobbles: [2, 16],
    slip: 0.042,
    overshoot: 0.09,
    hooks: 0.07,
    lifts: 0.03,
  },
}

/** The classes of the reader that are written alike: who writes the second gets the templates of the first. */
export const writtenAs: Record<string, string> = { '×': 'x', '−': '-', o: '0', O: '0', l: '|' }

export const glyphsOf = (set: StyleSet): string[] => Object.keys(styles[set])

export function variantsOf(set: StyleSet, glyph: string): readonly string[] {
  const name = writtenAs[glyph] ?? glyph
  const all = Object.entries(styles[set])
  return (all.find(([each]) => each === name) ?? all.find(([each]) => each === name.toLowerCase()))?.[1] ?? []
}

export const between = (dice: Dice, low: number, high: number) => low + ((high - low) * dice(0, 100_000)) / 100_000

const arc = (word: string): Pair[] => {
  const [cx = 0, cy = 0, rx = 0, ry = 0, start = 0, sweep = 0] = word.slice(1).split(',').map(Number)
  return Array.from({ length: 25 }, (_, step) => {
    const angle = ((start + (sweep * step) / 24) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })
}

/** A template in the units of its letter: 0 the top, 1 the base line. */
export function tracesOf(template: string, stray: () => number = () => 0): Trace[] {
  return template.split('|').map((stroke) => {
    if (stroke.trim().startsWith('.')) {
      const [x = 0, y = 0] = stroke.trim().slice(1).split(',').map(Number)
      return [[x / 100, y / 100]]
    }
    return smooth(stroke.trim().split(/\s+/), stray)
  })
}

function smooth(words: string[], stray: () => number): Pair[] {
  const knots: { at: Pair; corner: boolean }[] = words.flatMap((word) => {
    if (word.startsWith('@')) return arc(word).map((at) => ({ at, corner: false }))
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
    return [{ at: [x + stray(), y + stray()] as const, corner: word.endsWith('!') }]
  })
  const points: Pair[] = []
  knots.forEach(({ at, corner }, index) => {
    const next = knots[index + 1]
    if (!next) {
      points.push(at)
      return
    }
    const before = corner ? at : (knots[index - 1]?.at ?? at)
    const after = next.corner ? next.at : (knots[index + 2]?.at ?? next.at)
    for (let step = 0; step < 8; step += 1) points.push(catmull(before, at, next.at, after, step / 8))
  })
  return points.map(([x, y]) => [x / 100, y / 100])
}

function catmull(a: Pair, b: Pair, c: Pair, d: Pair, t: number): Pair {
  const along = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return [along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])]
}

/** One writing of a glyph, in units of the height of a capital letter. */
export function writeGlyph(set: StyleSet, glyph: string, seed: number, hand: Hand = hands[set]): Trace[] {
  const dice = diceOf(seed)
  const variants = variantsOf(set, glyph)
  const template = variants[dice(0, variants.length - 1)]
  if (!template) throw new Error(`no template for ${glyph}`)
  const most = hand.knots * between(dice, 0, 1)
  return bend(
    tracesOf(template, () => 100 * between(dice, -most, most)),
    hand,
    dice,
  )
}

/** The same traces as a hand would have drawn them. */
export function bend(traces: readonly Trace[], hand: Hand, dice: Dice): Trace[] {
  const warp = warpOf(hand, dice)
  const bent = traces.map((trace) => {
    const slipX = between(dice, -hand.slip, hand.slip)
    const slipY = between(dice, -hand.slip, hand.slip)
    const wobble = wobbleOf(hand, dice)
    const drawn = stretchEnds(trace, hand, dice).map((point, index): Pair => {
      const [x, y] = warp(point)
      const [dx, dy] = trace.length > 1 ? wobble(index) : [0, 0]
      return [x + slipX + dx, y + slipY + dy]
    })
    return drawn
  })
  return bent.flatMap((trace) => (dice(1, 1000) <= hand.lifts * 1000 ? lift(trace, dice) : [trace]))
}

function warpOf(hand: Hand, dice: Dice): (point: Pair) => Pair {
  const slant = between(dice, hand.slant[0], hand.slant[1])
  const turn = between(dice, -hand.turn, hand.turn)
  const wide = between(dice, hand.stretch[0], hand.stretch[1])
  const waves = Array.from({ length: 4 }, (_, index) => ({
    rate: between(dice, hand.bends[0], hand.bends[1]) * Math.PI,
    shift: between(dice, 0, 2 * Math.PI),
    size: between(dice, -hand.bend, hand.bend),
    of: index,
  }))
  return ([x0, y0]) => {
    let x = (x0 - 0.5) * wide
    let y = y0 - 0.5
    x -= slant * y
    const turned: Pair = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    ;[x, y] = turned
    for (const { rate, shift, size, of } of waves) {
      const wave = size * Math.sin(rate * (of % 2 === 0 ? turned[1] : turned[0]) + shift)
      if (of < 2) x += wave
      else y += wave
    }
    return [x + 0.5 * wide, y + 0.5]
  }
}

function wobbleOf(hand: Hand, dice: Dice): (index: number) => Pair {
  const size = between(dice, 0, hand.wobble)
  const rate = between(dice, hand.wobbles[0], hand.wobbles[1])
  const shift = between(dice, 0, 6)
  return (index) => [
    size * Math.sin((index / 24) * rate + shift) + (size * dice(-100, 100)) / 300,
    size * Math.cos((index / 21) * rate + 2 * shift) + (size * dice(-100, 100)) / 300,
  ]
}

/** Ends that go on too long, stop early, or carry a little hook. */
function stretchEnds(trace: Trace, hand: Hand, dice: Dice): Trace {
  if (trace.length < 6) return trace
  const grown = [...trace]
  for (const atEnd of [true, false]) {
    if (!atEnd) grown.reverse()
    const last = grown.at(-1)
    const before = grown.at(-4)
    if (last && before) {
      const span = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1
      const way: Pair = [(last[0] - before[0]) / span, (last[1] - before[1]) / span]
      const more = between(dice, -hand.overshoot / 2, hand.overshoot)
      if (more > 0) grown.push([last[0] + way[0] * more, last[1] + way[1] * more])
      else if (grown.length > 12) grown.splice(grown.length - 1, 1)
      if (dice(1, 1000) <= hand.hooks * 500) {
        const side = dice(0, 1) === 0 ? 1 : -1
        grown.push([last[0] - way[1] * side * 0.07, last[1] + way[0] * side * 0.07])
      }
    }
    if (!atEnd) grown.reverse()
  }
  return grown
}

function lift(trace: Trace, dice: Dice): Trace[] {
  if (trace.length < 16) return [trace]
  const at = dice(6, trace.length - 7)
  return [trace.slice(0, at), trace.slice(at)]
}
