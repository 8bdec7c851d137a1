/** npx tsx evals/ink/train.ts: learns to tell glyphs from the `train` writers and from the forms for
 * building of evals/boards, and writes content/ink-weights.json. */
import { writeFileSync } from 'node:fs'
import { diceOf } from '#server/cards/dice.ts'
import { featureCount, featuresOf } from '#server/drawings/read/glyph-features.ts'
import { shownGlyph } from '../boards/hand.ts'
import { learn, type Sample } from './learn-net.ts'
import { scribble } from './scribble.ts'
import { bend, between, glyphsOf, hands, type Trace, variantsOf, writeGlyph } from './strokes.ts'

const classes = [...glyphsOf('train'), 'none']
const samplesOf: Record<string, number> = { none: 4_000 }
const forDigit = 1_600
const forLetter = 420
const dice = diceOf(20_26)

/** As a board keeps it: at a size, in whole or tenth units. */
function onBoard(traces: readonly Trace[]): Trace[] {
  const size = between(dice, 22, 220)
  const grain = dice(0, 1) === 0 ? 1 : 10
  return traces.map((trace) =>
    trace.map(([x, y]) => [Math.round(x * size * grain) / grain, Math.round(y * size * grain) / grain]),
  )
}

/** How the forms of evals/boards call what the classes call so. */
const calledThere: Record<string, string[]> = { '|': ['1', 'l'], x: ['×', 'x'], '-': ['−'], '0': ['0', 'o'] }
const boardShare = 0.35

const isStraight = ([only, ...more]: readonly Trace[]) => {
  const [first, last] = [only?.[0], only?.at(-1)]
  if (!only || !first || !last || more.length > 0) return false
  const line = only
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (only[at]?.[0] ?? x), y - (only[at]?.[1] ?? y)), 0)
  return line < 1.12 * Math.hypot(first[0] - last[0], first[1] - last[1])
}

/** By the building part of the other hand (evals/boards): a 1 of one bar is another class than one with a flag. */
function otherHand(glyph: string): Trace[] | null {
  const names = calledThere[glyph] ?? [glyph]
  const name = names[dice(0, names.length - 1)] ?? glyph
  const drawn = shownGlyph(name, 10_000 + dice(0, 1e6))
  if (!drawn || (glyph === '|' && !isStraight(drawn)) || (glyph === '1' && isStraight(drawn))) return null
  return drawn
}

const written = (glyph: string): Trace[] =>
  (dice(1, 1_000) <= 1_000 * boardShare && otherHand(glyph)) || writeGlyph('train', glyph, dice(0, 1e9))

const samples: Sample[] = classes.flatMap((glyph, target) => {
  const count = samplesOf[glyph] ?? (/[a-zA-Z]/.test(glyph) && glyph !== 'x' ? forLetter : forDigit)
  return Array.from({ length: count }, () => {
    const traces = glyph === 'none' ? bend(scribble(dice, 'train'), hands.train, dice) : written(glyph)
    return { features: featuresOf(onBoard(traces)), target }
  })
})

if (glyphsOf('train').some((glyph) => variantsOf('train', glyph).length === 0))
  throw new Error('a class has no template')
const began = performance.now()
const weights = learn({
  samples,
  classes,
  inputs: featureCount,
  hidden: 160,
  rounds: Number(process.env.ROUNDS ?? 10),
  dice,
  tell: (round, loss, right) =>
    process.stdout.write(
      `round ${round}: loss ${loss.toFixed(3)}, right ${(right * 100).toFixed(2)} %, ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
    ),
})
const text = `${JSON.stringify(weights)}\n`
writeFileSync(new URL('../../content/ink-weights.json', import.meta.url), text)
process.stdout.write(`${samples.length} samples, ${classes.length} classes, ${text.length} bytes\n`)
