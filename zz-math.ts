import { mathEarly } from '#server/cards/strands/math-early/math-early.ts'
import { mathLater } from '#server/cards/strands/math-later/math-later.ts'
import { writeFileSync } from 'node:fs'
const [, , dir = '/tmp/zz', seedsArg = '12'] = process.argv
let said = new Map()
const q = (t) => { const n = said.get(t) ?? 0; said.set(t, n + 1); return n < 1 || t.length < 22 ? t : t.slice(0, 14) + '~' }
const show = (c) => {
  const p = c.picture ? (({ alt, ...r }) => `\n  PIC ${JSON.stringify(r)} ALT ${alt}`)(c.picture) : ''
  const ch = c.answer.form === 'choice' || c.answer.form === 'compare' ? ' CH[' + (c.answer.choices ?? []).join('/') + ']' : ''
  const un = c.answer.unit ? ' u:' + c.answer.unit : ''
  return `# ${c.key}: ${c.text?.length ? '{' + c.text.join(' ') + '} ' : ''}${c.question} => ${c.answer.answer}${un}${ch}` +
   (c.inWords !== undefined && c.inWords !== c.question ? `\n  WORDS ${c.inWords}` : '') + p +
   `\n  X ${c.mistakes.map((m) => `${m.answer}: ${q(m.observation)}${m.hint ? ' (' + q(m.hint) + ')' : ''}`).join(' | ')}` +
   `\n  H ${c.hints.map(q).join(' | ')}\n  S ${c.steps.map(q).join(' | ')}\n  W ${q(c.explanation)}`
}
for (const [name, s] of [['early', mathEarly], ['later', mathLater]]) {
  let n = 0
  let out = ''
  for (const m of s.makers) {
    out += `\n=== ${m.skill}\n`; said = new Map()
    const seen = new Set()
    for (let i = 0; i < Number(seedsArg); i++) { const c = m.make(i * 7919 + 3); if (seen.has(c.key)) continue; seen.add(c.key); out += show(c) + '\n'; n++ }
  }
  for (const d of s.decks) {
    const cards = d.cards()
    out += `\n=== DECK ${d.deck} ${cards.length}\n`; said = new Map()
    cards.forEach((c, i) => { if (i % 10 === 0) { out += show(c) + '\n'; n++ } })
  }
  writeFileSync(`${dir}-${name}.txt`, out)
  console.log(name, n, out.length, s.makers.length, s.decks.map(d=>d.deck+d.cards().length).join())
}
