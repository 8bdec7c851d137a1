import type { ComponentProps } from 'react'
import { Field, Select } from '#client/ui/field.tsx'
import { commonWords } from '#client/wording/en-common.ts'
import { countryChoices, otherCountry } from './countries.ts'

const words = commonWords.country

type CountrySelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  value: string
  hint?: string
  error?: string | undefined
  onValue: (value: string) => void
}

/** Where the family lives, with a place for every country that is not in the list. */
export function CountrySelect({ hint, error, onValue, ...select }: CountrySelectProps) {
  return (
    <Field label={words.label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => (
        <Select {...control} {...select} autoComplete="country" onChange={(event) => onValue(event.target.value)}>
          {select.value === '' && <option value="">{words.choose}</option>}
          {countryChoices().map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value={otherCountry}>{words.other}</option>
        </Select>
      )}
    </Field>
  )
}
