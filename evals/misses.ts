/** npx tsx evals/misses.ts [set]: what our checks miss in the tuned part, and only the rate of the held-out part. */
import { measureSet, type PartFigures, type SafetySet, safetySets } from './safety-sets.ts'

const asked = process.argv[2]
const names: readonly SafetySet[] = safetySets.filter((name) => asked === undefined || name === asked)
if (names.length === 0) throw new Error(`No such set. There are: ${safetySets.join(', ')}`)

for (const name of names) {
  const { tuned, heldOut } = measureSet(name)
  if (asked !== undefined) {
    for (const { category, text, got } of tuned.misses) process.stdout.write(`[${category}] ${text} -> ${got}\n`)
  }
  process.stdout.write(`${name.padEnd(16)} tuned ${rate(tuned)}   held out ${rate(heldOut)}\n`)
}

function rate({ rate, hits, count }: PartFigures): string {
  return `${(rate * 100).toFixed(1).padStart(5)} % (${hits}/${count})`
}
