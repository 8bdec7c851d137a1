import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipHands } from '#shared/clip-stop.ts'
import { Drawing } from '../drawing/marks.tsx'
import { textOf, timeShown } from './made.ts'
import { Slider } from './on-a-line.tsx'
import type { HandsProps } from './piece.tsx'

type HandsClockProps = HandsProps & { hands: Extract<ClipHands, { kind: 'clock' }> }

/** A clock whose long hand is turned; the short one goes with it, as in a real one. */
export function HandsClock({ hands, made: [at = -1], onChange, figures, open }: HandsClockProps) {
  const picture = { kind: 'clock', ...timeShown(hands, at), alt: '' } as const
  const steps = 60 / hands.step
  return (
    <div className="relative mx-auto size-56 @max-2xl:size-48 low:size-36">
      <svg viewBox="-112 -112 224 224" aria-hidden="true" className="size-full">
        <Drawing art={{ kind: 'picture', id: 'clock', x: 0, y: 0, width: 220, picture }} figures={figures} />
      </svg>
      <Slider
        {...{ value: at, most: steps - 1, open }}
        label={words.clockHand}
        text={at < 0 ? words.notPlaced : (textOf(hands, [at]) ?? '')}
        placed={({ x, y }) => {
          // From the top, the way the hands go.
          const around = Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI)
          return (Math.round(around * steps) + steps) % steps
        }}
        onChange={(place) => onChange([place])}
      />
    </div>
  )
}
