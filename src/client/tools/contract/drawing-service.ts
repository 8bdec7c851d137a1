import type { BoardScene, DrawingReading, DrawingView, TutorMark } from '#shared/drawing.ts'

/** A drawing as the board has it. */
export type OpenDrawing = {
  id: string
  version: number
  scene: BoardScene
  marks: TutorMark[]
  kept: boolean
}

/** Where the blackboard leaves drawings and has them read. */
export type DrawingService = {
  /** Keeps a drawing: on the device at once, on the server soon, the newest version last. */
  save: (drawing: OpenDrawing) => void
  /** Whether everything is on the server; false while something waits on the device. */
  isSaved: () => boolean
  subscribe: (onChange: () => void) => () => void
  /** The drawing to go on with after a reload, of the same conversation; null for an empty board. */
  last: () => OpenDrawing | null
  /** The child's gallery, the newest first. Rejects with ApiProblem. */
  gallery: () => Promise<DrawingView[]>
  /** What is on the board. Rejects with ApiProblem. */
  read: (scene: BoardScene) => Promise<DrawingReading>
}

/** For a screen without a line to the server: nothing is kept, and nothing is seen. */
export const noDrawings: DrawingService = {
  save: () => undefined,
  isSaved: () => true,
  subscribe: () => () => undefined,
  last: () => null,
  gallery: async () => [],
  read: async () => ({ kind: 'empty', says: '' }),
}
