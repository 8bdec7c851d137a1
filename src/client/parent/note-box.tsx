import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '#client/api.ts'
import { useRequestKeys } from '#client/data/request-key.ts'
import { addNote, keepNotes } from '#client/data/students.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { StudentView } from '#shared/student.ts'
import { noteRoom } from './note-rules.ts'

const words = parentWords.notes

const permanentWords = { label: words.permanent, hint: words.permanentHint, example: words.permanentExample }
const temporaryWords = { label: words.temporary, hint: words.temporaryHint, example: words.temporaryExample }

/** A box for a new note. What was typed leaves it only when it is saved. */
export function NoteBox({ student, permanent }: { student: StudentView; permanent: boolean }) {
  const [text, setText] = useState('')
  const save = useSaveNote(student.id, permanent, () => setText(''))
  useFocusBack(save.isPending)
  const { left, isNear, maySave } = noteRoom(text)
  const fault = left < 0 ? words.over(-left) : noteFault(save.error)
  const { label, hint, example } = permanent ? permanentWords : temporaryWords

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (maySave && !save.isPending) save.mutate(text)
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field label={label} hint={isNear && left >= 0 ? words.room(left) : hint} {...(fault && { error: fault })}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            placeholder={example}
            className="min-h-20"
            value={text}
            readOnly={save.isPending}
            onChange={(event) => {
              save.reset()
              setText(event.target.value)
            }}
          />
        )}
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
    </form>
  )
}

/** Why the server does not take this note, in its own words for the parent. */
const noteFault = (error: unknown) =>
  error instanceof ApiProblem && error.problem.fields?.note_content ? error.problem.error : null

function useSaveNote(studentId: string, permanent: boolean, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const keys = useRequestKeys()
  return useMutation({
    mutationFn: (text: string) =>
      addNote(studentId, { note_content: text, is_permanent: permanent }, keys.keyFor(text)),
    onSuccess: (note) => {
      keys.forget()
      keepNotes(client, studentId, (notes) => [...notes.filter((one) => one.id !== note.id), note])
      onSaved()
      toast({ text: words.saved, tone: 'success' })
    },
    // What the server says of the note itself stands at the box.
    onError: (error) => {
      if (noteFault(error) === null) toast({ text: words.failed, tone: 'danger' })
    },
  })
}
