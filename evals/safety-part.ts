/** npx tsx evals/safety-part.ts: judges the sets of words alone, in a minute, and writes their part of docs/quality.md, and of
 * content/quality.json what the last look at the blind sets showed. The dialogues are left as evals/run.ts made them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { blindFigures, type PublicFigure, safetyCommand } from './quality-figures.ts'
import { safetyPart } from './quality-page.ts'
import { measureSafetySets } from './safety-sets.ts'

const place = new URL('../docs/quality.md', import.meta.url)
const page = readFileSync(place, 'utf8')
const [from, to] = [page.indexOf('## Safety of words'), page.indexOf('## What a turn costs')]
if (from < 0 || to < from) throw new Error('docs/quality.md has no part about words: npx tsx evals/run.ts')
const safety = measureSafetySets()
const part = safetyPart(safety)
writeFileSync(place, page.slice(0, from) + part + page.slice(to))

const told = new URL('../content/quality.json', import.meta.url)
const kept: PublicFigure[] = JSON.parse(readFileSync(told, 'utf8'))
const { hits, count } = safety['bad-replies'].heldOut
const date = new Date().toISOString().slice(0, 10)
const made = [...blindFigures(), { name: 'bad-replies', hits, count }]
const figures = kept.map((figure) => {
  const fresh = made.find(({ name }) => name === figure.name)
  return fresh ? { ...fresh, date, command: safetyCommand } : figure
})
writeFileSync(told, `${JSON.stringify(figures, null, 2)}\n`)
process.stdout.write(part)
