import { diceOf } from '../ear/read-lines.ts'

const rounds = 60

/** The `count` directions in which rows differ most from their mean, each as one row of length one. */
function mainDirections(alike: Float64Array, width: number, count: number): Float64Array {
  const roll = diceOf(11)
  let found = Float64Array.from({ length: count * width }, () => roll() - 0.5)
  for (let round = 0; round < rounds; round++) {
    const turned = new Float64Array(count * width)
    for (let one = 0; one < count; one++)
      for (let from = 0; from < width; from++) {
        const times = found[one * width + from] ?? 0
        for (let to = 0; to < width; to++)
          turned[one * width + to] = (turned[one * width + to] ?? 0) + times * (alike[from * width + to] ?? 0)
      }
    for (let one = 0; one < count; one++) setUpright(turned, one, width)
    found = turned
  }
  return found
}

/** Takes from a row what the rows before it say, and makes it one long. */
function setUpright(rows: Float64Array, which: number, width: number) {
  const own = rows.subarray(which * width, (which + 1) * width)
  for (let before = 0; before < which; before++) {
    const other = rows.subarray(before * width, (before + 1) * width)
    const shared = dot(own, other)
    for (let at = 0; at < width; at++) own[at] = (own[at] ?? 0) - shared * (other[at] ?? 0)
  }
  const long = Math.sqrt(dot(own, own))
  for (let at = 0; at < width; at++) own[at] = (own[at] ?? 0) / long
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Rows told in fewer numbers, those in which they differ most; one number is about one large. */
export function inFewer(rows: Float64Array, width: number, count: number): Float32Array {
  const lines = rows.length / width
  const mean = new Float64Array(width)
  for (let at = 0; at < rows.length; at++) mean[at % width] = (mean[at % width] ?? 0) + (rows[at] ?? 0) / lines
  const apart = rows.map((one, at) => one - (mean[at % width] ?? 0))
  const alike = new Float64Array(width * width)
  for (let line = 0; line < lines; line++)
    for (let one = 0; one < width; one++) {
      const times = apart[line * width + one] ?? 0
      for (let other = 0; other < width; other++)
        alike[one * width + other] = (alike[one * width + other] ?? 0) + times * (apart[line * width + other] ?? 0)
    }
  const directions = mainDirections(alike, width, count)
  const told = Float32Array.from({ length: lines * count }, (_, at) => {
    const [line, one] = [Math.floor(at / count), at % count]
    return dot(apart.subarray(line * width, (line + 1) * width), directions.subarray(one * width, (one + 1) * width))
  })
  const large = Math.sqrt(told.reduce((sum, one) => sum + one * one, 0) / told.length)
  return told.map((one) => one / large)
}
