import type { Saying } from '#client/learn/voice/spoken-word.ts'
import { retrying } from '#client/outbox/retrying.ts'
import { type Store, store } from '#client/store/store.ts'
import type { HelpKind, ReportAnswer, ReportSomething } from '#shared/alarm.ts'
import type { OnScreen } from '#shared/conversation.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import type { ConversationParts, ConversationState, Live } from './conversation-state.ts'
import { afterRefusal, afterRefusedTool, start } from './start-conversation.ts'
import { finishReply, look, press, say } from './take-turns.ts'

/** What a screen can do with its conversation. */
export type LiveConversation = Pick<Store<ConversationState>, 'get' | 'subscribe'> & {
  /** Prepares the screen and starts the conversation; goes on trying until it is started. */
  open: () => void
  /** Tries to start now instead of waiting. */
  retryNow: () => void
  /** Asks whether a rest is over; until then nothing is tried by itself. */
  lookAgain: () => void
  /** After a goodbye the child would like to go on. */
  goOn: () => void
  /** Puts words into the box. */
  write: (draft: string) => void
  /** Sends what stands in the box. */
  say: () => void
  /** Says what stands on something that was pressed; the box stays as it is. */
  press: (says: string) => void
  /** The tutor's voice asks something that is no message. */
  ask: (question: string) => void
  /** Silences the tutor. */
  hush: () => void
  /** Tells which card is open, so that the tutor knows what the child means; null when none is. */
  look: (screen: OnScreen | null) => void
  /** Tells that something is wrong in this conversation. */
  report: (about: ReportSomething['about']) => Promise<ReportAnswer>
  /** A tool was refused: it is put away from now on, or it is time to rest. */
  refused: (error: unknown, tool: SwitchableTool) => void
  /** Words that were typed on a card need a grown-up; null when the child has read who helps. */
  needsHelp: (help: HelpKind | null) => void
  /** Another tab said something in a conversation. */
  told: (conversationId: string) => void
  /** The tutor's voice begins or ends. */
  speaks: (speaking: boolean) => void
  /** The tutor's voice has something to say, or no more. */
  voices: (voicing: boolean) => void
  /** The word that is heard now; null when there is none. */
  says: (saying: Saying | null) => void
  /** The page goes away, perhaps to be loaded again. */
  hide: () => void
  /** The page is back as it was. */
  comeBack: () => void
  /** The screen is left: the conversation ends. */
  close: () => void
}

const preparing: Omit<ConversationState, 'draft'> = {
  stage: 'preparing',
  student: null,
  recording: false,
  trouble: null,
  starting: false,
  messages: [],
  replying: false,
  speaking: false,
  voicing: false,
  saying: null,
  mood: 'calm',
  marks: null,
  expects: null,
  failure: null,
  unreachable: false,
  pause: null,
  ending: null,
  country: null,
  help: null,
}

/** The conversation of one student on one screen: from its start to its end, without a pixel. */
export function liveConversation(parts: ConversationParts): LiveConversation {
  const live: Live = {
    parts,
    state: store<ConversationState>({ ...preparing, draft: parts.kept.draft() }),
    closed: new AbortController(),
    started: null,
    resume: parts.kept.takeSitting(),
    anew: false,
    unsent: parts.kept.unsent(),
    screen: null,
    told: false,
    looking: false,
    startAgain: () => void starting.now(),
  }
  const starting = retrying(() => begin(live))
  let questions = 0
  return {
    get: live.state.get,
    subscribe: live.state.subscribe,
    open: live.startAgain,
    retryNow: () => {
      const { recording, ending } = live.state.get()
      if (!recording && !ending) live.startAgain()
    },
    lookAgain: live.startAgain,
    goOn: () => {
      if (live.state.get().ending?.why === 'bye') live.state.set({ ending: null })
    },
    write: (draft) => {
      live.state.set({ draft })
      parts.kept.keepDraft(draft)
    },
    say: () => void say(live),
    press: (says) => void press(live, says),
    ask: (question) => parts.voice.say(question, `question ${++questions}`, 0),
    hush: parts.voice.stop,
    look: (screen) => {
      live.screen = screen
    },
    refused: (error, tool) => live.state.set(afterRefusedTool(live.state.get(), error, tool)),
    needsHelp: (help) => live.state.set({ help }),
    report: (about) => report(live, about),
    told: (conversationId) => {
      if (conversationId === live.started?.conversation_id) void look(live)
    },
    speaks: (speaking) => live.state.set({ speaking }),
    voices: (voicing) => live.state.set({ voicing }),
    says: (saying) => {
      if (saying !== live.state.get().saying) live.state.set({ saying })
    },
    hide: () => {
      parts.kept.keepSitting(live.started?.conversation_id ?? live.resume)
      end(live)
    },
    comeBack: () => {
      parts.kept.keepSitting(null)
      if (!live.started) live.startAgain()
    },
    close: () => {
      starting.stop()
      live.closed.abort()
      parts.voice.stop()
      // Words that may not have arrived are tried again where they were said: there the server knows their id.
      parts.kept.keepSitting(parts.kept.unsent() && (live.started?.conversation_id ?? live.resume))
      end(live)
    },
  }
}

async function begin(live: Live): Promise<'settled' | 'again'> {
  const { state, closed } = live
  state.set({ starting: true })
  try {
    const student = await live.parts.enter()
    if (closed.signal.aborted) return 'settled'
    state.set({ student })
    if (student.tutor) {
      const unanswered = await start(live)
      if (unanswered) void finishReply(live, unanswered)
    } else {
      state.set({ stage: 'no-tutor' })
    }
    return 'settled'
  } catch (error) {
    if (closed.signal.aborted) return 'settled'
    state.set(afterRefusal(error))
    const { stage, ending } = state.get()
    return stage === 'open' && !ending ? 'again' : 'settled'
  } finally {
    state.set({ starting: false })
  }
}

/** Also about a conversation that is just over; one that never began is tried to begin. */
async function report({ parts, started, resume, startAgain }: Live, about: ReportSomething['about']) {
  const conversation_id = started?.conversation_id ?? resume
  if (!conversation_id) {
    startAgain()
    throw new Error('nothing is started')
  }
  return parts.report({ conversation_id, about })
}

/** Says that this conversation is over, once. */
function end(live: Live): void {
  if (!live.started) return
  live.resume = live.started.conversation_id
  live.parts.end(live.started)
  live.started = null
}
