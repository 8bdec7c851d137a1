import { latePart } from '#client/late/late-part.tsx'
import { PictureInWords } from './picture-in-words.tsx'
import type { ShownPictureProps } from './shown-picture.tsx'

/** A picture of a reply. The drawings come when the first one is shown; where they do not come, its words stand there. */
export const LatePicture = latePart<ShownPictureProps>(async () => (await import('./shown-picture.tsx')).ShownPicture, {
  waiting: null,
  missing: (_again, { picture }) => <PictureInWords picture={picture} />,
  reloads: false,
})
