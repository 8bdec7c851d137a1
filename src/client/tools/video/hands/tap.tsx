import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipHands } from '#shared/clip-stop.ts'
import { type HandsProps, Piece } from './piece.tsx'

type HandsTapProps = HandsProps & { hands: Extract<ClipHands, { kind: 'tap' }> }

/** Things that are counted by tapping: each keeps the number that was said at it. A second tap takes it back. */
export function HandsTap({ hands, made, onChange, figures, open }: HandsTapProps) {
  const count = made.filter((one) => one >= 0).length
  const tap = (at: number) => {
    const was = made[at] ?? -1
    onChange(
      made.map((one, place) => {
        if (place === at) return was < 0 ? count : -1
        return was >= 0 && one > was ? one - 1 : one
      }),
    )
  }
  const name = words.thingName(hands.thing ?? hands.figure)
  return (
    <div className="flex flex-col items-center gap-1">
      <div className="flex flex-wrap justify-center gap-1.5">
        {made.map((order, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place in the row
            key={at}
            type="button"
            aria-pressed={order >= 0}
            aria-disabled={!open || undefined}
            aria-label={words.oneOf(name, at + 1, made.length)}
            onClick={() => tap(at)}
            className={`relative grid size-16 scroll-mb-20 low:scroll-mb-0 place-items-center @2xl:size-20 low:size-16 rounded-control border-2 ${order >= 0 ? 'border-leaf bg-leaf-soft' : 'border-line bg-cream'}`}
          >
            <Piece look={hands} figures={figures} className="size-12 @2xl:size-16 low:size-12" />
            {order >= 0 && (
              <span className="absolute -top-1.5 -right-1.5 grid size-7 animate-pop place-items-center rounded-full bg-leaf text-base font-semibold text-white">
                {order + 1}
              </span>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="text-lg">
        {words.tapped(count)}
      </p>
    </div>
  )
}
