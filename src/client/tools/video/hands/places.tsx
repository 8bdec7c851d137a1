import { videoWords as words } from '#client/wording/en-video.ts'
import type { ClipHands } from '#shared/clip-stop.ts'
import { type HandsProps, Piece } from './piece.tsx'
import { useDrag } from './use-drag.ts'
import { useMoved } from './use-moved.ts'

type Hands = Extract<ClipHands, { kind: 'give' | 'sort' | 'worth' }>
type HandsPlacesProps = HandsProps & { hands: Hands; onLift: () => void }

function namesOf(hands: Hands): readonly string[] {
  if (hands.kind === 'worth') return [hands.place]
  return hands.kind === 'sort' ? hands.boxes : hands.places
}

/** How the places stand beside each other: all of them in sight on a phone too. */
const columns: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' }

/** What has long names stands in two columns on a phone: one below the other they would push the boxes out of sight. */
const isWordy = (hands: Hands) => hands.kind === 'sort' && hands.items.some(({ name, row }) => row || name.length > 9)

/** So many things that they need three to a row on a phone. */
const isCrowded = (hands: Hands) => hands.kind === 'sort' && hands.items.length > 4

/** A row needs the whole width: broken in two it would show no pattern. */
const hasRows = (hands: Hands) => hands.kind === 'sort' && hands.items.some(({ row }) => row)

/** Nothing lies there: what is in the places needs the height more, and a strip still takes a thing back. */
const emptyTray = 'min-h-8'

/** Things and places: each thing is dragged into a place, or goes to the next one when it is tapped. */
export function HandsPlaces({ hands, made, onChange, figures, open, large, onLift }: HandsPlacesProps) {
  const names = namesOf(hands)
  const { root, last } = useMoved(made)
  const put = (at: number, place: number) => {
    last.current = at
    onChange(made.map((one, each) => (each === at ? place : one)))
  }
  const drag = useDrag(open, onLift, put)
  const pieces = (place: number) =>
    made.flatMap((one, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place in the list
      one === place ? [<Loose key={at} {...{ hands, at, place, figures, drag, open, large }} />] : [],
    )
  const next = (at: number) => put(at, (made[at] ?? -1) + 1 < names.length ? (made[at] ?? -1) + 1 : -1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press comes from the buttons within
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={root}
      className="flex flex-col gap-2 low:flex-row *:low:flex-1 [&>[data-place]]:low:flex-[1.2]"
      onClick={({ target }) => {
        const at = target instanceof Element && target.closest('[data-piece]')?.getAttribute('data-piece')
        if (at && open && !drag.moved()) next(Number(at))
      }}
    >
      {(open || made.includes(-1)) && (
        <div
          data-place="-1"
          className={`${made.includes(-1) ? 'min-h-16' : emptyTray} items-center justify-center gap-1.5 rounded-control bg-cream p-1.5 ${isWordy(hands) ? `grid ${hasRows(hands) ? '' : 'grid-cols-2'} @2xl:flex @2xl:flex-wrap` : 'flex flex-wrap'}`}
        >
          {pieces(-1)}
        </div>
      )}
      <div className={`grid gap-2 ${hasRows(hands) ? '@2xl:grid-cols-2' : (columns[names.length] ?? '')}`}>
        {names.map((name, place) => (
          <div
            key={name}
            data-place={place}
            className={`flex ${names.length > 2 ? 'min-h-22' : 'min-h-28 @max-2xl:min-h-22'} flex-col low:min-h-24 low:gap-0.5 low:p-1 gap-1.5 rounded-control border-2 border-dashed border-sky-line bg-sky-soft p-2 ${hasRows(hands) ? '@max-2xl:min-h-16!' : ''}`}
          >
            <p className="flex justify-between gap-2 font-semibold">
              {name}
              {hands.kind === 'give' && <span>{made.filter((one) => one === place).length}</span>}
            </p>
            <div className="flex flex-wrap justify-center gap-1.5">{pieces(place)}</div>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {last.current !== null &&
          words.placed(nameOf(hands, last.current), names[made[last.current] ?? -1] ?? words.notPlaced)}
      </p>
    </div>
  )
}

/** A thing by its name; one of many by its number. */
const nameOf = (hands: Hands, at: number): string =>
  hands.kind === 'give'
    ? words.oneOf(words.thingName(hands.thing ?? hands.figure), at + 1, hands.count)
    : (hands.items[at]?.name ?? '')

type LooseProps = Pick<HandsPlacesProps, 'hands' | 'figures' | 'open' | 'large'> & {
  at: number
  place: number
  drag: ReturnType<typeof useDrag>
}

function Loose({ hands, at, place, figures, drag, open, large }: LooseProps) {
  const item = hands.kind === 'give' ? hands : hands.items[at]
  const name = nameOf(hands, at)
  const row = hands.kind === 'sort' ? hands.items[at]?.row : undefined
  const hasDrawing = hands.kind !== 'sort' || item?.thing !== undefined || item?.figure !== undefined
  return (
    <button
      type="button"
      data-piece={at}
      aria-disabled={!open || undefined}
      aria-label={words.placed(name, namesOf(hands)[place] ?? words.notPlaced)}
      {...drag.props(at)}
      className={`flex ${large ? 'min-h-16 min-w-16' : 'min-h-12 min-w-12'} ${row ? '@max-2xl:min-h-12' : ''} touch-none scroll-mb-20 low:scroll-mb-0 items-center justify-center gap-1 rounded-control border-2 border-line bg-paper px-1.5 text-lg leading-tight font-medium @max-2xl:text-base low:text-base`}
    >
      {item && hasDrawing && (
        <Piece
          look={item}
          figures={figures}
          className={
            large
              ? `size-12 @4xl:size-16 low:size-9 ${isCrowded(hands) || (hands.kind === 'sort' && place >= 0) ? '@max-2xl:size-9' : ''}`
              : 'size-9 @4xl:size-12 low:size-9'
          }
        />
      )}
      {row?.map((thing, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has the same thing more than once
        <Piece key={place} look={{ thing }} figures={figures} className="size-8 @4xl:size-10" />
      ))}
      {hands.kind === 'sort' && !row && name}
    </button>
  )
}
