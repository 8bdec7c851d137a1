import { useEffect, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { Backdrop } from './drawing/backdrop.tsx'
import { isBackground } from './drawing/boxes.ts'
import type { Figures, Reel } from './drawing/figures.ts'
import { moving, placed, Sheet } from './drawing/layer.tsx'
import { lifeOf, phaseOf } from './drawing/life.ts'
import { ManyMark } from './drawing/many.tsx'
import { Drawing, reachOf } from './drawing/marks.tsx'
import { isOn, placeIn } from './drawing/placed.ts'
import { late, wordAt } from './drawing/timing.ts'

type StageProps = Reel & {
  scene: number
  line: number
  /** Only to be looked at: nothing moves. */
  still?: boolean
}

/** What a sentence shows. Things come, move and do what it says, each with its word, unless the device asks for less motion. */
export function Stage({ clip, figures, scene, line, still = false }: StageProps) {
  const here = clip.scenes[scene]
  const art = here?.art.filter((one) => isOn(one, line)) ?? []
  const sentence = here?.says[line] ?? ''
  return (
    <span
      aria-hidden="true"
      className="@container relative block aspect-video w-full overflow-hidden bg-cream [--film-unit:calc(100cqw/640)]"
    >
      <Backdrop art={here?.art ?? []} />
      {art.map((one) => (
        <Mark key={`${one.kind} ${one.id}`} {...{ art: one, figures, line, sentence, still }} />
      ))}
    </span>
  )
}

const entering = {
  fade: 'animate-film-fade',
  grow: 'animate-film-grow',
  drop: 'animate-film-drop',
  left: 'animate-film-left',
  right: 'animate-film-right',
  draw: 'animate-film-draw',
} as const

const acting = {
  glow: 'animate-film-glow',
  hop: 'animate-film-hop',
  shake: 'animate-film-shake',
  spin: 'animate-film-spin',
} as const

function nameOf(art: ClipArt): string | undefined {
  if (art.kind === 'thing') return art.thing
  return art.kind === 'figure' ? art.figure : undefined
}

type MarkProps = { art: ClipArt; figures: Figures; line: number; sentence: string; still: boolean }

function Mark({ art, figures, line, sentence, still }: MarkProps) {
  // What comes stands first where it comes from, so that it can be seen to move.
  const [settled, setSettled] = useState(still)
  // With which word it came, by the sentence of that time.
  const [came] = useState(() => (line === (art.from ?? 0) ? wordAt(sentence, art.on) : 0))
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const place = settled ? placeIn(art, line) : placeIn(art, -1)
  const act = still ? undefined : art.acts?.find(({ at }) => at === line)
  const comes = art.kind === 'many' ? 'fade' : (art.enter ?? 'fade')
  return (
    <span
      style={{ ...placed(place), ...late(wordAt(sentence, place.on)) }}
      className={classNames('absolute top-0 left-0', !still && !isBackground(art) && moving)}
    >
      <span className={classNames('block', !still && entering[comes])} style={late(came || 150)}>
        <span
          className={classNames('block', act && acting[act.how])}
          style={{ ...late(wordAt(sentence, act?.on)), opacity: art.faint ? 0.55 : undefined }}
        >
          {art.kind === 'many' ? (
            <ManyMark {...{ art, figures, line, sentence, still }} />
          ) : (
            <span className={classNames('block', !still && lifeOf(nameOf(art)))} style={late(phaseOf(art.x))}>
              <Sheet reach={reachOf(art)}>
                <Drawing art={art} figures={figures} />
              </Sheet>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
