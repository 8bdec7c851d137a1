import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wondersQuery } from '#client/data/wonders.ts'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { listWords, wonderWords as words } from '#client/wording/en-wonders.ts'
import type { StudentView } from '#shared/student.ts'
import type { WonderView } from '#shared/wonder.ts'
import { CardSection, ListEmpty, ListFailed, ListWaits, MoreButton } from './card-section.tsx'
import { TranscriptDialog } from './transcript-dialog.tsx'
import { WonderItem } from './wonder-item.tsx'

/** How many questions are shown before the parent asks for more. */
const atFirst = 2

/** What a child asked and the tutor did not know: open, and, in a fold, what was talked about. */
export function WonderList({ student }: { student: StudentView }) {
  const panel = useRef<HTMLElement>(null)
  const [viewed, setViewed] = useState<WonderView | null>(null)
  const [archive, setArchive] = useState(false)
  const hadSession = student.last_used_tutor !== null
  const list = { student, onView: setViewed, onGone: () => panel.current?.focus({ preventScroll: true }) }
  return (
    <CardSection title={words.heading(student.nickname)} intro={words.intro} panel={panel}>
      {hadSession ? <Pages {...list} talked={false} /> : <ListEmpty text={words.none(student.nickname)} />}
      {hadSession && (
        <details onToggle={({ currentTarget }) => setArchive(currentTarget.open)}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center px-1 font-medium text-leaf-deep text-sm underline underline-offset-4">
            {words.archive}
          </summary>
          <div className="mt-1 flex flex-col gap-3">{archive && <Pages {...list} talked />}</div>
        </details>
      )}
      {viewed && (
        <TranscriptDialog
          student={student}
          conversation={{ id: viewed.conversation_id }}
          at={viewed.message_id}
          onClose={() => setViewed(null)}
        />
      )}
    </CardSection>
  )
}

type PagesProps = {
  student: StudentView
  talked: boolean
  onView: (wonder: WonderView) => void
  onGone: () => void
}

function Pages({ student, talked, onView, onGone }: PagesProps) {
  const [all, setAll] = useState(false)
  const query = useInfiniteQuery(wondersQuery(student.id, talked))
  useFocusBack(query.isFetchingNextPage)
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage } = query
  const wonders = data?.pages.flatMap((page) => page.items) ?? []
  const again = () => (isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  const isMore = all ? hasNextPage : wonders.length > atFirst || hasNextPage
  const showMore = () => (all ? void query.fetchNextPage() : setAll(true))
  return (
    <>
      {!data && !isError && <ListWaits label={words.loading} />}
      {data && wonders.length === 0 && !hasNextPage && (
        <ListEmpty text={talked ? words.archiveNone : words.none(student.nickname)} />
      )}
      {wonders.length > 0 && (
        <ul className="flex flex-col gap-3">
          {(all ? wonders : wonders.slice(0, atFirst)).map((wonder) => (
            <WonderItem key={wonder.id} wonder={wonder} studentId={student.id} onView={onView} onGone={onGone} />
          ))}
        </ul>
      )}
      {isError && <ListFailed text={words.failed} busy={isFetching} onAgain={again} />}
      {isMore && !isError && (
        <MoreButton text={listWords.more} expanded={all} busy={query.isFetchingNextPage} onClick={showMore} />
      )}
      {all && !isMore && wonders.length > atFirst && (
        <MoreButton text={listWords.fewer} expanded onClick={() => setAll(false)} />
      )}
    </>
  )
}
