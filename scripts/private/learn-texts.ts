import { signBits } from '../../src/server/safety/ear/signs.ts'
import { textSigns } from '../../src/server/safety/private-scores.ts'
import { diceOf } from '../ear/read-lines.ts'
import type { Told } from './private-lines.ts'

export type Weights = { weights: Float32Array; bias: number; scale: number }

const rounds = 5
/** A text that tells something counts so many times one that does not: there are ten times fewer of them. */
const tellingCounts = 3

/** Which texts have something private in them, learned by small steps (Adagrad); alike each time. */
export function learnTexts(lines: readonly Told[]): Weights {
  const weights = new Float32Array(2 ** signBits)
  const steps = new Float32Array(2 ** signBits).fill(0.05)
  let bias = -1
  const known = lines.map(({ text, secrets }) => ({ signs: textSigns(text), tells: secrets.length > 0 }))
  const roll = diceOf(5)
  for (let step = 0; step < rounds * known.length; step++) {
    const { signs, tells } = known[Math.floor(roll() * known.length)] ?? { signs: new Int32Array(0), tells: false }
    const each = 1 / Math.sqrt(signs.length + 1)
    let sum = 0
    for (const sign of signs) sum += weights[sign] ?? 0
    const share = 1 / (1 + Math.exp(-sum * each - bias))
    const slope = tells ? (share - 1) * tellingCounts : share
    bias -= 0.01 * slope
    for (const sign of signs) {
      const pull = slope * each + 1e-5 * (weights[sign] ?? 0)
      steps[sign] = (steps[sign] ?? 0) + pull * pull
      weights[sign] = (weights[sign] ?? 0) - (0.2 * pull) / Math.sqrt(steps[sign] ?? 1)
    }
  }
  return { weights, bias, scale: 1 }
}
