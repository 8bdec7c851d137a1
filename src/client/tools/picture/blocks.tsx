import { cellOf, fine, type Point, places } from './geometry.ts'
import type { Draw } from './sketch.tsx'

const square = 27
const inRow = 5
const frameGap = 16

/** Frames of ten: the upper row fills first, from the left. */
export const tenFrame: Draw<'ten-frame'> = ({ filled }) => {
  const perLine = Math.min(2, filled.length)
  return {
    width: perLine * (inRow * square + 4) + (perLine - 1) * frameGap,
    height: Math.ceil(filled.length / 2) * (2 * square + 4 + frameGap) - frameGap,
    marks: filled.map((count, place) => {
      const { column, row } = cellOf(place, 2)
      const at: Point = [column * (inRow * square + 4 + frameGap) + 2, row * (2 * square + 4 + frameGap) + 2]
      return <Frame key={at.join()} at={at} filled={count} />
    }),
  }
}

function Frame({ at: [x, y], filled }: { at: Point; filled: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 0h${inRow * square}v${2 * square}H0ZM0 ${square}h${inRow * square}${places(inRow - 1)
          .map((at) => `M${(at + 1) * square} 0v${2 * square}`)
          .join('')}`}
        className="fill-paper stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {places(filled).map((place) => {
        const { column, row } = cellOf(place, inRow)
        return (
          <circle
            key={place}
            cx={(column + 0.5) * square}
            cy={(row + 0.5) * square}
            r="9"
            className="fill-leaf stroke-ink"
            strokeWidth="1.5"
          />
        )
      })}
    </g>
  )
}

/** Hundreds above, tens below them, then ones in rows of five. */
export const baseTen: Draw<'base-ten'> = ({ hundreds, tens, ones }) => {
  const unit = hundreds > 0 ? 7 : 10
  const space = unit + 2
  const [flat, onesWidth] = [10 * unit + space, Math.min(ones, inRow) * (unit + 5)]
  const perLine = Math.min(3, hundreds)
  const upper = Math.ceil(hundreds / 3) * flat
  const onesLeft = tens * (unit + 5) + (tens > 0 && ones > 0 ? space : 0)
  return {
    width: fine(Math.max(perLine * flat - space, onesLeft + onesWidth, 60) + 4),
    height: fine(
      upper +
        (tens > 0 ? 10 * unit : ones > 0 ? Math.ceil(ones / inRow) * (unit + 5) : hundreds > 0 ? -space : unit) +
        4,
    ),
    marks: (
      <g transform="translate(2 2)">
        {places(hundreds).map((place) => {
          const { column, row } = cellOf(place, 3)
          return <Block key={place} at={[column * flat, row * flat]} wide={10} high={10} unit={unit} />
        })}
        {places(tens).map((place) => (
          <Block key={place} at={[place * (unit + 5), upper]} wide={1} high={10} unit={unit} />
        ))}
        {places(ones).map((place) => {
          const { column, row } = cellOf(place, inRow)
          const at: Point = [onesLeft + column * (unit + 5), upper + row * (unit + 5)]
          return <Block key={place} at={at} wide={1} high={1} unit={unit} />
        })}
      </g>
    ),
  }
}

type BlockProps = { at: Point; wide: number; high: number; unit: number }

function Block({ at: [x, y], wide, high, unit }: BlockProps) {
  const across = places(high - 1).map((at) => `M0 ${(at + 1) * unit}h${wide * unit}`)
  const down = places(wide - 1).map((at) => `M${(at + 1) * unit} 0v${high * unit}`)
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink">
      <rect width={wide * unit} height={high * unit} className="fill-sun-soft" strokeWidth="1.75" />
      <path d={[...across, ...down].join('') || 'M0 0'} strokeWidth="0.75" />
    </g>
  )
}
