import { browserZone } from '#client/student/browser-zone.ts'
import { Field, TextInput } from '#client/ui/field.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { timeRanges } from '#shared/learning-time-rules.ts'
import type { NumberName, TimeFaults, TypedTime } from './time-rules.ts'

const words = parentWords.time

type TimeFieldsProps = { typed: TypedTime; faults: TimeFaults; onType: (change: Partial<TypedTime>) => void }

/** How long and when the child may learn. */
export function TimeFields({ typed, faults, onType }: TimeFieldsProps) {
  const { time_zone } = browserZone()
  const field = { typed, faults, onType }
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div className="flex flex-col gap-4">
        <NumberField name="lesson_minutes" label={words.lesson} hint={words.lessonHint} {...field} />
        <NumberField name="daily_minutes" label={words.daily} hint={words.dailyHint} {...field} />
        <NumberField name="daily_messages" label={words.messages} hint={words.messagesHint} {...field} />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="font-medium">{words.quiet}</legend>
        <p className="text-ink-soft text-sm">{words.quietHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <ClockField name="quiet_from" label={words.from} {...field} />
          <ClockField name="quiet_to" label={words.to} {...field} />
        </div>
        {time_zone && <p className="text-ink-soft text-sm">{words.zone(time_zone)}</p>}
      </fieldset>
    </div>
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
          name={name}
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
          name={name}
          type="time"
          value={typed[name]}
          onChange={(event) => onType({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}
