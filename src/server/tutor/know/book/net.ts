/** A small net: one layer of bent sums, then their sum. `bent` has a row for each: weights, then what it starts from. */
export type Net = { bent: readonly (readonly number[])[]; out: readonly number[]; start: number }

/** As it is kept: numbers in lines, so that a file of them is read and compared by lines. */
export type PackedNet = { bent: readonly string[]; out: string; start: number }

const numbersIn = (line: string) => line.split(' ').map(Number)

export const netOf = ({ bent, out, start }: PackedNet): Net => ({
  bent: bent.map(numbersIn),
  out: numbersIn(out),
  start,
})

export const packNet = ({ bent, out, start }: Net): PackedNet => ({
  bent: bent.map((row) => row.join(' ')),
  out: out.join(' '),
  start,
})

/** What the net makes of some evidence, as a logarithm of odds. */
export function oddsOf({ bent, out, start }: Net, evidence: readonly number[]): number {
  let sum = start
  for (const [at, row] of bent.entries()) {
    let own = row[evidence.length] ?? 0
    for (let to = 0; to < evidence.length; to++) own += (row[to] ?? 0) * (evidence[to] ?? 0)
    sum += (out[at] ?? 0) * Math.tanh(own)
  }
  return sum
}

export const shareOfOdds = (odds: number) => 1 / (1 + Math.exp(-odds))
