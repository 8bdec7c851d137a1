import type { Exercise, ExerciseManner, Lesson, Move, TaskExercise } from './brain.ts'
import { diceOf } from './built-in/dice.ts'
import { exerciseOfTask, isTask, viewOf } from './built-in/exercise-kinds.ts'
import { makeExercise } from './built-in/exercises.ts'
import { makeTask } from './built-in/tasks/task-sources.ts'
import { givesAway, toldOf } from './built-in/teaching.ts'
import { type Topic, topicOf } from './built-in/topics.ts'
import { topicInNotes, usualTopic } from './built-in/topics-named.ts'
import { twinOf } from './built-in/twins.ts'
import { type CardSource, cardFamily, type Judged } from './card-source.ts'

/** What a child said, and all that the tutor decides by. */
export type Said = {
  lesson: Lesson
  text: string
  grade: number
  notes: string[]
  /** What the tutor teaches. */
  subjects?: string[]
  /** Minutes since the lesson began, and how long it is meant to be. */
  minutes?: number
  length?: number
  /** Seconds since the tutor spoke. */
  pause?: number
  /** The cards of the lesson's plan, and more of their kind. */
  cards?: CardSource
}
/** `judged`: the child tried the exercise on the screen, and what that try was worth. */
export type Decision = { move: Move; lesson: Lesson; judged?: Judged }

const givenKept = 40

/** A lesson with another exercise on the screen: nothing is known of the child's work on it yet. */
export const withExercise = (lesson: Lesson, exercise: Exercise | null, change: Partial<Lesson> = {}): Lesson => ({
  ...lesson,
  exercise,
  hintLevel: 0,
  misses: 0,
  own: false,
  asked: null,
  ...(exercise && isTask(exercise) && { given: [...(lesson.given ?? []), exercise.task.id].slice(-givenKept) }),
  ...change,
})

/** What this lesson is about: what the child wished, what the parent's notes ask for, or what fits grade and tutor. */
export function topicFor(said: Said): Topic {
  const { lesson, notes, grade, subjects } = said
  const named = (lesson.follows ? null : lesson.topic) ?? topicInNotes(notes)
  return (
    named ?? nextPlanned(said)?.exercise.task.topic ?? lesson.topic ?? usualTopic(grade, diceOf(lesson.seed), subjects)
  )
}

/** The next card of the plan that fits what is said with it, and what is left of the plan then. */
function nextPlanned(
  { lesson, cards }: Said,
  isQuiet: (made: Exercise) => boolean = () => true,
): { exercise: TaskExercise; plan: string[] } | null {
  const { plan = [], exercise: open } = lesson
  for (const [at, id] of plan.entries()) {
    const exercise = cards?.get(id)
    if (exercise && exercise.question !== open?.question && isQuiet(exercise))
      return { exercise, plan: plan.slice(at + 1) }
  }
  return null
}

type Wish = {
  topic: Topic
  seed: number
  shift?: number
  after: Exercise | null
  size?: 'smaller' | 'larger'
  isQuiet: (made: Exercise) => boolean
}

type Making = Pick<Said, 'lesson' | 'grade' | 'cards'>

const cardDraws = 6
const sizes = { smaller: 'easier', larger: 'harder' } as const

/** Another card after a card: of its skill, or of one that comes before or after it. */
function cardLike(cards: CardSource, of: TaskExercise, { seed, size, isQuiet }: Wish): TaskExercise | null {
  if (of.task.family !== cardFamily) return null
  for (let at = 0; at < cardDraws; at++) {
    const made = cards.like(of.task.id, seed + at * 7_919, size ? sizes[size] : 'same')
    if (made && made.question !== of.question && isQuiet(made)) return made
  }
  return null
}

/** An exercise of a topic: a task where the topic has tasks, else a sum. */
export function makeFor({ lesson, grade, cards }: Making, wish: Wish): Exercise {
  const { topic, seed, shift = lesson.shift, after, size, isQuiet } = wish
  const card = cards && after && isTask(after) && after.task.topic === topic ? cardLike(cards, after, wish) : null
  if (card) return card
  const task = makeTask({
    topic,
    grade,
    seed,
    before: lesson.given ?? [],
    ...(shift !== undefined && { shift }),
    isQuiet: (made) => isQuiet(exerciseOfTask(made)),
  })
  if (task) return exerciseOfTask(task)
  return makeExercise({
    topic,
    grade,
    seed,
    after,
    isQuiet,
    ...(shift !== undefined && { shift }),
    ...(size && { size }),
  })
}

/** Another exercise of the same kind as the one that was done. */
export function makeLike(said: Making, of: Exercise, wish: Omit<Wish, 'topic' | 'after'>): Exercise {
  if (!isTask(of)) return twinOf({ of, topic: said.lesson.topic, grade: said.grade, ...wish })
  return makeFor(said, { ...wish, topic: of.task.topic, after: of })
}

/** A new exercise about a topic. The first one of a conversation follows the parent's notes. */
export function giveExercise(said: Said, wished: Topic | null, manner?: ExerciseManner): Decision {
  const { lesson, notes } = said
  const noted = isFirst(lesson) ? topicInNotes(notes) : null
  const isOpen = noted === null && (wished === null ? lesson.topic === null || lesson.follows : isPlanned(said, wished))
  if (isOpen) {
    const planned = givePlanned(said, manner)
    if (planned) return planned
  }
  const after = noted && wished && !isWithin(noted, wished) ? wished : null
  const topic = noted ?? wished ?? topicFor(said)
  const seed = lesson.seed + 1
  const isQuiet = (made: Exercise) => !givesAway(topic, made)
  const exercise = makeFor(said, { topic, seed, after: lesson.exercise, isQuiet })
  const added = { ...(after && { afterwards: after }), ...(manner && { manner }) }
  return {
    move: { kind: 'exercise', exercise: viewOf(exercise), topic, ...added },
    lesson: withExercise(lesson, exercise, { topic: after ?? topic, seed, aside: asideOf(lesson), follows: false }),
  }
}

