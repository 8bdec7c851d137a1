import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { SideTalk } from '#shared/controls-rules.ts'
import type { Picture } from '#shared/picture.ts'
import type { Press } from '#shared/reply.ts'
import type { Line, Situation } from '../move.ts'
import { type Asked, type Exercise, type Lesson, type Offer, openProblem, type Problem, questionOf } from '../state.ts'
import { answersToPress, helpToPress } from './press.ts'

/** What a reply ends with: what is asked, what there is to press for it, and what is remembered of it. */
export type Closing = { lines: Line[]; asked: Asked | null; press: Press[]; picture: Picture | null; lesson: Lesson }

const plain = { problem: null, expects: null, yes: null, no: null, about: null, times: 1 } as const

/** Puts the question of a problem: what is read before it, the question, and its answers to press. */
export function askProblem(lesson: Lesson, given: Exercise, grade: number): Closing {
  const { item } = given
  return {
    lines: [...item.text.map((text): Line => ({ text, fact: true })), { text: questionOf(given), fact: true }],
    asked: { ...plain, kind: 'answer', problem: item.id, expects: item.answer },
    press: [...answersToPress(item, grade, lesson.seed), ...helpToPress(item, grade, lesson.seed)],
    picture: item.picture,
    lesson,
  }
}

/**
 * How patient the tutor is with talk beside an open problem: after so many replies it is asked for again, and after so many
 * it waits until the child comes back to it.
 */
const patience: Record<SideTalk, { before: number; most: number }> = {
  relaxed: { before: 3, most: 6 },
  usual: { before: 2, most: 4 },
  strict: { before: 0, most: 3 },
}
export const patienceOf = ({ sideTalk = 'usual' }: Pick<Situation, 'sideTalk'>) => patience[sideTalk]
export const isStrict = ({ sideTalk }: Pick<Situation, 'sideTalk'>) => sideTalk === 'strict'

/** The open question once more, in few words. It closes at most two replies running; then it waits. */
export function askAgain(situation: Situation, lesson: Lesson): Closing {
  const open = openProblem(lesson)
  if (!open) return askTopic(situation, lesson)
  // A child that goes on talking is not called back a fourth time.
  const { most } = patienceOf(situation)
  if (lesson.aside === most || (lesson.aside > most && isStrict(situation))) return waits(lesson, open)
  if (lesson.aside > most) return askChat(lesson, { key: 'chat.more' })
  const times = lesson.asked?.kind === 'answer' && lesson.asked.problem === open.item.id ? lesson.asked.times + 1 : 1
  if (times > 2) return waits(lesson, open)
  const { item } = open
  return {
    lines: [{ key: 'again', values: { what: item.name } }],
    asked: { ...plain, kind: 'answer', problem: item.id, expects: item.answer, times },
    press: [...answersToPress(item, situation.grade, lesson.seed), ...helpToPress(item, situation.grade, lesson.seed)],
    picture: null,
    lesson,
  }
}

/** The question has closed two replies: it rests, and the child chooses how to go on. */
export function waits(lesson: Lesson, { item }: Problem): Closing {
  return {
    lines: [{ key: 'waits', values: { what: item.name } }],
    asked: { ...plain, kind: 'offer', yes: 'goBack', no: 'topic', about: item.name },
    press: choices(['goBack', 'easier', 'topic']),
    picture: null,
    lesson,
  }
}

const offered: Partial<Record<Offer, Press>> = {
  goBack: { label: 'Go on with it', says: 'go on with it', kind: 'more' },
  easier: { label: 'An easier one', says: 'an easier one', kind: 'more' },
  harder: { label: 'A harder one', says: 'a harder one', kind: 'more' },
  practice: { label: 'Another one', says: 'another one', kind: 'more' },
  topic: { label: 'Something else', says: 'something else', kind: 'more' },
  story: { label: 'A story', says: 'tell me a story', kind: 'more' },
  joke: { label: 'A joke', says: 'tell me a joke', kind: 'more' },
  game: { label: 'A game', says: "let's play a game", kind: 'more' },
  talk: { label: 'Talk about it', says: 'I want to talk about it', kind: 'more' },
  break: { label: 'A break', says: 'I need a break', kind: 'more' },
  show: { label: 'Show me', says: 'show me', kind: 'help' },
  hint: { label: 'A hint', says: 'a hint please', kind: 'help' },
}

export const choices = (which: readonly Offer[]): Press[] => which.flatMap((one) => offered[one] ?? [])

/** Shall we? What yes and no lead to is remembered. */
export function askOffer(
  lesson: Lesson,
  line: Line,
  { yes, no = 'topic', about = null, press = [] }: { yes: Offer; no?: Offer; about?: string | null; press?: Press[] },
): Closing {
  const yesNo: Press[] = [
    { label: 'Yes', says: 'yes', kind: 'answer' },
    { label: 'No', says: 'no', kind: 'answer' },
  ]
  return {
    lines: [line],
    asked: { ...plain, kind: 'offer', yes, no, about },
    press: press.length > 0 ? press : yesNo,
    picture: null,
    lesson,
  }
}

/** A friendly question about the child's own talk; nothing is judged by it. */
export const askChat = (
  lesson: Lesson,
  line: Line,
  kind: 'chat' | 'feeling' | 'how' | 'tried' | 'relation' | 'sentence' = 'chat',
  press: Press[] = [],
): Closing => ({
  lines: [line],
  asked: { ...plain, kind, problem: openProblem(lesson)?.item.id ?? null },
  press,
  picture: null,
  lesson,
})

/** What shall we do? With things to press that the child can do. */
export function askTopic({ grade, items }: Situation, lesson: Lesson): Closing {
  const topic = lesson.topic
  const press: Press[] =
    grade <= 1
      ? [
          { label: 'Count', says: 'counting', kind: 'more' },
          { label: 'Letters', says: 'letters and sounds', kind: 'more' },
          { label: 'A story', says: 'tell me a story', kind: 'more' },
          { label: 'A game', says: "let's play a game", kind: 'more' },
        ]
      : [
          ...(topic ? [{ label: topic[0]?.toUpperCase() + topic.slice(1), says: topic, kind: 'more' } as const] : []),
          { label: 'Math', says: 'math', kind: 'more' },
          { label: 'Reading', says: 'reading', kind: 'more' },
          { label: 'My homework', says: 'I have homework', kind: 'more' },
          { label: 'Surprise me', says: 'you pick', kind: 'more' },
        ]
  void items
  return {
    lines: [{ key: 'topic' }],
    asked: { ...plain, kind: 'topic' },
    press,
    picture: null,
    lesson,
  }
}

/** A small question beside the problem, with its own key. */
export const askStep = (lesson: Lesson, line: Line, expects: AnswerSpec | null): Closing => ({
  lines: [line],
  asked: { ...plain, kind: 'step', problem: openProblem(lesson)?.item.id ?? null, expects },
  press: [],
  picture: null,
  lesson,
})

export const noQuestion = (lesson: Lesson): Closing => ({ lines: [], asked: null, press: [], picture: null, lesson })
