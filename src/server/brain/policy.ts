import type { Mood } from '#shared/conversation.ts'
import type { Earlier, Exercise, Lesson, Move, TaskExercise } from './brain.ts'
import { exerciseOfTask, isTask, viewOf } from './built-in/exercise-kinds.ts'
import { askedTask, knownAbout } from './built-in/knowledge.ts'
import type { Task } from './built-in/tasks/task.ts'
import { givesAway } from './built-in/teaching.ts'
import { topicIn } from './built-in/topics-named.ts'
import { aboutDrawing, heardOfDrawing } from './policy-drawings.ts'
import {
  changeSize,
  type Decision,
  giveCard,
  giveExercise,
  type Said,
  sayAgain,
  topicFor,
  withExercise,
} from './policy-exercises.ts'
import {
  type Intent,
  intentOf,
  isOffTopic,
  isOtherSubject,
  isStatement,
  isWish,
  smallTalkIn,
  tellsWork,
  wantsTopic,
  wordsOf,
} from './policy-intents.ts'
import { explainWhy, help, judge, stuck, takeUp } from './policy-ladder.ts'
import { type Question, questionIn } from './policy-questions.ts'
import { lookBack, overTime } from './policy-shape.ts'
import { aboutStory } from './policy-stories.ts'
import { tryIn } from './policy-tries.ts'

/** Longer than any message may be; what comes behind is not read. */
const longest = 2_000
const quoteLength = 300

/** How a conversation begins. */
export function openingMove({ again, earlier }: { again: boolean; earlier?: Earlier | null }): Move {
  const topic = earlier?.topic
  return { kind: 'greet', again, ...(topic && { earlier: { topic, solved: earlier.solved } }) }
}

/** What the tutor does next, and what it remembers of that. Any text is fine; nothing is changed in place. */
export function decideMove(whole: Said): Decision {
  const said: Said = { ...whole, text: whole.text.slice(0, longest) }
  return (
    overTime(said) ??
    rightAtOnce(said) ??
    aboutPerson(said) ??
    aboutDrawing(said) ??
    aboutNumbers(said) ??
    aboutKnowledge(said) ??
    aboutWishes(said) ??
    aboutTry(said) ??
    aboutTalk(said)
  )
}

/** True when the move itself tells the answer of its exercise: only a worked solution of that very exercise does. */
export const answerMayBeTold = (move: Move): boolean =>
  (move.kind === 'explain' || (move.kind === 'hint' && move.level === 4)) &&
  move.example?.question === move.exercise.question

/** How the tutor looks while it says this. */
export function moodOf(move: Move): Mood {
  if (move.kind === 'praise' || move.kind === 'greet' || move.kind === 'close' || move.kind === 'review') return 'happy'
  if (move.kind === 'hint' || move.kind === 'explain' || move.kind === 'correct') return 'thinking'
  return move.kind === 'ask' && move.about !== 'topic' ? 'thinking' : 'calm'
}

/** What the child asks about the tutor itself comes before everything: it is answered truthfully at once. */
function aboutPerson(said: Said): Decision | null {
  const talk = smallTalkIn(said.text)
  if (talk === null || talk === 'thanks' || talk === 'hello' || talk === 'able') return null
  return redirect(said, 'small_talk')
}

/** The right answer is the right answer, whatever else its words could mean; so is its value in another form. */
function rightAtOnce(said: Said): Decision | null {
  const open = said.lesson.exercise
  if (!open || !isTask(open)) return null
  const tried = tryIn(said.text, open)
  if (tried === null || tried === 'several') return null
  const isAlmost = tried.almost !== undefined && !asksAbout.test(said.text)
  return tried.isRight || isAlmost ? judge(said, open, tried) : null
}

/** 'What is 10/12 in simplest form?' is the question said again. */
const asksAbout = /^\W*(?:what|whats|how|why|can|could|do|does)\b/i

