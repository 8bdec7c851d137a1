import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { requestKey } from '#client/data/request-key.ts'
import { addNote, removeNote } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { NoteIcon, PinIcon, TrashIcon } from '#client/ui/icons.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { limits } from '#shared/limits.ts'
import type { NoteView } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'
import { useRefreshStudents } from './use-refresh-students.ts'

const words = parentWords.dashboard

/** So close to the limit the room that is left is told. */
const nearLimit = 200

/** Notes of one kind: those in force, and a box for a new one. A blank note does nothing. */
export function NoteBox({ student, permanent }: { student: StudentView; permanent: boolean }) {
  const toast = useToast()
  const refresh = useRefreshStudents()
  const key = useRef(requestKey())
  const [text, setText] = useState('')
  const save = useMutation({
    mutationFn: () => addNote(student.id, { note_content: text, is_permanent: permanent }, key.current),
    onSuccess: async () => {
      key.current = requestKey()
      setText('')
      toast({ text: words.saved, tone: 'success' })
      await refresh()
    },
    onError: () => toast({ text: words.noteFailed, tone: 'danger' }),
  })
  const left = limits.note - codePoints(text)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank(text) && left >= 0 && !save.isPending) save.mutate()
  }
  const notes = student.parent_notes.filter((note) => note.is_permanent === permanent)
  const over = left < 0 ? words.overflow(-left) : undefined
  const hint = left <= nearLimit ? words.room(Math.max(0, left)) : permanent ? words.permanentHint : words.temporaryHint
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field label={permanent ? words.permanent : words.temporary} hint={hint} {...(over && { error: over })}>
        {(field) => <TextArea {...field} rows={2} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={save.isPending}
        busyLabel={words.saving}
        disabled={left < 0}
      >
        {permanent ? words.savePermanent : words.saveTemporary}
      </Button>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </form>
  )
}

function Note({ note }: { note: NoteView }) {
  const toast = useToast()
  const refresh = useRefreshStudents()
  const remove = useMutation({
    mutationFn: () => removeNote(note.student_id, note.id),
    onSuccess: refresh,
    onError: () => toast({ text: words.noteFailed, tone: 'danger' }),
  })
  const Icon = note.is_permanent ? PinIcon : NoteIcon
  return (
    <li className="flex items-start gap-3 rounded-control border border-sun-line bg-sun-soft px-3 py-1.5">
      <Icon className="mt-3 size-5 shrink-0 text-sun-deep" />
      <p className="min-w-0 flex-1 whitespace-pre-wrap py-2.5 [overflow-wrap:anywhere]">{note.note_content}</p>
      <IconButton
        label={words.removeNote(note.note_content)}
        icon={<TrashIcon />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </li>
  )
}
