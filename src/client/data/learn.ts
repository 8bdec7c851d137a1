import { ApiProblem, data, done, problemOf, server, withPass } from '#client/api.ts'
import type { ReportAnswer, ReportSomething } from '#shared/alarm.ts'
import type { ChatEvent, MessageView, SendMessage, StartedConversation } from '#shared/conversation.ts'
import type { HeardAs } from '#shared/tools/heard.ts'
import { readEvents } from './events.ts'
import { type Opening, obtainPass, openConversation } from './first-calls.ts'
import { type PassKeeper, passKeeper } from './pass-keeper.ts'
import { refusedOr } from './refused.ts'
import { readWordTimes, type Sound } from './sound.ts'

const isRefusal = (error: unknown) =>
  error instanceof ApiProblem && ['unauthenticated', 'token_expired'].includes(error.problem.code)

/** The learner pass of one student, obtained by the parent's session, or the child's own device, when it is first needed. */
export const learnerPass = (studentId: string): PassKeeper =>
  passKeeper({
    obtain: () => obtainPass(studentId),
    isRefusal,
    now: () => Date.now(),
  })

export const startConversation = (pass: PassKeeper, opening: Opening): Promise<StartedConversation> =>
  pass.call((token) => openConversation(opening, token))

/** What a child reported here and could not tell, by the parent who leaves this browser. */
export const leaveReportAsParent = (json: ReportSomething): Promise<void> =>
  done(server.api.conversations['report-left'].$post({ json }))

/** The child says that something is wrong; 'refused' when our server will never take it. The call outlives the page. */
export const leaveReport = (pass: PassKeeper, json: ReportSomething): Promise<ReportAnswer | 'refused'> =>
  pass.call(async (token) => {
    const answer = await server.api.conversations.report.$post(
      { json },
      { ...withPass(token), init: { keepalive: true } },
    )
    return answer.ok ? answer.json() : refusedOr(answer)
  })

/** Everything that was said in an open conversation, however many pages it fills. */
export const readMessages = (pass: PassKeeper, conversationId: string): Promise<MessageView[]> =>
  pass.call(async (token) => {
    const messages: MessageView[] = []
    for (let cursor: string | undefined; ; ) {
      const asked = { param: { id: conversationId }, query: cursor ? { cursor } : {} }
      const page = await server.api.conversations[':id'].transcript.$get(asked, withPass(token))
      if (!page.ok) throw await problemOf(page)
      messages.push(...(await page.json()))
      cursor = /[?&]cursor=(\d+)/.exec(page.headers.get('link') ?? '')?.[1]
      if (!cursor) return messages
    }
  })

/** Sends a message and gives the events of its reply as they come. */
export async function* sendMessage(
  pass: PassKeeper,
  message: SendMessage,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await pass.call(async (token) => {
    const headers = { ...withPass(token).headers, accept: 'text/event-stream' }
    const answer = await server.api.chat.$post({ json: message }, { headers, init: { signal } })
    if (!answer.ok) throw await problemOf(answer)
    return answer
  })
  yield* readEvents(response)
}

/** The audio of a checked sentence; null when there is nothing to say in it. */
export const speech = (pass: PassKeeper, text: string, signal: AbortSignal): Promise<Sound | null> =>
  pass.call(async (token) => {
    const answer = await server.api.tts.$post({ json: { text } }, { ...withPass(token), init: { signal } })
    if (!answer.ok) throw await problemOf(answer)
    return soundOf(answer)
  })

/** The audio of an answer with the times of its words; null when there was nothing to say. */
export const soundOf = async (answer: Pick<Response, 'status' | 'headers' | 'blob'>): Promise<Sound | null> =>
  answer.status === 204
    ? null
    : { audio: await answer.blob(), words: readWordTimes(answer.headers.get('x-word-times')) }

/** What was said in a recording, by the service that the operator has set; empty when nothing was. */
export const understand = (pass: PassKeeper, student_id: string, sound: Blob, signal: AbortSignal): Promise<HeardAs> =>
  pass.call(async (token) => {
    const headers = { ...withPass(token).headers, 'content-type': sound.type }
    return data(server.api.stt.$post({ query: { student_id } }, { headers, init: { body: sound, signal } }))
  })

/**
 * Ends a conversation while the page goes away: by a call that outlives the page, or else by the browser's beacon, which
 * cannot carry a pass and brings the conversation's own end token.
 */
export function endConversation(pass: PassKeeper, { conversation_id, end_token }: StartedConversation): void {
  const beacon = () =>
    void navigator.sendBeacon?.(
      '/api/conversations/end',
      new Blob([JSON.stringify({ conversation_id, end_token })], { type: 'text/plain' }),
    )
  const token = pass.token()
  if (!token) {
    beacon()
    return
  }
  const json = { conversation_id, end_token }
  done(server.api.conversations.end.$post({ json }, { ...withPass(token), init: { keepalive: true } })).catch(beacon)
}
