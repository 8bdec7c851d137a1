/** npx tsx evals/letters/blind/run.ts [glyphs]: the blind hands. KEPT=1 looks at the part that was kept apart: seldom. */
import { scoreLetter } from '#shared/tools/letter-tracing/score-letter.ts'
import { blindCases } from './cases.ts'

const kept = process.env.KEPT === '1'
const cases = blindCases(kept, process.argv[2] ? [...process.argv[2]] : undefined)
const rows = new Map<string, { good: number; all: number }>()
const missed: string[] = []
const began = performance.now()
let slowest = 0
for (const one of cases) {
  const start = performance.now()
  const verdict = scoreLetter({ ...one, hand: one.left ? 'left' : 'right' })
  slowest = Math.max(slowest, performance.now() - start)
  for (const kind of [one.kind, one.right ? '* READABLE' : one.kind === 'the wrong size' ? '* size' : '* WRONG']) {
    const row = rows.get(kind) ?? { good: 0, all: 0 }
    rows.set(kind, row)
    row.all++
    if (verdict.right === one.right) row.good++
  }
  if (verdict.right !== one.right) missed.push(`${one.id} ${verdict.faults.join(' ')} ${verdict.says}`)
}
const ms = (performance.now() - began) / cases.length
for (const [kind, { good, all }] of rows)
  process.stdout.write(`${kind}: ${((100 * good) / all).toFixed(1)} % (${good} of ${all})\n`)
if (!kept || process.env.SHOW)
  for (const one of missed.slice(0, Number(process.env.MISSED ?? 0))) process.stdout.write(`${one}\n`)
const by = new Map<string, number>()
for (const one of missed) {
  const [, pair = ''] = one.split('/')
  by.set(pair, (by.get(pair) ?? 0) + 1)
}
if (!kept)
  process.stdout.write(
    `${[...by]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .map(([pair, n]) => `${pair}:${n}`)
      .join(' ')}\n`,
  )
process.stdout.write(`${cases.length} tries, ${ms.toFixed(2)} ms each, slowest ${slowest.toFixed(0)} ms\n`)
