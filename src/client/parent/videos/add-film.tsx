import { useId, useState } from 'react'
import { type FormFaults, useForm } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, Select, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { filmWords } from '#client/wording/en-videos.ts'
import { filmRules } from '#shared/film-rules.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import { findFilmFaults, titleOf } from './film-faults.ts'
import { useAdding } from './use-adding.ts'

const words = filmWords.add

const fresh = { file: null, title: '', grade: '-1', captions: null, whose: 'family' } as const
type Typed = { file: File | null; title: string; grade: string; captions: File | null; whose: 'family' | 'everyone' }

/** The form that adds a video. What was typed stays when sending fails or is canceled. */
export function AddFilm({ isAdmin }: { isAdmin: boolean }) {
  const headingId = useId()
  const [typed, onTyped] = useState<Typed>(fresh)
  const adding = useAdding()
  const { form, faults, type } = useForm({
    typed,
    onTyped,
    check: findFilmFaults,
    // What became of the sending is told where its progress is.
    faultsOf: () => ({}),
    send: async ({ file, title, grade, captions, whose }) => {
      if (file)
        await adding.add({ file, captions, title: title.trim(), minimum_grade_level: Number(grade), for: whose })
    },
    onDone: () => {
      onTyped(fresh)
      form.ref.current?.reset()
    },
  })
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {words.heading}
      </h2>
      <form {...form} className="mt-5 flex flex-col gap-5">
        <fieldset disabled={adding.isSending} className="grid min-w-0 gap-5 md:grid-cols-2">
          <Fields typed={typed} faults={faults} isAdmin={isAdmin} onType={type} />
        </fieldset>
        <Sending adding={adding} />
        <Button type="submit" className="self-start" busy={adding.isSending}>
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

type FieldsProps = { typed: Typed; faults: FormFaults; isAdmin: boolean; onType: (change: Partial<Typed>) => void }

function Fields({ typed, faults, isAdmin, onType }: FieldsProps) {
  const choose = (file: File | null) => onType({ file, ...(file && typed.title === '' && { title: titleOf(file) }) })
  return (
    <>
      <Field label={words.file} hint={words.fileHint} {...(faults.file && { error: faults.file })}>
        {(control) => (
          <TextInput
            {...control}
            type="file"
            name="file"
            accept={filmRules.types.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Field label={words.name} hint={words.nameHint} {...(faults.title && { error: faults.title })}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            autoComplete="off"
            value={typed.title}
            onChange={(event) => onType({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.captions} hint={words.captionsHint} {...(faults.captions && { error: faults.captions })}>
        {(control) => (
          <TextInput
            {...control}
            type="file"
            name="captions"
            accept=".vtt,text/vtt"
            onChange={(event) => onType({ captions: event.target.files?.[0] ?? null })}
          />
        )}
      </Field>
      <div className="flex flex-col justify-end gap-5">
        <Field label={words.grade}>
          {(control) => (
            <Select {...control} value={typed.grade} onChange={(event) => onType({ grade: event.target.value })}>
              {grades
                .filter((one) => one <= 5)
                .map((one) => (
                  <option key={one} value={one}>
                    {gradeLabel(one)}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        {isAdmin && <Whose value={typed.whose} onType={onType} />}
      </div>
    </>
  )
}

function Whose({ value, onType }: { value: Typed['whose']; onType: (change: Partial<Typed>) => void }) {
  return (
    <Field label={words.whose}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onType({ whose: event.target.value === 'everyone' ? 'everyone' : 'family' })}
        >
          <option value="family">{words.family}</option>
          <option value="everyone">{words.everyone}</option>
        </Select>
      )}
    </Field>
  )
}

const bar =
  'mt-1 block h-3 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-cream-deep ' +
  '[&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-cream-deep [&::-webkit-progress-value]:bg-leaf'

/** How far the video is, and what became of it. */
function Sending({ adding }: { adding: ReturnType<typeof useAdding> }) {
  const id = useId()
  const { isSending, percent, wasStopped, fault, captionsFault } = adding
  const said = percent < 100 ? words.sending(percent) : words.finishing
  return (
    <>
      {isSending && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <label htmlFor={id} className="font-medium">
              {said}
            </label>
            <progress id={id} max={100} value={percent} className={bar} />
          </div>
          <Button variant="secondary" onClick={adding.cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      <div role="status" className="empty:-mb-5">
        {wasStopped && <p className="text-ink-soft">{words.canceled}</p>}
      </div>
      {fault && (
        <Notice tone="danger">
          {words.failed} {fault}
        </Notice>
      )}
      {captionsFault && (
        <Notice tone="danger">
          {words.captionsFailed} {captionsFault}
        </Notice>
      )}
    </>
  )
}
