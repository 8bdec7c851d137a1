/**
 * npx tsx evals/letters/blind/run.ts: the judge of letters and hands that it was not made from; writes the table into
 * docs/quality.md. BUILDING=1 leaves out the part that is kept apart, and writes nothing. FONTS names a folder with the
 * svg_fonts of the npm package hersheytext 2.0.0 (installed elsewhere, never shipped).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { scoreLetter } from '#shared/tools/letter-tracing/score-letter.ts'
import { type BlindCase, blindCases } from './cases.ts'

type Count = { good: number; all: number }
type Row = { building: Count; kept: Count }

const isBuilding = process.env.BUILDING === '1'
const rows = new Map<string, Row>()
const missed: string[] = []

const none = (): Count => ({ good: 0, all: 0 })
const sumOf = (one: BlindCase) =>
  one.kind === 'the wrong size' ? [] : [one.right ? '**readable, accepted**' : '**wrong, refused**']

function judge(one: BlindCase): void {
  const verdict = scoreLetter({ ...one, hand: one.left ? 'left' : 'right' })
  const isGood = verdict.right === one.right
  for (const kind of [one.kind, ...sumOf(one)]) {
    const row = rows.get(kind) ?? { building: none(), kept: none() }
    rows.set(kind, row)
    const count = one.kept ? row.kept : row.building
    count.all++
    if (isGood) count.good++
  }
  if (!isGood && !one.kept) missed.push(`${one.id} ${verdict.faults.join(' ')} ${verdict.says}`)
}

const before = process.cpuUsage()
const cases = [...blindCases(false), ...(isBuilding ? [] : blindCases(true))]
for (const one of cases) judge(one)
const ms = process.cpuUsage(before).user / 1_000 / cases.length

const show = ({ good, all }: Count) => (all === 0 ? '–' : `${((100 * good) / all).toFixed(1)} % (${good} of ${all})`)
const isSum = ([kind]: [string, Row]) => kind.startsWith('**')
const ordered = [...[...rows].filter((row) => !isSum(row)), ...[...rows].filter(isSum)]
const page = `## Handwriting by hands that the judge was not made from

Made by \`npx tsx evals/letters/blind/run.ts\`. Skeletons, splines and trembling of their own (\`evals/letters/blind\`), written
before the judge was changed, by the same author as the judge: kinder than children. Six writers; two of them, other seeds and
two fonts were kept apart and looked at once; after that only the dot of i and j got a test of its own, and the building part
was looked at again. That part was looked at about ten times in all.
Fonts of single lines are other people's (npm hersheytext 2.0.0). Letters of one form in two sizes count by their size alone.

| | while building | kept apart |
|---|---|---|
${ordered.map(([kind, row]) => `| ${kind} | ${show(row.building)} | ${show(row.kept)} |`).join('\n')}

Bar: at least 98 % of readable letters accepted, at most 1 % of wrong ones. One letter takes ${ms.toFixed(0)} ms, with making it.
`

process.stdout.write(page)
for (const one of missed.slice(0, Number(process.env.MISSED ?? 0))) process.stdout.write(`${one}\n`)

if (!isBuilding) {
  const file = new URL('../../../docs/quality.md', import.meta.url)
  const text = readFileSync(file, 'utf8')
  const [mark, end] = ['<!-- blind-letters:begin -->', '<!-- blind-letters:end -->']
  const part = `${mark}\n${page}${end}`
  const from = text.indexOf(mark)
  const written =
    from < 0
      ? `${text.trimEnd()}\n\n${part}\n`
      : text.slice(0, from) + part + text.slice(text.indexOf(end) + end.length)
  writeFileSync(file, written)
}
