import { useEffect, useRef } from 'react'
import { browserZone } from '#client/student/browser-zone.ts'
import { Field, TextInput } from '#client/ui/field.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { timeRanges } from '#shared/learning-time-rules.ts'
import type { NumberName, TimeFaults, TypedTime } from './time-rules.ts'

const words = parentWords.time

type TimeFieldsProps = { typed: TypedTime; faults: TimeFaults; onType: (change: Partial<TypedTime>) => void }

/** How long and when the child may learn: a fold, which opens by itself over what does not fit. */
export function TimeFields({ typed, faults, onType }: TimeFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = Object.keys(faults).length > 0
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  const { time_zone } = browserZone()
  const field = { typed, faults, onType }
  return (
    <details ref={fold} className="rounded-control border border-line bg-cream px-4">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-medium before:content-['▸'] [[open]>&]:before:content-['▾']">
        {words.heading}
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">
        <NumberField name="lesson_minutes" label={words.lesson} hint={words.lessonHint} {...field} />
        <NumberField name="daily_minutes" label={words.daily} hint={words.dailyHint} {...field} />
        <NumberField name="daily_messages" label={words.messages} hint={words.messagesHint} {...field} />
        <fieldset className="flex flex-col gap-2">
          <legend className="font-medium">{words.quiet}</legend>
          <p className="text-ink-soft text-sm">{words.quietHint}</p>
          <div className="grid gap-3 min-[26rem]:grid-cols-2">
            <ClockField name="quiet_from" label={words.from} {...field} />
            <ClockField name="quiet_to" label={words.to} {...field} />
          </div>
        </fieldset>
        {time_zone && <p className="text-ink-soft text-sm">{words.zone(time_zone)}</p>}
      </div>
    </details>
  )
}

type NumberProps = TimeFieldsProps & { name: NumberName; label: string; hint: string }

function NumberField({ name, label, hint, typed, faults, onType }: NumberProps) {
  const fault = faults[name]
  const { from, to } = timeRanges[name]
  return (
    <Field label={label} hint={hint} {...(fault && { error: fault })}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={from}
          max={to}
          className="max-w-32"
          value={typed[name]}
          onChange={(event) => onType({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}

type ClockProps = TimeFieldsProps & { name: 'quiet_from' | 'quiet_to'; label: string }

function ClockField({ name, label, typed, faults, onType }: ClockProps) {
  const fault = faults[name]
  return (
    <Field label={label} {...(fault && { error: fault })}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          value={typed[name]}
          onChange={(event) => onType({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}
