import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { Reel } from './drawing/figures.ts'
import { Stage } from './stage.tsx'

type EndCardProps = { reel: Reel; large: boolean; onAgain: () => void; onLeave: () => void }

/** A calm end: what was found out, and something to do away from the screen. Nothing comes next by itself. */
export function EndCard({ reel, large, onAgain, onLeave }: EndCardProps) {
  const { clip } = reel
  const last = clip.scenes.length - 1
  const size = large ? 'child' : 'lg'
  return (
    <Card tone="leaf" className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4 text-center">
      <span className="block w-64 max-w-full overflow-hidden rounded-card border-2 border-line low:hidden">
        <Stage {...reel} scene={last} line={clip.scenes[last]?.says.length ?? 0} still />
      </span>
      <h2 tabIndex={-1} data-player-focus="ended" className="text-title outline-none">
        {words.watched(clip.title)}
      </h2>
      <p className="text-xl">
        <span className="block text-base text-ink-soft">{words.foundOut}</span>
        {clip.found}
      </p>
      <p className="w-full rounded-control border border-sun-line bg-sun-soft px-4 py-3 text-lg">
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
