import type { OpenDrawing } from '#client/tools/contract/drawing-service.ts'
import type { BoardElement } from '#shared/drawing.ts'
import type { Place } from '#shared/tools/blackboard/plane.ts'
import type { Guide } from '#shared/tools/blackboard/snap.ts'

export const tools = ['select', 'draw', 'type', 'line', 'rect', 'circle', 'eraser'] as const
export type BoardTool = (typeof tools)[number]

export const widths = { least: 2, most: 50, first: 4 } as const

/** The field that is open on the board; `id`: the text that it changes, null for a new one. */
export type Typing = { id: string | null; x: number; y: number; size: number; color: string; text: string }

export type BoardState = {
  drawing: OpenDrawing
  canUndo: boolean
  canRedo: boolean
  /** What is shown instead of the elements while they are erased or moved. */
  preview: BoardElement[] | null
  /** What is just being drawn. */
  sketch: BoardElement | null
  guides: Guide[]
  /** Where a shape begins that waits for its end. */
  anchor: Place | null
  /** Where the eraser is. */
  rubber: Place | null
  tool: BoardTool
  color: string
  width: number
  /** Shapes line up by themselves, unless the key for it is held. */
  snaps: boolean
  free: boolean
  selected: string | null
  typing: Typing | null
  /** Where the keyboard's pen is; null until a key moves it. */
  cursor: Place | null
  /** The keyboard's pen is down. */
  down: boolean
  /** What has just happened, in words. */
  said: string
  layerShown: boolean
}

export const atFirst: Omit<BoardState, 'drawing'> = {
  canUndo: false,
  canRedo: false,
  preview: null,
  sketch: null,
  guides: [],
  anchor: null,
  rubber: null,
  tool: 'draw',
  color: '#1d2b26',
  width: widths.first,
  snaps: true,
  free: false,
  selected: null,
  typing: null,
  cursor: null,
  down: false,
  said: '',
  layerShown: true,
}
