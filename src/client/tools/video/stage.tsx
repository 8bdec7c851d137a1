import { useEffect, useState } from 'react'
import type { ClipArt } from '#shared/clip.ts'
import type { Figures, Reel } from './figures.ts'
import { Drawing } from './marks.tsx'
import { isOn, placeIn } from './placed.ts'

type StageProps = Reel & {
  scene: number
  line: number
  /** Only to be looked at: nothing moves. */
  still?: boolean
}

/** What a sentence shows. Things move smoothly to where it has them, unless the device asks for less motion. */
export function Stage({ clip, figures, scene, line, still = false }: StageProps) {
  const art = clip.scenes[scene]?.art.filter((one) => isOn(one, line)) ?? []
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" className="block aspect-video h-auto w-full bg-cream">
      {art.map((one) => (
        <Mark key={`${one.kind} ${one.id}`} art={one} figures={figures} line={line} still={still} />
      ))}
    </svg>
  )
}

type MarkProps = { art: ClipArt; figures: Figures; line: number; still: boolean }

function Mark({ art, figures, line, still }: MarkProps) {
  // What comes stands first where it comes from, so that it can be seen to move.
  const [settled, setSettled] = useState(still)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { x, y, turn } = settled ? placeIn(art, line) : placeIn(art, -1)
  return (
    <g
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
      className={still ? undefined : 'transition-transform duration-900 ease-in-out'}
    >
      <g className={still ? undefined : 'animate-late'} opacity={art.faint ? 0.55 : undefined}>
        <Drawing art={art} figures={figures} />
      </g>
    </g>
  )
}
