import { cardCategories, leaveAnswer, nextCard } from '#client/data/cards.ts'
import { nextLetter } from '#client/data/handwriting.ts'
import { newId } from '#client/data/new-id.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { answerBox } from '#client/outbox/answer-box.ts'
import { outbox, type Verdict } from '#client/outbox/outbox.ts'
import type { CardService } from '#client/tools/contract/card-service.ts'
import type { HandwritingService } from '#client/tools/contract/handwriting-service.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { LogClip } from '#shared/video.ts'

export type OpenCards = {
  cards: CardService
  /** Keeps and sends an answer at a stop of a clip, as those to cards, and in their order. */
  clip: (answer: Omit<LogClip, 'student_id' | 'client_id' | 'answered_at'>) => Promise<AnswerLogged | null>
  /** What to write, and the tries: kept and sent like answers. */
  handwriting: HandwritingService
  flush: () => void
  close: () => void
}

/** The desk of one student; `onHelp` is told of an answer that needs a grown-up. Only answers of this student are sent with this student's pass. */
export function openCards(studentId: string, pass: PassKeeper, onHelp: (kind: HelpKind) => void): OpenCards {
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
    client_id: newId(),
    answered_at: new Date().toISOString(),
  })
  const cards: CardService = {
    next: (wish) => nextCard(pass, studentId, wish),
    categories: () => cardCategories(pass, studentId),
    answer: async (answer) => ofAnswer(await out.take({ ...answer, ...signed() })),
    waiting: out.waiting,
    subscribe: out.subscribe,
  }
  const clip: OpenCards['clip'] = async (answer) => ofAnswer(await out.take({ ...answer, ...signed() }))
  const handwriting: HandwritingService = {
    next: (glyph) => nextLetter(pass, studentId, glyph),
    log: async (tried) => ofLetter(await out.take({ ...tried, ...signed() })),
  }
  return { cards, clip, handwriting, flush: () => out.flush(), close: out.close }
}

const ofAnswer = (verdict: Verdict | null) => (verdict && 'correct_answer' in verdict ? verdict : null)
const ofLetter = (verdict: Verdict | null) => (verdict && 'next' in verdict ? verdict : null)
