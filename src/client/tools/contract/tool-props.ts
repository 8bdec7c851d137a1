import type { cardTools } from '#shared/card.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import type { CardService } from './card-service.ts'
import type { DrawingService } from './drawing-service.ts'
import type { HandwritingService } from './handwriting-service.ts'
import type { ToolConversation } from './tool-conversation.ts'
import type { VideoService } from './video-service.ts'

/** The card that is open, for the tutor: what was tried at it, and how many hints were taken. */
export type OpenCard = {
  tool: (typeof cardTools)[number]
  card_id: string
  tried?: string
  hint_level?: number
}

/** What every tool is given. */
export type ToolProps = {
  /** Whether the child looks at it. Meanwhile nothing of it is in the page, and what was begun stays. */
  shown: boolean
  student: LearnerStudentView | null
  conversation: ToolConversation
  cards: CardService
  drawings: DrawingService
  handwriting: HandwritingService
  videos: VideoService
  /** Speaks a card's own text with the tutor's voice. */
  read: (text: string, cardId: string) => void
  /** Tells the tutor which card is open; null when none is. */
  onLook: (open: OpenCard | null) => void
  /** Tells the tutor what stands on the blackboard: a box around each thing. */
  onBoard?: (boxes: [x: number, y: number, width: number, height: number][]) => void
  /** Leads back to the chat. */
  toChat: () => void
}
