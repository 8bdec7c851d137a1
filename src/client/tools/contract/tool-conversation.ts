import type { Store } from '#client/store/store.ts'
import type { TutorMark } from '#shared/drawing.ts'

/** What a tool may know of the conversation. */
export type ToolConversationState = {
  /** A conversation is started, so that what is said is kept. */
  recording: boolean
  /** A reply is on its way: nothing can be sent meanwhile. */
  replying: boolean
  messages: readonly object[]
  /** What the tutor drew on the blackboard last; null when it has drawn nothing on this screen. */
  marks: TutorMark[] | null
  /** Why nothing more can be said now, if so. */
  ending: object | null
  /** What stands in the box. */
  draft: string
}

/** What a tool can do with the conversation of its screen. */
export type ToolConversation = Pick<Store<ToolConversationState>, 'get' | 'subscribe'> & {
  /** Puts words into the box. */
  write: (draft: string) => void
  /** Sends what stands in the box. */
  say: () => void
  /** Silences the tutor. */
  hush: () => void
}
