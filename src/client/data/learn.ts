import { ApiProblem, data, done, problemOf, readEvents, server, withPass } from '#client/api.ts'
import type { LearnerPass } from '#shared/account.ts'
import type { ChatEvent, MessageView, SendMessage, StartedConversation } from '#shared/conversation.ts'

/** A pass is renewed this long before it ends. Milliseconds. */
const renewBefore = 10 * 60 * 1000

/** Keeps a learner pass for one student: in memory only, obtained when first needed and renewed silently. */
export type PassKeeper = {
  current: () => Promise<LearnerPass>
  /** Calls with the pass; when it was refused, once more with a new one. */
  call: <T>(ask: (token: string) => Promise<T>) => Promise<T>
}

export function passKeeper(studentId: string): PassKeeper {
  let kept: Promise<LearnerPass> | null = null
  let endsAt = Number.POSITIVE_INFINITY
  const obtain = () => {
    const asked = data(server.api.learner.$post({ json: { student_id: studentId } }))
    kept = asked
    endsAt = Number.POSITIVE_INFINITY
    asked.then(
      (pass) => {
        endsAt = Date.parse(pass.expires_at)
      },
      () => {
        if (kept === asked) kept = null
      },
    )
    return asked
  }
  const current = () => (kept && endsAt - Date.now() > renewBefore ? kept : obtain())
  return {
    current,
    call: async (ask) => {
      const { token } = await current()
      try {
        return await ask(token)
      } catch (error) {
        const refused = ['unauthenticated', 'token_expired']
        if (!(error instanceof ApiProblem) || !refused.includes(error.problem.code)) throw error
        return ask((await obtain()).token)
      }
    },
  }
}

type Opening = { student_id: string; tutor_id: string; resume?: string }

export const startConversation = (pass: PassKeeper, opening: Opening): Promise<StartedConversation> =>
  pass.call((token) => data(server.api.conversations.start.$post({ json: opening }, withPass(token))))

export const readMessages = (pass: PassKeeper, conversationId: string): Promise<MessageView[]> =>
  pass.call((token) =>
    data(
      server.api.conversations[':id'].transcript.$get({ param: { id: conversationId }, query: {} }, withPass(token)),
    ),
  )

/** Sends a message and gives the events of its reply. */
export async function* sendMessage(
  pass: PassKeeper,
  message: SendMessage,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await pass.call(async (token) => {
    const { headers } = withPass(token)
    const answer = await server.api.chat.$post(
      { json: message },
      { headers: { ...headers, accept: 'text/event-stream' }, init: { signal } },
    )
    if (!answer.ok) throw await problemOf(answer)
    return answer
  })
  yield* readEvents(response)
}

/** The audio of a checked sentence; null when there is nothing to say in it. */
export const speech = (pass: PassKeeper, text: string, signal: AbortSignal): Promise<Blob | null> =>
  pass.call(async (token) => {
    const answer = await server.api.tts.$post({ json: { text } }, { ...withPass(token), init: { signal } })
    if (!answer.ok) throw await problemOf(answer)
    return answer.status === 204 ? null : answer.blob()
  })

/** Ends the conversation while the page goes away: by a call that outlives it, or else by the browser's beacon. */
export function endConversation(pass: PassKeeper, started: StartedConversation): void {
  const { conversation_id, end_token } = started
  const json = { conversation_id, end_token }
  const beacon = () =>
    navigator.sendBeacon('/api/conversations/end', new Blob([JSON.stringify(json)], { type: 'text/plain' }))
  void pass
    .current()
    .then(({ token }) =>
      done(server.api.conversations.end.$post({ json }, { ...withPass(token), init: { keepalive: true } })),
    )
    .catch(beacon)
}
