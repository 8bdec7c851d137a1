import { ApiProblem } from '#client/api.ts'
import { readReplyExtras } from '#client/data/reply-extras.ts'
import type { Unsent } from '#client/outbox/kept.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { MessageView, StartedConversation } from '#shared/conversation.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import type { ConversationState, Ending, Live } from './conversation-state.ts'
import { pauseAfter } from './pausing.ts'
import { forgetUnsent, keepUnsent, show } from './show-messages.ts'

/**
 * Starts a conversation with the tutor that is assigned, or goes on with the one that was open. Throws when that fails;
 * gives the child's message whose reply is not here, or perhaps not whole, if there is one.
 */
export async function start(live: Live): Promise<MessageView | null> {
  const { student } = live.state.get()
  if (!student?.tutor) throw new Error('a conversation needs a student and a tutor')
  const isFirst = live.state.get().messages.length === 0
  live.anew = live.parts.takeWish() || live.anew
  const resume = live.started?.conversation_id ?? live.resume
  const opening = {
    student_id: student.id,
    tutor_id: student.tutor.id,
    ...(resume && { resume }),
    ...(live.anew && { anew: true }),
  }
  const started = await live.parts.start(opening)
  if (live.closed.signal.aborted) {
    // The screen was closed while we waited: nobody else would end this one.
    live.parts.end(started)
    return null
  }
  live.started = started
  live.anew = false
  if (!live.state.get().replying) takeBack(live, started.messages)
  const ending = started.over ? ({ why: 'over' } as const) : null
  live.state.set({ stage: 'open', recording: true, trouble: null, country: started.country, ending })
  show(live, started.messages)
  if (isFirst) greet(live, started)
  return waitingIn(started.messages, isFirst)
}

/** A message that stands last waits for its reply. A screen that joins cannot know whether the last reply is whole. */
function waitingIn(messages: MessageView[], joins: boolean): MessageView | null {
  const [last, before] = [messages.at(-1), messages.at(-2)]
  if (last?.role === 'user') return last
  return joins && before?.role === 'user' ? before : null
}

/** After a reload: words that were on their way and did not arrive stand in the box again. */
function takeBack(live: Live, messages: MessageView[]): void {
  const { unsent, state } = live
  if (!unsent) return
  const { draft } = state.get()
  if (messages.some((message) => message.client_message_id === unsent.id)) {
    if (draft === unsent.text) state.set({ draft: '' })
    forgetUnsent(live)
  } else if (!unsent.inBox) {
    putInBox(live, unsent)
  }
}

/** Words that come back stand in the box, in front of what was typed meanwhile. */
export function putInBox(live: Live, unsent: Unsent): void {
  const { kept } = live.parts
  const { draft: typed } = live.state.get()
  const draft = typed.trim() === '' ? unsent.text : `${unsent.text}\n${typed}`
  keepUnsent(live, { ...unsent, inBox: true })
  live.state.set({ draft })
  kept.keepDraft(draft)
}

/** A new conversation opens with the tutor's greeting, which is spoken too; one that goes on does not greet again. */
function greet(live: Live, { messages }: StartedConversation): void {
  const [greeting, ...more] = messages
  if (greeting?.role !== 'assistant' || more.length > 0) return
  const picture = readReplyExtras(greeting.extras)?.picture
  const spoken = [...greeting.sentences, ...(picture ? [picture.alt] : [])]
  for (const [place, sentence] of spoken.entries()) live.parts.voice.say(sentence, greeting.id, place)
}

/** What the screen becomes when a conversation cannot be started: some reasons pass by themselves, others do not. */
export function afterRefusal(error: unknown): Pick<ConversationState, 'stage' | 'recording' | 'trouble' | 'ending'> {
  const ending = restAfter(error)
  return { stage: stageAfter(error), recording: false, trouble: ending ? null : reasonOf(error), ending }
}

/** A rest that the parent's settings or the day ask for. */
function restAfter(error: unknown): Ending | null {
  const code = error instanceof ApiProblem ? error.problem.code : null
  return code === 'quiet_hours' || code === 'daily_limit' ? { why: 'rest', text: reasonOf(error) } : null
}

function stageAfter(error: unknown): ConversationState['stage'] {
  if (!(error instanceof ApiProblem)) return 'open'
  const { code, fields } = error.problem
  if (code === 'unauthenticated') return 'signed-out'
  if (code === 'not_found' || code === 'invalid_id') return 'not-here'
  // The tutor of this student was changed, or the student's grade was.
  return (code === 'validation_failed' || code === 'plan_required') && fields?.tutor_id ? 'no-tutor' : 'open'
}

/** What is said when words come back: a calm break is no failure. */
export function afterRefusedWords(error: unknown): Pick<ConversationState, 'failure' | 'pause' | 'ending'> {
  const wanted = pauseAfter(error)
  const pause = wanted?.why === 'break' ? wanted : null
  const ending = restAfter(error)
  return { pause, ending, failure: pause || ending ? null : reasonOf(error) }
}

/** What becomes of the screen when a tool was refused: it is put away, or the lesson rests. Nothing where it is another failure. */
export function afterRefusedTool(
  { student, ending }: ConversationState,
  error: unknown,
  tool: SwitchableTool,
): Pick<ConversationState, 'student' | 'ending'> {
  const code = error instanceof ApiProblem ? error.problem.code : null
  if (code === 'lesson_over') return { student, ending: { why: 'over' } }
  if (code !== 'tool_off' || !student) return { student, ending: restAfter(error) ?? ending }
  const { controls } = student
  const tools_off = [...controls.tools_off.filter((one) => one !== tool), tool]
  return { student: { ...student, controls: { ...controls, tools_off } }, ending }
}

/** Why something failed, in a sentence that a child may read. */
export const reasonOf = (error: unknown) => (error instanceof ApiProblem ? error.problem.error : words.wentWrong)
