import type { Opening } from '#client/data/first-calls.ts'
import type { Saying } from '#client/learn/voice/spoken-word.ts'
import type { Voice } from '#client/learn/voice/voice.ts'
import type { Kept, Unsent } from '#client/outbox/kept.ts'
import type { Send } from '#client/outbox/send-turn.ts'
import type { Store } from '#client/store/store.ts'
import type { HelpKind, ReportAnswer, ReportSomething } from '#shared/alarm.ts'
import type { Expected, MessageView, Mood, OnScreen, StartedConversation } from '#shared/conversation.ts'
import type { TutorMark } from '#shared/drawing.ts'
import type { Grown } from '#shared/growth.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import type { ShownMessage } from './conversation-events.ts'

/** `over`: the lesson has taken its time. `bye`: the child has said goodbye, and may still go on. `rest`: it is quiet time, or the day's time is used up; in words for the child. */
export type Ending = { why: 'over' | 'bye' } | { why: 'rest'; text: string }

/** `too-fast`: the last message waits and is sent by itself. `break`: it is back in the box, and the child may send it later. */
export type Pause = { why: 'too-fast' | 'break'; until: number }

export type ConversationState = {
  /** What the whole screen is: being prepared, a page that says why there is nothing here, or the conversation. */
  stage: 'preparing' | 'signed-out' | 'not-here' | 'no-tutor' | 'open'
  student: LearnerStudentView | null
  /** A conversation is started, so that what is said is kept. */
  recording: boolean
  /** Why it is not started, in words for the child's screen. */
  trouble: string | null
  /** A start is being tried at this moment. */
  starting: boolean
  messages: ShownMessage[]
  /** A reply is on its way, here or in another tab: nothing can be sent meanwhile. */
  replying: boolean
  /** The tutor's voice can be heard. */
  speaking: boolean
  /** The tutor's voice has something to say, heard already or not. */
  voicing: boolean
  /** The word that is heard at this moment. */
  saying: Saying | null
  mood: Mood
  /** What the tutor drew on the blackboard last; null when it has drawn nothing on this screen. */
  marks: TutorMark[] | null
  /** What the tutor's question waits for, as far as it is known. */
  expects: Expected | null
  /** Why the last message could not be sent. */
  failure: string | null
  /** The last message is on its way, and the server cannot be reached: it is tried again and again. */
  unreachable: boolean
  /** Nothing is sent until a moment, in milliseconds of this device's clock. */
  pause: Pause | null
  /** Why nothing more can be said now, if so. */
  ending: Ending | null
  /** Where the family lives, for the helplines; null while it is not known. */
  country: string | null
  /** What was typed on a card needs a grown-up: the help card stands until somebody puts it away. */
  help: HelpKind | null
  /** What stands in the box. */
  draft: string
}

/** What a conversation needs of the world. */
export type ConversationParts = {
  /** The student, by a learner pass; a new pass if need be. */
  enter: () => Promise<LearnerStudentView>
  start: (opening: Opening) => Promise<StartedConversation>
  read: (conversationId: string) => Promise<MessageView[]>
  send: Send
  report: (something: ReportSomething) => Promise<ReportAnswer>
  end: (started: StartedConversation) => void
  kept: Kept
  /** True once, when the parent has just pressed Start Learning. */
  takeWish: () => boolean
  voice: Voice
  /** Something grew on the child's plant. */
  onGrown: (grown: Grown[]) => void
  /** Tells the other tabs that something was said. */
  tellTabs: (conversationId: string) => void
}

/** A conversation as one screen lives it. Only the functions of this folder change it. */
export type Live = {
  readonly parts: ConversationParts
  readonly state: Store<ConversationState>
  readonly closed: AbortController
  started: StartedConversation | null
  /** The conversation to go on with after a reload, or after the server ended it. */
  resume: string | null
  /** The parent wants another lesson at once. */
  anew: boolean
  /** A message that was tried and is not answered yet, with the id that makes trying again safe. */
  unsent: Unsent | null
  /** The card that the child looks at in a tool: the tutor is told with the next message. */
  screen: OnScreen | null
  /** Another tab said something while this one was busy. */
  told: boolean
  /** What another tab says is being looked for. */
  looking: boolean
  /** Starts in the background, as often as it takes. */
  readonly startAgain: () => void
}
