import { cellOf, fine, onCircle, type Point, places, sectorPath } from './geometry.ts'
import type { Draw } from './sketch.tsx'

/** Cuts are dark on white and framed by white on a filled part, so that every part is seen as one. */
export function Cuts({ path }: { path: string }) {
  return (
    <>
      <path d={path} className="stroke-paper" strokeWidth="5" />
      <path d={path} className="stroke-ink" strokeWidth="2" />
    </>
  )
}

const [barWidth, barHeight, barGap] = [300, 46, 14]

/** Bars of one length below each other. */
export const fractionBars: Draw<'fraction-bars'> = ({ bars }) => ({
  width: barWidth + 4,
  height: bars.length * (barHeight + barGap) - barGap + 4,
  marks: bars.map(({ parts, shaded }, place) => {
    const part = barWidth / parts
    const top = place * (barHeight + barGap) + 2
    const cuts = places(parts - 1).map((at) => `M${fine(2 + (at + 1) * part)} ${top}v${barHeight}`)
    return (
      <g key={top}>
        <rect x="2" y={top} width={barWidth} height={barHeight} className="fill-paper" />
        <rect x="2" y={top} width={fine(Math.min(shaded, parts) * part)} height={barHeight} className="fill-leaf" />
        {parts > 1 && <Cuts path={cuts.join('')} />}
        <rect x="2" y={top} width={barWidth} height={barHeight} className="fill-none stroke-ink" strokeWidth="2.5" />
      </g>
    )
  }),
})

/** Circles cut like pies, filled clockwise from the top. */
export const fractionCircles: Draw<'fraction-circles'> = ({ circles }) => {
  const radius = circles.length === 1 ? 84 : 66
  const step = 2 * radius + 20
  const perLine = Math.min(2, circles.length)
  return {
    width: perLine * step - 16,
    height: Math.ceil(circles.length / 2) * step - 16,
    marks: circles.map(({ parts, shaded }, place) => {
      const { column, row } = cellOf(place, 2)
      const middle: Point = [column * step + radius + 2, row * step + radius + 2]
      return <Pie key={middle.join()} middle={middle} radius={radius} parts={parts} shaded={Math.min(shaded, parts)} />
    }),
  }
}

type PieProps = { middle: Point; radius: number; parts: number; shaded: number }

function Pie({ middle, radius, parts, shaded }: PieProps) {
  const [x, y] = middle
  const cuts = places(parts).map((at) => `M${x} ${y}L${onCircle(middle, radius, (at * 360) / parts).join(' ')}`)
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-paper" />
      {shaded > 0 && <path d={sectorPath(middle, radius, 0, (shaded * 360) / parts)} className="fill-leaf" />}
      {parts > 1 && <Cuts path={cuts.join('')} />}
      <circle cx={x} cy={y} r={radius} className="fill-none stroke-ink" strokeWidth="2.5" />
    </>
  )
}
