import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notesQuery } from '#client/data/students.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ConversationListItem } from '#shared/conversation.ts'
import type { NoteWithUses } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'
import { shortDay } from './session-date.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

const words = parentWords.notes

/** All notes of a student with their uses; nothing while there are none, and until they are here. */
export function useNotesWithUses(student: StudentView): NoteWithUses[] {
  const { data } = useQuery({
    ...notesQuery(student.id),
    enabled: student.last_used_tutor !== null || student.parent_notes.length > 0,
  })
  return data ?? []
}

/** How the tutor reads a note, quietly under it: what it practices, or why it does not. */
export function NoteReceipt({ understood }: { understood: NoteWithUses['understood'] | undefined }) {
  if (!understood) return null
  const { practice, put_away } = understood
  return (
    <div className="flex flex-col pb-2 text-ink-soft text-sm">
      {practice.length > 0 && <p>{words.practice(practice)}</p>}
      {put_away && <p>{words.putAway}</p>}
    </div>
  )
}

/** In how many sessions the tutor had this note, quietly under it; the last of them opens. */
export function NoteUses({ student, uses }: { student: StudentView; uses: NoteWithUses['uses'] | undefined }) {
  const [viewed, setViewed] = useState<ConversationListItem | null>(null)
  const last = uses?.latest[0]
  if (!uses || !last) return null
  const line = words.used(uses.count, shortDay(last.started_at))
  const said = uses.latest.find((one) => one.said !== null)?.said
  return (
    <>
      {said && <p className="pb-1 text-ink-soft text-sm [overflow-wrap:anywhere]">{words.said(said)}</p>}
      <button
        type="button"
        aria-label={words.usedOf(line)}
        onClick={() => setViewed({ id: last.conversation_id, started_at: last.started_at })}
        className="-mx-1 min-h-8 rounded-control px-1 pb-2 text-left text-ink-soft text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {line}
      </button>
      {viewed && <TranscriptDialog student={student} conversation={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
