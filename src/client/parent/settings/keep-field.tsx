import { Field, Select } from '#client/ui/field.tsx'
import { controlWords as words } from '#client/wording/en-controls.ts'
import { keepDays } from '#shared/keeping-rules.ts'

/** How long lessons are kept. Choosing less than `before` says what it will take away. */
export function KeepField({
  chosen,
  before,
  onChoose,
}: {
  chosen: number
  before: number
  onChoose: (days: number) => void
}) {
  return (
    <Field label={words.keep} hint={chosen < before ? `${words.keepHint} ${words.keepLess}` : words.keepHint}>
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {keepDays.map((days) => (
            <option key={days} value={days}>
              {words.keepFor[days]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
