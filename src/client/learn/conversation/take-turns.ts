import { ApiProblem } from '#client/api.ts'
import { newId } from '#client/data/new-id.ts'
import { afterPause, backOff } from '#client/outbox/back-off.ts'
import type { Unsent } from '#client/outbox/kept.ts'
import { sendTurn } from '#client/outbox/send-turn.ts'
import type { ChatEvent, MessageView } from '#shared/conversation.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'
import { hear, keyOf, type ShownMessage, spoken, without } from './conversation-events.ts'
import type { Live } from './conversation-state.ts'
import { withPauses } from './pausing.ts'
import { keepUnsent, show } from './show-messages.ts'
import { afterRefusal, afterRefusedWords, putInBox, start } from './start-conversation.ts'

/** Sends what stands in the box. Does nothing when that is blank or too long, a reply is pending, or nothing is recorded. */
export async function say(live: Live): Promise<void> {
  const { draft } = live.state.get()
  if (!maySay(live, draft)) return
  const again = live.unsent?.text === draft ? live.unsent.id : null
  // Words that failed earlier and were changed since may have been answered meanwhile.
  if (live.unsent && !again) live.told = true
  putDraft(live, '')
  live.parts.voice.stop()
  await converse(live, again ?? newId(), draft)
}

/** Says what a press says, as if it had been typed. What the child has typed meanwhile stays in the box. */
export async function press(live: Live, says: string): Promise<void> {
  if (!maySay(live, says)) return
  const { draft, messages } = live.state.get()
  const back = live.unsent?.inBox ? live.unsent : null
  const again = back?.text === says ? back.id : null
  // Words in the box that came back from a press are pressed again, or not meant any more.
  const wasPressed = again !== null || messages.at(-1)?.extras?.press.some((one) => one.says === back?.text) === true
  if (back && wasPressed) putDraft(live, typedBehind(back.text, draft))
  if (back && !again) live.told = true
  live.parts.voice.stop()
  await converse(live, again ?? newId(), says, back && !wasPressed && back.text === draft ? back : null)
}

function maySay({ state }: Live, text: string): boolean {
  const { recording, replying, ending } = state.get()
  return recording && !replying && !ending && !isBlank(text) && codePoints(text) <= limits.message
}

function putDraft({ state, parts }: Live, draft: string): void {
  state.set({ draft })
  parts.kept.keepDraft(draft)
}

/** What stands in the box behind words that came back into it. */
function typedBehind(back: string, draft: string): string {
  if (draft === back) return ''
  return draft.startsWith(`${back}\n`) ? draft.slice(back.length + 1) : draft
}

/** Gets the reply to a message that was sent before this screen was loaded. */
export async function finishReply(live: Live, { client_message_id: id, content: text }: MessageView): Promise<void> {
  if (live.state.get().replying) return
  // The same id again is not a second message: the server goes on with the same reply.
  if (id) await converse(live, id, text)
  else await look(live)
}

/** `left`: words that failed earlier and still stand in the box; whoever sends them later sends them under their own id. */
async function converse(live: Live, id: string, text: string, left: Unsent | null = null): Promise<void> {
  const { state, parts } = live
  const outgoing = { id, text, inBox: false }
  live.unsent = outgoing
  parts.kept.keepUnsent(outgoing)
  const { messages } = state.get()
  const place = messages.findIndex((message) => keyOf(message) === id)
  const shown = place === -1 ? [...messages, spoken(id, text)] : messages
  state.set({ replying: true, failure: null, pause: null, messages: shown })
  let replyId: string | null = null
  let isNews = place === -1
  try {
    await deliver(live, outgoing, (event) => {
      if (event.type === 'sentence') replyId = event.message_id
      isNews = heard(live, event) || isNews
      // The other tabs know a message that was said before this screen was loaded.
      if (event.type === 'accepted' && isNews) tellTabs(live)
    })
    keepUnsent(live, left)
  } catch (error) {
    if (live.closed.signal.aborted) return
    if (messages[place + 1]?.role === 'assistant' && place !== -1) {
      // It was answered before we asked; only whether the answer is whole we could not learn.
      keepUnsent(live, left)
    } else {
      state.set({ messages: without(state.get().messages, id, replyId), ...afterRefusedWords(error) })
      putInBox(live, outgoing)
      parts.voice.stop()
    }
  }
  state.set({ replying: false, unreachable: false })
  if (isNews) tellTabs(live)
  if (live.told) await look(live)
}

