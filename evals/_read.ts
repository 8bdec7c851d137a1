// npx tsx evals/_read.ts seed perSkill made|standing|all: deduped
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { skillGraph } from '../src/server/cards/skills.ts'
import { isMade, itemMadeFor, standingItems } from '../src/server/curriculum/curriculum.ts'
import type { Item } from '../src/server/curriculum/item.ts'
const [, , seedText = '1', perText = '12', mode = 'made', sub = ''] = process.argv
const seenFile = '/tmp/i14/seen.json'
const seen = new Set<string>(existsSync(seenFile) ? JSON.parse(readFileSync(seenFile, 'utf8')) : [])
const people = /\b(Mia|Noah|Ava|Leo|Zoe|Lily|Theo|Kofi|Max|Finn|Nora|Mateo|Hugo|Ruby|Jamal|Sofia|Lucia|Omar|Elena|Hana|Grace|Kai|Eli|Priya|Keisha|Diego|Amir|Ivy|Sam|Ben|Tom)\b/g
const norm = (s: string) => s.replace(/“[^”]*”/g, '“”').replace(people, 'N').replace(/\b([Hh])(e|is|im)\b/g,'P').replace(/\b([Ss])he\b|\b[Hh]ers?\b/g,'P').replace(/[$¢]?\d[\d,./:¢%]*/g, '#')
const fresh = (kind: string, s: string) => { const k = kind + norm(s); if (seen.has(k)) return false; seen.add(k); return true }
const { skills } = skillGraph()
const standing = new Map<string, Item[]>()
for (const i of standingItems()) standing.set(i.skill, [...(standing.get(i.skill) ?? []), i])
for (const { id, grade } of skills) {
  if (sub && !id.startsWith(sub)) continue
  const items: Item[] = []
  if (mode !== 'standing' && isMade(id)) for (let n = 0; n < Number(perText); n++) { const m = itemMadeFor(id, Number(seedText) + n * 7717); if (m) items.push(m) }
  if (mode !== 'made') items.push(...(standing.get(id) ?? []))
  for (const i of items) {
    const out: string[] = []
    const head = [...i.text, i.question].join(' § ')
    const qs = fresh('q', head)
    const ch = i.answer.form === 'choice' ? `{${i.answer.choices.join('|')}}` : ''
    const sp = i.spoken && !i.spoken.startsWith(i.question) && fresh('s', i.spoken) ? ` ♪${i.spoken}` : ''
    const al = i.picture && fresh('a', i.picture.alt) ? ` [${i.picture.alt}]` : ''
    for (const d of i.distractors) if (fresh('f', d.feedback)) out.push(`  -${d.answer}: ${d.feedback}`)
    const h = i.hints.map((x) => (fresh('h', x) ? x : '=')); if (h.some((x) => x !== '=')) out.push('  h: ' + h.join(' / '))
    for (const p of i.solution) { const w = p.map((x) => (fresh('w', x.says) ? x.says : '=')); if (w.some((x) => x !== '=')) out.push('  w: ' + w.join(' > ')) }
    if (fresh('y', i.explanation)) out.push('  y: ' + i.explanation)
    if (qs || out.length || sp || al) console.log(`${grade} ${i.id.replace(/^[a-z]+\./, '')}${al} ${head} ${ch}=>${i.answer.answer}${sp}${out.length ? '\n' + out.join('\n') : ''}`)
  }
}
writeFileSync(seenFile, JSON.stringify([...seen]))
