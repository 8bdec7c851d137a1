import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'

/** So close to the limit the room that is left is told. */
const nearLimit = 200

export type NoteRoom = {
  /** Code points that still fit; negative when there are too many. */
  left: number
  isNear: boolean
  /** A blank note does nothing, and one that is too long waits until it is shorter. */
  maySave: boolean
}

export function noteRoom(text: string): NoteRoom {
  const left = limits.note - codePoints(text)
  return { left, isNear: left <= nearLimit, maySave: left >= 0 && !isBlank(text) }
}
