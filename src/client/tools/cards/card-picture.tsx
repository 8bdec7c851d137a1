import { Picture } from '#client/tools/picture/picture.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { Picture as PictureData } from '#shared/picture.ts'

type CardPictureProps = {
  picture: PictureData
  /** As high as the card has room for. */
  fills: boolean
  /** After the answer: what the coins are called may be shown. */
  named?: boolean
}

/** The picture that a card asks about. */
export function CardPicture({ picture, fills, named = false }: CardPictureProps) {
  return (
    <div className={classNames('relative', fills && 'max-h-80 min-h-14 grow basis-0 cramped:min-h-12 roomy:min-h-20')}>
      <Picture
        picture={picture}
        named={named}
        grows={fills ? 2 : 1.5}
        className={fills ? 'absolute inset-0 m-auto h-full! w-full' : 'mx-auto max-h-36'}
      />
    </div>
  )
}
