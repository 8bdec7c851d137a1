import { placedWords, signsIn, sumOf, tagBits } from '../../src/server/safety/private-words.ts'
import { shuffle } from '../ear/adam.ts'
import { diceOf } from '../ear/read-lines.ts'
import type { Weights } from './learn-texts.ts'
import type { Told } from './private-lines.ts'

type Tagged = { signs: [whenFree: number[], whenTold: number[]]; isTold: boolean }[]

export function tagged({ text, secrets }: Told): Tagged {
  const words = placedWords(text)
  const signsAt = signsIn(words)
  return words.map(({ start, end }, at) => ({
    signs: [signsAt(at, false), signsAt(at, true)],
    isTold: secrets.some(([from, to]) => start < to && end > from),
  }))
}

const share = (sum: number) => 1 / (1 + Math.exp(-sum))

/** The weights of signs, learned by small steps (Adagrad, Duchi et al. 2011); alike each time. */
export function learnSigns(lines: readonly Tagged[]): Weights {
  const weights = new Float32Array(2 ** tagBits)
  const steps = new Float32Array(2 ** tagBits).fill(0.05)
  let bias = -1
  const roll = diceOf(3)
  const order = lines.map((_, at) => at)
  for (let round = 0; round < 12; round++) {
    shuffle(order, roll)
    for (const at of order) {
      let wasTold = false
      for (const { signs, isTold } of lines[at] ?? []) {
        const own = signs[wasTold ? 1 : 0]
        const slope = (share(sumOf(weights, own) + bias) - (isTold ? 1 : 0)) * (isTold ? 2 : 1)
        bias -= 0.01 * slope
        for (const sign of own) {
          const pull = slope + 1e-4 * (weights[sign] ?? 0)
          steps[sign] = (steps[sign] ?? 0) + pull * pull
          weights[sign] = (weights[sign] ?? 0) - (0.1 * pull) / Math.sqrt(steps[sign] ?? 1)
        }
        wasTold = isTold
      }
    }
  }
  return { weights, bias, scale: 1 }
}
