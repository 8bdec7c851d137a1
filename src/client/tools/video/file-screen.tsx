import { useEffect, useRef, useState } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { VideoItem } from '#shared/video.ts'
import { ToShelf } from './to-shelf.tsx'

type FileScreenProps = {
  item: VideoItem
  large: boolean
  /** The tutor falls silent: two voices never speak together. */
  hush: () => void
  onSeen: (id: string) => void
  onLeave: () => void
}

/** Nothing starts by itself, and nothing leads away. */
const calm = {
  controls: true,
  preload: 'metadata',
  playsInline: true,
  controlsList: 'nodownload noremoteplayback',
  disablePictureInPicture: true,
  disableRemotePlayback: true,
} as const

/** A video that a grown-up added, in the browser's own player. */
export function FileScreen({ item, large, hush, onSeen, onLeave }: FileScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-3">
      <ToShelf onLeave={onLeave} large={large} />
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {item.title}
      </h2>
      {failed && (
        <div role="alert">
          <Notice tone="warning">{words.fileFailed}</Notice>
        </div>
      )}
      <video
        {...calm}
        src={item.address ?? undefined}
        aria-label={item.title}
        onPlay={hush}
        onEnded={() => onSeen(item.id)}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-card border-2 border-line bg-ink"
      >
        {item.captions && <track default kind="captions" src={item.captions} srcLang="en" label={words.captionTrack} />}
      </video>
    </div>
  )
}
