// Plays conversations for a strict reader, and counts a reader's marks by the key of what was said (decision 59):
// npx tsx evals/tutor/for-readers.ts FILE OUT [--marks=FILE]. FILE is a file of dialogues (.jsonl) or of ordinary conversations (.txt).
// Writes OUT.txt, to be read, and OUT.key: place, kind and keys of each reply, a tab between them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { catalog } from '../../src/server/cards/catalog.ts'
import { itemSource } from '../../src/server/cards/item-source.ts'
import { decide } from '../../src/server/tutor/decide/decide.ts'
import { greeting, greetingAsks } from '../../src/server/tutor/greet.ts'
import { wordLines } from '../../src/server/tutor/say/say.ts'
import { type Lesson, newLesson } from '../../src/server/tutor/state.ts'

type Dialogue = { id: string; grade: number; turns: { child: string }[] }

/** Grades of the children in `content/safety/en/talk`, by the number of the file; a conversation takes the next one. */
const gradesOf: Readonly<Record<string, readonly number[]>> = {
  '01': [-1, 0, 0],
  '02': [2, 3],
  '03': [5, 6, 7],
  '04': [0, 2, 4, 6],
  '05': [3, 5, 6],
  '06': [0, 2, 4, 6],
  '07': [-1, 1, 2],
  '08': [4, 5, 7],
  '09': [1, 3, 4],
  '10': [5, 6, 7],
}
const fewestLines = 4

function dialoguesIn(file: string): Dialogue[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.jsonl'))
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): Dialogue => JSON.parse(line))
  const number = /\d\d/.exec(path.basename(file))?.[0] ?? ''
  const grades = gradesOf[number] ?? [3]
  return text
    .replace(/^#.*$/gm, '')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').flatMap((line) => (line.trim() ? [{ child: line.trim() }] : [])))
    .filter((turns) => turns.length >= fewestLines)
    .map((turns, at) => ({ id: `t${number}-${at + 1}`, grade: grades[at % grades.length] ?? 3, turns }))
}

const items = itemSource(catalog())
const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }

function* play({ id, grade, turns }: Dialogue) {
  let lesson: Lesson = newLesson([...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 100_000)
  const spoken = { grade, isCalm: false, name: 'Robin', tutor: 'Bolt' }
  const hello = greeting({ again: false, earlier: null, grade })
  const { said } = wordLines(hello.lines, lesson, { ...spoken, seed: lesson.seed })
  lesson = { ...lesson, said, asked: greetingAsks(false) }
  for (const [at, { child }] of turns.entries()) {
    const situation = { lesson, items, text: child, grade, nickname: 'Robin', tutor, notes: [], minutes: 1, pause: 10 }
    const { move, lesson: next } = decide(situation)
    const reply = wordLines(move.lines, next, { ...spoken, seed: next.seed + at })
    lesson = { ...next, said: reply.said }
    const keys = move.lines.map((line) => ('key' in line ? line.key : '=')).join(' ')
    yield { place: `${id}.${at + 1}`, child, reply: reply.text, kind: move.kind, keys }
  }
}

const [file, out] = process.argv.slice(2)
if (!file || !out) throw new Error('npx tsx evals/tutor/for-readers.ts FILE OUT [--marks=FILE]')
const read: string[] = []
const keys: [place: string, kind: string, keys: string][] = []
for (const dialogue of dialoguesIn(file)) {
  read.push(`# ${dialogue.id} (grade ${dialogue.grade})`)
  for (const { place, child, reply, kind, keys: said } of play(dialogue)) {
    read.push(`${place} CHILD: ${child}`, `     TUTOR: ${reply}`)
    keys.push([place, kind, said])
  }
}
writeFileSync(`${out}.txt`, `${read.join('\n')}\n`)
writeFileSync(`${out}.key`, `${keys.map((one) => one.join('\t')).join('\n')}\n`)

const marks = process.argv.find((one) => one.startsWith('--marks='))?.slice('--marks='.length)
if (marks) {
  const marked = new Map(
    readFileSync(marks, 'utf8')
      .split('\n')
      .map((line) => [line.split('|')[0], line.split('|')[1]]),
  )
  const counts = new Map<string, { g: number; t: number; w: number }>()
  for (const [place, kind, said] of keys) {
    const mark = marked.get(place)
    if (mark !== 'g' && mark !== 't' && mark !== 'w') continue
    const key = `${kind} ${said.split(' ')[0]}`
    const count = counts.get(key) ?? { g: 0, t: 0, w: 0 }
    count[mark]++
    counts.set(key, count)
  }
  console.table(Object.fromEntries([...counts].sort(([, one], [, other]) => other.w - one.w).slice(0, 40)))
}