/** Questions with numbers, and tries at the sum on the screen. */
function aboutNumbers(said: Said): Decision | null {
  const { lesson, text, grade } = said
  const open = lesson.exercise
  if (intentOf(text) === 'stop') return null
  const story = aboutStory(said)
  if (story) return story
  const question = questionIn(text, open !== null)
  const isPlain = question && 'exercise' in question && !question.isLong && !text.includes('(')
  const asked = isPlain ? null : askedTask(text, grade)
  if (asked) return takeUpTask(said, asked)
  if (question) return aboutQuestion(said, question)
  if (!open) return null
  if (isTask(open)) return isInNumbers(open) ? aboutTry(said) : null
  const tried = tryIn(text, open)
  if (tried === null) return null
  if (tried !== 'several') return judge(said, open, tried)
  if (intentOf(text) !== null) return null
  return { move: { kind: 'ask', about: 'which', exercise: viewOf(open) }, lesson }
}

/** Answers that have numbers or signs in them, and are no words of a wish. */
const isInNumbers = ({ task }: TaskExercise) => task.answer.form !== 'choice' && task.answer.form !== 'word'

/** The child's own question: it is worked on like any other, and where it is the one on the screen, it is helped with. */
function takeUpTask(said: Said, task: Task): Decision {
  const open = said.lesson.exercise
  return open && isTask(open) && open.task.id === task.id ? help(said, open) : takeUp(said, exerciseOfTask(task))
}

/** A try at the question on the screen that is not right, or more than one. */
function aboutTry(said: Said): Decision | null {
  const { lesson, text } = said
  const open = lesson.exercise
  if (!open || !isTask(open) || intentOf(text) !== null || smallTalkIn(text) !== null) return null
  const tried = tryIn(text, open)
  if (tried !== null && tried !== 'several') return judge(said, open, tried)
  // Some other word than the choices is a try too: the choices are named again.
  const isOther = open.task.answer.form === 'choice' && isShort(text) && !isOffTopic(text)
  if (tried === null && !isOther) return null
  return { move: { kind: 'ask', about: 'which', exercise: viewOf(open) }, lesson }
}

const isShort = (text: string) => !text.includes('?') && wordsOf(text).trim().split(' ').length <= 3

/** What the program knows: words, what they mean, how the world is. Never the answer of the open exercise. */
function aboutKnowledge(said: Said): Decision | null {
  const { lesson, text, grade } = said
  const fact = knownAbout(text, grade)
  if (fact === null) return null
  const open = lesson.exercise
  return open && givesAway(fact, open) ? help(said, open) : redirect(said, 'asked', fact)
}

function aboutQuestion(said: Said, question: Question): Decision {
  if ('trouble' in question) return redirect(said, 'unknown', question.trouble)
  const open = said.lesson.exercise
  const { exercise, stated, isLong } = question
  const isSame = open !== null && isSameWork(open, exercise)
  const asked = isSame ? open : exercise
  if (stated === null) return isSame ? help(said, open) : takeUp(said, exercise, isLong)
  const tried = tryIn(said.text, asked)
  const now = isSame ? said : { ...said, lesson: takeUp(said, exercise).lesson }
  if (tried === null || tried === 'several') return isSame ? help(said, open) : takeUp(said, exercise)
  return judge(now, asked, tried)
}

/** '8 x 7' is about the same as '7 x 8'. */
function isSameWork(open: Exercise, asked: Exercise): boolean {
  if (isTask(open) || isTask(asked)) return false
  if (open.question === asked.question) return true
  const turns = open.operation === '+' || open.operation === '×'
  const turned = open.left === asked.right && open.right === asked.left && open.answer === asked.answer
  return turns && open.operation === asked.operation && turned
}

/** What the child wants. */
function aboutWishes(said: Said): Decision | null {
  const { lesson, text } = said
  const intent = intentOf(text)
  const topic = topicIn(text)
  if (intent === 'yes' || intent === 'practice') {
    const back = topic ? null : lookBack(said)
    if (back) return back
  }
  if (intent === 'stop')
    return { move: { kind: 'close', solved: lesson.solved }, lesson: withExercise(lesson, null, { aside: null }) }
  if (intent === 'review') return { move: { kind: 'review', solved: quietSolved(lesson) }, lesson }
  if (topic && wantsTopic(text) && intent !== 'stuck') return giveExercise(said, topic)
  const card = topic === null && intent !== 'stuck' ? cardNamed(said) : null
  if (card) return card
  if (isOtherSubject(text) && (intent === 'help' || intent === null)) return null
  return lesson.exercise ? withOpen(said, lesson.exercise, intent) : withNone(said, intent)
}

