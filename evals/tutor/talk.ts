// Plays children's turns to the built-in tutor: npx tsx evals/tutor/talk.ts <file.jsonl> [--half=odd|even] [--only=id] [--why] [--out=file]
// Without a file it reads turns from standard input, one a line: the grade first. Says where the ear would speak instead of the tutor.
import { readFileSync, writeFileSync } from 'node:fs'
import { catalog } from '../../src/server/cards/catalog.ts'
import { itemSource } from '../../src/server/cards/item-source.ts'
import { checkChild } from '../../src/server/safety/check-child.ts'
import { decide } from '../../src/server/tutor/decide/decide.ts'
import { hear } from '../../src/server/tutor/decide/hear.ts'
import { readers } from '../../src/server/tutor/decide/readers.ts'
import { greeting, greetingAsks } from '../../src/server/tutor/greet.ts'
import type { Situation } from '../../src/server/tutor/move.ts'
import { wordLines } from '../../src/server/tutor/say/say.ts'
import { type Lesson, newLesson } from '../../src/server/tutor/state.ts'

type Turn = { child: string; must?: string[]; must_not?: string[]; if?: string }
type Dialogue = { id: string; grade: number; about: string; turns: Turn[] }

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const asksWhy = process.argv.includes('--why')
const items = itemSource(catalog())

/** How often the ear would have spoken, by what it heard. */
const heard: Record<string, number> = {}

/** What the ear makes of a child's line; empty where the tutor answers. */
function earSays(earlier: readonly string[], child: string, grade: number): string {
  const verdict = checkChild(child, Math.max(0, grade), earlier.slice(-2))
  if (verdict.kind === 'fine' || verdict.kind === 'nudge') return ''
  const said = `${verdict.kind}: ${verdict.reason}`
  heard[said] = (heard[said] ?? 0) + 1
  return said
}

/** The reader of the cascade that takes the message as a whole. */
function readerOf(situation: Situation): string {
  const said = hear(situation)
  return readers.find((read) => read(said) !== null)?.name ?? 'unsure'
}

function* play({ id, grade, turns }: Dialogue): Generator<string> {
  const tutor = { name: 'Bolt', subjects: ['math', 'reading'] }
  let lesson: Lesson = newLesson([...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 100_000)
  const hello = greeting({ again: false, earlier: null, grade })
  const opened = wordLines(hello.lines, lesson, {
    grade,
    seed: lesson.seed,
    isCalm: false,
    name: 'Robin',
    tutor: 'Bolt',
  })
  lesson = { ...lesson, said: opened.said, asked: greetingAsks(false) }
  yield `Bolt: ${opened.text}`
  for (const [at, { child, must, must_not: mustNot, if: given }] of turns.entries()) {
    const began = performance.now()
    const situation = { lesson, items, text: child, grade, nickname: 'Robin', tutor, notes: [], minutes: 1, pause: 10 }
    const { move, lesson: next, wonder } = decide(situation)
    const spoken = wordLines(move.lines, next, {
      grade,
      seed: next.seed + at,
      isCalm: false,
      name: 'Robin',
      tutor: 'Bolt',
    })
    lesson = { ...next, said: spoken.said }
    const took = performance.now() - began
    yield `${at + 1}. Child: ${child}`
    const ear = earSays(
      turns.slice(0, at).map((turn) => turn.child),
      child,
      grade,
    )
    if (ear) yield `      (the ear: ${ear})`
    if (given) yield `      (takes for granted: ${given})`
    if (must) yield `      must: ${must.join('; ')}${mustNot ? ` | not: ${mustNot.join('; ')}` : ''}`
    yield `   Bolt: ${spoken.text}${move.picture ? ` [picture: ${move.picture.alt}]` : ''}${move.press?.length ? ` [press: ${move.press.map(({ label }) => label).join(' / ')}]` : ''}   {${move.kind}${wonder ? ', wonder' : ''}${took > 20 ? `, ${took.toFixed(0)} ms` : ''}}${asksWhy ? ` <${readerOf(situation)}>` : ''}`
  }
}

const file = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]
if (file) {
  const half = option('half')
  const only = option('only')
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const dialogues = lines
    .map((line): Dialogue => JSON.parse(line))
    .filter(({ id }) => {
      const number = Number(/\d+$/.exec(id)?.[0] ?? 0)
      if (only) return only.split(',').includes(id)
      return half === undefined || (half === 'even' ? number % 2 === 0 : number % 2 === 1)
    })
  const text = dialogues
    .map((one) => `# ${one.id} (grade ${one.grade}): ${one.about}\n${[...play(one)].join('\n')}`)
    .join('\n\n')
  const out = option('out')
  if (out) writeFileSync(out, `${text}\n`)
  else console.info(text)
} else {
  const [grade = '3', ...turns] = readFileSync(0, 'utf8').split('\n').filter(Boolean)
  console.info(
    [...play({ id: 'x', grade: Number(grade), about: '', turns: turns.map((child) => ({ child })) })].join('\n'),
  )
}
console.info('the ear instead of the tutor:', heard)
