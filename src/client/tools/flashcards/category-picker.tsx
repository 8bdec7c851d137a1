import { Field, Select } from '#client/ui/field.tsx'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { CardCategory } from '#shared/card.ts'
import type { SittingState } from './sitting-state.ts'

type CategoryPickerProps = { state: SittingState; onChoose: (category: string) => void; large: boolean }

/** What is practiced, by subject. */
export function CategoryPicker({ state: { categories, category, stage }, onChoose, large }: CategoryPickerProps) {
  if (category === null || categories.length < 2) return null
  return (
    <div className="min-w-0 flex-[1_1_13rem]">
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            value={category}
            disabled={stage === 'checking'}
            onChange={(event) => onChoose(event.target.value)}
            className={large ? 'min-h-16! text-lg!' : undefined}
          >
            {bySubject(categories).map(([subject, names]) => (
              <optgroup key={subject} label={words.subjects[subject]}>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function bySubject(categories: readonly CardCategory[]): [CardCategory['subject'], string[]][] {
  const groups = new Map<CardCategory['subject'], string[]>()
  for (const { subject, category } of categories) groups.set(subject, [...(groups.get(subject) ?? []), category])
  return [...groups]
}
