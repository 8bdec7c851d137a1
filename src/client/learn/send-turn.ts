import { ApiProblem } from '#client/api.ts'
import type { ChatEvent, SendMessage } from '#shared/conversation.ts'
import { callTimeout } from '#shared/limits.ts'

export type Sending = {
  send: (message: SendMessage, signal: AbortSignal) => AsyncIterable<ChatEvent>
  pause: (ms: number) => Promise<void>
  now: () => number
}

/** Another tab's reply is looked for again this often. Milliseconds. */
const lookAgain = 600
/** How long a broken line is tried again before the child gets the words back. Milliseconds. */
const lineLimit = 8_000

const tooLate = () =>
  new ApiProblem({
    error: 'The answer took too long. Please try again.',
    code: 'request_timeout',
    request_id: '',
    retryable: true,
  })

/**
 * Sends a message until its reply is whole: asks again with the same id when the stream breaks, and waits while another
 * tab's reply is in the making. Fails with the server's problem, or when nothing came for 15 s.
 */
export async function sendTurn(
  sending: Sending,
  message: SendMessage,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  let heard = sending.now()
  for (;;) {
    const problem = await attempt(sending, message, onEvent, () => {
      heard = sending.now()
    })
    if (problem === 'done') return
    const quiet = sending.now() - heard
    const passes =
      problem === 'broken' || problem.problem.code === 'reply_pending' || problem.problem.code === 'unavailable'
    if (problem !== 'broken' && !passes) throw problem
    const limit = problem !== 'broken' && problem.problem.code === 'unavailable' ? lineLimit : callTimeout
    if (quiet >= limit) throw problem === 'broken' ? tooLate() : problem
    await sending.pause(lookAgain)
  }
}

async function attempt(
  sending: Sending,
  message: SendMessage,
  onEvent: (event: ChatEvent) => void,
  onLife: () => void,
): Promise<'done' | 'broken' | ApiProblem> {
  const over = new AbortController()
  try {
    for await (const event of sending.send(message, over.signal)) {
      if (event.type === 'error') return new ApiProblem(event)
      onLife()
      onEvent(event)
      if (event.type === 'done') return 'done'
    }
    return 'broken'
  } catch (error) {
    // A line that broke in the middle throws the browser's own error; it says nothing about the message.
    return error instanceof ApiProblem ? error : 'broken'
  } finally {
    over.abort()
  }
}
