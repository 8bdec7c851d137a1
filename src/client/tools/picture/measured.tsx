import { fine, onCircle, places } from './geometry.ts'
import { type Draw, Word, widthOf } from './sketch.tsx'

/** Lengths stand at the top and the left side. */
export const rectangle: Draw<'rectangle'> = ({ width, height, labels, grid }) => {
  const unit = fine(Math.min(230 / width, 190 / height, 48))
  const [wide, high] = [fine(width * unit), fine(height * unit)]
  const left = labels.side ? widthOf(labels.side, 16) + 12 : 2
  const top = labels.top ? 26 : 2
  const lines = [
    ...places(width - 1).map((at) => `M${fine(left + (at + 1) * unit)} ${top}v${high}`),
    ...places(height - 1).map((at) => `M${left} ${fine(top + (at + 1) * unit)}h${wide}`),
  ]
  const label = 'fill-ink font-semibold'
  return {
    width: fine(left + wide + (labels.top ? Math.max(2, widthOf(labels.top, 16) / 2 - wide / 2) : 2)),
    height: fine(top + high + 4),
    marks: (
      <>
        <rect x={left} y={top} width={wide} height={high} className="fill-leaf-soft" />
        {grid && <path d={lines.join('')} className="stroke-leaf" strokeWidth="1.5" />}
        <rect
          x={left}
          y={top}
          width={wide}
          height={high}
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {labels.top && (
          <Word at={[fine(left + wide / 2), 12]} size={16} className={label}>
            {labels.top}
          </Word>
        )}
        {labels.side && (
          <Word at={[left - 8, fine(top + high / 2)]} size={16} anchor="end" className={label}>
            {labels.side}
          </Word>
        )}
      </>
    ),
  }
}

const ray = 120
const room = 16

/** Two rays: one to the right, the other opened up from it. */
export const angle: Draw<'angle'> = ({ degrees }) => {
  const arc = degrees < 30 ? 74 : 34
  const end = onCircle([0, 0], ray, 90 - degrees)
  const left = Math.min(0, end[0])
  const high = Math.max(-end[1], degrees > 90 ? arc : 0)
  const from = onCircle([0, 0], arc, 90 - degrees)
  return {
    width: fine(ray - left + 2 * room),
    height: fine(high + 2 * room),
    marks: (
      <g
        transform={`translate(${fine(room - left)} ${fine(room + high)})`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={`M0 0H${arc}A${arc} ${arc} 0 0 0 ${from.join(' ')}Z`} className="fill-sun-soft" />
        <path
          d={`M${arc} 0A${arc} ${arc} 0 0 0 ${from.join(' ')}`}
          className="fill-none stroke-sun-deep"
          strokeWidth="2.5"
        />
        <Ray degrees={0} />
        <Ray degrees={degrees} />
        <circle r="4.5" className="fill-ink" />
      </g>
    ),
  }
}

function Ray({ degrees }: { degrees: number }) {
  return (
    <path
      d={`M0 0H${ray}M${ray - 9}-6L${ray} 0L${ray - 9} 6`}
      transform={`rotate(${-degrees})`}
      className="fill-none stroke-ink"
      strokeWidth="3"
    />
  )
}
