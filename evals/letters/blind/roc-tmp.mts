import { readShape } from '/work/h1/src/shared/tools/letter-tracing/shape/read-shape.ts'
import { linesOf } from '/work/h1/src/shared/tools/letter-tracing/ink.ts'
import { blindCases } from '/work/h1/evals/letters/blind/cases.ts'
const every = Number(process.env.EVERY ?? 1)
const cases = blindCases(false).filter((_, i) => i % every === 0 && _.kind !== 'the wrong size')
const t0 = performance.now()
const out = cases.map((one) => ({ one, s: readShape(linesOf(one.strokes), one.glyph) }))
console.log(((performance.now() - t0) / cases.length).toFixed(2), 'ms each')
for (const T of [6, 7, 8, 9, 10, 11, 12, 14]) for (const R of [0.9, 1, 1.1, 1.2, 1.35, 1.5]) {
  let [tp, p, fp, n] = [0, 0, 0, 0]
  for (const { one, s } of out) {
    const yes = s.cost < T && s.cost < R * s.rivalCost
    if (one.right) { p++; if (yes) tp++ } else { n++; if (yes) fp++ }
  }
  console.log(T, R, 'accept', (100 * tp / p).toFixed(2), 'wrong', (100 * fp / n).toFixed(2))
}
const T = Number(process.env.T ?? 10), R = Number(process.env.R ?? 1.1)
const bad = new Map<string, number>(), ko: string[] = [], fps: string[] = []
for (const { one, s } of out) {
  const yes = s.cost < T && s.cost < R * s.rivalCost
  if (yes === one.right) continue
  const line = `${one.id} ${s.cost.toFixed(1)} vs ${s.rival} ${s.rivalCost.toFixed(1)}`
  if (one.right) { ko.push(line); const k = one.glyph + (s.cost >= T ? '!' : '>' + s.rival); bad.set(k, (bad.get(k) ?? 0) + 1) } else fps.push(line)
}
console.log([...bad].sort((a, b) => b[1] - a[1]).slice(0, 70).map(([k, v]) => `${k}:${v}`).join(' '))
console.log(fps.slice(0, Number(process.env.N ?? 30)).join('\n'))
if (process.env.KO) console.log(ko.filter((x) => x.includes(`/${process.env.KO}<`)).slice(0, 30).join('\n'))
const kinds = new Map<string, [number, number]>()
for (const { one, s } of out) { const k = kinds.get(one.kind) ?? [0, 0]; kinds.set(one.kind, k); k[1]++; if ((s.cost < T && s.cost < R * s.rivalCost) === one.right) k[0]++ }
console.log([...kinds].map(([k, [a, b]]) => `${k} ${(100 * a / b).toFixed(1)}`).join(', '))
