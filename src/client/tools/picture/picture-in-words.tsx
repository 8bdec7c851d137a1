import type { Picture } from '#shared/picture.ts'

/** In place of a picture that cannot be drawn here. */
export const PictureInWords = ({ picture }: { picture: Pick<Picture, 'alt'> }) => (
  <p className="rounded-control border border-line border-dashed px-3 py-2 text-base text-ink-soft">{picture.alt}</p>
)
