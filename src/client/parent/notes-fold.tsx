import { insightWords as words } from '#client/wording/en-insights.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'
import { NotesOfKind } from './notes-of-kind.tsx'

/** The notes for the tutor: one line until it is opened. What was typed stays when it is closed again. */
export function NotesFold({ student }: { student: StudentView }) {
  const permanent = student.parent_notes.filter((note) => note.is_permanent).length
  return (
    <section aria-label={parentWords.notes.heading(student.nickname)}>
      <details>
        <summary className="min-h-11 cursor-pointer rounded-control py-2.5 text-ink-soft">
          <span className="font-semibold text-leaf-deep underline underline-offset-4">{words.notes}</span>
          {`: ${words.noteCount(permanent, student.parent_notes.length - permanent)}`}
        </summary>
        <div className="mt-2 grid items-start gap-4 @[30rem]:grid-cols-2">
          <NotesOfKind student={student} permanent />
          <NotesOfKind student={student} permanent={false} />
        </div>
      </details>
    </section>
  )
}
