import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { handwritingQuery } from '#client/data/history.ts'
import { Replay } from '#client/tools/canvas/replay.tsx'
import { inkFrames } from '#client/tools/canvas/replay-frames.ts'
import { InkPicture } from '#client/tools/letter-tracing/ink-picture.tsx'
import { paperSize, pencil } from '#client/tools/letter-tracing/paper-size.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { handwritingWords as words } from '#client/wording/en-handwriting.ts'
import type { HandwritingView } from '#shared/handwriting.ts'
import { Paged } from './paged.tsx'
import { sessionDate } from './session-date.ts'

type HandwritingListProps = { studentId: string; glyph: string | null }

/** What a child wrote, newest first; with `glyph` that letter or word alone. */
export function HandwritingList({ studentId, glyph }: HandwritingListProps) {
  const query = useInfiniteQuery(handwritingQuery(studentId, glyph))
  const written = query.data?.pages.flatMap((page) => page.items) ?? []
  const empty =
    glyph === null ? (
      <EmptyState title={words.none}>{words.noneHint}</EmptyState>
    ) : (
      <EmptyState title={words.noneOf(glyph)} />
    )
  return (
    <Paged query={query} empty={empty}>
      {written.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2">
          {written.map((one) => (
            <Written key={one.id} written={one} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Written({ written }: { written: HandwritingView }) {
  const [watching, setWatching] = useState(false)
  const { glyph, stage, hand, strokes, says, written_at } = written
  const frames = useMemo(
    () => (watching ? inkFrames(strokes.map((points) => ({ ...pencil, points }))) : []),
    [watching, strokes],
  )
  const time = sessionDate(written_at)
  const label = words.picture(glyph, time)
  return (
    <li className="flex min-w-0 flex-col gap-2 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      {strokes.length === 0 ? (
        <p className="grid aspect-5/3 place-items-center rounded-card border border-line bg-cream p-4 text-center text-ink-soft">
          {words.ordered}
        </p>
      ) : watching ? (
        <Replay size={paperSize} label={label} frames={frames} autoPlay />
      ) : (
        <InkPicture strokes={strokes} label={label} className="rounded-card border border-line bg-white stroke-ink" />
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-heading [overflow-wrap:anywhere]">{glyph}</span>
        <span className="text-ink-soft text-sm">
          {words.stages[stage]}
          {hand === 'left' && `, ${words.left}`}
        </span>
        <Growing isRight={written.was_correct} />
      </p>
      {strokes.length > 0 && <Marks written={written} />}
      <p className="text-sm [overflow-wrap:anywhere]">{words.said(says)}</p>
      <p className="text-ink-soft text-sm">
        <time dateTime={written_at}>{time}</time>
      </p>
      {strokes.length > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          aria-label={watching ? undefined : words.watchOf(glyph, time)}
          onClick={() => setWatching(!watching)}
        >
          {watching ? words.still : words.watch}
        </Button>
      )}
    </li>
  )
}

function Growing({ isRight }: { isRight: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-0.5 text-sm',
        isRight ? 'bg-leaf-soft text-leaf-deep' : 'bg-sun-soft text-sun-deep',
      )}
    >
      {isRight ? words.right : words.growing}
    </span>
  )
}

/** The three marks, apart: only the first is mastery. */
function Marks({ written: { was_correct, way, smoothness } }: { written: HandwritingView }) {
  const marks: [string, string][] = [[words.marks.shape, was_correct ? words.shape.read : words.shape.unread]]
  if (way) marks.push([words.marks.way, words.ways[way]])
  if (smoothness) marks.push([words.marks.line, words.lines[smoothness]])
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {marks.map(([name, said]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium text-ink">{said}</dd>
        </div>
      ))}
    </dl>
  )
}