async function deliver(live: Live, { id, text }: Unsent, onEvent: (event: ChatEvent) => void): Promise<void> {
  const attempt = async () => {
    const { started, screen } = live
    const { student } = live.state.get()
    if (!started || !student?.tutor) throw new Error('nothing is started')
    const ids = { student_id: student.id, tutor_id: student.tutor.id, conversation_id: started.conversation_id }
    const message = { message: text, ...ids, client_message_id: id, ...(screen && { screen }) }
    const onUnreachable = (unreachable: boolean) => live.state.set({ unreachable })
    await sendTurn({ send: live.parts.send, message, onEvent, onUnreachable, closed: live.closed.signal })
  }
  await withPauses(live, async () => {
    try {
      await attempt()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.code !== 'conversation_ended') throw error
      await startAnew(live)
      await attempt()
    }
  })
}

/** The server says that this conversation is over: another one is started without a word. */
async function startAnew(live: Live): Promise<void> {
  try {
    await start(live)
  } catch (error) {
    if (!live.closed.signal.aborted) {
      live.state.set(afterRefusal(error))
      if (!live.state.get().ending) live.startAgain()
    }
    throw error
  }
}

/** Takes an event in; true when it changes what is shown. */
function heard(live: Live, event: ChatEvent): boolean {
  const { state, parts } = live
  // From here on a reload finds the message on the server.
  if (event.type === 'accepted') parts.kept.keepUnsent(null)
  if (event.type === 'done') {
    const { mood, marks, expects, over, bye, grown } = event
    const ending = over || bye ? ({ ending: { why: over ? 'over' : 'bye' } } as const) : {}
    state.set({ mood, expects, ...(marks.length > 0 && { marks }), ...ending })
    if (grown.length > 0) parts.onGrown(grown)
  }
  const { messages } = state.get()
  const after = hear(messages, event)
  if (after === messages) return false
  state.set({ messages: after })
  if (event.type === 'sentence') parts.voice.say(event.text, event.message_id, event.index)
  if (event.type === 'done') describe(live, messages, event)
  return true
}

/** A picture is read aloud in its words, behind the sentences that it belongs to. */
function describe(
  { parts }: Live,
  before: ShownMessage[],
  { message_id: id, extras }: ChatEvent & { type: 'done' },
): void {
  const reply = before.find((message) => message.id === id)
  if (reply && !reply.extras && extras?.picture) parts.voice.say(extras.picture.alt, id, reply.sentences.length)
}

function tellTabs({ started, parts }: Live): void {
  if (started) parts.tellTabs(started.conversation_id)
}

/** Another tab's reply is looked for this often, and this long. Milliseconds. */
const lookEvery = 600
const lookFor = 20_000

/** The longest wait between two looks without a line. Milliseconds. */
const longestPause = 8_000

/** Shows what another tab of the same conversation says and hears, and holds Send while its reply is on its way. */
export async function look(live: Live): Promise<void> {
  const { state, closed } = live
  if (state.get().replying || live.looking) {
    live.told = true
    return
  }
  live.looking = true
  live.told = false
  // The child may have sent something while we read: then the wait is for that reply, and it is waited for elsewhere.
  if ((await readOnce(live)) !== 'nothing to wait for' && !state.get().replying) {
    state.set({ replying: true })
    const pauses = backOff(longestPause)
    let found: Found = 'wait'
    for (const until = Date.now() + lookFor; Date.now() < until && !closed.signal.aborted; ) {
      const pause = found === 'no answer' ? Math.max(lookEvery, pauses.next()) : lookEvery
      await new Promise<void>((resolve) => void afterPause(pause, resolve))
      found = await readOnce(live)
      if (found === 'nothing to wait for') break
    }
    state.set({ replying: false })
  }
  live.looking = false
  if (live.told && !state.get().replying && !closed.signal.aborted) await look(live)
}

type Found = 'wait' | 'nothing to wait for' | 'no answer'

async function readOnce(live: Live): Promise<Found> {
  if (!live.started) return 'nothing to wait for'
  try {
    const messages = await live.parts.read(live.started.conversation_id)
    show(live, messages)
    return messages.at(-1)?.role === 'user' ? 'wait' : 'nothing to wait for'
  } catch (error) {
    return error instanceof ApiProblem && !error.problem.retryable ? 'nothing to wait for' : 'no answer'
  }
}
