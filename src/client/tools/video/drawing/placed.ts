import type { ClipArt } from '#shared/clip-art.ts'

export type Place = { x: number; y: number; turn: number; scale: number; on?: string | undefined }

/** Whether it is on the stage in this sentence; one after the last, when the stop is answered. */
export const isOn = ({ from = 0, until = Number.POSITIVE_INFINITY }: ClipArt, line: number): boolean =>
  line >= from && line < until

/** Where it is in this sentence, and the word with which it sets out, when it does so now. */
export function placeIn({ x, y, turn = 0, scale = 1, moves = [] }: ClipArt, line: number): Place {
  return moves.reduce<Place>(
    (place, move) =>
      move.at > line
        ? place
        : {
            x: move.x,
            y: move.y,
            turn: move.turn ?? place.turn,
            scale: move.scale ?? place.scale,
            on: move.at === line ? move.on : undefined,
          },
    { x, y, turn, scale },
  )
}
