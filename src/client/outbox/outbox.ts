import { ApiProblem } from '#client/api.ts'
import type { AnswerLogged } from '#shared/card.ts'
import type { HandwritingLogged } from '#shared/handwriting.ts'
import type { AnswerBox, Answered, KeptAnswer } from './answer-box.ts'
import { retrying } from './retrying.ts'

/** What the server says to an answer, or to a letter that was written. */
export type Verdict = AnswerLogged | HandwritingLogged

export type OutboxParts = {
  box: AnswerBox
  /** Brings the server one answer; rejects when it did not arrive. */
  leave: (answer: Answered) => Promise<Verdict | 'refused'>
  now: () => number
}

/** Brings kept answers to the server, in their order, as often as it takes. */
export type Outbox = {
  /** Keeps an answer and sends it; null when it could not be sent now. */
  take: (answer: KeptAnswer) => Promise<Verdict | null>
  /** Tries now what waits; says when that try is over. */
  flush: (onTried?: () => void) => void
  waiting: () => number
  subscribe: (onChange: () => void) => () => void
  close: () => void
}

/** An answer that arrives later than this says when it was given. Until then the server's own clock is the better one. */
const soon = 5_000

export function outbox({ box, leave, now }: OutboxParts): Outbox {
  const verdicts = new Map<string, (verdict: Verdict | null) => void>()
  const watching = new Set<() => void>()
  let stuck = false
  let shown = 0

  const tell = () => {
    const waits = stuck ? box.list().length : 0
    if (waits === shown) return
    shown = waits
    for (const onChange of watching) onChange()
  }
  const settle = (clientId: string, verdict: Verdict | null) => {
    verdicts.get(clientId)?.(verdict)
    verdicts.delete(clientId)
  }
  const giveUpForNow = () => {
    for (const clientId of [...verdicts.keys()]) settle(clientId, null)
  }
  const send = async ({ answered_at, ...answer }: KeptAnswer) => {
    const isLate = now() - Date.parse(answered_at) > soon
    const verdict = await leave(isLate ? { ...answer, answered_at } : answer)
    box.remove(answer.client_id)
    settle(answer.client_id, verdict === 'refused' ? null : verdict)
    tell()
  }
  /** Sends what waits. One answer that breaks the server does not hold up those behind it. */
  const sendAll = async (): Promise<'settled' | 'again'> => {
    const broken = new Set<string>()
    const next = () => box.list().find(({ client_id }) => !broken.has(client_id))
    for (let answer = next(); answer; answer = next()) {
      try {
        await send(answer)
        stuck = broken.size > 0
      } catch (error) {
        broken.add(answer.client_id)
        settle(answer.client_id, null)
        stuck = true
        if (!breaksServer(error)) break
      }
    }
    stuck = broken.size > 0
    // What another tab has brought is no longer here; what is still here waits.
    giveUpForNow()
    tell()
    return stuck ? 'again' : 'settled'
  }
  const sending = retrying(sendAll)
  let nudge: ReturnType<typeof setTimeout> | undefined
  const soonNow = (onTried?: () => void) => {
    clearTimeout(nudge)
    nudge = setTimeout(() => void sending.now().then(onTried))
  }
  return {
    take: (answer) => {
      box.add(answer)
      tell()
      return new Promise((resolve) => {
        verdicts.set(answer.client_id, resolve)
        // A moment later, when a round that is just ending has ended: it would not see this answer any more.
        soonNow()
      })
    },
    flush: (onTried) => {
      tell()
      if (box.list().length > 0) soonNow(onTried)
      else onTried?.()
    },
    waiting: () => shown,
    subscribe: (onChange) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
    close: () => {
      clearTimeout(nudge)
      sending.stop()
      giveUpForNow()
    },
  }
}

const breaksServer = (error: unknown) => error instanceof ApiProblem && error.problem.code === 'internal'
