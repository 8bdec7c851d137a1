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
 * two would be matched, and nothing read or known. Where the picture has groups of different things, the question is about
 * the groups: there who does not read yet knows by its thing which one is meant.
 */
export function choicePictures({ picture }: CardView, choices: readonly string[]): ReadonlyMap<string, PictureData> {
  const drawn = choices.flatMap((choice): [string, PictureData][] => {
    const one = picture ? groupOf(picture, choice) : pictureOf(choice)
    return one ? [[choice, one]] : []
  })
  return new Map(picture || drawn.length === choices.length ? drawn : [])
}

/** 'the shells': one shell, where the picture has shells and something else. */
function groupOf(picture: PictureData, choice: string): PictureData | null {
  if (picture.kind !== 'objects') return null
  const things = new Set<string>(picture.groups.map(({ thing }) => thing))
  const name = choice.trim().toLowerCase().replace(article, '').replace(/s$/, '')
  return things.size > 1 && things.has(name) && isThing(name)
    ? { kind: 'objects', groups: [{ thing: name, count: 1 }], alt: '' }
    : null
}

/** The word of the choice says what it is: the drawing is for the eye only. */
export const ChoicePicture = ({ picture }: { picture: PictureData }) => (
  <span aria-hidden="true" className="relative size-14 shrink-0 cramped:size-9 lying:size-9">
    <Picture picture={picture} className="absolute inset-0 m-auto h-full! w-full" />
  </span>
)
