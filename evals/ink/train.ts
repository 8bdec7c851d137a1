/** npx tsx evals/ink/train.ts: learns to tell glyphs from the `train` writers alone, and writes content/ink-weights.json. */
import { writeFileSync } from 'node:fs'
import { diceOf } from '#server/cards/dice.ts'
import { featureCount, featuresOf } from '#server/drawings/read/glyph-features.ts'
import { learn, type Sample } from './learn-net.ts'
import { scribble } from './scribble.ts'
import { bend, between, glyphsOf, hands, type Trace, variantsOf, writeGlyph } from './strokes.ts'

const classes = [...glyphsOf('train'), 'none']
const samplesOf: Record<string, number> = { none: 4_000 }
const forDigit = 1_300
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

const samples: Sample[] = classes.flatMap((glyph, target) => {
  const count = samplesOf[glyph] ?? (/[a-zA-Z]/.test(glyph) && glyph !== 'x' ? forLetter : forDigit)
  return Array.from({ length: count }, () => {
    const traces =
      glyph === 'none' ? bend(scribble(dice, 'train'), hands.train, dice) : writeGlyph('train', glyph, dice(0, 1e9))
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
  hidden: 128,
  rounds: Number(process.env.ROUNDS ?? 7),
  dice,
  tell: (round, loss, right) =>
    process.stdout.write(
      `round ${round}: loss ${loss.toFixed(3)}, right ${(right * 100).toFixed(2)} %, ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
    ),
})
const text = `${JSON.stringify(weights)}\n`
writeFileSync(new URL('../../content/ink-weights.json', import.meta.url), text)
process.stdout.write(`${samples.length} samples, ${classes.length} classes, ${text.length} bytes\n`)
