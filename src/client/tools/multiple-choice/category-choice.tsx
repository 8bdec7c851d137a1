import { Field, Select } from '#client/ui/field.tsx'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import type { SheetState } from './sheet-state.ts'

type CategoryChoiceProps = {
  state: Pick<SheetState, 'categories' | 'category'>
  onChoose: (category: string | null) => void
  large: boolean
}

/** What the questions are about; all kinds, unless one is chosen. */
export function CategoryChoice({ state: { categories, category }, onChoose, large }: CategoryChoiceProps) {
  const names = [...new Set(categories.map((one) => one.category))]
  if (names.length < 2) return null
  return (
    <div className="min-w-0 flex-[1_1_13rem] sm:max-w-sm">
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            value={category ?? ''}
            onChange={(event) => onChoose(event.target.value || null)}
            className={large ? 'min-h-16! text-lg!' : undefined}
          >
            <option value="">{words.all}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
