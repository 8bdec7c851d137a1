/** npx tsx evals/letters/run.ts: judges every labelled try, prints the table, and writes it into docs/quality.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { glyphs } from '#shared/tools/letter-tracing/glyphs.ts'
import { scoreLetter } from '#shared/tools/letter-tracing/score-letter.ts'
import { isHeldOut } from '../split.ts'
import { type LetterCase, letterCases } from './cases.ts'

type Count = { good: number; all: number }
type Row = { tuned: Count; kept: Count; named: Count }

const began = performance.now()
const only = process.argv[2] ? [...process.argv[2]] : glyphs
const cases = letterCases(only)
const rows = new Map<string, Row>()
const missed: { one: LetterCase; faults: string[] }[] = []
const faultsBy = new Map<string, Map<string, number>>()
let slowest = 0

for (const one of cases) {
  const row = rows.get(one.kind) ?? {
    tuned: { good: 0, all: 0 },
    kept: { good: 0, all: 0 },
    named: { good: 0, all: 0 },
  }
  rows.set(one.kind, row)
  const start = performance.now()
  const verdict = scoreLetter(one)
  slowest = Math.max(slowest, performance.now() - start)
  const count = isHeldOut(one.id) ? row.kept : row.tuned
  count.all++
  if (verdict.right === one.right) count.good++
  else if (!isHeldOut(one.id) || process.env.SHOW_KEPT) missed.push({ one, faults: verdict.faults })
  const names = faultsBy.get(one.kind) ?? new Map<string, number>()
  faultsBy.set(one.kind, names)
  const name = verdict.right ? 'right' : (verdict.faults[0] ?? '?')
  names.set(name, (names.get(name) ?? 0) + 1)
  if (!one.reversedAs) continue
  row.named.all++
  if (verdict.reversedAs === one.reversedAs) row.named.good++
}

const sum = (counts: Count[]): Count => ({
  good: counts.reduce((all, one) => all + one.good, 0),
  all: counts.reduce((all, one) => all + one.all, 0),
})
const show = ({ good, all }: Count) => (all === 0 ? '–' : `${((100 * good) / all).toFixed(1)} % (${good} of ${all})`)

const list = [...rows]
const named = sum(list.map(([, row]) => row.named))
const lines = list.map(([kind, row]) => `| ${kind} | ${show(row.tuned)} | ${show(row.kept)} |`)
const size = brotliCompressSync(readFileSync(new URL('../../content/letters/print.json', import.meta.url))).length
const page = `## Handwriting

Labelled tries at the 62 letters and digits and at names (\`evals/letters/cases.ts\`), made by a seeded child's hand and
by hand; a third is kept apart while tuning. The figure is how often the verdict right or not yet is the labelled one.

| | while tuning | held out |
|---|---|---|
${lines.join('\n')}
| **all** | **${show(sum(list.map(([, row]) => row.tuned)))}** | **${show(sum(list.map(([, row]) => row.kept)))}** |

A letter in the mirror is called by its name, both parts together: ${show(named)}. Bar: 99 % right verdicts; hands that
the judge was not made from are below.
The strokes of all letters take ${(size / 1000).toFixed(1)} kB (brotli).
`

process.stdout.write(page)
for (const { one, faults } of missed.slice(0, Number(process.env.FAULTS ?? 60)))
  process.stdout.write(
    `${one.id} [${one.hand} ${one.grade}] wants ${one.right ? 'right' : 'not yet'}, got ${faults.join(' ')}\n`,
  )
if (process.env.NAMES)
  for (const [kind, names] of faultsBy)
    process.stdout.write(`${kind}: ${[...names].map(([name, count]) => `${name} ${count}`).join(', ')}\n`)
process.stdout.write(
  `${cases.length} tries, ${((performance.now() - began) / 1000).toFixed(1)} s, slowest ${slowest.toFixed(0)} ms\n`,
)

const file = new URL('../../docs/quality.md', import.meta.url)
if (only === glyphs && existsSync(file) && !process.env.DRY) {
  const text = readFileSync(file, 'utf8')
  const [mark, end] = ['<!-- letters:begin -->', '<!-- letters:end -->']
  const from = text.indexOf(mark)
  const part = `${mark}\n${page}${end}`
  writeFileSync(
    file,
    from < 0
      ? `${text.trimEnd()}\n\n${part}\n`
      : text.slice(0, from) + part + text.slice(text.indexOf(end) + end.length),
  )
}