/** The wish is no other than what the plan brings anyway. */
const isPlanned = (said: Said, wished: Topic) => said.lesson.follows === true && wished === said.lesson.topic

/** What the learner model wants next. */
function givePlanned(said: Said, manner?: ExerciseManner): Decision | null {
  const { lesson } = said
  const planned = nextPlanned(said, (made) => !isTask(made) || !givesAway(made.task.topic, made))
  if (!planned) return null
  const { exercise, plan } = planned
  const { topic } = exercise.task
  return {
    move: { kind: 'exercise', exercise: viewOf(exercise), topic, ...(manner && { manner }) },
    lesson: withExercise(lesson, exercise, {
      topic,
      plan,
      follows: true,
      seed: lesson.seed + 1,
      aside: asideOf(lesson),
    }),
  }
}

/** A card about what the child named. */
export function giveCard({ lesson }: Said, exercise: TaskExercise): Decision {
  const { topic } = exercise.task
  return {
    move: { kind: 'exercise', exercise: viewOf(exercise), topic },
    lesson: withExercise(lesson, exercise, { topic, seed: lesson.seed + 1, follows: false, aside: asideOf(lesson) }),
  }
}

const isFirst = ({ topic, exercise, solved }: Lesson) => topic === null && exercise === null && solved.length === 0

/** 'The 7 times table' is what a child means who says 'times tables'. */
const isWithin = (noted: Topic, wished: Topic) =>
  noted === wished || (noted.endsWith('times table') && (wished === 'times tables' || wished === 'multiplying'))

/** The child's own question waits when the tutor gives an exercise in between. */
const asideOf = (lesson: Lesson): Exercise | null => (lesson.own ? lesson.exercise : null) ?? lesson.aside ?? null

/** The same exercise again. */
export function sayAgain({ lesson }: Said, exercise: Exercise, manner: ExerciseManner): Decision {
  const topic = lesson.topic ?? ownTopicOf(exercise)
  return { move: { kind: 'exercise', exercise: viewOf(exercise), topic, manner }, lesson }
}

/** Easier or harder numbers of the same kind. */
export function changeSize(said: Said, exercise: Exercise, manner: 'easier' | 'harder'): Decision {
  const { lesson } = said
  const step = manner === 'easier' ? -1 : 1
  const shift = Math.max(-3, Math.min(3, (lesson.shift ?? 0) + step))
  const topic = topicToStay(lesson, exercise)
  const seed = lesson.seed + 1
  const size = manner === 'easier' ? 'smaller' : 'larger'
  const isQuiet = (made: Exercise) => !givesAway(topic, made)
  const made = makeFor(said, { topic, seed, shift, after: exercise, size, isQuiet })
  return {
    move: { kind: 'exercise', exercise: viewOf(made), topic, manner },
    lesson: withExercise(lesson, made, { shift, seed, aside: asideOf(lesson) }),
  }
}

const ownTopicOf = (exercise: Exercise): Topic =>
  isTask(exercise) ? exercise.task.topic : topicOf(exercise.operation, exercise.question)

/** The lesson's topic, unless the exercise on the screen is of another kind. */
export function topicToStay(lesson: Lesson, exercise: Exercise): Topic {
  const own = ownTopicOf(exercise)
  if (lesson.topic === null || isTask(exercise)) return own
  const kinds = [own, ...(own === 'multiplying' ? ['times tables'] : []), ...(own === 'dividing' ? ['sharing'] : [])]
  return kinds.includes(lesson.topic) || lesson.topic.endsWith('times table') ? lesson.topic : own
}

/** What comes after an exercise that was solved: the child's question that waits, else one that fits the lesson. */
export function exerciseAfter(said: Said, solved: Exercise): { next: Exercise; lesson: Lesson } {
  const { lesson, grade, notes } = said
  const waiting = lesson.aside && lesson.aside.question !== solved.question ? lesson.aside : null
  if (waiting) return { next: waiting, lesson: withExercise(lesson, waiting, { aside: null, own: true }) }
  const seed = lesson.seed + 1
  const told = toldOf(solved, grade) ?? ''
  const isQuiet = (made: Exercise) => !givesAway(told, made)
  const named = (lesson.follows ? null : lesson.topic) ?? topicInNotes(notes)
  // After the look back comes what is new today.
  const planned = named === null && (lesson.follows || lesson.phase === 'new') ? nextPlanned(said, isQuiet) : null
  if (planned) {
    const { exercise, plan } = planned
    const { topic } = exercise.task
    return { next: exercise, lesson: withExercise(lesson, exercise, { seed, topic, plan, follows: true, aside: null }) }
  }
  const topic = named ?? (lesson.phase === 'new' ? topicFor(said) : null)
  const next = topic
    ? makeFor(said, { topic, seed, after: solved, isQuiet })
    : makeLike(said, solved, { seed, isQuiet })
  return { next, lesson: withExercise(lesson, next, { seed, topic: topic ?? lesson.topic, aside: null }) }
}
