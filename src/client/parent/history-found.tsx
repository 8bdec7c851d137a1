import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidQuery } from '#client/data/history.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { TrashIcon } from '#client/ui/icons.tsx'
import { historyWords as words } from '#client/wording/en-history.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { FoundMessage } from '#shared/history.ts'
import type { StudentView } from '#shared/student.ts'
import { DeleteSaidDialog } from './delete-said-dialog.tsx'
import { Paged } from './paged.tsx'
import { clockTime, shortDay } from './session-date.ts'

type FoundProps = { student: StudentView; about: string; onView: (found: FoundMessage) => void }

/** What was said about something, newest first; each opens its session where it was said. */
export function HistoryFound({ student, about, onView }: FoundProps) {
  const [removing, setRemoving] = useState(false)
  const said = useInfiniteQuery(saidQuery(student.id, about))
  const found = said.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-label={words.found(about)} className="flex flex-col gap-4">
      <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">{words.found(about)}</h3>
      <Paged
        query={said}
        empty={
          <div role="status">
            <EmptyState title={words.nothingFound(about)}>{words.nothingFoundHint}</EmptyState>
          </div>
        }
      >
        {found.length > 0 && (
          <ol className="flex flex-col gap-4">
            {found.map((one) => (
              <Found key={one.id} found={one} nickname={student.nickname} onView={() => onView(one)} />
            ))}
          </ol>
        )}
      </Paged>
      {found.length > 0 && (
        <Button variant="quiet" className="self-start text-left text-rose-deep" onClick={() => setRemoving(true)}>
          <TrashIcon className="size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{words.removeSaid(about)}</span>
        </Button>
      )}
      {removing && <DeleteSaidDialog student={student} about={about} onClose={() => setRemoving(false)} />}
    </section>
  )
}

function Found({ found, nickname, onView }: { found: FoundMessage; nickname: string; onView: () => void }) {
  const { role, created_at, parts } = found
  const isChild = role === 'user'
  const who = isChild ? nickname : parentWords.history.tutor
  const when = [shortDay(created_at), clockTime(created_at)] as const
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-3 ${isChild ? 'border-sky-line bg-sky-soft' : 'border-line bg-cream'}`}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-ink-soft text-sm">{words.said(who, ...when)}</p>
        <p className="[overflow-wrap:anywhere]">
          {parts.map(({ text, hit }, at) =>
            hit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name, and never move.
              <mark key={at} className="rounded bg-sun-soft px-0.5 font-semibold text-ink underline decoration-sun">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      <Button variant="secondary" aria-label={words.readOf(who, ...when)} onClick={onView}>
        {parentWords.history.view}
      </Button>
    </li>
  )
}
