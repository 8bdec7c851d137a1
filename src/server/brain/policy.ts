import Fraction from 'fraction.js'
import { findAnswer } from '#shared/answers/find-answer.ts'
import type { Mood } from '#shared/conversation.ts'
import type { Exercise, Lesson, Move } from './brain.ts'
import {
  exerciseOf,
  largestTerm,
  makeExercise,
  type Operation,
  resultOf,
  twinOf,
  viewOf,
} from './built-in/exercises.ts'
import { hintsFor } from './built-in/hints.ts'
import {
  type Asked,
  type Intent,
  intentOf,
  questionIn,
  type Topic,
  topicIn,
  wantsPractice,
} from './built-in/intents.ts'
import { misconceptionIn } from './built-in/misconceptions.ts'
import { workOut } from './built-in/steps.ts'

export type Decision = { move: Move; lesson: Lesson }
type Said = { lesson: Lesson; text: string; grade: number; notes: string[] }

/** How a conversation opens. */
export const openingMove = ({ again }: { again: boolean }): Move => ({ kind: 'greet', again })

/** True when the move shows the solution of its own exercise; everywhere else the key stays unsaid. */
export function answerMayBeTold(move: Move): boolean {
  if (move.kind === 'hint') return move.level === 4
  return move.kind === 'explain' && move.example.question === move.exercise.question
}

/** How the tutor looks while it makes this move. */
export function moodOf(move: Move): Mood {
  if (move.kind === 'praise' || move.kind === 'greet' || move.kind === 'close') return 'happy'
  return move.kind === 'hint' || move.kind === 'explain' || move.kind === 'correct' ? 'thinking' : 'calm'
}

/** What the tutor does next: decided here, worded by a brain. Pure; any text is answered. */
export function decideMove(said: Said): Decision {
  const { lesson, text } = said
  const asked = questionIn(text)
  if (asked && !isAttempt(lesson.exercise, asked, text)) return takeUp(said, asked)
  const open = lesson.exercise
  if (open) {
    const intent = intentOf(text)
    const found = findAnswer(text)
    if (found.kind === 'number' && !(intent && strongWishes.has(intent)))
      return judge(said, open, found.value, found.text)
    if (found.kind === 'unsure' && !intent)
      return { move: { kind: 'ask', about: 'tried', exercise: viewOf(open) }, lesson }
    return intent ? answerWish(said, open, intent) : otherwise(said)
  }
  return opening(said)
}

/** Wishes that stand even when a number is in the sentence: 'stop, I have 2 minutes'. */
const strongWishes: ReadonlySet<Intent> = new Set(['stop', 'hint', 'tell', 'repeat', 'easier', 'harder'])

/** '7 × 8 = 54' about the exercise on screen is a try at it, not a new question. */
function isAttempt(open: Exercise | null, asked: Asked, text: string): boolean {
  if (!open) return false
  const same = asked.operation === open.operation && asked.left.equals(open.left) && asked.right.equals(open.right)
  return same && (asked.claimed !== null || findAnswer(text).kind === 'number')
}

/** The child brings a question of its own: it is taken up, and nothing is told before it was tried. */
function takeUp(said: Said, asked: Asked): Decision {
  const { lesson } = said
  const tooLarge = [asked.left, asked.right].some((value) => value.abs().compare(largestTerm) > 0)
  if (tooLarge) return { move: { kind: 'redirect', reason: 'unknown', said: said.text }, lesson }
  const result = resultOf(asked.operation, asked.left, asked.right)
  const exercise = result && asExercise(asked, result)
  if (!exercise) {
    const view = { question: `${Number(asked.left)} ÷ 0`, operation: '÷' as const, left: Number(asked.left), right: 0 }
    return { move: { kind: 'explain', exercise: view, example: workOut(view) }, lesson: { ...lesson, exercise: null } }
  }
  const taken: Lesson = { ...lesson, exercise, hintLevel: 0, misses: 0, topic: topicName[asked.operation] }
  const claimed = asked.claimed ? findAnswer(asked.claimed) : null
  if (claimed?.kind === 'number') return judge({ ...said, lesson: taken }, exercise, claimed.value, claimed.text)
  return { move: { kind: 'ask', about: 'tried', exercise: viewOf(exercise) }, lesson: taken }
}

