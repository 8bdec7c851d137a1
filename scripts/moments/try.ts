// prototype
import { readFileSync } from 'node:fs'
import { vectorsOf } from '../../src/server/tutor/know/book/vectors.ts'
import { momentLines } from '../../src/server/tutor/know/moments/moments.ts'
import { readSaid, signBits } from '../../src/server/tutor/know/moments/signs.ts'
import { diceOf } from '../ear/read-lines.ts'
import { bookLines } from '../talk/book-lines.ts'
import { writtenTalk } from '../talk/written-lines.ts'
import { type Bag, MomentNet, settings, shuffle } from './net.ts'

for (const one of process.argv.slice(2)) { const [k, v] = one.split('='); if (k && k in settings) (settings as any)[k] = Number(v) }
const opt = (n: string, d: number) => Number(process.argv.find((o) => o.startsWith(`--${n}=`))?.split('=')[1] ?? d)
const t0 = process.cpuUsage()
const secs = () => { const c = process.cpuUsage(t0); return ((c.user + c.system) / 1e6).toFixed(0) }
const vec = vectorsOf(JSON.parse(readFileSync(new URL('../../content/en/tutor/vectors.json', import.meta.url), 'utf8')))
const lines = momentLines()
const talk = [...writtenTalk().map(({ act, text }) => ({ id: `=${act}`, text })), ...bookLines().map((text) => ({ id: '=ask_world', text }))]
const ids = [...new Set(lines.map((l) => l.id)), ...new Set(talk.map((l) => l.id))]
const place = new Map(ids.map((id, at) => [id, at]))
const said = [...lines, ...talk].map(({ text }) => readSaid(text))
console.log('said', secs())
const df = new Map<string, number>()
for (const { stems } of said.slice(0, lines.length)) for (const s of new Set(stems)) df.set(s, (df.get(s) ?? 0) + 1)
const names = new Map<string, number>()
for (const { stems } of said) for (const s of stems) if (!names.has(s)) names.set(s, 2 ** signBits + names.size)
const weightOf = (s: string) => Math.log(1 + lines.length / (1 + (df.get(s) ?? 0))) / 9
const size = opt('size', 64)
const V = opt('vec', 1)
const bags: Bag[] = said.map(({ stems, signs }) => {
  const own = [...new Set(stems)]
  const known = own.filter((s) => V && vec.placeOf(s) !== undefined)
  return { rows: Int32Array.from([...signs, ...own.map((s) => names.get(s) ?? 0)]), words: Int32Array.from(known, (s) => vec.placeOf(s) ?? 0), shares: Float32Array.from(known, weightOf) }
})
console.log('bags', secs(), names.size, ids.length, lines.length, talk.length)
const folds = 4
const foldRoll = diceOf(3)
const fold = bags.map(() => Math.floor(foldRoll() * folds))
const net = new MomentNet({ size, rows: 2 ** signBits + names.size, classes: ids.length, source: vec.dimensions }, vec.units)
const roll = diceOf(settings.seed)
const train = bags.flatMap((_, at) => fold[at] === 0 ? [] : [at])
const many = new Map<string, number>()
const all = [...lines, ...talk]
for (const at of train) many.set(all[at]!.id, (many.get(all[at]!.id) ?? 0) + 1)
const test = lines.flatMap((_, at) => fold[at] === 0 ? [at] : [])
const talkCap = opt('cap', 50)
for (let round = 0; round < settings.rounds; round++) {
  const rate = settings.rate * (1 - 0.9 * round / settings.rounds)
  let loss = 0, n = 0
  for (const o of shuffle(train.length, roll)) {
    const at = train[o]!
    const id = all[at]!.id
    if (at >= lines.length && roll() > talkCap / (many.get(id) ?? 1)) continue
    const l = net.learn(bags[at]!, place.get(id) ?? 0, at >= lines.length ? 0.5 : 1, rate, roll)
    if (at < lines.length) { loss += l; n++ }
  }
  let right = 0, right5 = 0
  for (const at of test.filter((_, i) => i % 3 === 0 || round === settings.rounds - 1)) {
    net.read(bags[at]!)
    const shares = net.judge()
    const own = place.get(lines[at]!.id) ?? 0
    let better = 0
    const M = ids.length - 149
    for (let to = 0; to < place.size; to++) if (!ids[to]!.startsWith('=') && shares[to]! > shares[own]!) better++
    if (better === 0) right++
    if (better < 8) right5++
  }
  const c = round === settings.rounds - 1 ? test.length : Math.ceil(test.length / 3)
  console.log(round, 'loss', (loss / n).toFixed(3), 'right', (100 * right / c).toFixed(1), 'top8', (100 * right5 / c).toFixed(1), secs())
}