/** Nothing but a name, perhaps with a 'please'. */
const isBare = (text: string) => wordsOf(text).trim().split(' ').length <= 2

/** The child names something that there are cards about; a single word could also be a try at the open question. */
function cardNamed(said: Said): Decision | null {
  const { lesson, text, grade } = said
  const open = lesson.exercise
  const isTry = open !== null && isTask(open) && !isInNumbers(open) && !isWish(text)
  if (isTry || !wantsTopic(text) || !(isWish(text) || isBare(text))) return null
  const exercise = said.cards?.named(text, grade, lesson.seed + 1) ?? null
  return exercise && giveCard(said, exercise)
}

/** Solved exercises whose naming does not tell the answer of the open one. */
const quietSolved = ({ solved, exercise }: Lesson) => solved.filter((name) => !exercise || !givesAway(name, exercise))

function withOpen(said: Said, open: Exercise, intent: Intent | null): Decision | null {
  switch (intent) {
    case 'easier':
    case 'harder':
      return changeSize(said, open, intent)
    case 'slower':
      return sayAgain(said, open, 'slower')
    case 'repeat':
    case 'yes':
    case 'practice':
      return sayAgain(said, open, 'again')
    case 'stuck':
      return stuck(said, open)
    case 'help':
      return help(said, open)
    case 'why':
      return explainWhy(said, open)
    case 'another':
      return giveExercise(said, said.lesson.topic)
    case 'bored':
      return { move: { kind: 'ask', about: 'topic' }, lesson: said.lesson }
    case 'no':
      return said.lesson.asked === 'tried'
        ? help(said, open)
        : { move: { kind: 'ask', about: 'topic' }, lesson: said.lesson }
    default:
      // What the child did is never started over: it gets the next hint for it.
      if (tellsWork(said.text)) return help(said, open)
      // The child was asked what it tried and tells it: the next step is a hint.
      return said.lesson.asked === 'tried' && smallTalkIn(said.text) === null && !isOffTopic(said.text)
        ? help(said, open)
        : null
  }
}

function withNone(said: Said, intent: Intent | null): Decision | null {
  if (intent === null || isOffTopic(said.text)) return null
  const { lesson } = said
  if (intent === 'easier' || intent === 'harder') {
    const shift = (lesson.shift ?? 0) + (intent === 'easier' ? -1 : 1)
    return giveExercise({ ...said, lesson: { ...lesson, shift } }, null)
  }
  if (begins.has(intent)) return giveExercise(said, null)
  return intent === 'why' ? null : { move: { kind: 'ask', about: 'topic' }, lesson }
}

const begins: ReadonlySet<Intent> = new Set(['yes', 'practice', 'stuck', 'another'])

/** Everything else: small talk, what is not for the lesson, what the tutor does not know. */
function aboutTalk(said: Said): Decision {
  if (smallTalkIn(said.text)) return redirect(said, 'small_talk')
  if (isOffTopic(said.text)) return redirect(said, 'off_topic')
  const drawn = heardOfDrawing(said)
  if (drawn !== null) return redirect(said, 'asked', drawn)
  return isStatement(said.text) ? redirect(said, 'asked', heard) : redirect(said, 'unknown')
}

const heard = 'Thank you for telling me.'

function redirect(said: Said, reason: 'unknown' | 'off_topic' | 'small_talk' | 'asked', fact?: string): Decision {
  const { lesson, text } = said
  const open = lesson.exercise
  const quote = [...text].slice(0, quoteLength).join('')
  const next = open ? { exercise: viewOf(open) } : { topic: topicFor(said) }
  return { move: { kind: 'redirect', reason, said: quote, ...next, ...(fact && { fact }) }, lesson }
}
