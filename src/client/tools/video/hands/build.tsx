import { Fragment } from 'react'
import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipHands } from '#shared/clip-stop.ts'
import { gapsOf } from './made.ts'
import { type HandsProps, Piece } from './piece.tsx'
import { useDrag } from './use-drag.ts'
import { useMoved } from './use-moved.ts'

type Build = Extract<ClipHands, { kind: 'build' }>
type HandsBuildProps = HandsProps & { hands: Build; onLift: () => void }

/** Sentences to choose from stand in two columns on a phone: one below the other they would push Check over them. */
const isWordy = ({ tiles }: Build) => tiles.some(({ name }) => name.length > 12)
const isShort = ({ tiles }: Build) => tiles.every(({ name }) => name.length <= 3)

/** Tiles and gaps among words or signs: a tile is dragged into a gap, or goes into the first free one when it is tapped; tapped there it comes back. */
export function HandsBuild({ hands, made, onChange, figures, open, large, onLift }: HandsBuildProps) {
  const gaps = Array.from({ length: gapsOf(hands) }, (_, gap) => gap)
  const { root, last } = useMoved(made)
  const put = (at: number, gap: number) => {
    last.current = at
    // A gap holds one: what lay there makes room.
    onChange(made.map((one, each) => (each === at ? gap : one === gap ? -1 : one)))
  }
  const drag = useDrag(open, onLift, put)
  const press = (at: number) =>
    put(at, (made[at] ?? -1) >= 0 ? -1 : (gaps.find((gap) => !made.includes(gap)) ?? gaps.length - 1))
  const tile = (at: number) => (
    <Tile
      key={at}
      {...{ hands, at, figures, open, large, drag }}
      gap={made[at] ?? -1}
      onPress={() => drag.moved() || press(at)}
    />
  )
  const size = isShort(hands) ? 'min-h-18 min-w-18' : 'min-h-18 min-w-36 @max-2xl:min-h-14'
  return (
    <div ref={root} className="flex flex-col items-center gap-2">
      <div className="flex max-w-full flex-wrap items-center justify-center gap-1.5 py-1 text-2xl font-semibold">
        {hands.around.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words and gaps stand in a fixed order
          <Fragment key={at}>
            {text && <span className="whitespace-pre-wrap">{text}</span>}
            {at < gaps.length && (
              <span
                data-place={at}
                className={`flex max-w-full items-center justify-center rounded-control border-2 border-dashed border-sky-line bg-sky-soft p-0.5 ${size}`}
              >
                {made.includes(at) && tile(made.indexOf(at))}
              </span>
            )}
          </Fragment>
        ))}
      </div>
      {/* When it is over only what was made matters, and why it is so needs the room. */}
      {open && (
        <div
          data-place="-1"
          className={`${isWordy(hands) ? 'grid grid-cols-2 @2xl:flex' : 'flex'} min-h-16 w-full flex-wrap items-center justify-center gap-1.5 rounded-control bg-cream p-1.5`}
        >
          {made.flatMap((gap, at) => (gap === -1 ? [tile(at)] : []))}
        </div>
      )}
      <p role="status" className="sr-only">
        {last.current !== null && placeOf(hands, last.current, made[last.current] ?? -1)}
      </p>
    </div>
  )
}

const placeOf = ({ tiles }: Build, at: number, gap: number): string =>
  words.placed(tiles[at]?.name ?? '', gap < 0 ? words.notPlaced : words.gap(gap + 1))

type TileProps = Pick<HandsBuildProps, 'hands' | 'figures' | 'open' | 'large'> & {
  at: number
  gap: number
  drag: ReturnType<typeof useDrag>
  onPress: () => void
}

function Tile({ hands, at, gap, figures, open, large, drag, onPress }: TileProps) {
  const one = hands.tiles[at]
  if (!one) return null
  return (
    <button
      type="button"
      data-piece={at}
      aria-disabled={!open || undefined}
      aria-label={placeOf(hands, at, gap)}
      onClick={() => open && onPress()}
      {...drag.props(at)}
      className={`flex ${large ? 'min-h-16 min-w-16' : 'min-h-12 min-w-12'} max-w-full touch-none scroll-mb-20 low:scroll-mb-0 items-center justify-center gap-1.5 rounded-control border-2 border-line bg-paper px-2 leading-tight font-semibold ${isWordy(hands) ? 'text-lg @max-2xl:text-base' : 'text-2xl @max-2xl:text-xl'}`}
    >
      {(one.thing ?? one.figure) && <Piece look={one} figures={figures} className="size-12 low:size-9" />}
      {one.name}
    </button>
  )
}

type HandsFillProps = HandsProps & { hands: Extract<ClipHands, { kind: 'fill' }> }

/** Spots of a frame, or parts of a bar, that are filled and emptied by a press. Those that came keep their number, as when counting on. */
export function HandsFill({ hands, made, onChange, figures, open }: HandsFillProps) {
  const { begun, count, counts, bar } = hands
  // What was there at first is not what came: it stays.
  const isFixed = (at: number) => counts === 'new' && at < begun
  const order = (at: number) => made.slice(0, at + 1).filter((one) => one === 0).length - (counts === 'new' ? begun : 0)
  const columns = bar ? count : Math.min(5, count)
  return (
    <div className={`flex flex-wrap justify-center gap-3 ${bar ? 'w-full' : ''}`}>
      {Array.from({ length: bar ? 1 : Math.ceil(count / 10) }, (_, frame) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: each frame is known by its place
          key={frame}
          className={`grid overflow-hidden rounded-control border-2 border-ink ${bar ? 'w-full' : ''}`}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, ${bar ? '1fr' : '4rem'}))` }}
        >
          {made.slice(frame * 10, bar ? count : frame * 10 + 10).map((one, within) => {
            const at = frame * 10 + within
            const isFull = one === 0
            return (
              <button
                key={at}
                type="button"
                data-spot={at}
                aria-pressed={isFull}
                aria-disabled={!open || isFixed(at) || undefined}
                aria-label={words.spot(at + 1, isFull)}
                onClick={() =>
                  !isFixed(at) && onChange(made.map((was, each) => (each === at ? (was === 0 ? -1 : 0) : was)))
                }
                className={`relative grid h-16 min-w-0 @max-2xl:h-15 place-items-center border border-ink -outline-offset-4 ${isFull && bar ? 'bg-sun' : 'bg-paper'}`}
              >
                {isFull && !bar && (
                  <Piece look={hands} figures={figures} className={`size-13 ${at < begun ? '' : 'animate-pop'}`} />
                )}
                {isFull && at >= begun && !bar && (
                  <span className="absolute top-0 right-0 grid size-7 place-items-center rounded-full bg-leaf text-base font-semibold text-white">
                    {order(at)}
                  </span>
                )}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
