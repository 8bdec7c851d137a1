import { type CardWish, cardCategories, leaveAnswer, nextCard } from '#client/data/cards.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { AnswerLogged, CardCategory, CardView, LogAnswer } from '#shared/card.ts'
import { answerBox } from './answer-box.ts'
import { newMessageId } from './message-id.ts'
import { outbox } from './outbox.ts'

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

export type OpenDesk = { cards: CardDesk; flush: () => void; close: () => void }

/** The desk of one student; `onHelp` is told of an answer that needs a grown-up. Only answers of this student are sent with this student's pass. */
export function cardDesk(studentId: string, pass: PassKeeper, onHelp: (kind: HelpKind) => void): OpenDesk {
  const out = outbox({
    box: answerBox(studentId),
    leave: async (answer) => {
      const verdict = await leaveAnswer(pass, answer)
      if (verdict !== 'refused' && verdict.help) onHelp(verdict.help)
      return verdict
    },
    now: () => Date.now(),
  })
  const cards: CardDesk = {
    next: (wish) => nextCard(pass, studentId, wish),
    categories: () => cardCategories(pass, studentId),
    answer: (answer) =>
      out.take({
        ...answer,
        student_id: studentId,
        client_id: newMessageId(),
        answered_at: new Date().toISOString(),
      }),
    waiting: out.waiting,
    subscribe: out.subscribe,
  }
  return { cards, flush: () => out.flush(), close: out.close }
}

/** For a screen without a line to the server: there is no card, and nothing is kept. */
export const noCards: CardDesk = {
  next: async () => null,
  categories: async () => [],
  answer: async () => null,
  waiting: () => 0,
  subscribe: () => () => undefined,
}
