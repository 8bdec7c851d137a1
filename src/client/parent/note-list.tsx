import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { keepNotes, removeNote } from '#client/data/students.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TrashIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { NoteView, NoteWithUses } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'
import { NoteReceipt, NoteUses } from './note-uses.tsx'

const words = parentWords.notes

/** How many notes are shown before the parent asks for all. */
const atFirst = 3

type NoteListProps = {
  student: StudentView
  /** Newest first. */
  notes: NoteView[]
  /** What is known of each: how it is read, and where it was used. */
  known: ReadonlyMap<string, NoteWithUses>
  onRemoved: () => void
}

/** Notes, the newest at once and the others on demand. */
export function NoteList({ student, notes, known, onRemoved }: NoteListProps) {
  const [all, setAll] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {(all ? notes : notes.slice(0, atFirst)).map((note) => (
          <Note key={note.id} note={note} onRemoved={onRemoved}>
            <NoteReceipt understood={known.get(note.id)?.understood} />
            <NoteUses student={student} uses={known.get(note.id)?.uses} />
          </Note>
        ))}
      </ul>
      {notes.length > atFirst && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-11 self-start rounded-control px-1 font-medium text-leaf-deep text-sm underline underline-offset-4"
        >
          {all ? words.fewer : words.all(notes.length)}
        </button>
      )}
    </div>
  )
}

type NoteProps = { note: NoteView; onRemoved: () => void; children: ReactNode }

function Note({ note, onRemoved, children }: NoteProps) {
  const client = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => removeNote(note),
    onSuccess: () => {
      onRemoved()
      keepNotes(client, note.student_id, (notes) => notes.filter((one) => one.id !== note.id))
      toast({ text: words.removed, tone: 'success' })
    },
    onError: () => toast({ text: words.removeFailed, tone: 'danger' }),
  })
  return (
    <li className="flex items-start gap-1 rounded-control border border-sun-line bg-sun-soft pl-4">
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <p className="max-w-full whitespace-pre-wrap py-3 text-[0.9375rem] leading-normal [overflow-wrap:anywhere]">
          {note.note_content}
        </p>
        {children}
      </div>
      <IconButton
        label={words.remove(note.note_content)}
        icon={<TrashIcon className="size-5" />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
        className="text-ink-soft"
      />
    </li>
  )
}
