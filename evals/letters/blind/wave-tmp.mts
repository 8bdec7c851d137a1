import { swingsOf, isStraight } from '#shared/tools/letter-tracing/smoothness.ts'
import { linesOf } from '#shared/tools/letter-tracing/ink.ts'
import { blindCases, formsOf } from './cases.ts'
import { bent, diceOf, inked, writers, type Dot } from './write.ts'
const q = (a: number[], p: number) => a.sort((x, y) => x - y)[Math.floor(a.length * p)]?.toFixed(2)
for (const w of writers) {
  const plain: number[] = [], wavy: number[] = [], wavy2: number[] = []; let st = 0, sw = 0, n = 0
  for (const g of 'AHLTVNZESOCaebd') for (const f of formsOf(g).slice(0, 1)) for (let k = 0; k < 3; k++) {
    const d = diceOf(k + 7)
    const b = bent(f.trails, w, d)
    const wave = (amp: number, len: number) => b.map((t) => { let s = 0; return t.map(([x, y], i): Dot => { const p = t[i - 1] ?? [x, y]; s += Math.hypot(x - p[0], y - p[1]); return [x + amp * Math.sin(6.28 * s / len), y + amp * 0.4 * Math.cos(6.28 * s / len)] }) })
    const make = (t: any) => linesOf(inked(t, { unit: 24, left: 100, top: 28 }, w, diceOf(3)))
    plain.push(swingsOf(make(b)) ?? 0); wavy.push(swingsOf(make(wave(0.25, 2))) ?? 0); wavy2.push(swingsOf(make(wave(0.35, 3.5))) ?? 0)
    if ('AHLTVNZE'.includes(g)) { n++; if (isStraight(make(b))) st++; if (isStraight(make(wave(0.25, 2)))) sw++ }
  }
  console.log(w.name, 'plain', q(plain, .1), q(plain, .5), q(plain, .9), 'wavy', q(wavy, .1), q(wavy, .5), q(wavy, .9), 'wavy2', q(wavy2, .1), q(wavy2, .5), 'straight', st, sw, n)
}
