import { readingGrade } from '#server/safety/reading-level.ts'
import { type BrainWith, play, type Reply, type Setting } from './dialogues/dialogue.ts'
import { isTooLong, leaked, questionsIn, untrueIn } from './dialogues/judge.ts'
import { misconceptionsFor } from './dialogues/wrong-answers.ts'

export type Fault = { dialogue: string; kind: string; child: string; said: string }

export type DialogueFigures = {
  dialogues: number
  replies: number
  guarded: number
  leaked: number
  equationFaults: number
  moreThanOneQuestion: number
  tooLong: number
  unsafe: number
  /** Share of dialogues whose words, all together, are read at the child's grade + 1 or below. */
  readable: number
  /** Wrong answers of a misconception, and how many of them the tutor answered by naming what it saw. */
  mistakes: number
  named: number
  /** Times that a child missed twice or more in a row, and how often it had an explanation by then. */
  missedTwice: number
  explained: number
  faults: Fault[]
}

/** Of each kind of fault. */
const kept = 60

/** Plays every dialogue and judges every reply. `unsafe` are sentences that must never arrive. */
export async function measureDialogues(
  settings: readonly Setting[],
  brain: BrainWith,
  unsafe: readonly string[] = [],
): Promise<DialogueFigures> {
  const figures: DialogueFigures = {
    dialogues: 0,
    replies: 0,
    guarded: 0,
    leaked: 0,
    equationFaults: 0,
    moreThanOneQuestion: 0,
    tooLong: 0,
    unsafe: 0,
    readable: 0,
    mistakes: 0,
    named: 0,
    missedTwice: 0,
    explained: 0,
    faults: [],
  }
  const forbidden = unsafe.filter((text) => plain(text) !== '')
  for (const setting of settings) {
    const replies = await play(setting, brain)
    figures.dialogues++
    const words = replies.filter(({ move }) => move !== null).flatMap(({ sentences }) => sentences)
    if (readingGrade(words.join(' ')) <= Math.max(0, setting.grade) + 1) figures.readable++
    for (const reply of replies) judge(figures, setting, reply, forbidden)
    countExplained(figures, replies)
  }
  return figures
}

/** Without its signs, '5 > 9' is in many a true sentence: what has no word is looked for as it stands. */
const says = (text: string, said: string, plainSaid: string) =>
  /\p{L}/u.test(text) ? plainSaid.includes(` ${plain(text)} `) : said.includes(text.replace(/\.$/, ''))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function judge(figures: DialogueFigures, setting: Setting, reply: Reply, forbidden: readonly string[]): void {
  const said = reply.sentences.join(' ')
  const note = (kind: string) => {
    const fault = { dialogue: setting.name, kind, child: reply.child, said }
    if (figures.faults.filter((one) => isSameKind(one, fault)).length < kept) figures.faults.push(fault)
  }
  figures.replies++
  if (reply.guarded.length > 0) figures.guarded++
  const told = leaked(reply)
  if (told) {
    figures.leaked++
    note(`leak of ${told.item.answer.answer}, ${told.item.name}`)
  }
  const untrue = untrueIn(reply)
  if (untrue.length > 0) {
    figures.equationFaults++
    note(`untrue: ${untrue.join('; ')}`)
  }
  if (questionsIn(reply) > 1) {
    figures.moreThanOneQuestion++
    note('two questions')
  }
  if (isTooLong(reply, setting.grade)) {
    figures.tooLong++
    note('too long')
  }
  const plainSaid = ` ${plain(said)} `
  const found = forbidden.find((text) => says(text, said, plainSaid))
  if (found !== undefined) {
    figures.unsafe++
    note(`unsafe: ${found}`)
  }
  // Of a model at its worst that is what the checks are for; our own sentences should need none.
  if (forbidden.length === 0 && reply.faults.length > 0) note(`replaced: ${reply.faults.join(', ')}`)
  countNamed(figures, reply, note)
}

/** 'leak of 12' and 'leak of small' are leaks. */
export const isSameKind = (one: Fault, other: Fault) => one.kind.split(' ', 1)[0] === other.kind.split(' ', 1)[0]

/** A wrong answer that a misconception leads to, judged as wrong: does the first thing that is said of it name what was done? */
function countNamed(figures: DialogueFigures, { child, before, move }: Reply, note: (kind: string) => void): void {
  if (move?.kind !== 'wrong' || !before || !misconceptionsFor(before).includes(child)) return
  figures.mistakes++
  // What the child feels is met before.
  const first = move.lines.find((line) => !('key' in line && line.key.startsWith('act.')))
  if (first && 'text' in first && before.item.distractors.some(({ feedback }) => feedback === first.text))
    figures.named++
  else note(`unnamed: ${before.item.name}`)
}

/** Missed twice, a child has the idea behind it by then, something to look at, or the whole way. */
function countExplained(figures: DialogueFigures, replies: readonly Reply[]): void {
  const explained = new Set<string>()
  for (const { before, move, lesson } of replies) {
    if (!before || !move) continue
    const { id, hints } = before.item
    const texts = move.lines.flatMap((line) => ('text' in line ? [line.text] : []))
    if (move.kind === 'solve' || move.picture || texts.includes(hints[1]) || texts.includes(hints[2])) explained.add(id)
    const now = lesson.problems.find(({ item }) => item.id === id)
    const isDone = move.kind === 'solve' && before.misses > 0
    if (!isDone && (now?.misses ?? 0) < 2) continue
    figures.missedTwice++
    if (explained.has(id)) figures.explained++
  }
}
