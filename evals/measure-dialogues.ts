import type { Exercise, Move } from '#server/brain/brain.ts'
import { readingGrade } from '#server/safety/reading-level.ts'
import { type BrainWith, play, type Reply, type Setting } from './dialogues/dialogue.ts'
import { isTooLong, leaks, questionsIn, wrongEquations } from './dialogues/judge.ts'

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
    const same = figures.faults.filter((fault) => firstWord(fault.kind) === firstWord(kind)).length
    if (same < kept) figures.faults.push({ dialogue: setting.name, kind, child: reply.child, said })
  }
  figures.replies++
  if (reply.guarded) figures.guarded++
  if (leaks(reply)) {
    figures.leaked++
    note(`leak of ${nameKey(reply.guarded)}`)
  }
  const untrue = wrongEquations(said)
  if (untrue.length > 0) {
    figures.equationFaults++
    note(`untrue: ${untrue.join('; ')}`)
  }
  if (questionsIn(reply.sentences) > 1) {
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
  countTeaching(figures, reply)
}

const firstWord = (kind: string) => kind.split(' ', 1)[0]

const nameKey = (exercise: Exercise | null) =>
  exercise === null ? '' : 'task' in exercise ? exercise.task.answer.answer : exercise.answer

const generic =
  /^(?:That is (?:more|less) than it can be|That is not it yet|Not that one yet|Let us look at the others|Some letters|That number is much)/

function countTeaching(figures: DialogueFigures, { move, lesson }: Reply): void {
  if (!move) return
  if (move.kind === 'correct') {
    figures.mistakes++
    if (!generic.test(move.observation)) figures.named++
  }
  if (lesson.misses >= 2 || explains(move)) {
    figures.missedTwice++
    if (explains(move) || lesson.hintLevel >= 3) figures.explained++
  }
}

const explains = (move: Move) => move.kind === 'explain' || (move.kind === 'hint' && move.level >= 3)
