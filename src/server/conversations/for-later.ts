import type { App } from '#server/context.ts'
import { asAppError, logFailure } from '#server/http/problem.ts'
import { remember } from '#server/memory/memory.ts'
import type { Decision, Move } from '#server/tutor/move.ts'
import { keepWonder } from '#server/wonders/wonders.ts'

/** What a turn leaves behind, beside its reply. */
export type ForLater = {
  /** A question that the book of answers does not have, for the parent's wonder list. */
  wonder?: string
  /** What the child likes, by theme. */
  likes?: string
  /** The child's own way to an answer, by its parts: '5 × 8 and 2 × 8'. */
  strategy?: string
}

/** Longer than any way that is worth telling. */
const longestWay = 120

/** `text`: what the child said, shielded. The tutor reads a Spanish question in English; the parent reads the child's words. */
export function forLater({ move, lesson, wonder, likes }: Decision, text: string): ForLater {
  const strategy = ownWay(move)
  return {
    ...(wonder !== undefined && { wonder: lesson.spanish ? text : wonder }),
    ...(likes !== undefined && { likes }),
    ...(strategy !== undefined && { strategy }),
  }
}

/** The way that a reply credits, whatever it does after that: goes on, or says goodbye. */
function ownWay({ lines }: Move): string | undefined {
  for (const line of lines) {
    if (!('key' in line) || line.key !== 'credit.way') continue
    const way = String(line.values?.way ?? '')
    if (way !== '' && way.length <= longestWay) return way
  }
  return undefined
}

type Left = ForLater & {
  studentId: string
  conversationId: string
  messageId: string
  requestId: string
  /** What the lesson knew before that the child likes: it is remembered, or a parent has just taken it away. */
  known: readonly string[]
  /** The reply. */
  shown: readonly string[]
}

/** Keeps what a whole reply leaves behind: once, however often its message is answered anew. The reply does not fail for it. */
export async function keepForLater(app: Pick<App, 'db' | 'now' | 'log'>, left: Left): Promise<void> {
  const { studentId, conversationId, messageId, wonder, likes, strategy, known, shown } = left
  const of = { studentId, conversationId }
  const isNew = likes !== undefined && !known.includes(likes)
  const kept = await Promise.allSettled([
    wonder !== undefined && keepWonder(app, { ...of, messageId, question: wonder, said: shown }),
    isNew && remember(app, { ...of, kind: 'likes', what: likes }),
    strategy !== undefined && remember(app, { ...of, kind: 'strategy', what: strategy }),
  ])
  for (const one of kept) if (one.status === 'rejected') logFailure(app, asAppError(one.reason), left.requestId)
}
