import { fine, scaleOf, ticksFrom } from './geometry.ts'
import { type Draw, heightBelow, NumberBelow, type PictureOf, Word, widthOf } from './sketch.tsx'

type Line = PictureOf<'number-line'>

const width = 320
const edge = 26
const hopHeight = 44

export const numberLine: Draw<'number-line'> = (line) => {
  const { from, to, step, labels, points = [], hops = [] } = line
  const x = scaleOf([from, to], [edge, width - edge])
  const [spread, size] = spreadOf(line, x)
  const top = hops.length > 0 ? hopHeight + 12 : 0
  const base = top + (points.some(({ text }) => text) ? 34 : 18)
  const written = heightBelow(
    labels.map(({ text }) => text),
    size,
  )
  return {
    width,
    height: base + 14 + written * (spread ? 2 : 1),
    marks: (
      <>
        <path
          d={`M6 ${base}H${width - 6}M12 ${base - 5}l-6 5l6 5M${width - 12} ${base - 5}l6 5l-6 5`}
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d={ticksFrom(from, to, step)
            .map((at) => `M${x(at)} ${base - 7}v14`)
            .join('')}
          className="stroke-ink"
          strokeWidth="2"
          strokeLinecap="round"
        />
        {labels.map(({ at, text }, index) => (
          <NumberBelow
            key={at}
            at={[x(at), base + 10 + (spread && index % 2 === 1 ? written : 0)]}
            text={text}
            size={size}
          />
        ))}
        {hops.map((hop) => (
          <Hop key={`${hop.from} ${hop.to}`} from={x(hop.from)} to={x(hop.to)} base={base} />
        ))}
        {points.map(({ at, text }) => (
          <g key={at}>
            <circle cx={x(at)} cy={base} r="7" className="fill-sun stroke-ink" strokeWidth="2.5" />
            {text && (
              <Word at={[fine(x(at) + asideOf(at, hops)), base - 21]} size={16} halo className="fill-ink font-semibold">
                {text}
              </Word>
            )}
          </g>
        ))}
      </>
    ),
  }
}

/** Whether neighbours must be written in two rows so that they do not touch, and how large. */
function spreadOf({ labels }: Line, x: (at: number) => number): [spread: boolean, size: number] {
  const places = labels.map(({ at, text }) => ({ at: x(at), text })).sort((one, other) => one.at - other.at)
  const touch = (apart: number, size: number) =>
    places.some((one, index) => {
      const next = places[index + apart]
      return next && next.at - one.at < (widthOf(one.text, size) + widthOf(next.text, size)) / 2 + 4
    })
  if (!touch(1, 14)) return [false, 14]
  if (!touch(1, 12)) return [false, 12]
  return [true, touch(2, 14) ? 11 : 14]
}

/** A name stands above its point, but beside the jump that ends or begins there. */
function asideOf(at: number, hops: readonly { from: number; to: number }[]): number {
  const touching = hops.filter(({ from, to }) => from === at || to === at)
  const [hop] = touching
  if (!hop || touching.length > 1) return 0
  return 12 * Math.sign(hop.to === at ? hop.to - hop.from : hop.from - hop.to)
}

/** A jump from the one place to the other; the head of the arrow lands on the line. */
function Hop({ from, to, base }: { from: number; to: number; base: number }) {
  const foot = base - 9
  const high = Math.min(hopHeight, 14 + Math.abs(to - from) / 2)
  const middle = fine((from + to) / 2)
  // The top of such an arc is half as high as the point that pulls it up.
  const lean = Math.sign(to - from) * 5
  return (
    <path
      d={`M${from} ${foot}Q${middle} ${foot - 2 * high} ${to} ${foot}M${fine(to - lean - 3 * Math.sign(lean))} ${foot - 5}L${to} ${foot}L${fine(to + Math.sign(lean) * 2)} ${foot - 9}`}
      className="fill-none stroke-sky-deep"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
