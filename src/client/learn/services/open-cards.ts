import { cardCategories, nextCard } from '#client/data/cards.ts'
import { nextLetter } from '#client/data/handwriting.ts'
import { newId } from '#client/data/new-id.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import type { Delivered } from '#client/outbox/deliver-entry.ts'
import type { Outbox } from '#client/outbox/outbox.ts'
import type { KeptAnswer } from '#client/outbox/outbox-entry.ts'
import type { CardService } from '#client/tools/contract/card-service.ts'
import type { HandwritingService } from '#client/tools/contract/handwriting-service.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { LogClip } from '#shared/video.ts'

export type OpenCards = {
  cards: CardService
  /** Keeps and sends an answer at a stop of a clip, as those to cards, and in their order. */
  clip: (answer: Omit<LogClip, 'student_id' | 'client_id' | 'answered_at'>) => Promise<AnswerLogged | null>
  /** What to write, and the tries: kept and sent like answers. */
  handwriting: HandwritingService
}

/** The cards of one student. Answers of this student only go into its outbox. */
export function openCards(studentId: string, pass: PassKeeper, out: Outbox): OpenCards {
  const signed = () => ({
    student_id: studentId,
    client_id: newId(),
    answered_at: new Date().toISOString(),
  })
  const leave = (answer: KeptAnswer) => out.take({ kind: 'answer', answer })
  const cards: CardService = {
    next: (wish) => nextCard(pass, studentId, wish),
    categories: () => cardCategories(pass, studentId),
    answer: async (answer) => ofAnswer(await leave({ ...answer, ...signed() })),
    waiting: () => out.waiting('answer'),
    subscribe: out.subscribe,
  }
  const clip: OpenCards['clip'] = async (answer) => ofAnswer(await leave({ ...answer, ...signed() }))
  const handwriting: HandwritingService = {
    next: (glyph) => nextLetter(pass, studentId, glyph),
    log: async (tried) => ofLetter(await leave({ ...tried, ...signed() })),
  }
  return { cards, clip, handwriting }
}

const ofAnswer = (verdict: Delivered | null) => (verdict && 'correct_answer' in verdict ? verdict : null)
const ofLetter = (verdict: Delivered | null) => (verdict && 'next' in verdict ? verdict : null)
