// npx tsx evals/tutor/moments.ts [--from=0.5]: what would be taken for a moment in the dialogues of evals/blind whose number is odd,
// the surest first, and how many. What lines left out find, scripts/learn-moments.ts says.
import { readFileSync } from 'node:fs'
import { momentFor, momentOf } from '../../src/server/tutor/know/moments/moments.ts'

type Dialogue = { id: string; turns: { child: string }[] }
const least = Number(process.argv.find((one) => one.startsWith('--from='))?.slice(7) ?? 0.5)
const isOdd = ({ id }: Dialogue) => Number(id.replace(/^.*-/, '')) % 2 === 1

const said = ['early', 'later'].flatMap((name) =>
  readFileSync(new URL(`../blind/dialogues/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Dialogue => JSON.parse(line))
    .filter(isOdd)
    .flatMap(({ turns }) => turns.map(({ child }) => child)),
)
momentFor('get ready')
const began = performance.now()
const rows = said.map((text) => ({ text, found: momentFor(text) }))
const took = (performance.now() - began) / said.length
const met = rows
  .flatMap(({ text, found }) => (found && found.sure >= least ? [{ text, ...found }] : []))
  .sort((one, other) => other.sure - one.sure)
for (const { text, id, sure } of met) console.info(`${sure.toFixed(2)} ${text} -> ${id}: ${momentOf(id)?.says[0]}`)
for (const from of [0.5, 0.7, 0.9])
  console.info(
    `from ${from}: ${rows.filter(({ found }) => found && found.sure >= from).length} of ${said.length} turns`,
  )
console.info(`${took.toFixed(2)} ms each`)
