import type { Exercise, Lesson, Move, WorkedExample } from './brain.ts'
import { makeExercise } from './built-in/exercises.ts'
import { hintFor } from './built-in/hints.ts'
import { noticeIn } from './built-in/misconceptions.ts'
import { partlyWorkedOut, workedOut } from './built-in/steps.ts'
import { tells } from './built-in/tells.ts'
import { termsOf, viewOf } from './built-in/terms.ts'
import { twinOf } from './built-in/twins.ts'
import { type Decision, exerciseAfter, type Said, topicToStay, withExercise } from './policy-exercises.ts'
import type { Try } from './policy-tries.ts'

/** Questions that failed in a row, after which the tutor explains instead of asking the same again. */
const missesToExplain = 2
/** Exercises in a row that the tutor had to solve, after which the numbers get smaller. */
const unsolvedToEase = 2
const solvedKept = 30

/** The child's own question: what was tried comes before any hint. The exercise that was open waits. */
export function takeUp({ lesson }: Said, question: Exercise, isPart = false): Decision {
  const open = lesson.exercise
  const aside = lesson.aside ?? open
  return {
    move: {
      kind: 'ask',
      about: 'tried',
      exercise: viewOf(question),
      ...(open && { insteadOf: open.question }),
      ...(isPart && { isPart }),
    },
    lesson: withExercise(lesson, question, { own: true, asked: 'tried', aside }),
  }
}

/** The child asks for help: one level further each time, to the worked solution. */
export const help = (said: Said, exercise: Exercise): Decision => hintAt(said, exercise, said.lesson.hintLevel + 1)

/** The child asks why: the principle, or one level further. */
export const explainWhy = (said: Said, exercise: Exercise): Decision =>
  hintAt(said, exercise, Math.max(2, said.lesson.hintLevel + 1))

/** The child does not know: the next step of the ladder, and a question that failed. */
export const stuck = (said: Said, exercise: Exercise): Decision =>
  help({ ...said, lesson: { ...said.lesson, misses: said.lesson.misses + 1 } }, exercise)

/** A try at the exercise: praise, or what is seen in it and how to go on. */
export function judge(said: Said, exercise: Exercise, tried: Try): Decision {
  if (tried.isRight) return praise(said, exercise)
  const { lesson, grade } = said
  const missed: Lesson = { ...lesson, misses: lesson.misses + 1, asked: null }
  if (lesson.hintLevel >= 3) return solve({ ...said, lesson: missed }, exercise, 'explain')
  if (missed.misses >= missesToExplain) return explain({ ...said, lesson: missed }, exercise)
  const { observation, hint } = noticeIn(exercise, tried.value, grade)
  return {
    move: { kind: 'correct', exercise: viewOf(exercise), attempt: tried.text, observation, hint },
    lesson: { ...missed, hintLevel: lesson.hintLevel === 0 ? 1 : lesson.hintLevel },
  }
}

function praise(said: Said, exercise: Exercise): Decision {
  const { next, lesson } = exerciseAfter(said, exercise)
  const solved = [...lesson.solved, exercise.question].slice(-solvedKept)
  return {
    move: { kind: 'praise', exercise: viewOf(exercise), next: viewOf(next) },
    lesson: { ...lesson, solved, unsolved: 0 },
  }
}

function hintAt(said: Said, exercise: Exercise, level: number): Decision {
  const { lesson, grade } = said
  if (level >= 4) return solve(said, exercise, 'hint')
  if (level === 3) {
    const { example, seed } = parallel(said, exercise, (twin) => partlyWorkedOut(twin, grade))
    return {
      move: { kind: 'hint', level, exercise: viewOf(exercise), hint: hintFor(exercise, level, grade), example },
      lesson: { ...lesson, hintLevel: level, seed, asked: null },
    }
  }
  const low = level === 2 ? 2 : 1
  return {
    move: { kind: 'hint', level: low, exercise: viewOf(exercise), hint: hintFor(exercise, low, grade) },
    lesson: { ...lesson, hintLevel: low, asked: null },
  }
}

/** A whole example with other numbers; the exercise itself stays the child's. */
function explain(said: Said, exercise: Exercise): Decision {
  const { example, seed } = parallel(said, exercise, (twin) => workedOut(twin, said.grade))
  return {
    move: { kind: 'explain', exercise: viewOf(exercise), example },
    lesson: { ...said.lesson, hintLevel: 3, seed, asked: null },
  }
}

/** An example of the same kind in which the answer of the exercise does not occur. */
function parallel({ lesson, grade }: Said, exercise: Exercise, work: (twin: Exercise) => WorkedExample) {
  const seed = lesson.seed + 1
  const isQuiet = (twin: Exercise) => !tells(spoken(work(twin)), exercise)
  const twin = twinOf({ of: exercise, seed, topic: lesson.topic, grade, isQuiet })
  const topic = topicToStay(lesson, exercise)
  const quiet = isQuiet(twin) ? twin : makeExercise({ topic, grade, seed, after: exercise, isQuiet })
  return { example: work(quiet), seed }
}

const spoken = ({ question, steps }: WorkedExample) => `${question}. ${steps.join(' ')}`

/** The worked solution, then an exercise alone: of the same kind, or easier when that has not helped before. */
function solve(said: Said, exercise: Exercise, kind: 'hint' | 'explain'): Decision {
  const { lesson, grade } = said
  const seed = lesson.seed + 1
  const example = workedOut(exercise, grade)
  const isQuiet = (made: Exercise) => !tells(spoken(example), made)
  const unsolved = (lesson.unsolved ?? 0) + 1
  const terms = termsOf(exercise)
  const topic = topicToStay(lesson, exercise)
  const ease = unsolved >= unsolvedToEase && (terms.whole !== null || topic === 'fractions')
  const shift = ease ? Math.max(-3, (lesson.shift ?? 0) - 1) : lesson.shift
  const twin = ease
    ? makeExercise({ topic, grade, seed, shift, after: exercise, size: 'smaller', isQuiet })
    : twinOf({ of: exercise, seed, topic: lesson.topic, grade, isQuiet })
  const shown = { exercise: viewOf(exercise), example, twin: viewOf(twin) }
  const move: Move =
    kind === 'explain' ? { kind, ...shown } : { kind, level: 4, hint: hintFor(exercise, 2, grade), ...shown }
  return { move, lesson: withExercise(lesson, twin, { seed, shift, unsolved }) }
}
