import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { letterTracingWords } from '#client/wording/en-letter-tracing.ts'
import { viewBox } from './paper-size.ts'
import { mixed, type Piece, piecesOf } from './piece-names.ts'
import type { Sitting } from './sitting.ts'
import { pathOf } from './strokes.ts'
import { useTracing } from './use-tracing.ts'

const words = letterTracingWords.pieces

type PiecesProps = { sitting: Sitting; large: boolean }

/** The same lesson without drawing: which line comes first, and where it begins. */
export function Pieces({ sitting, large }: PiecesProps) {
  const shape = useTracing(sitting, (state) => state.shape)
  const chosen = useTracing(sitting, (state) => state.chosen)
  const turn = useTracing(sitting, (state) => state.turn)
  const isOpen = useTracing(sitting, ({ phase }) => phase === 'writing')
  const [asked, setAsked] = useState<Piece | null>(null)
  const pieces = useMemo(() => (shape ? piecesOf(shape) : []), [shape])
  const shuffled = useMemo(() => mixed(pieces, turn), [pieces, turn])
  const root = useRef<HTMLDivElement>(null)
  const here = isOpen ? asked : null
  useGoOn(root, here !== null, chosen.length, turn)
  const left = shuffled.filter(({ stroke }) => !chosen.some((one) => one.stroke === stroke))
  const pick = (piece: Piece, forward: boolean) => {
    setAsked(null)
    sitting.pick(piece.stroke, forward)
  }
  const help = left.length === 0 ? words.all : chosen.length === 0 ? words.help : words.more
  return (
    <div ref={root} className="flex w-full flex-col gap-3 rounded-control border-2 border-line-strong bg-paper p-3">
      <Ordered pieces={pieces} order={chosen.map(({ stroke }) => stroke)} asked={here} />
      <p role="status" className={classNames('text-center font-semibold', large ? 'text-xl' : 'text-lg')}>
        {here ? words.where : help}
      </p>
      {here ? (
        <Ends piece={here} swapped={turn % 2 === 1} large={large} onPick={pick} onBack={() => setAsked(null)} />
      ) : (
        <fieldset disabled={!isOpen} className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
          <legend className="sr-only">{words.heading}</legend>
          {left.map((piece) => (
            <button
              key={piece.stroke}
              type="button"
              onClick={() => (piece.ends ? setAsked(piece) : pick(piece, true))}
              className="pressable flex min-h-16 flex-col items-center rounded-control border-2 border-line bg-paper p-1 text-base leading-tight hover:border-leaf hover:bg-leaf-mist"
            >
              <PiecePicture pieces={pieces} piece={piece} />
              {piece.name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** The button that was pressed is gone: the focus goes to what is asked next. Not on opening. */
function useGoOn(root: { readonly current: HTMLElement | null }, isAsked: boolean, count: number, turn: number): void {
  const last = useRef('')
  useEffect(() => {
    const place = `${turn} ${count} ${isAsked}`
    const isNew = last.current !== '' && last.current !== place && last.current.startsWith(`${turn} `)
    last.current = place
    const active = document.activeElement
    if (!isNew || (active && active !== document.body && !root.current?.contains(active))) return
    const next = root.current?.querySelector<HTMLElement>('button')
    const done = root.current?.closest('section')?.querySelector<HTMLElement>('[data-tracing-focus="done"]')
    ;(next ?? done)?.focus()
  }, [root, isAsked, count, turn])
}

type EndsProps = {
  piece: Piece
  swapped: boolean
  large: boolean
  onPick: (piece: Piece, forward: boolean) => void
  onBack: () => void
}

function Ends({ piece, swapped, large, onPick, onBack }: EndsProps) {
  const { begin = 'top', end = 'bottom' } = piece.ends ?? {}
  const both = [
    { end: begin, forward: true },
    { end, forward: false },
  ]
  const size = large ? 'child' : 'lg'
  return (
    <fieldset className="flex min-w-0 flex-wrap justify-center gap-2">
      <legend className="sr-only">{`${words.where} ${piece.name}`}</legend>
      {(swapped ? both.toReversed() : both).map(({ end: where, forward }) => (
        <Button key={where} variant="secondary" size={size} onClick={() => onPick(piece, forward)}>
          {words.ends[where]}
        </Button>
      ))}
      <Button variant="quiet" size={size} onClick={onBack}>
        {words.back}
      </Button>
    </fieldset>
  )
}

/** The letter as far as it has been put in order; with the line in question and its two ends. */
function Ordered({
  pieces,
  order,
  asked,
}: {
  pieces: readonly Piece[]
  order: readonly number[]
  asked: Piece | null
}) {
  const said = order.map((stroke, at) => words.picked(at + 1, pieces[stroke]?.name ?? '')).join(' ')
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={said || letterTracingWords.noStrokes}
      className="mx-auto max-h-44 w-full fill-none"
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pieces.map(({ stroke, path }) => (
        <path
          key={stroke}
          d={pathOf(path)}
          className={order.includes(stroke) ? 'stroke-ink' : asked?.stroke === stroke ? 'stroke-leaf' : 'stroke-line'}
        />
      ))}
      {asked &&
        [asked.path[0], asked.path.at(-1)].map(
          (place) =>
            place && (
              <circle
                key={`${place}`}
                cx={place[0]}
                cy={place[1]}
                r="14"
                className="fill-sun stroke-ink"
                strokeWidth="3"
              />
            ),
        )}
    </svg>
  )
}

function PiecePicture({ pieces, piece }: { pieces: readonly Piece[]; piece: Piece }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="h-16 fill-none"
      strokeWidth="18"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pieces.map(({ stroke, path }) => (
        <path key={stroke} d={pathOf(path)} className="stroke-line" strokeWidth="10" />
      ))}
      <path d={pathOf(piece.path)} className="stroke-leaf" />
    </svg>
  )
}
