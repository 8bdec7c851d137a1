import { classNames } from '#client/ui/class-names.ts'

/** One picture of a screen in two formats and two widths (scripts/pictures.ts). */
export type ScreenFiles = { avif: readonly [string, string]; webp: readonly [string, string] }

type ScreenPictureProps = {
  files: ScreenFiles
  alt: string
  caption: string
  /** Seen at once on a large screen: fetched without waiting until somebody comes near. A small one shows words first. */
  first?: boolean
  captionClass?: string
}

const set = ([small, large]: readonly [string, string]) => `${small} 720w, ${large} 1280w`
const sizes = '(min-width: 64rem) 34rem, calc(100vw - 2rem)'

/** A photograph of a real screen, and the sentence that says what it is. */
export function ScreenPicture({ files, alt, caption, first = false, captionClass }: ScreenPictureProps) {
  return (
    <figure>
      <picture>
        <source type="image/avif" srcSet={set(files.avif)} sizes={sizes} />
        <source type="image/webp" srcSet={set(files.webp)} sizes={sizes} />
        <img
          src={files.webp[1]}
          alt={alt}
          width={1280}
          height={853}
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
          className="h-auto w-full rounded-card border border-line bg-cream shadow-lift"
        />
      </picture>
      <figcaption className={classNames('mt-4 text-center text-sm', captionClass ?? 'text-ink-soft')}>
        {caption}
      </figcaption>
    </figure>
  )
}
