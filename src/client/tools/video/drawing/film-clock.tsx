import type { ReactNode } from 'react'
import { ClockFace, LongHand, Pin, ShortHand } from '#client/tools/picture/clock.tsx'
import type { ClipArt } from '#shared/clip-art.ts'
import type { Picture } from '#shared/picture.ts'
import { Sheet } from './layer.tsx'

type Clock = Extract<Picture, { kind: 'clock' }>

export const clockIn = (art: ClipArt): Clock | null =>
  art.kind === 'picture' && art.picture.kind === 'clock' ? art.picture : null

const turning = 'absolute top-0 left-0 block transition-transform delay-(--late,0s) duration-1500 ease-in-out'

/** Half as wide as a clock is drawn on a card. */
const half = 110

/** A clock in a film: when the next sentence has another time on it, its hands go there, forward, as those of a real one. */
export function FilmClock({ hour, minute, width }: { hour: number; minute: number; width: number }) {
  // From the twelfth hour on, so that a later time is always further around.
  const minutes = (hour % 12) * 60 + minute
  const sheet = (drawn: ReactNode) => (
    <Sheet reach={width / 2 + 8}>
      <g transform={`scale(${width / (2 * half)}) translate(${-half} ${-half})`}>{drawn}</g>
    </Sheet>
  )
  return (
    <>
      {sheet(<ClockFace />)}
      <span className={turning} style={{ transform: `rotate(${minutes * 6}deg)` }}>
        {sheet(<LongHand degrees={0} />)}
      </span>
      <span className={turning} style={{ transform: `rotate(${minutes / 2}deg)` }}>
        {sheet(<ShortHand degrees={0} />)}
      </span>
      {sheet(<Pin />)}
    </>
  )
}
