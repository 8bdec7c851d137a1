// Puts each line of a file to the built-in tutor as the first line of a lesson: npx tsx evals/tutor/one-by-one.ts <lines.txt> [grade]
import { readFileSync } from 'node:fs'
import { catalog } from '../../src/server/cards/catalog.ts'
import { itemSource } from '../../src/server/cards/item-source.ts'
import { decide } from '../../src/server/tutor/decide/decide.ts'
import { wordLines } from '../../src/server/tutor/say/say.ts'
import { newLesson } from '../../src/server/tutor/state.ts'

const [file = '', grade = '2'] = process.argv.slice(2)
const items = itemSource(catalog())
const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }
const kinds: Record<string, number> = {}
for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const turn = { items, text, grade: Number(grade), nickname: 'Robin', tutor, notes: [], minutes: 1, pause: 10 }
  const { move, lesson } = decide({ ...turn, lesson: newLesson(7) })
  const said = wordLines(move.lines, lesson, {
    grade: turn.grade,
    seed: 7,
    isCalm: false,
    name: 'Robin',
    tutor: 'Bolt',
  })
  kinds[move.kind] = (kinds[move.kind] ?? 0) + 1
  console.info(`${text}\n   ${said.text}   {${move.kind}}`)
}
console.info(kinds)
