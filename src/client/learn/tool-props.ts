import type { cardTools } from '#shared/card.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import type { CardDesk } from './card-desk.ts'
import type { DrawingDesk } from './drawing-desk.ts'
import type { LetterDesk } from './letter-desk.ts'
import type { LiveConversation } from './live-conversation.ts'
import type { PhotoDesk } from './photo-desk.ts'
import type { VideoDesk } from './video-desk.ts'

/** The card that is open, for the tutor: what was tried at it, and how many hints were taken. */
export type OpenCard = {
  tool: (typeof cardTools)[number]
  card_id: string
  tried?: string
  hint_level?: number
}

/** What every tool is given. */
export type ToolProps = {
  student: LearnerStudentView | null
  conversation: LiveConversation
  cards: CardDesk
  drawings: DrawingDesk
  letters: LetterDesk
  videos: VideoDesk
  /** Speaks a card's own text with the tutor's voice. */
  read: (text: string, cardId: string) => void
  /** Tells the tutor which card is open; null when none is. */
  onLook: (open: OpenCard | null) => void
  /** Tells the tutor what stands on the blackboard: a box around each thing. */
  onBoard?: (boxes: [x: number, y: number, width: number, height: number][]) => void
  /** Leads back to the chat. */
  toChat: () => void
}

/** What the tools of a screen work with, beside its conversation. */
export type ToolSupply = Pick<ToolProps, 'cards' | 'drawings' | 'letters' | 'videos' | 'read'> & {
  /** Of the bar below them; undefined where photos cannot be sent. */
  photos?: PhotoDesk
}
