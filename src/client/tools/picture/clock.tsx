import { handAngles, onCircle, type Point, places } from './geometry.ts'
import { type Draw, Word } from './sketch.tsx'

const middle: Point = [110, 110]
const hours = 12

/** A face with every minute, and two hands that nobody takes for each other: a short thick one and a long thin one. */
export const clock: Draw<'clock'> = ({ hour, minute }) => {
  const hands = handAngles(hour, minute)
  return {
    width: 220,
    height: 220,
    marks: (
      <>
        <ClockFace />
        <LongHand degrees={hands.minute} />
        <ShortHand degrees={hands.hour} />
        <Pin />
      </>
    ),
  }
}

export const ClockFace = () => (
  <>
    <circle cx="110" cy="110" r="104" className="fill-leaf-mist stroke-leaf-deep" strokeWidth="6" />
    <circle cx="110" cy="110" r="98" className="fill-paper" />
    {places(60).map((at) => (
      <Tick key={at} at={at} />
    ))}
    {places(hours).map((at) => (
      <Word key={at} at={onCircle(middle, 73, (at + 1) * 30)} size={19} className="fill-ink">
        {String(at + 1)}
      </Word>
    ))}
  </>
)

export const LongHand = ({ degrees }: { degrees: number }) => (
  <Hand degrees={degrees} length={61} back={12} width={4} className="stroke-sky-deep" />
)

export const ShortHand = ({ degrees }: { degrees: number }) => (
  <Hand degrees={degrees} length={38} back={0} width={9} className="stroke-ink" />
)

/** What holds both hands. */
export const Pin = () => (
  <>
    <circle cx="110" cy="110" r="7" className="fill-ink" />
    <circle cx="110" cy="110" r="2.5" className="fill-sun" />
  </>
)

function Tick({ at }: { at: number }) {
  const long = at % 5 === 0
  const [from, to] = [onCircle(middle, long ? 84 : 89, at * 6), onCircle(middle, 94, at * 6)]
  return (
    <path
      d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
      className={long ? 'stroke-ink' : 'stroke-line-strong'}
      strokeWidth={long ? 3 : 1.25}
      strokeLinecap="round"
    />
  )
}

type HandProps = { degrees: number; length: number; back: number; width: number; className: string }

function Hand({ degrees, length, back, width, className }: HandProps) {
  const [from, to] = [onCircle(middle, -back, degrees), onCircle(middle, length, degrees)]
  return (
    <path
      d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`}
      className={className}
      strokeWidth={width}
      strokeLinecap="round"
    />
  )
}
