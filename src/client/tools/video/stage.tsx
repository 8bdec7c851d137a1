import { useEffect, useState } from 'react'
import type { ClipArt } from '#shared/clip-art.ts'
import type { Figures, Reel } from './drawing/figures.ts'
import { ManyMark } from './drawing/many.tsx'
import { Drawing } from './drawing/marks.tsx'
import { late, wordAt } from './drawing/timing.ts'
import { isOn, placeIn } from './placed.ts'

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
    <svg viewBox="0 0 640 360" aria-hidden="true" className="block aspect-video h-auto w-full bg-cream">
      {art.map((one) => (
        <Mark key={`${one.kind} ${one.id}`} {...{ art: one, figures, line, sentence, still }} />
      ))}
    </svg>
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
  const { x, y, turn, scale, on } = settled ? placeIn(art, line) : placeIn(art, -1)
  const act = still ? undefined : art.acts?.find(({ at }) => at === line)
  const comes = art.kind === 'many' ? 'fade' : (art.enter ?? 'fade')
  return (
    <g
      style={{
        transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
        ...late(wordAt(sentence, on)),
      }}
      className={still ? undefined : 'transition-transform delay-(--late,0s) duration-900 ease-in-out'}
    >
      <g
        className={still ? undefined : entering[comes]}
        style={late(came || 150)}
        opacity={art.faint ? 0.55 : undefined}
      >
        <g className={act && acting[act.how]} style={late(wordAt(sentence, act?.on))}>
          {art.kind === 'many' ? (
            <ManyMark {...{ art, figures, line, sentence, still }} />
          ) : (
            <Drawing art={art} figures={figures} />
          )}
        </g>
      </g>
    </g>
  )
}