const topicName = { '+': 'adding', '-': 'taking away', '×': 'times tables', '÷': 'sharing' } as const
const signs = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const

function asExercise(asked: Asked, result: Fraction): Exercise {
  const { operation, left, right, leftText, rightText } = asked
  if (left.d === 1n && right.d === 1n) return exerciseOf(operation, Number(left), Number(right))
  const shown = (value: Fraction, text: string) => (text.includes('.') ? text : value.toFraction(true))
  const question = `${shown(left, leftText)} ${signs[operation]} ${shown(right, rightText)}`
  return { question, operation, left: Number(left), right: Number(right), answer: result.toFraction() }
}

/** A try: right is praised and followed by the next exercise; wrong is answered with what it shows, and a bit more help. */
function judge(said: Said, open: Exercise, value: Fraction, text: string): Decision {
  const { lesson } = said
  if (value.equals(open.answer)) {
    const solved = [...lesson.solved, open.question].slice(-12)
    const { next, seed } = nextExercise(said, open)
    const move: Move = { kind: 'praise', exercise: viewOf(open), next: viewOf(next) }
    return { move, lesson: { ...lesson, exercise: next, hintLevel: 0, misses: 0, solved, seed } }
  }
  const missed = { ...lesson, misses: lesson.misses + 1 }
  if (missed.misses >= 3 || lesson.hintLevel >= 3) return showSolution({ ...said, lesson: missed }, open)
  if (missed.misses === 2) return showExample({ ...said, lesson: missed }, open)
  const known = misconceptionIn(open, Number(value), Number(new Fraction(open.answer)))
  const [, place] = hintsFor(open)
  const move: Move = {
    kind: 'correct',
    exercise: viewOf(open),
    attempt: text,
    observation: known?.observation ?? 'That is not it yet.',
    hint: known?.hint ?? place,
  }
  return { move, lesson: { ...missed, hintLevel: lesson.hintLevel === 0 ? 1 : lesson.hintLevel } }
}

function nextExercise(said: Said, after: Exercise): { next: Exercise; seed: number } {
  const seed = said.lesson.seed + 1
  const topic = topicIn(said.lesson.topic ?? '') ?? topicIn(topicName[after.operation])
  const grade = said.grade
  const wish = { operation: after.operation, grade, seed, table: topic?.table, avoid: [after.question, after.answer] }
  return { next: makeExercise(wish), seed }
}

/** Help that was asked for: one level further each time. */
function help(said: Said, open: Exercise): Decision {
  const { lesson } = said
  const level = lesson.hintLevel + 1
  if (level >= 4) return showSolution(said, open)
  if (level === 3) return showExample(said, open)
  const [, place, principle] = hintsFor(open)
  const move: Move = {
    kind: 'hint',
    level: level === 1 ? 1 : 2,
    exercise: viewOf(open),
    hint: level === 1 ? place : principle,
  }
  return { move, lesson: { ...lesson, hintLevel: level === 1 ? 1 : 2 } }
}

/** A parallel exercise with other numbers, worked out; nothing in it is the key. */
function showExample(said: Said, open: Exercise): Decision {
  const { lesson } = said
  const seed = lesson.seed + 1
  const example = workOut(quietTwin(open, seed))
  const [, , principle] = hintsFor(open)
  const move: Move =
    lesson.misses >= 2
      ? { kind: 'explain', exercise: viewOf(open), example }
      : { kind: 'hint', level: 3, exercise: viewOf(open), hint: principle, example }
  return { move, lesson: { ...lesson, hintLevel: 3, seed } }
}

/** The solution step by step, and then a twin that the child does alone. */
function showSolution(said: Said, open: Exercise): Decision {
  const { lesson } = said
  const seed = lesson.seed + 1
  const example = workOut(open)
  const twin = twinOf(open, seed, numbersIn(example.steps.join(' ')))
  const move: Move = {
    kind: 'hint',
    level: 4,
    exercise: viewOf(open),
    hint: hintsFor(open)[2],
    example,
    twin: viewOf(twin),
  }
  return { move, lesson: { ...lesson, exercise: twin, hintLevel: 0, misses: 0, seed } }
}

