import { fine, scaleOf, ticksFrom } from './geometry.ts'
import { type Draw, type PictureOf, Word } from './sketch.tsx'

const width = 330
const edge = 12
const barTop = 4
const top = 34
const high = 58

/** How many parts a unit has. Finer where what is measured ends between two of the usual ticks. */
export function partsPerUnit({ unit, length, from, to }: PictureOf<'ruler'>): number {
  const fits = (parts: number) => [from, to].every((end) => Math.abs(end * parts - Math.round(end * parts)) < 1e-6)
  const wanted = unit === 'inch' ? [4, 8, 16] : length > 10 ? [2, 10] : [10]
  return wanted.find(fits) ?? wanted.at(-1) ?? 1
}

const tickLength = (parts: number, index: number) => {
  if (index % parts === 0) return 20
  if (index % (parts / 2) === 0) return 14
  return parts % 4 === 0 && index % (parts / 4) === 0 ? 10 : 6
}

/** A bar that lies right at the edge of the ruler, so that its ends stand at ticks. */
export const ruler: Draw<'ruler'> = (data) => {
  const { unit, length, from, to } = data
  const x = scaleOf([0, length], [edge + 6, width - edge - 6])
  const parts = partsPerUnit(data)
  return {
    width,
    height: top + high + 4,
    marks: (
      <>
        <rect
          x="2"
          y={top}
          width={width - 4}
          height={high}
          rx="5"
          className="fill-sun-soft stroke-sun-deep"
          strokeWidth="2"
        />
        <path
          d={ticksFrom(0, length, 1 / parts)
            .map((at, index) => `M${x(at)} ${top}v${tickLength(parts, index)}`)
            .join('')}
          className="stroke-ink"
          strokeWidth={parts > 4 ? 1 : 1.5}
        />
        {ticksFrom(0, length, 1).map((at) => (
          <Word key={at} at={[x(at), top + 29]} size={13}>
            {String(at)}
          </Word>
        ))}
        <Word at={[width / 2, top + 47]} size={12} className="fill-ink-soft">
          {unit === 'inch' ? 'inches' : 'centimeters'}
        </Word>
        <rect
          x={x(Math.min(from, to))}
          y={barTop}
          width={fine(Math.abs(x(to) - x(from)))}
          height={top - barTop - 2}
          className="fill-leaf stroke-ink"
          strokeWidth="1"
        />
      </>
    ),
  }
}
