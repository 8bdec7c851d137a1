import type { Dice } from '#server/cards/dice.ts'
import { between, glyphsOf, type Pair, type StyleSet, type Trace, writeGlyph } from './strokes.ts'

// What is no glyph at all: doodles, scribbles, halves of glyphs, and two glyphs written over each other.

const makers: ((dice: Dice, set: StyleSet) => Trace[])[] = [
  (dice) => [wander(dice, dice(20, 120))],
  (dice) => [zigzag(dice)],
  (dice) => [spiral(dice)],
  (dice) => Array.from({ length: dice(2, 4) }, () => wander(dice, dice(8, 40))),
  (dice) => Array.from({ length: dice(3, 6) }, () => dash(dice)),
  (dice) => [loops(dice)],
  (dice, set) => pair(dice, set),
  (dice, set) => pair(dice, set),
  (dice) => [polygon(dice)],
]

/** The kinds that only stand alone: for the board, where two glyphs side by side are writing. */
export function scribble(dice: Dice, set: StyleSet, alone = false): Trace[] {
  const kinds = alone ? makers.slice(0, 6) : makers
  return kinds[dice(0, kinds.length - 1)]?.(dice, set) ?? []
}

function wander(dice: Dice, steps: number): Trace {
  let [x, y] = [between(dice, 0, 1), between(dice, 0, 1)]
  let angle = between(dice, 0, 6.3)
  let turn = 0
  return Array.from({ length: steps }, (): Pair => {
    turn = turn * 0.8 + between(dice, -0.35, 0.35)
    angle += turn
    if (x < -0.2 || x > 1.2 || y < -0.2 || y > 1.2) angle = Math.atan2(0.5 - y, 0.5 - x)
    x += 0.06 * Math.cos(angle)
    y += 0.06 * Math.sin(angle)
    return [x, y]
  })
}

function zigzag(dice: Dice): Trace {
  const count = dice(4, 14)
  const upright = dice(0, 1) === 0
  return Array.from({ length: count }, (_, index): Pair => {
    const along = index / count + between(dice, -0.04, 0.04)
    const across = (index % 2) * between(dice, 0.5, 1)
    return upright ? [across, along] : [along, across]
  })
}

function spiral(dice: Dice): Trace {
  const turns = between(dice, 1.6, 5)
  const squash = between(dice, 0.5, 1)
  return Array.from({ length: 60 }, (_, index): Pair => {
    const angle = (turns * 2 * Math.PI * index) / 60
    const radius = 0.1 + (0.4 * index) / 60
    return [0.5 + radius * Math.cos(angle), 0.5 + squash * radius * Math.sin(angle)]
  })
}

function loops(dice: Dice): Trace {
  const count = dice(2, 6)
  return Array.from({ length: 80 }, (_, index): Pair => {
    const angle = (count * 2 * Math.PI * index) / 80
    return [index / 80 + 0.15 * Math.sin(angle), 0.5 + 0.35 * Math.cos(angle)]
  })
}

function dash(dice: Dice): Trace {
  const from: Pair = [between(dice, 0, 1), between(dice, 0, 1)]
  return [from, [between(dice, 0, 1), between(dice, 0, 1)]]
}

function polygon(dice: Dice): Trace {
  const corners = dice(5, 9)
  const start = between(dice, 0, 6.3)
  return Array.from({ length: corners + 1 }, (_, index): Pair => {
    const angle = start + (2 * Math.PI * (index % corners)) / corners
    const radius = index % 2 === 0 ? between(dice, 0.15, 0.35) : between(dice, 0.4, 0.7)
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)]
  })
}

function pair(dice: Dice, set: StyleSet): Trace[] {
  const glyphs = glyphsOf(set)
  const one = writeGlyph(set, glyphs[dice(0, glyphs.length - 1)] ?? '0', dice(0, 1e9))
  const two = writeGlyph(set, glyphs[dice(0, glyphs.length - 1)] ?? '0', dice(0, 1e9))
  const [dx, dy] = [between(dice, 0.3, 1.1), between(dice, -0.15, 0.15)]
  return [...one, ...two.map((trace) => trace.map(([x, y]): Pair => [x + dx, y + dy]))]
}
