import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { InkPicture } from './ink-picture.tsx'
import type { Sitting } from './sitting.ts'
import type { Tried } from './tracing-state.ts'
import { useTracing } from './use-tracing.ts'

type RoundEndProps = { sitting: Sitting; large: boolean; toChat: () => void }

/** So many pictures can be looked at in peace. */
const mostPictures = 6

/** A good place to stop: what was written, and two ways on. */
export function RoundEnd({ sitting, large, toChat }: RoundEndProps) {
  const tries = useTracing(sitting, (state) => state.tries)
  const roundFrom = useTracing(sitting, (state) => state.roundFrom)
  const round = tries.slice(roundFrom)
  const best = bestOf(round)
  const all = round.map(({ glyph }) => glyph).join('')
  const size = large ? 'child' : 'lg'
  return (
    <Card tone="leaf" className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4 py-6 text-center">
      <h2 tabIndex={-1} data-tracing-focus="ended" className="text-2xl font-semibold outline-none">
        {words.ended(all.replace(/[^A-Za-z]/g, '').length, all.replace(/[^0-9]/g, '').length)}
      </h2>
      <p className={large ? 'text-xl' : 'text-lg'}>{words.endedHint}</p>
      {best.length > 0 && (
        <ul aria-label={words.gallery} className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
          {best.map((tried) => (
            <li key={tried.glyph} className="overflow-hidden rounded-control border border-line bg-white">
              <InkPicture
                strokes={tried.strokes}
                label={words.named(tried.glyph)}
                className={tried.right ? 'stroke-leaf-deep' : 'stroke-ink'}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap justify-center gap-3">
        <Button size={size} onClick={sitting.more}>
          {words.more}
        </Button>
        <Button size={size} variant="secondary" onClick={toChat}>
          {words.toChat}
        </Button>
      </div>
    </Card>
  )
}

/** The best try of each letter, in the order in which they were met. */
export function bestOf(tries: readonly Tried[]): Tried[] {
  const best = new Map<string, Tried>()
  for (const tried of tries) {
    const before = best.get(tried.glyph)
    if (tried.strokes.length > 0 && (!before || tried.score >= before.score)) best.set(tried.glyph, tried)
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, mostPictures)
}
