import { useRef } from 'react'
import type { StudentView } from '#shared/student.ts'
import { NoteBox } from './note-box.tsx'
import { NoteList } from './note-list.tsx'

/** The notes of one kind, permanent or for the next session: a box for a new one, and those in force. */
export function NotesOfKind({ student, permanent }: { student: StudentView; permanent: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  const notes = student.parent_notes.filter((note) => note.is_permanent === permanent)
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-4 rounded-control border border-line bg-cream p-4 outline-none [&_label]:leading-5"
    >
      <NoteBox student={student} permanent={permanent} />
      {notes.length > 0 && <NoteList notes={notes} onRemoved={() => panel.current?.focus({ preventScroll: true })} />}
    </div>
  )
}
