import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dropMemory, forgetMemory, memoryQuery } from '#client/data/memory.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { EditIcon, TrashIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { listWords, memoryWords as words } from '#client/wording/en-wonders.ts'
import type { MemoryView } from '#shared/memory.ts'
import type { StudentView } from '#shared/student.ts'
import { CardSection, Evidence, ListEmpty, ListFailed, ListWaits, MoreButton } from './card-section.tsx'
import { CorrectMemoryDialog } from './correct-memory-dialog.tsx'
import { shortDay } from './session-date.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

/** How many are shown before the parent asks for more. */
const atFirst = 4

/** What the tutor remembers of a child: each with when it was said; each can be taken away, and what it likes corrected. */
export function MemoryList({ student }: { student: StudentView }) {
  const panel = useRef<HTMLElement>(null)
  const [viewed, setViewed] = useState<MemoryView | null>(null)
  const [all, setAll] = useState(false)
  const hadSession = student.last_used_tutor !== null
  const { data, isError, isFetching, refetch } = useQuery({ ...memoryQuery(student.id), enabled: hadSession })
  const remembered = data ?? []
  const tutor = student.last_used_tutor?.name || words.someTutor
  return (
    <CardSection
      title={words.heading(tutor)}
      label={words.headingOf(tutor, student.nickname)}
      intro={words.intro}
      panel={panel}
    >
      {hadSession && !data && !isError && <ListWaits label={words.loading} />}
      {isError && !data && <ListFailed text={words.failed} busy={isFetching} onAgain={refetch} />}
      {(!hadSession || data?.length === 0) && <ListEmpty text={words.none(student.nickname)} />}
      {remembered.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-control border border-line bg-cream">
          {(all ? remembered : remembered.slice(0, atFirst)).map((one) => (
            <Remembered
              key={one.id}
              memory={one}
              student={student}
              onView={() => setViewed(one)}
              onGone={() => panel.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {remembered.length > atFirst && (
        <MoreButton text={all ? listWords.fewer : listWords.more} expanded={all} onClick={() => setAll(!all)} />
      )}
      {viewed && (
        <TranscriptDialog student={student} conversation={{ id: viewed.said_in }} onClose={() => setViewed(null)} />
      )}
    </CardSection>
  )
}

type RememberedProps = { memory: MemoryView; student: StudentView; onView: () => void; onGone: () => void }

function Remembered({ memory, student, onView, onGone }: RememberedProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isCorrecting, setCorrecting] = useState(false)
  const remove = useMutation({
    mutationFn: () => forgetMemory(student.id, memory.id),
    onSuccess: () => {
      onGone()
      dropMemory(client, student.id, memory.id)
      toast({ text: words.removed, tone: 'success' })
    },
    onError: () => toast({ text: words.removeFailed, tone: 'danger' }),
  })
  const text = words.kinds[memory.kind](student.nickname, memory.what)
  const line = words.said(shortDay(memory.since))
  return (
    <li className="flex items-start gap-1 pl-4">
      <div className="flex min-w-0 flex-1 flex-col items-start py-2">
        <p className="max-w-full leading-normal [overflow-wrap:anywhere]">{text}</p>
        <Evidence line={line} label={listWords.readOf(line, text)} onOpen={onView} />
      </div>
      {memory.kind === 'likes' && (
        <IconButton
          label={words.correct(text)}
          icon={<EditIcon className="size-5" />}
          onClick={() => setCorrecting(true)}
          className="mt-1 text-ink-soft"
        />
      )}
      {isCorrecting && <CorrectMemoryDialog memory={memory} student={student} onClose={() => setCorrecting(false)} />}
      <IconButton
        label={words.remove(text)}
        icon={<TrashIcon className="size-5" />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
        className="mt-1 text-ink-soft"
      />
    </li>
  )
}
