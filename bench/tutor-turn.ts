// Processor time of a turn with the built-in tutor, in milliseconds: npx tsx bench/tutor-turn.ts
// Plays the dialogues in evals/blind/dialogues twice without looking at what is said; the second round counts.
import { readFileSync } from 'node:fs'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { decide } from '#server/tutor/decide/decide.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { type Lesson, newLesson } from '#server/tutor/state.ts'

type Dialogue = { id: string; grade: number; turns: { child: string }[] }

const dialogues = ['early', 'later'].flatMap((name) =>
  readFileSync(new URL(`../evals/blind/dialogues/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Dialogue => JSON.parse(line)),
)
const items = itemSource(catalog())
const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }

function play({ grade, turns }: Dialogue, took: number[]) {
  let lesson: Lesson = newLesson(7)
  for (const { child } of turns) {
    const began = performance.now()
    const decided = decide({ lesson, items, text: child, grade, nickname: 'Robin', tutor, notes: [] })
    const spoken = wordLines(decided.move.lines, decided.lesson, { grade, seed: 1, isCalm: false, name: 'Robin' })
    lesson = { ...decided.lesson, said: spoken.said }
    took.push(performance.now() - began)
  }
}

for (const one of dialogues) play(one, [])
const took: number[] = []
for (const one of dialogues) play(one, took)
took.sort((one, other) => one - other)
const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(2)
process.stdout.write(`${took.length} turns: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(0.9999)} ms\n`)
