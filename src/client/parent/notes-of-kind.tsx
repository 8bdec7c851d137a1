import { useRef } from 'react'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'
import { NoteBox } from './note-box.tsx'
import { NoteList } from './note-list.tsx'
import { useNotesWithUses } from './note-uses.tsx'

/** The notes of one kind, permanent or for the next session: a box for a new one, those in force, and those used up. */
export function NotesOfKind({ student, permanent }: { student: StudentView; permanent: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  const all = useNotesWithUses(student)
  const notes = student.parent_notes.filter((note) => note.is_permanent === permanent)
  const inForce = new Set(student.parent_notes.map((note) => note.id))
  const usedUp = all.filter((note) => note.is_permanent === permanent && !note.in_force && !inForce.has(note.id))
  const known = new Map(all.map((note) => [note.id, note]))
  const list = { student, known, onRemoved: () => panel.current?.focus({ preventScroll: true }) }
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-4 rounded-control border border-line bg-cream p-4 outline-none [&_label]:leading-5"
    >
      <NoteBox student={student} permanent={permanent} />
      {notes.length > 0 && <NoteList notes={notes.toReversed()} {...list} />}
      {usedUp.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-leaf-deep text-sm underline underline-offset-4">
            {parentWords.notes.usedUp}
          </summary>
          <NoteList notes={usedUp} {...list} />
        </details>
      )}
    </div>
  )
}
