import type { Dice } from '#server/cards/dice.ts'
import type { InkWeights } from '#server/drawings/read/glyph-net.ts'

export type Sample = { features: Float32Array; target: number }
type Lesson = {
  samples: Sample[]
  classes: string[]
  inputs: number
  hidden: number
  rounds: number
  dice: Dice
  tell: (round: number, loss: number, right: number) => void
}
type Layer = { inputs: number; outputs: number; weights: Float32Array; bias: Float32Array }

const softening = 0.02

function layerOf(inputs: number, outputs: number, dice: Dice): Layer {
  const reach = Math.sqrt(6 / inputs)
  const weights = Float32Array.from({ length: inputs * outputs }, () => (dice(-10_000, 10_000) / 10_000) * reach)
  return { inputs, outputs, weights, bias: new Float32Array(outputs) }
}

/** One hidden layer, softmax, plain descent one sample at a time, a falling rate; seeded. */
export function learn({ samples, classes, inputs, hidden, rounds, dice, tell }: Lesson): InkWeights {
  const first = layerOf(inputs, hidden, dice)
  const second = layerOf(hidden, classes.length, dice)
  const order = samples.map((_, index) => index)
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = dice(0, at)
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    const rate = 0.012 * (1 - round / rounds) ** 1.3 + 0.0002
    let [loss, right] = [0, 0]
    for (const index of order) {
      const sample = samples[index]
      if (!sample) continue
      const result = step(first, second, sample, rate)
      loss += result.loss
      right += result.right ? 1 : 0
    }
    tell(round + 1, loss / samples.length, right / samples.length)
  }
  return { classes, heat: 1, layers: [packed(first), packed(second)] }
}

/** Most cells of a glyph are empty, and cost nothing. */
function inkedOf(input: Float32Array): Uint16Array {
  const found = new Uint16Array(input.length)
  let count = 0
  input.forEach((value, at) => {
    if (value !== 0) found[count++] = at
  })
  return found.subarray(0, count)
}

function forward({ inputs, outputs, weights, bias }: Layer, input: Float32Array): Float32Array {
  const output = new Float32Array(outputs)
  const inked = inkedOf(input)
  for (let out = 0; out < outputs; out += 1) {
    let sum = bias[out] ?? 0
    const from = out * inputs
    for (const at of inked) sum += (weights[from + at] ?? 0) * (input[at] ?? 0)
    output[out] = sum
  }
  return output
}

function step(first: Layer, second: Layer, { features, target }: Sample, rate: number) {
  const hidden = forward(first, features)
  for (let at = 0; at < hidden.length; at += 1) hidden[at] = Math.max(0, hidden[at] ?? 0)
  const scores = forward(second, hidden)
  const top = Math.max(...scores)
  let sum = 0
  const parts = scores.map((score) => Math.exp(score - top))
  for (const part of parts) sum += part
  const share = softening / scores.length
  const wrongBy = parts.map((part, at) => part / sum - (at === target ? 1 - softening + share : share))
  const back = new Float32Array(hidden.length)
  for (let out = 0; out < second.outputs; out += 1) {
    const by = wrongBy[out] ?? 0
    const from = out * second.inputs
    for (let at = 0; at < back.length; at += 1) back[at] = (back[at] ?? 0) + by * (second.weights[from + at] ?? 0)
  }
  descend(second, hidden, wrongBy, rate)
  for (let at = 0; at < back.length; at += 1) if ((hidden[at] ?? 0) === 0) back[at] = 0
  descend(first, features, back, rate)
  const chance = (parts[target] ?? 0) / sum
  return { loss: -Math.log(Math.max(chance, 1e-9)), right: (scores[target] ?? 0) >= top }
}

function descend({ inputs, outputs, weights, bias }: Layer, input: Float32Array, by: Float32Array, rate: number) {
  const inked = inkedOf(input)
  for (let out = 0; out < outputs; out += 1) {
    const move = rate * (by[out] ?? 0)
    if (move > -1e-6 && move < 1e-6) continue
    const from = out * inputs
    for (const at of inked) weights[from + at] = (weights[from + at] ?? 0) - move * (input[at] ?? 0)
    bias[out] = (bias[out] ?? 0) - move
  }
}

const rounded = (value: number) => Number(value.toPrecision(5))

function packed({ inputs, outputs, weights, bias }: Layer) {
  const rows: string[] = []
  const steps: number[] = []
  for (let out = 0; out < outputs; out += 1) {
    const row = weights.subarray(out * inputs, (out + 1) * inputs)
    const most = row.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9)
    rows.push(Buffer.from(Int8Array.from(row, (value) => Math.round((value / most) * 127)).buffer).toString('base64'))
    steps.push(rounded(most / 127))
  }
  return { rows, steps, bias: [...bias].map(rounded) }
}
