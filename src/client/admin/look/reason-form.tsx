import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { adminWords } from '#client/wording/en-admin.ts'
import { type LookReason, longestLookNote, lookReasons } from '#shared/look-rules.ts'

const words = adminWords.look

export type Reason = { reason: LookReason; note?: string }

type ReasonFormProps<T> = {
  name: string
  /** What was said a moment ago. */
  start: Reason | undefined
  send: (reason: Reason) => Promise<T>
  onOpened: (opened: T, reason: Reason) => void
}

/** Why somebody wants to read what a child said. Without a reason nothing opens. */
export function ReasonForm<T>({ name, start, send, onOpened }: ReasonFormProps<T>) {
  const id = useId()
  const [reason, setReason] = useState<LookReason | null>(start?.reason ?? null)
  const [note, setNote] = useState(start?.note ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const open = useMutation({ mutationFn: send, onSuccess: onOpened })
  useFocusBack(open.isPending)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!reason) return setIsMissing(true)
    open.mutate({ reason, ...(note.trim() !== '' && { note: note.trim() }) })
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <div>
        <h3 className="font-semibold text-lg">{words.title}</h3>
        <p className="mt-1 text-ink-soft">{words.intro(name)}</p>
      </div>
      <fieldset aria-describedby={isMissing ? id : undefined} className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{words.reason}</legend>
        {lookReasons.map((one) => (
          <label
            key={one}
            className="flex min-h-12 items-center gap-3 rounded-control border-2 border-line bg-paper px-4 py-2 has-checked:border-leaf has-checked:bg-leaf-mist"
          >
            <input
              type="radio"
              name={id}
              checked={reason === one}
              onChange={() => {
                setReason(one)
                setIsMissing(false)
              }}
              className="size-5 shrink-0"
            />
            <span>
              <span className="block font-medium">{words.reasons[one].label}</span>
              <span className="block text-ink-soft text-sm">{words.reasons[one].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={words.note} hint={words.noteHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={longestLookNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {(isMissing || open.error) && (
        <div id={id}>
          <Notice tone="danger">{isMissing ? words.missing : open.error?.message}</Notice>
        </div>
      )}
      <Button type="submit" className="self-start" busy={open.isPending} busyLabel={words.opening}>
        {words.open}
      </Button>
    </form>
  )
}
