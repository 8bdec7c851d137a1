import type { Line, Situation } from '../move.ts'
import { askedParts } from '../read/notes.ts'
import { type Exercise, isOwn, type Lesson, openProblem, type Problem, withProblem } from '../state.ts'
import { askProblem, askTopic, type Closing } from './ask.ts'
import { onward } from './reply.ts'

const mostShift = 3

/** What comes next by itself: the card that the learner model wants, else one that the lesson's topic, the notes or the grade ask for. */
export function nextExercise(situation: Situation, lesson: Lesson): { given: Exercise; lesson: Lesson } | null {
  const { items, grade, tutor } = situation
  const here = onward(lesson)
  const asking = askedInNotes(situation)
  const wished = lesson.follows ? null : (lesson.topic ?? asking?.part ?? null)
  if (wished !== null) {
    const like = lesson.last && lesson.last.topic === wished ? another(situation, here, lesson.last) : null
    const given = like ?? items.named(wished, grade, here.seed)
    if (given && asking && lesson.topic === null) return { given: { ...given, noted: asking.note }, lesson: here }
    if (given) return { given, lesson: here }
  }
  const planned = nextPlanned(situation, here)
  if (planned) return planned
  const near = lesson.last ? another(situation, here, lesson.last) : null
  const noted = asking && items.named(asking.part, grade, here.seed)
  const given = near ?? (noted && { ...noted, noted: asking.note }) ?? items.usual(grade, tutor.subjects, here.seed)
  return given ? { given, lesson: here } : null
}

function nextPlanned({ items }: Situation, lesson: Lesson): { given: Exercise; lesson: Lesson } | null {
  const open = openProblem(lesson)
  for (const [at, id] of lesson.plan.entries()) {
    const given = items.get(id)
    if (!given || given.item.id === open?.item.id || lesson.given.includes(given.item.id)) continue
    return { given, lesson: { ...lesson, plan: lesson.plan.slice(at + 1), topic: given.topic, follows: true } }
  }
  return null
}

const shortKey = 8

/** What was said of the last one is the answer to this one: the same word, asked the other way around. */
function isToldBy({ item: { question, explanation, text } }: Exercise, { item: { answer } }: Exercise): boolean {
  if (answer.form !== 'choice' || answer.answer.length < shortKey) return false
  return [...text, question, explanation].join(' ').toLowerCase().includes(answer.answer.toLowerCase())
}

/** Another of the same kind, a step easier or harder where the child wants it so. */
export function another(
  { items }: Situation,
  lesson: Lesson,
  of: Exercise,
  size: 'same' | 'easier' | 'harder' = 'same',
): Exercise | null {
  for (let at = 0; at < 6; at++) {
    const made = items.like(of.item.id, of.item.skill, lesson.seed + at * 7_919, size)
    const isFresh = made && made.item.question !== of.item.question && !isToldBy(of, made)
    if (isFresh && !lesson.given.slice(-6).includes(made.item.id)) return made
  }
  return null
}

/** The first part of a note that names something that can be practiced. */
function askedInNotes({ notes, items, grade, lesson }: Situation): { note: string; part: string } | null {
  for (const note of notes) {
    const part = askedParts([note]).find((one) => items.named(one, grade, lesson.seed) !== null)
    if (part !== undefined) return { note, part }
  }
  return null
}

/** The next exercise and its question; where there is none, the child is asked what it wants. */
export function giveNext(situation: Situation, lesson: Lesson, origin: Problem['origin'] = 'practice'): Closing {
  const waiting = nextOfHomework(situation, lesson)
  if (waiting) return waiting
  const next = nextExercise(situation, lesson)
  if (!next) return askTopic(situation, lesson)
  return give(situation, next.lesson, next.given, origin)
}

export function give(
  situation: Situation,
  lesson: Lesson,
  given: Exercise,
  origin: Problem['origin'],
  before: Line[] = [],
): Closing {
  const opened = withProblem(lesson, given, origin)
  const closing = askProblem(opened, given, situation.grade)
  return { ...closing, lines: [...before, ...closing.lines] }
}

/** The child's own problem that waits below comes back before any practice. */
export function nextOfHomework(situation: Situation, lesson: Lesson): Closing | null {
  const waiting = lesson.problems.findLast(isOwn)
  if (!waiting) return null
  const closing = askProblem(
    { ...lesson, problems: [...lesson.problems.filter((one) => one !== waiting), waiting] },
    waiting,
    situation.grade,
  )
  return { ...closing, lines: [{ key: 'back.own', values: { what: waiting.item.name } }, ...closing.lines] }
}

/** Easier or harder numbers of the same kind, from here on. */
export function resize(situation: Situation, lesson: Lesson, of: Exercise, size: 'easier' | 'harder'): Closing | null {
  const shift = Math.max(-mostShift, Math.min(mostShift, lesson.shift + (size === 'easier' ? -1 : 1)))
  const here = { ...onward(lesson), shift }
  const made = another(situation, here, of, size) ?? another(situation, here, of)
  if (!made) return null
  const own = lesson.problems.filter(isOwn)
  return give(situation, { ...here, problems: own, topic: made.topic, follows: false }, made, 'practice')
}
