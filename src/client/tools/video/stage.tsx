import { useEffect, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { ClipArt } from '#shared/clip-art.ts'
import { acted, arrived, isThereAlready, namedAt, turnOf } from './drawing/arriving.ts'
import { Backdrop } from './drawing/backdrop.tsx'
import { boxOf, isBackground } from './drawing/boxes.ts'
import type { Figures, Reel } from './drawing/figures.ts'
import { clockIn, FilmClock } from './drawing/film-clock.tsx'
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
        <Mark
          key={keyOf(one, art)}
          {...{ art: one, figures, line, sentence, still }}
          comes={() => ({
            atOnce: isThereAlready(clip, scene, line, one),
            after: line === (one.from ?? 0) ? namedAt(one, sentence, one.on, arrived) + turnOf(one, art) : 0,
          })}
        />
      ))}
    </span>
  )
}

/** A clock that has another time on it is still the same clock: its hands turn. */
const keyOf = (one: ClipArt, art: readonly ClipArt[]) =>
  clockIn(one) ? `clock ${art.filter(clockIn).indexOf(one)}` : `${one.kind} ${one.id}`

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

/** What glows grows by so many units of the stage, whatever its size: a large thing would else leave its place, and what is written on it. */
function swelling(art: ClipArt): Record<string, number> {
  const { width, height } = boxOf(art, 0)
  return { '--film-swell': Math.min(1.18, 1 + swell / Math.max(1, width, height)) }
}
const swell = 14

function nameOf(art: ClipArt): string | undefined {
  if (art.kind === 'thing') return art.thing
  return art.kind === 'figure' ? art.figure : undefined
}

type Coming = { atOnce: boolean; after: number }
type MarkProps = {
  art: ClipArt
  figures: Figures
  line: number
  sentence: string
  still: boolean
  comes: () => Coming
}

function Mark({ art, figures, line, sentence, still, comes }: MarkProps) {
  // What comes stands first where it comes from, so that it can be seen to move.
  const [settled, setSettled] = useState(still)
  // With which word it came, by the sentence of that time.
  const [came] = useState(() => ({ ...comes(), enter: art.kind === 'many' ? 'fade' : (art.enter ?? 'fade') }))
  // Two frames: what comes with a press of Play is in the same frame as the first, and would not be seen to move.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const place = settled ? placeIn(art, line) : placeIn(art, -1)
  const setsOut = art.moves?.some(({ at }) => at === line)
  const act = still ? undefined : art.acts?.find(({ at }) => at === line)
  // As it came: under the same name in the next scene it stands already, however it is said to come there.
  const enter = came.atOnce ? undefined : entering[came.enter]
  const time = clockIn(art)
  return (
    <span
      style={{ ...placed(place), ...late(setsOut ? wordAt(sentence, place.on) : 0) }}
      className={classNames('absolute top-0 left-0', !still && !isBackground(art) && moving)}
    >
      <span className={classNames('block', !still && enter)} style={late(came.after)}>
        <span
          className={classNames('block', act && acting[act.how])}
          style={{
            ...late(act ? namedAt(art, sentence, act.on, acted) : 0),
            ...swelling(art),
            opacity: art.faint ? 0.55 : undefined,
          }}
        >
          {art.kind === 'many' ? (
            <ManyMark {...{ art, figures, line, sentence, still }} />
          ) : (
            <span className={classNames('block', !still && lifeOf(nameOf(art)))} style={late(phaseOf(art.x))}>
              {time && art.kind === 'picture' ? (
                <FilmClock hour={time.hour} minute={time.minute} width={art.width} />
              ) : (
                <Sheet reach={reachOf(art)}>
                  <Drawing art={art} figures={figures} />
                </Sheet>
              )}
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
