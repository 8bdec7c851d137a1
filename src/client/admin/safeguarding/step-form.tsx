import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import { longestCaseNote } from '#shared/case-rules.ts'

const words = adminWords.safeguarding

type StepFormProps = { title: string; busy: boolean; onSave: (note: string) => void; onCancel: () => void }

/** What was done about a case. */
export function StepForm({ title, busy, onSave, onCancel }: StepFormProps) {
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setIsMissing(true)
    onSave(note.trim())
  }
  return (
    <form noValidate aria-label={title} onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field label={words.note} hint={words.noteHint} {...(isMissing && { error: words.missingNote })}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={note}
            maxLength={longestCaseNote}
            onChange={(event) => {
              setIsMissing(false)
              setNote(event.target.value)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {adminWords.cancel}
        </Button>
      </div>
    </form>
  )
}
