import type { Exercise, Lesson, Move, WorkedExample } from './brain.ts'
import { isTask, nameOf, viewOf } from './built-in/exercise-kinds.ts'
import { hintFor } from './built-in/hints.ts'
import type { Noticed } from './built-in/misconceptions.ts'
import { partlyWorkedOut, workedOut } from './built-in/steps.ts'
import { givesAway, hintOn, noticedIn, solutionOf, toldOf } from './built-in/teaching.ts'
import { termsOf } from './built-in/terms.ts'
import type { Judged } from './card-source.ts'
import {
  type Decision,
  exerciseAfter,
  makeFor,
  makeLike,
  type Said,
  topicToStay,
  withExercise,
} from './policy-exercises.ts'
import { afterSolved, isLastNext, onward } from './policy-shape.ts'
import type { Try } from './policy-tries.ts'

/** Questions that failed in a row, after which the tutor explains instead of asking the same again. */
const missesToExplain = 2
/** Exercises in a row that the tutor had to solve, after which the numbers get smaller. */
const unsolvedToEase = 2
/** A child that thought this long and missed gets one hint more. Seconds. */
const longThought = 90
const namesKept = 30

const kept = (names: string[] | undefined, name: string) => [...(names ?? []), name].slice(-namesKept)

/** The child's own question: what was tried comes before any hint. The exercise that was open waits. */
export function takeUp({ lesson }: Said, question: Exercise, isPart = false): Decision {
  const open = lesson.exercise
  const aside = lesson.aside ?? open
  const waits = open && !givesAway(nameOf(open), question) ? nameOf(open) : null
  return {
    move: {
      kind: 'ask',
      about: 'tried',
      exercise: viewOf(question),
      ...(waits !== null && { insteadOf: waits }),
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
  if (tried.almost !== undefined) return nearlyThere(said.lesson, exercise, tried.text, tried.almost)
  const noticed = tried.isRight ? null : noticedIn(exercise, tried, said.grade)
  const decision = noticed ? correct(said, exercise, tried, noticed) : praise(said, exercise, tried)
  const judged = judgedAs(said.lesson, exercise, tried, noticed?.name ?? null)
  return judged ? { ...decision, judged } : decision
}

/** The right value in another form, or another unit: what is right in it is said, and nothing is counted. */
const nearlyThere = (lesson: Lesson, exercise: Exercise, attempt: string, says: string): Decision => ({
  move: { kind: 'correct', exercise: viewOf(exercise), attempt, observation: says, hint: '', isAlmost: true },
  lesson: { ...lesson, asked: null },
})

/** What the try says about the skill: the first try at an exercise does, and the right one in the end, with its help. */
function judgedAs(lesson: Lesson, exercise: Exercise, tried: Try, mistake: string | null): Judged | null {
  if (!tried.isRight && lesson.misses > 0) return null
  const hint_level = lesson.misses > 0 ? Math.max(1, lesson.hintLevel) : lesson.hintLevel
  return { exercise, was_correct: tried.isRight, hint_level, said: tried.text, mistake }
}

/** What is seen in a try that is not right, and how to go on. */
function correct(said: Said, exercise: Exercise, tried: Try, { name, observation, hint }: Noticed): Decision {
  const { lesson, grade } = said
  const mistakes = name === null ? lesson.mistakes : kept(lesson.mistakes, name)
  const missed: Lesson = { ...lesson, misses: lesson.misses + 1, asked: null, ...(mistakes && { mistakes }) }
  if (lesson.hintLevel >= 3) return solve({ ...said, lesson: missed }, exercise, 'explain')
  if (missed.misses >= missesToExplain) return explain({ ...said, lesson: missed }, exercise)
  const least = (said.pause ?? 0) >= longThought ? 2 : 1
  return {
    move: {
      kind: 'correct',
      exercise: viewOf(exercise),
      attempt: tried.text,
      observation,
      hint: least === 2 && name === null ? hintOn(exercise, 2, grade) : hint,
    },
    lesson: { ...missed, hintLevel: lesson.hintLevel < least ? least : lesson.hintLevel },
  }
}

function praise(said: Said, exercise: Exercise, { nearly }: Try): Decision {
  const solved = kept(said.lesson.solved, nameOf(exercise))
  const here = { ...said, lesson: onward({ ...said.lesson, solved, unsolved: 0 }) }
  const ending = afterSolved(here, exercise)
  if (ending) return ending
  const { next, lesson } = exerciseAfter(here, exercise)
  const isLast = isLastNext(said)
  const told = toldOf(exercise, said.grade)
  const quiet = told !== null && !givesAway(told, next) ? told : undefined
  return {
    move: {
      kind: 'praise',
      exercise: viewOf(exercise),
      next: viewOf(next),
      ...(quiet !== undefined && { told: quiet }),
      ...(nearly !== undefined && { nearly }),
      ...(isLast && { last: true }),
    },
    lesson: isLast ? { ...lesson, phase: 'last' } : lesson,
  }
}

function hintAt(said: Said, exercise: Exercise, level: number): Decision {
  const { lesson, grade } = said
  if (level >= 4) return solve(said, exercise, 'hint')
  if (level === 3) {
    const { hint, example, seed } = bigHint(said, exercise)
    return {
      move: { kind: 'hint', level, exercise: viewOf(exercise), hint, ...(example && { example }) },
      lesson: { ...lesson, hintLevel: level, seed, asked: null },
    }
  }
  const low = level === 2 ? 2 : 1
  return {
    move: { kind: 'hint', level: low, exercise: viewOf(exercise), hint: hintOn(exercise, low, grade) },
    lesson: { ...lesson, hintLevel: low, asked: null },
  }
}

type BigHint = { hint: string; example: WorkedExample | null; seed: number }

/** The last hint before the solution: a parallel example that the child finishes for its own numbers, or a big clue. */
function bigHint(said: Said, exercise: Exercise): BigHint {
  const { lesson, grade } = said
  if (!isTask(exercise)) {
    const { example, seed } = parallel(said, exercise, (twin) => partlyWorkedOut(twin, grade))
    return { hint: hintFor(exercise, 3, grade), example, seed }
  }
  const { example, hints } = exercise.task
  const quiet = example && !givesAway(spoken(example), exercise) ? example : null
  return { hint: quiet ? 'Do the same steps with yours.' : hints[2], example: quiet, seed: lesson.seed }
}

/** A whole example with other numbers, or the largest hint there is; the exercise itself stays the child's. */
function explain(said: Said, exercise: Exercise): Decision {
  if (isTask(exercise)) {
    const { example, hint } = bigHint(said, exercise)
    const lesson: Lesson = { ...said.lesson, hintLevel: 3, asked: null }
    if (example) return { move: { kind: 'explain', exercise: viewOf(exercise), example }, lesson }
    const hints = said.grade <= 2 ? [hint] : [...new Set([exercise.task.hints[1], hint])]
    return { move: { kind: 'hint', level: 3, exercise: viewOf(exercise), hint: hints.join(' ') }, lesson }
  }
  const { example, seed } = parallel(said, exercise, (twin) => workedOut(twin, said.grade))
  return {
    move: { kind: 'explain', exercise: viewOf(exercise), example },
    lesson: { ...said.lesson, hintLevel: 3, seed, asked: null },
  }
}

type OfSum<T> = T extends { task: unknown } ? never : T

/** An example of the same kind in which the answer of the exercise does not occur. */
function parallel({ lesson, grade }: Said, exercise: OfSum<Exercise>, work: (twin: OfSum<Exercise>) => WorkedExample) {
  const seed = lesson.seed + 1
  const isQuiet = (twin: Exercise) => isTask(twin) || !givesAway(spoken(work(twin)), exercise)
  const twin = makeLike({ lesson, grade }, exercise, { seed, isQuiet })
  const topic = topicToStay(lesson, exercise)
  const quiet = isQuiet(twin) ? twin : makeFor({ lesson, grade }, { topic, seed, after: exercise, isQuiet })
  return { example: isTask(quiet) ? solutionOf(quiet, grade) : work(quiet), seed }
}

const spoken = ({ question, steps }: WorkedExample) => `${question}. ${steps.join(' ')}`

/** The worked solution, then an exercise alone: of the same kind, or easier when that has not helped before. */
function solve(said: Said, exercise: Exercise, kind: 'hint' | 'explain'): Decision {
  const { lesson, grade } = said
  const seed = lesson.seed + 1
  const example = solutionOf(exercise, grade)
  const isQuiet = (made: Exercise) => !givesAway(spoken(example), made)
  const unsolved = (lesson.unsolved ?? 0) + 1
  const topic = topicToStay(lesson, exercise)
  const mayEase = isTask(exercise) || termsOf(exercise).whole !== null || topic === 'fractions'
  const ease = unsolved >= unsolvedToEase && mayEase
  const shift = ease ? Math.max(-3, (lesson.shift ?? 0) - 1) : lesson.shift
  const twin = ease
    ? makeFor(said, { topic, seed, after: exercise, size: 'smaller', isQuiet, ...(shift !== undefined && { shift }) })
    : makeLike(said, exercise, { seed, isQuiet })
  const shown = { exercise: viewOf(exercise), example, twin: viewOf(twin) }
  const move: Move =
    kind === 'explain' ? { kind, ...shown } : { kind, level: 4, hint: hintOn(exercise, 2, grade), ...shown }
  const names = kept(lesson.shown, nameOf(exercise))
  return { move, lesson: withExercise({ ...lesson, shown: names }, twin, { seed, shift, unsolved }) }
}
