import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { filmsQuery, putCaptions } from '#client/data/films.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { filmWords } from '#client/wording/en-videos.ts'
import { gradeLabel } from '#shared/grade.ts'
import type { VideoFileView } from '#shared/video.ts'
import { sizeOf } from './film-faults.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { WatchDialog } from './watch-dialog.tsx'

const words = filmWords.list

/** The videos that were added, newest first. */
export function FilmList() {
  const headingId = useId()
  const { data, isError, isFetching, refetch } = useQuery({ ...filmsQuery, refetchOnMount: 'always' })
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="mb-4 text-heading">
        {words.heading}
      </h2>
      {data ? (
        <Films films={data} />
      ) : isError ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
              {parentWords.retry}
            </Button>
          }
        >
          {words.loadFailed}
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-28 rounded-card" />
        </div>
      )}
    </section>
  )
}

type Asked = { film: VideoFileView; about: 'watch' | 'remove' }

function Films({ films }: { films: VideoFileView[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {films.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {films.map((film) => (
            <li key={film.id}>
              <FilmCard film={film} onAsk={(about) => setAsked({ film, about })} />
            </li>
          ))}
        </ul>
      )}
      {asked?.about === 'watch' && <WatchDialog film={asked.film} onClose={close} />}
      {asked?.about === 'remove' && (
        // The row goes away with its button; whoever uses keys goes on from the list.
        <RemoveDialog
          film={asked.film}
          onClose={close}
          onRemoved={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

function FilmCard({ film, onAsk }: { film: VideoFileView; onAsk: (about: Asked['about']) => void }) {
  const { title, minimum_grade_level, for_everyone, bytes, has_captions } = film
  const captions = has_captions ? words.withCaptions : words.noCaptions
  const facts = [words.from(gradeLabel(minimum_grade_level)), sizeOf(bytes), captions]
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{title}</h3>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
        {for_everyone && <p className="mt-1 font-medium text-sky-deep text-sm">{words.everyone}</p>}
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button variant="quiet" className="px-3" aria-label={words.watchNamed(title)} onClick={() => onAsk('watch')}>
          {words.watch}
        </Button>
        <Captions film={film} />
        <Button variant="quiet" className="px-3" aria-label={words.removeNamed(title)} onClick={() => onAsk('remove')}>
          {words.remove}
        </Button>
      </div>
    </Card>
  )
}

/** The way to bring captions later. A button opens the browser's own choice of a file. */
function Captions({ film: { id, title, has_captions } }: { film: VideoFileView }) {
  const client = useQueryClient()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const put = useMutation({
    mutationFn: (file: File) => putCaptions(id, file),
    onSuccess: async () => {
      toast({ text: words.captionsSaved(title), tone: 'success' })
      await client.invalidateQueries({ queryKey: filmsQuery.queryKey })
    },
  })
  const label = words.captionsFor(title, has_captions)
  return (
    <>
      <Button
        variant="quiet"
        className="px-3"
        aria-label={label}
        busy={put.isPending}
        onClick={() => input.current?.click()}
      >
        {has_captions ? words.newCaptions : words.addCaptions}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid={`captions-${id}`}
        accept=".vtt,text/vtt"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) put.mutate(file)
          // The same file may be chosen again once it was mended.
          event.target.value = ''
        }}
      />
      {put.isError && (
        <div className="order-last w-full">
          <Notice tone="danger">
            {words.captionsFailed} {put.error.message}
          </Notice>
        </div>
      )}
    </>
  )
}
