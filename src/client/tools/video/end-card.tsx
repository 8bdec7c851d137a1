import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { TutorView } from '#shared/tutor.ts'
import type { Reel } from './drawing/figures.ts'
import { late } from './drawing/timing.ts'
import { Stage } from './stage.tsx'

type EndCardProps = {
  reel: Reel
  large: boolean
  tutor: TutorView | null
  onAgain: () => void
  onLeave: () => void
}

/** A happy and short end: the tutor is there, what was found out, and something to do away from the screen. Nothing comes next by itself. */
export function EndCard({ reel, large, tutor, onAgain, onLeave }: EndCardProps) {
  const { clip } = reel
  const last = clip.scenes.length - 1
  const size = large ? 'child' : 'lg'
  return (
    <Card tone="leaf" className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4 text-center @max-2xl:gap-2">
      <span className="relative block w-64 max-w-[62%] @max-2xl:w-36 low:hidden">
        <Streamers />
        <span className="relative block overflow-hidden rounded-card border-2 border-line">
          <Stage {...reel} scene={last} line={clip.scenes[last]?.says.length ?? 0} still />
        </span>
        <span className="absolute -bottom-3 -left-16 block size-24 animate-film-hop [--film-unit:1px] @max-2xl:-left-13 @max-2xl:size-18">
          <Avatar
            src={tutor?.avatar_url ? `${tutor.avatar_url}#happy` : null}
            name={tutor?.name ?? ''}
            size="own"
            className="size-full border-3 border-paper shadow-card"
          />
        </span>
      </span>
      <h2
        tabIndex={-1}
        data-player-focus="ended"
        className="text-title outline-none @max-2xl:mt-2 @max-2xl:text-2xl @max-2xl:leading-tight"
      >
        {words.watched(clip.title)}
      </h2>
      <p className="text-xl @max-2xl:text-lg @max-2xl:leading-snug">
        <span className="block text-base text-ink-soft">{words.foundOut}</span>
        {clip.found}
      </p>
      <p className="w-full rounded-control border border-sun-line bg-sun-soft px-4 py-3 text-lg @max-2xl:py-2 @max-2xl:leading-snug">
        <span className="block text-base text-sun-deep">{words.offScreen}</span>
        {clip.afterwards}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" size={size} onClick={onAgain}>
          {words.watchAgain}
        </Button>
        <Button size={size} onClick={onLeave}>
          {words.toShelf}
        </Button>
      </div>
    </Card>
  )
}

/** Where each bit of paper ends around the picture, in percent of it; its colour and turn. */
const bits = [
  [-14, 8, 'bg-sun', 20],
  [-6, -12, 'bg-rose', -35],
  [22, -17, 'bg-sky', 60],
  [50, -20, 'bg-leaf', -15],
  [77, -16, 'bg-sun', 40],
  [104, -10, 'bg-rose', 10],
  [112, 22, 'bg-sky', -50],
  [110, 62, 'bg-leaf', 30],
  [104, 98, 'bg-sun', -20],
  [-16, 40, 'bg-leaf', 70],
] as const

/** Paper flies up once around the picture and stays: no loop that pulls the eye from what is to be read. */
const Streamers = () => (
  <span aria-hidden="true" className="absolute inset-0 block [--film-unit:0.4px]">
    {bits.map(([left, top, color, turn], at) => (
      <span
        key={`${left} ${top}`}
        className="absolute block animate-film-drop"
        style={{ left: `${left}%`, top: `${top}%`, ...late(120 + at * 90) }}
      >
        <span className={`block h-4 w-2 rounded-xs ${color}`} style={{ transform: `rotate(${turn}deg)` }} />
      </span>
    ))}
  </span>
)
