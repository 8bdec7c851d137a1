import { type RefObject, useEffect, useRef, useState } from 'react'
import { readReplyExtras } from '#client/data/reply-extras.ts'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { saidWords as words } from '#client/wording/en-said.ts'
import type { MessageView } from '#shared/conversation.ts'
import type { Picture } from '#shared/picture.ts'

/** What a reply brought beside its sentences, as grown-ups read it: the picture, small, and what there was to press. */
export function SaidExtras({ extras }: Pick<MessageView, 'extras'>) {
  const read = readReplyExtras(extras)
  if (!read) return null
  const { picture, press } = read
  return (
    <>
      {picture && <SaidPicture picture={picture} />}
      {press.length > 0 && (
        <p className="max-w-[85%] px-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
          {words.toPress(press.map(({ label }) => label))}
        </p>
      )}
    </>
  )
}

/** Drawn when it comes into view, in a place that is kept for it: a thousand messages open as fast without it. */
function SaidPicture({ picture }: { picture: Picture }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className="flex h-24 w-72 max-w-[85%] items-center px-1">
      {isNear && <LatePicture picture={picture} size="row" />}
    </div>
  )
}

/** So far before it is seen. */
const ahead = '400px 0px'

/** True from when it first comes near what is seen. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isNear || !place.current) return
    const watching = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    watching.observe(place.current)
    return () => watching.disconnect()
  }, [isNear, place])
  return isNear
}
