import { type CardWish, cardCategories, leaveAnswer, nextCard } from '#client/data/cards.ts'
import { nextLetter } from '#client/data/letters.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { AnswerLogged, CardCategory, CardView, LogAnswer } from '#shared/card.ts'
import type { LogClip } from '#shared/video.ts'
import { answerBox } from './answer-box.ts'
import type { LetterDesk } from './letter-desk.ts'
import { newMessageId } from './message-id.ts'
import { outbox, type Verdict } from './outbox.ts'

export type { CardWish }

/** Where a learning tool gets cards and leaves answers. Answers never get lost: they wait on the device while the line is down. */
export type CardDesk = {
  /** The next card; null when there is none. Rejects with ApiProblem else. */
  next: (wish: CardWish) => Promise<CardView | null>
  categories: () => Promise<CardCategory[]>
  /** Keeps an answer on the device, sends it, and gives the server's verdict; null when it will be sent later, once. */
  answer: (answer: Omit<LogAnswer, 'student_id' | 'client_id'>) => Promise<AnswerLogged | null>
  /** How many answers wait on the device because they could not be sent. */
  waiting: () => number
  subscribe: (onChange: () => void) => () => void
}

export type OpenDesk = {
  cards: CardDesk
  /** Keeps and sends an answer at a stop of a clip, as those to cards, and in their order. */
  clip: (answer: Omit<LogClip, 'student_id' | 'client_id' | 'answered_at'>) => Promise<AnswerLogged | null>
  /** What to write, and the tries: kept and sent like answers. */
  letters: LetterDesk
  flush: () => void
  close: () => void
}

/** The desk of one student; `onHelp` is told of an answer that needs a grown-up. Only answers of this student are sent with this student's pass. */
export function cardDesk(studentId: string, pass: PassKeeper, onHelp: (kind: HelpKind) => void): OpenDesk {
  const out = outbox({
    box: answerBox(studentId),
    leave: async (answer) => {
      const verdict = await leaveAnswer(pass, answer)
      if (verdict !== 'refused' && 'help' in verdict && verdict.help) onHelp(verdict.help)
      return verdict
    },
    now: () => Date.now(),
  })
  const signed = () => ({
    student_id: studentId,
    client_id: newMessageId(),
    answered_at: new Date().toISOString(),
  })
  const cards: CardDesk = {
    next: (wish) => nextCard(pass, studentId, wish),
    categories: () => cardCategories(pass, studentId),
    answer: async (answer) => ofAnswer(await out.take({ ...answer, ...signed() })),
    waiting: out.waiting,
    subscribe: out.subscribe,
  }
  const clip: OpenDesk['clip'] = async (answer) => ofAnswer(await out.take({ ...answer, ...signed() }))
  const letters: LetterDesk = {
    next: (glyph) => nextLetter(pass, studentId, glyph),
    log: async (tried) => ofLetter(await out.take({ ...tried, ...signed() })),
  }
  return { cards, clip, letters, flush: () => out.flush(), close: out.close }
}

const ofAnswer = (verdict: Verdict | null) => (verdict && 'correct_answer' in verdict ? verdict : null)
const ofLetter = (verdict: Verdict | null) => (verdict && 'next' in verdict ? verdict : null)

/** For a screen without a line to the server: there is no card, and nothing is kept. */
export const noCards: CardDesk = {
  next: async () => null,
  categories: async () => [],
  answer: async () => null,
  waiting: () => 0,
  subscribe: () => () => undefined,
}
