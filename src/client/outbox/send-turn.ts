import { ApiProblem } from '#client/api.ts'
import type { ChatEvent, SendMessage } from '#shared/conversation.ts'
import { callTimeout } from '#shared/limits.ts'
import type { ProblemCode } from '#shared/problem.ts'
import { afterPause, backOff } from './back-off.ts'

export type Send = (message: SendMessage, signal: AbortSignal) => AsyncIterable<ChatEvent>

export type Turn = {
  send: Send
  message: SendMessage
  /** Told of every event once, however often the reply is played again. */
  onEvent: (event: ChatEvent) => void
  /** The server cannot be reached, and is asked again and again; false when there is news again. */
  onUnreachable?: (unreachable: boolean) => void
  /** The screen was closed. */
  closed: AbortSignal
}

/** While another tab's reply is in the making, we ask again this often. Milliseconds. */
const askAgain = 600

/** The longest wait between two tries without a line. Milliseconds. */
const longestWait = 8_000

/** A server that takes the message and then fails is asked this often; each time costs a whole reply. */
const mostFailures = 3

const passes = new Set<ProblemCode>(['reply_pending', 'unavailable', 'draining'])

const tooLate = () =>
  new ApiProblem({
    error: 'The answer took too long. Please try again.',
    code: 'request_timeout',
    request_id: '',
    retryable: true,
  })

/**
 * Sends a message until its reply is whole. When the line breaks, or another tab's reply is in the making, it asks again
 * with the same id: the server goes on with the same reply. Fails with the server's problem, or 15 s after the last news.
 */
export async function sendTurn(turn: Turn): Promise<void> {
  const pauses = backOff(longestWait)
  const news = newsOf((isNews) => {
    if (isNews) pauses.reset()
    turn.onUnreachable?.(!isNews)
  })
  for (let failures = 0; ; ) {
    const outcome = await attempt(turn, news)
    if (outcome === 'whole') return
    if (turn.closed.aborted) throw turn.closed.reason
    if (outcome !== 'broken' && !passes.has(outcome.problem.code)) throw outcome
    if (outcome !== 'broken' && news.any() && ++failures >= mostFailures) throw outcome
    const failed = outcome === 'broken' ? tooLate() : outcome
    const left = news.timeLeft()
    if (left <= askAgain) throw failed
    if (isPending(outcome)) await afterSome(askAgain, turn.closed)
    else {
      news.missing()
      // The last try begins while there is time for an answer.
      await afterSome(Math.min(pauseAskedFor(outcome) + pauses.next(), left - askAgain), turn.closed)
    }
    turn.closed.throwIfAborted()
  }
}

const isPending = (outcome: 'broken' | ApiProblem) => outcome !== 'broken' && outcome.problem.code === 'reply_pending'

/** How long the server wants to be left alone. Milliseconds. */
const pauseAskedFor = (outcome: 'broken' | ApiProblem) =>
  outcome === 'broken' ? 0 : (outcome.problem.retry_after_s ?? 0) * 1_000

/** Over when the time is, when there is a line again, or when the screen is closed. */
function afterSome(pause: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const callOff = afterPause(pause, () => {
      closed.removeEventListener('abort', leave)
      resolve()
    })
    const leave = () => {
      callOff()
      resolve()
    }
    closed.addEventListener('abort', leave, { once: true })
  })
}

/** What has been heard of the reply so far, over all attempts, and when something new came last. */
function newsOf(onTurned: (isNews: boolean) => void) {
  const heard = new Set<string>()
  let at = Date.now()
  let silent = false
  const turn = (isNews: boolean) => {
    if (silent === isNews) onTurned(isNews)
    silent = !isNews
  }
  return {
    any: () => heard.size > 0,
    missing: () => turn(false),
    isNew: (event: ChatEvent) => {
      const name = event.type === 'sentence' ? `sentence ${event.index}` : event.type
      if (heard.has(name)) return false
      heard.add(name)
      at = Date.now()
      turn(true)
      return true
    },
    timeLeft: () => at + callTimeout - Date.now(),
  }
}

async function attempt(turn: Turn, news: ReturnType<typeof newsOf>): Promise<'whole' | 'broken' | ApiProblem> {
  const over = new AbortController()
  const giveUp = () => over.abort(tooLate())
  let timer = setTimeout(giveUp, news.timeLeft())
  try {
    for await (const event of turn.send(turn.message, AbortSignal.any([over.signal, turn.closed]))) {
      if (event.type === 'error') return new ApiProblem(event)
      if (!news.isNew(event)) continue
      clearTimeout(timer)
      timer = setTimeout(giveUp, news.timeLeft())
      turn.onEvent(event)
      if (event.type === 'done') return 'whole'
    }
    return 'broken'
  } catch (error) {
    if (error instanceof ApiProblem) return error
    // A line that broke in the middle throws the browser's own error; it says nothing about the message.
    return 'broken'
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
