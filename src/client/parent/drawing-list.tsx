import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { drawingsQuery, type Page, studentDrawingsQuery } from '#client/data/history.ts'
import { MatPicture } from '#client/tools/blackboard/mat-picture.tsx'
import { Replay } from '#client/tools/canvas/replay.tsx'
import { sceneFrames } from '#client/tools/canvas/replay-frames.ts'
import { ScenePicture } from '#client/tools/canvas/scene-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { drawingsWords as words } from '#client/wording/en-drawings.ts'
import type { DrawingView } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { clockTime, sessionDate } from './session-date.ts'

const size = boardSize

type OfSession = { conversationId: string; nickname: string }
type OfStudent = { studentId: string; nickname: string }

/** What a child drew in one session; nothing where it drew nothing. */
export function SessionDrawings({ conversationId, nickname }: OfSession) {
  const query = useInfiniteQuery(drawingsQuery(conversationId))
  const drawings = query.data?.pages.flatMap((page) => page.items) ?? []
  if (drawings.length === 0 && !query.isError) return null
  return (
    <section aria-label={words.title} className="mt-8 flex flex-col gap-4 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{words.title}</h3>
      <Drawings query={query} drawings={drawings} nickname={nickname} time={clockTime} />
    </section>
  )
}

/** Everything that a child drew, also outside its sessions. */
export function StudentDrawings({ studentId, nickname }: OfStudent) {
  const query = useInfiniteQuery(studentDrawingsQuery(studentId))
  const drawings = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="flex flex-col gap-4">
      {query.isSuccess && drawings.length === 0 && (
        <p>
          {words.none} {words.noneHint}
        </p>
      )}
      <Drawings query={query} drawings={drawings} nickname={nickname} time={sessionDate} />
    </div>
  )
}

type DrawingsProps = {
  query: UseInfiniteQueryResult<InfiniteData<Page<DrawingView>>>
  drawings: readonly DrawingView[]
  nickname: string
  time: (iso: string) => string
}

function Drawings({ query, drawings, nickname, time }: DrawingsProps) {
  useFocusBack(query.isFetching)
  const again = () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {drawings.map((drawing) => (
          <Drawing key={drawing.id} drawing={drawing} nickname={nickname} time={time(drawing.updated_at)} />
        ))}
      </ul>
      {query.isError && (
        <div role="status">
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" busy={query.isFetching} onClick={again}>
                {words.again}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        </div>
      )}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="secondary"
          className="self-center"
          busy={query.isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

function Drawing({ drawing, nickname, time }: { drawing: DrawingView; nickname: string; time: string }) {
  const [watching, setWatching] = useState(false)
  const { scene, marks } = drawing
  const frames = useMemo(() => (watching ? sceneFrames(scene) : []), [watching, scene])
  const texts = scene.elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []))
  const label = words.picture(nickname, time)
  const mat = <MatPicture mat={scene.mat} />
  return (
    <li className="flex flex-col gap-2">
      {watching ? (
        <Replay size={size} label={label} frames={frames} autoPlay>
          {mat}
        </Replay>
      ) : (
        <ScenePicture scene={scene} marks={marks} label={label} className="rounded-card border border-line">
          {mat}
        </ScenePicture>
      )}
      <p className="text-ink-soft text-sm">{time}</p>
      {texts.length > 0 && <p className="text-sm [overflow-wrap:anywhere]">{words.written(texts)}</p>}
      <Button
        variant="secondary"
        className="self-start"
        aria-label={watching ? undefined : words.watchOf(time)}
        onClick={() => setWatching(!watching)}
      >
        {watching ? words.still : words.watch}
      </Button>
    </li>
  )
}
