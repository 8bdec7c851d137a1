import { fine, places } from './geometry.ts'
import { type Draw, Word } from './sketch.tsx'

const left = 30
const top = 26
const side = 240

/** A quarter of the plane: the first number to the right, the second one up. */
export const gridPoints: Draw<'grid-points'> = ({ size, points }) => {
  const unit = side / size
  const [x, y] = [(at: number) => fine(left + at * unit), (at: number) => fine(top + side - at * unit)]
  const lines = places(size + 1).map((at) => `M${x(at)} ${y(0)}V${y(size)}M${x(0)} ${y(at)}H${x(size)}`)
  return {
    width: left + side + 26,
    height: top + side + 26,
    marks: (
      <>
        <path d={lines.join('')} className="stroke-leaf-line" strokeWidth="1.5" />
        <path
          d={`M${x(0)} ${top - 14}V${y(0)}H${left + side + 14}M${x(0) - 5} ${top - 9}l5-6l5 6M${left + side + 9} ${y(0) - 5}l6 5l-6 5`}
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Word at={[x(0) - 13, top - 14]} size={14} className="fill-ink font-semibold">
          y
        </Word>
        <Word at={[left + side + 19, y(0) + 14]} size={14} className="fill-ink font-semibold">
          x
        </Word>
        {places(size + 1).map((at) => (
          <g key={at}>
            <Word at={[x(at), y(0) + 14]} size={12}>
              {String(at)}
            </Word>
            {at > 0 && (
              <Word at={[left - 8, y(at)]} size={12} anchor="end">
                {String(at)}
              </Word>
            )}
          </g>
        ))}
        {points.map((point) => (
          <g key={`${point.x} ${point.y}`}>
            <circle cx={x(point.x)} cy={y(point.y)} r="6" className="fill-sky-deep stroke-paper" strokeWidth="2" />
            <Word at={[x(point.x) + 13, y(point.y) - 12]} size={16} halo className="fill-ink font-semibold">
              {point.name}
            </Word>
          </g>
        ))}
      </>
    ),
  }
}
