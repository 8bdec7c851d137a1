import type { AnswerLogged } from '#shared/card.ts'
import { sameChoice, sameTyped } from '#shared/tools/card-answers.ts'
import type { Seat } from './seat.ts'
import type { Question } from './sitting-state.ts'

/** 'Correct!' stands so long. Milliseconds. */
export const correctStands = 700

/** So long a typed answer waits for the server's verdict. Milliseconds. */
export const verdictPatience = 1_500

/** What the server takes at most. */
const longestAnswer = 200
const longestLatency = 86_400_000

/** Hints never hold the answer: only the whole solution would be the fourth step. */
const highestHint = 3

/** Grades an answer and leaves it: a button by itself, at once; what was typed by the server, when it is quick. */
export function giveAnswer(seat: Seat, text: string, goOn: () => void): void {
  const { stage, question } = seat.state.get()
  if (stage !== 'asking' || !question || text.trim() === '') return
  const isChoice = question.choices.length > 0
  const { correct_answer, unit } = question.card
  const seemsRight = isChoice ? sameChoice(text, correct_answer) : sameTyped(text, correct_answer, unit)
  const answered = { ...question, given: text.trim() }
  const verdict = leave(seat, answered, seemsRight)
  if (isChoice) {
    tell(seat, answered, seemsRight, verdict, goOn)
    return
  }
  seat.state.set({ stage: 'checking', question: answered })
  void inTime(verdict).then((come) => {
    if (seat.turn !== question.turn) return
    if (come?.verdict) askAgain(seat, question, come.says ?? '')
    else tell(seat, answered, come?.was_correct ?? seemsRight, verdict, goOn)
  })
}

/** The right value in another form or unit: nothing is counted, and the question stands. */
function askAgain(seat: Seat, question: Question, almost: string): void {
  seat.since = Date.now()
  seat.state.set({ stage: 'asking', question: { ...question, given: null, almost } })
}

function leave(seat: Seat, { card, hints, given }: Question, was_correct: boolean): Promise<AnswerLogged | null> {
  return seat.cards
    .answer({
      card_id: card.id,
      was_correct,
      ...(given !== null && given.length <= longestAnswer && { answer: given }),
      hint_level: Math.min(hints, highestHint),
      latency_ms: Math.min(Math.max(0, Date.now() - seat.since), longestLatency),
      tool: 'flashcards',
    })
    .catch(() => null)
}

/** The verdict, or null when it does not come soon. */
function inTime(verdict: Promise<AnswerLogged | null>): Promise<AnswerLogged | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), verdictPatience)
    void verdict.then((come) => {
      clearTimeout(timer)
      resolve(come)
    })
  })
}

function tell(
  seat: Seat,
  question: Question,
  isRight: boolean,
  verdict: Promise<AnswerLogged | null>,
  goOn: () => void,
): void {
  const { state, recent, turn } = seat
  recent.note(question.card, isRight, turn)
  state.set({ stage: isRight ? 'correct' : 'incorrect', question, practiced: state.get().practiced + 1 })
  if (!isRight) return
  seat.timer = setTimeout(goOn, correctStands)
  void verdict.then((come) => {
    if (come?.first_time) state.set({ friends: state.get().friends + 1 })
  })
}
