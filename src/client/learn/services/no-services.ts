import { noCards } from '#client/tools/contract/card-service.ts'
import { noDrawings } from '#client/tools/contract/drawing-service.ts'
import { noHandwriting } from '#client/tools/contract/handwriting-service.ts'
import { noVideos } from '#client/tools/contract/video-service.ts'
import type { ToolServices } from './tool-services.ts'

/** For a screen without a line to the server. */
export const noServices: ToolServices = {
  cards: noCards,
  drawings: noDrawings,
  handwriting: noHandwriting,
  videos: noVideos,
  read: () => undefined,
}
