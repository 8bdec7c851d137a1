/**
 * npx tsx evals/boards/prices.ts: prices whose digits are written in forms that the net did not learn (the tuned ones of evals/ink), by a hand that
 * strays further than those of evals/ink. For setting how sure a price must be, without looking at what is kept apart. EACH boards, SEED, WILD.
 */
import { diceOf } from '#server/cards/dice.ts'
import { readScene } from '#server/drawings/read/read-scene.ts'
import { bend, type Hand, hands, type Pair, type Trace, writeGlyph } from '../ink/strokes.ts'
import { inkOf, placeLine, sceneOf } from '../ink/write-board.ts'
import { type Line, shownGlyph } from './hand.ts'

const [each, seed, wild] = [process.env.EACH ?? 1600, process.env.SEED ?? 99, process.env.WILD ?? 1.6].map(Number)
const dice = diceOf(seed ?? 99)
const far = (hand: Hand, by: number): Hand => ({
  ...hand,
  knots: hand.knots * by,
  turn: hand.turn * by,
  bend: hand.bend * by,
  wobble: hand.wobble * by,
  slip: hand.slip * by,
  overshoot: hand.overshoot * by,
  hooks: hand.hooks * by,
  lifts: hand.lifts * by,
})
const hand = far(hands.heldOut, wild ?? 1)
const point: Trace[] = [
  [
    [0, 0.93],
    [0.03, 0.94],
    [0.04, 0.98],
    [0.01, 0.97],
  ],
]

/** From its upper left corner, as high as 1. */
function asTall(lines: readonly Line[]): Trace[] {
  const [xs, ys] = [lines.flat().map(([x]) => x), lines.flat().map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const height = Math.max(...ys) - top || 1
  return lines.map((line) => line.map(([x, y]): Pair => [(x - left) / height, (y - top) / height]))
}

function glyph(name: string): Trace[] {
  if (name === '.') return point
  if (name === '$') return bend(asTall(shownGlyph('$', dice(0, 1e6)) ?? []), hands.tuned, dice)
  return writeGlyph('tuned', name, dice(0, 1e9), hand)
}

const counts = { exact: 0, asked: 0, unread: 0, wrong: 0 }
for (let count = 0; count < (each ?? 0); count += 1) {
  const cents = String(dice(0, 99)).padStart(2, '0')
  const truth = dice(0, 3) === 0 ? `$${dice(1, 50)}` : `$${dice(0, 20)}.${cents}`
  const reading = readScene(sceneOf(inkOf(placeLine(truth, glyph, { x: 40, y: 240, height: 60 }, dice))))
  if (reading.kind === 'seen') counts[reading.message === truth ? 'exact' : 'wrong'] += 1
  else if (reading.kind === 'unsure' && reading.options.some(({ message }) => message === truth)) counts.asked += 1
  else counts.unread += 1
}
process.stdout.write(`${JSON.stringify(counts)}\n`)
