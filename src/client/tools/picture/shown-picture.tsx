import type { Picture as PictureData } from '#shared/picture.ts'
import { isDrawable } from './drawable.ts'
import { Picture } from './picture.tsx'
import { PictureInWords } from './picture-in-words.tsx'

export type ShownPictureProps = {
  picture: PictureData
  /** `chat`: as large as the child's screen has room for. As large as its frame: in the middle of a `tile`, at the left of a `row`. */
  size: 'chat' | 'tile' | 'row'
}

const inFrame = 'max-h-full w-full!'
const sizes = { chat: 'mx-auto max-h-[min(30dvh,16rem)]', tile: inFrame, row: inFrame } as const

/** A picture of a reply; where this page cannot draw it, what it shows is said in words. */
export function ShownPicture({ picture, size }: ShownPictureProps) {
  if (!isDrawable(picture)) return <PictureInWords picture={picture} />
  return <Picture picture={picture} className={sizes[size]} atStart={size === 'row'} />
}
