import { useId } from 'react'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import type { Grown, GrownKind } from '#shared/growth.ts'
import { type Box, countKinds, type PlantShape, plantShape, type Slot } from './plant-shape.ts'

const words = lateLearnWords.plant

type PlantProps = {
  plant: readonly Grown[]
  box: Box /** So many stood there before this screen saw one grow. */
  before?: number
}

/** A plant on a trellis, as large as its box: one leaf, flower, butterfly or bird for each thing that grew. */
export function Plant({ plant, box, before = plant.length }: PlantProps) {
  const id = useId()
  const { isUp, scale, stem, pot, slots } = plantShape(plant.length, box)
  return (
    <svg role="img" aria-label={words.has(countKinds(plant))} {...box} className="block overflow-hidden">
      <defs>
        <pattern id={id} width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 11H22M11 0V22" className="stroke-leaf-line" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect {...box} fill={`url(#${id})`} opacity="0.7" />
      <path
        d={stem}
        className="fill-none stroke-leaf"
        strokeWidth={3.5 * scale}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {plant.map((one, place) => {
        const slot = slots[place]
        if (!slot) return null
        return (
          <g
            key={`${one.kind} ${one.id}`}
            className="transition-transform duration-500"
            style={{ transform: placeOf(one.kind, slot, isUp, scale) }}
          >
            <g className={place >= before ? 'animate-sprout' : undefined}>{drawn[one.kind]}</g>
          </g>
        )
      })}
      <Pot pot={pot} scale={scale} />
    </svg>
  )
}

/** Leaves point along the stem and away from it; everything else stands upright beside it. */
function placeOf(kind: GrownKind, { x, y, side }: Slot, isUp: boolean, scale: number): string {
  const aside = kind === 'leaf' ? 0 : 12 * side * scale
  const at = isUp ? [x + aside, y] : [x, y + aside]
  const place = `translate(${at.map((one) => `${Math.round(one)}px`).join(',')})`
  const [across, along] = isUp ? [side * scale, scale] : [scale, side * scale]
  if (kind !== 'leaf') return `${place} scale(${isUp ? across : scale},${scale})`
  return `${place} scale(${across},${along}) rotate(${isUp ? -28 : 50}deg)`
}

const drawn = {
  leaf: (
    <>
      <path d="M0 0C3-9 13-11 22-6 17 3 7 5 0 0Z" className="fill-leaf" />
      <path d="M3-.6Q11-3 18-5" className="fill-none stroke-leaf-soft" strokeWidth="1.2" strokeLinecap="round" />
    </>
  ),
  flower: (
    <>
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle
          key={turn}
          r="4.4"
          cy="-5"
          transform={`rotate(${turn})`}
          className="fill-sun stroke-sun-deep"
          strokeWidth="0.6"
        />
      ))}
      <circle r="3.2" className="fill-sun-deep" />
    </>
  ),
  butterfly: (
    <g transform="scale(0.85)">
      <path d="M0 0C-3-10-13-12-12-4-12 1-5 2 0 0-6 2-9 8-5 9-2 9 0 4 0 0Z" className="fill-sky" />
      <path d="M0 0C3-10 13-12 12-4 12 1 5 2 0 0 6 2 9 8 5 9 2 9 0 4 0 0Z" className="fill-sky-deep" />
      <path d="M0 7V-5M0-5-3-9M0-5 3-9" className="fill-none stroke-ink" strokeWidth="1.5" strokeLinecap="round" />
    </g>
  ),
  bird: (
    <g transform="scale(0.85)">
      <path
        d="M-10 3C-14 2-15-1-15-3-12-3-10-2-8-1-6-7 0-10 5-9 10-8 11-4 10-1 9 5 3 9-3 8-7 7-9 5-10 3Z"
        className="fill-rose"
      />
      <path d="M-6 1C-3-4 3-4 5 0 2 5-3 5-6 1Z" className="fill-rose-deep" />
      <path d="M10-5 15-3 10-1Z" className="fill-sun" />
      <circle cx="6" cy="-5" r="1.3" className="fill-white" />
      <path d="M-2 8V12M2 8V12" className="stroke-sun-deep" strokeWidth="1.4" strokeLinecap="round" />
    </g>
  ),
} satisfies Record<GrownKind, unknown>

/** A flowerpot: earth, a rim and a band. */
function Pot({ pot: { x, y }, scale }: Pick<PlantShape, 'pot' | 'scale'>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="-25" rx="15" ry="3.5" className="fill-sun-deep" />
      <path d="M-14-20H14L11-3C10.5-1 9.5 0 7.5 0H-7.5C-9.5 0-10.5-1-11-3Z" className="fill-rose" />
      <path d="M-12.7-11H12.7L12-7H-12Z" className="fill-rose-line" />
      <path
        d="M-17-24.5C-17-26.5-15-27-14-25.5H14C15-27 17-26.5 17-24.5V-20C17-18.5 16-17.5 14.5-17.5H-14.5C-16-17.5-17-18.5-17-20Z"
        className="fill-rose-deep"
      />
    </g>
  )
}
