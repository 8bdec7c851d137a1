import type { MessageView } from '#shared/conversation.ts'
import type { DrawingView } from '#shared/drawing.ts'
import type { PhotoView } from '#shared/photo.ts'

/** Something that came about in a session: words, a drawing as it was kept at last, a photo. */
export type Moment =
  | { kind: 'said'; id: string; at: string; message: MessageView }
  | { kind: 'drawn'; id: string; at: string; drawing: DrawingView }
  | { kind: 'photo'; id: string; at: string; photo: PhotoView }

type Session = { messages: readonly MessageView[]; drawings: readonly DrawingView[]; photos: readonly PhotoView[] }

/** All that came about in a session, in its order; words keep theirs, also within one millisecond. */
export function momentsOf({ messages, drawings, photos }: Session): Moment[] {
  const moments: Moment[] = [
    ...messages.map((message) => ({ kind: 'said' as const, id: message.id, at: message.created_at, message })),
    ...drawings.map((drawing) => ({ kind: 'drawn' as const, id: drawing.id, at: drawing.updated_at, drawing })),
    ...photos.map((photo) => ({ kind: 'photo' as const, id: photo.id, at: photo.created_at, photo })),
  ]
  return moments.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export const paces = { slow: 0.5, usual: 1, quick: 3 } as const
export type Pace = keyof typeof paces

/** A grown-up reads some four words a second, and looks at a picture for a while. */
const perWord = 250
const shortest = 1_200
const longest = 9_000
const perPicture = 3_000

/** How long a drawing takes to come about once more, at the usual pace. */
export const drawingTakes = 6_000

/** How long a moment stays before the next one comes, in milliseconds. */
export function stayOf(moment: Moment, pace: Pace): number {
  return stay(moment) / paces[pace]
}

function stay(moment: Moment): number {
  if (moment.kind === 'drawn') return drawingTakes + shortest
  if (moment.kind === 'photo') return perPicture
  const { content, extras } = moment.message
  const words = content.split(/\s+/).length * perWord
  return Math.min(longest, Math.max(shortest, words) + (extras?.picture ? perPicture : 0))
}
