import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipHands } from '#shared/clip-stop.ts'
import { tickName } from './made.ts'
import { type HandsProps, Piece } from './piece.tsx'

/** What is not placed yet shows itself where the line begins, and moves a little: without it nobody knows what to take. */
const waiting = 'opacity-70 animate-film-hop [--film-unit:0.5px]'

/** Shows that it goes to the left and to the right. */
const Grip = () => (
  <svg viewBox="-14 -14 28 28" aria-hidden="true" className="absolute -bottom-3 left-1/2 size-7 -translate-x-1/2">
    <circle r="12.5" className="fill-paper stroke-rose" strokeWidth="2.5" />
    <path d="M-3 -5L-8 0L-3 5M3 -5L8 0L3 5" className="fill-none stroke-rose" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)

type HandsLineProps = HandsProps & { hands: Extract<ClipHands, { kind: 'line' }> }

/** A line with ticks and a pin that is moved along it: by a finger, or by the arrow keys. */
export function HandsLine({ hands, made: [at = -1], onChange, open }: HandsLineProps) {
  const across = 100 / hands.ticks
  const left = (tick: number) => `${(tick + 0.5) * across}%`
  return (
    <div className="relative h-24 w-full">
      <span className="absolute top-12 right-0 left-0 h-1 rounded-full bg-ink" />
      {Array.from({ length: hands.ticks }, (_, tick) => (
        <span key={tickName(hands, tick)}>
          <span className="absolute top-9 h-7 w-0.5 -translate-x-1/2 bg-ink" style={{ left: left(tick) }} />
          {hands.shown.includes(tick) && (
            <span className="absolute top-17 -translate-x-1/2 text-base font-semibold" style={{ left: left(tick) }}>
              {tickName(hands, tick)}
            </span>
          )}
        </span>
      ))}
      <span data-mark className="absolute top-1 -translate-x-1/2" style={{ left: left(Math.max(0, at)) }}>
        <svg viewBox="-12 -30 24 32" aria-hidden="true" className={`block h-11 ${at < 0 && open ? waiting : ''}`}>
          <path d="M0 0L-8 -12A10 10 0 1 1 8 -12Z" className="fill-rose stroke-ink" strokeWidth="1.5" />
        </svg>
      </span>
      <Slider
        {...{ value: at, most: hands.ticks - 1, open }}
        label={words.place}
        text={at < 0 ? words.notPlaced : tickName(hands, at)}
        onChange={(tick) => onChange([tick])}
      />
    </div>
  )
}

type HandsCutProps = HandsProps & { hands: Extract<ClipHands, { kind: 'cut' }> }

/** A row that is cut in two: what is left and right of the cut is counted. */
export function HandsCut({ hands, made: [at = -1], onChange, figures, open }: HandsCutProps) {
  return (
    <div className="flex flex-col gap-1">
      {/* Room for half of the grip at both ends. */}
      <div className="relative mx-3 h-20">
        <div className="flex h-full items-center">
          {Array.from({ length: hands.count }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place in the row
              key={place}
              className="flex-1 transition-transform duration-300"
              style={{ transform: at < 0 ? undefined : `translateX(${place < at ? -12 : 12}%)` }}
            >
              <Piece look={hands} figures={figures} className="mx-auto max-h-14 w-full" />
            </span>
          ))}
        </div>
        <span
          data-mark
          className="absolute top-0 h-full w-1 -translate-x-1/2"
          style={{ left: `${(Math.max(0, at) / hands.count) * 100}%` }}
        >
          <span className={`block h-full rounded-full bg-rose ${at < 0 && open ? waiting : ''}`} />
          <Grip />
        </span>
        <Slider
          {...{ value: at, most: hands.count, open }}
          label={words.cut}
          text={at < 0 ? words.notPlaced : words.cutAt(at, hands.count - at)}
          atEdges
          onChange={(place) => onChange([place])}
        />
      </div>
      <p aria-hidden="true" className="pt-2 text-center text-2xl font-semibold">
        {at >= 0 ? words.cutAt(at, hands.count - at) : '\u00a0'}
      </p>
    </div>
  )
}

type Touched = { clientX: number; clientY: number; currentTarget: HTMLElement }

type SliderProps = {
  value: number
  most: number
  label: string
  text: string
  open: boolean
  /** Its values stand between the things, from edge to edge, not in the middle of their parts. */
  atEdges?: boolean
  /** Which value lies where it is touched, in shares of its width and height; else along the line. */
  placed?: (at: { x: number; y: number }) => number
  onChange: (value: number) => void
}

/** Lies over what it moves. */
export function Slider({ value, most, label, text, open, atEdges = false, placed, onChange }: SliderProps) {
  const to = (at: number) => open && onChange(Math.min(Math.max(0, at), most))
  const follow = ({ clientX, clientY, currentTarget }: Touched) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    if (placed) return to(placed({ x: share, y: (clientY - top) / height }))
    to(atEdges ? Math.round(share * most) : Math.floor(share * (most + 1)))
  }
  // What waits stands where the line begins: the first arrow leads on from there.
  const next = Math.max(0, value) + 1
  const keys: Record<string, number> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    Home: 0,
    End: most,
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.max(0, value)}
      aria-valuetext={text}
      aria-disabled={!open || undefined}
      onKeyDown={(event) => {
        const goal = keys[event.key]
        if (goal === undefined) return
        event.preventDefault()
        to(goal)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && follow(event)}
      className="absolute inset-0 touch-none rounded-control"
    />
  )
}