/** A twin in whose working the key of the open exercise does not occur. */
function quietTwin(open: Exercise, seed: number): Exercise {
  for (let tries = 0; tries < 12; tries++) {
    const twin = twinOf(open, seed + tries, [open.answer])
    if (!numbersIn(workOut(twin).steps.join(' ')).includes(open.answer)) return twin
  }
  return twinOf(open, seed, [open.answer])
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\/\d+)?/g) ?? []

function answerWish(said: Said, open: Exercise, intent: Intent): Decision {
  const { lesson, text } = said
  const again: Decision = {
    move: { kind: 'exercise', exercise: viewOf(open), topic: lesson.topic ?? topicName[open.operation] },
    lesson,
  }
  const talk: Decision = {
    move: { kind: 'redirect', reason: 'small_talk', said: text, exercise: viewOf(open) },
    lesson,
  }
  switch (intent) {
    case 'hint':
    case 'tell':
    case 'why':
    case 'no':
      return help(said, open)
    case 'repeat':
    case 'slower':
    case 'yes':
      return again
    case 'easier':
      return fresh(said, topicOf(lesson, open), -1)
    case 'harder':
      return fresh(said, topicOf(lesson, open), 1)
    case 'bored':
      return fresh(said, topicIn(text) ?? otherTopic(open, said.grade), 0)
    case 'stop':
      return close(lesson)
    default:
      return talk
  }
}

const close = (lesson: Lesson): Decision => ({
  move: { kind: 'close', solved: lesson.solved },
  lesson: { ...lesson, exercise: null },
})

const topicOf = (lesson: Lesson, open: Exercise): Topic =>
  topicIn(lesson.topic ?? '') ?? { name: topicName[open.operation], operation: open.operation }

function otherTopic(open: Exercise, grade: number): Topic {
  const order: Operation[] = grade <= 1 ? ['+', '-'] : ['+', '-', '×', '÷']
  const at = order.indexOf(open.operation)
  const operation = order[(at + 1) % order.length] ?? '+'
  return { name: topicName[operation], operation }
}

/** A new exercise about a topic, `shift` grades easier or harder. */
function fresh(said: Said, topic: Topic, shift: number): Decision {
  const { lesson } = said
  const seed = lesson.seed + 1
  const open = lesson.exercise
  const grade = Math.max(-1, said.grade + shift)
  const avoid = open ? [open.question, open.answer] : []
  const exercise = makeExercise({ operation: topic.operation, grade, seed, table: topic.table, avoid })
  const move: Move = { kind: 'exercise', exercise: viewOf(exercise), topic: topic.name }
  return { move, lesson: { ...lesson, topic: topic.name, exercise, hintLevel: 0, misses: 0, seed } }
}

/** With no exercise open: a topic, a wish to begin, or talk. */
function opening(said: Said): Decision {
  const { lesson, text, notes, grade } = said
  const intent = intentOf(text)
  if (intent === 'stop') return close(lesson)
  const named = topicIn(text)
  if (named) return fresh(said, named, 0)
  const begins =
    intent === 'yes' || intent === 'easier' || intent === 'harder' || intent === 'bored' || intent === 'hint'
  if (begins || wantsPractice(text)) return fresh(said, usualTopic(lesson, notes, grade), 0)
  if (intent === 'greet' || intent === 'no' || intent === 'repeat')
    return { move: { kind: 'ask', about: 'topic' }, lesson }
  const reason = intent === null ? 'unknown' : 'small_talk'
  return { move: { kind: 'redirect', reason, said: text }, lesson }
}

function usualTopic(lesson: Lesson, notes: string[], grade: number): Topic {
  const wished = notes.map(topicIn).find((topic) => topic !== null)
  const operation = grade <= 1 ? '+' : grade === 2 ? '-' : '×'
  return topicIn(lesson.topic ?? '') ?? wished ?? { name: topicName[operation], operation }
}

/** Words with an exercise open that are neither a try nor a wish that we know. */
function otherwise(said: Said): Decision {
  const { lesson, text } = said
  const named = topicIn(text)
  if (named) return fresh(said, named, 0)
  const exercise = lesson.exercise && viewOf(lesson.exercise)
  return { move: { kind: 'redirect', reason: 'unknown', said: text, ...(exercise && { exercise }) }, lesson }
}
