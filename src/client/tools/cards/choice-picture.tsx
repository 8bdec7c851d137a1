import { isFlat } from '#client/tools/picture/outlines.ts'
import { Picture } from '#client/tools/picture/picture.tsx'
import { isSolid } from '#client/tools/picture/solids.tsx'
import { isThing } from '#client/tools/picture/things.tsx'
import type { CardView } from '#shared/card.ts'
import type { Picture as PictureData } from '#shared/picture.ts'

const article = /^(?:an?|the) /

function pictureOf(choice: string): PictureData | null {
  const name = choice.trim().toLowerCase().replace(article, '')
  if (isThing(name)) return { kind: 'objects', groups: [{ thing: name, count: 1 }], alt: '' }
  return isFlat(name) || isSolid(name) ? { kind: 'shape', shape: name, alt: '' } : null
}

/**
 * Pictures of what can be chosen, where each choice is something that is drawn. Not beside a picture of the card: then the
 * two would be matched, and nothing read or known.
 */
export function choicePictures({ picture }: CardView, choices: readonly string[]): ReadonlyMap<string, PictureData> {
  const found = new Map<string, PictureData>()
  for (const choice of picture ? [] : choices) {
    const drawn = pictureOf(choice)
    if (drawn === null) return new Map()
    found.set(choice, drawn)
  }
  return found
}

/** The word of the choice says what it is: the drawing is for the eye only. */
export const ChoicePicture = ({ picture }: { picture: PictureData }) => (
  <span aria-hidden="true" className="relative size-14 shrink-0">
    <Picture picture={picture} className="absolute inset-0 m-auto h-full! w-full" />
  </span>
)
