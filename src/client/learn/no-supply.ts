import { noCards } from './card-desk.ts'
import { noDrawings } from './drawing-desk.ts'
import { noLetters } from './letter-desk.ts'
import type { ToolSupply } from './tool-props.ts'
import { noVideos } from './video-desk.ts'

/** For a screen without a line to the server. */
export const noSupply: ToolSupply = {
  cards: noCards,
  drawings: noDrawings,
  letters: noLetters,
  videos: noVideos,
  read: () => undefined,
}
