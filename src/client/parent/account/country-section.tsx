import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/data/account.ts'
import { changeCountry } from '#client/data/settings.ts'
import { Field, Select } from '#client/ui/field.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { countriesWithHelplines, helplinesOf } from '#shared/helplines.ts'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.country

/** Where the family lives: it decides which helplines a child and its parent are shown. */
export function CountrySection({ profile }: { profile: ProfileView }) {
  const client = useQueryClient()
  const toast = useToast()
  const suggested = profile.country === null ? fromBrowser() : null
  const { field, ...form } = useSectionForm({
    start: { country: profile.country ?? suggested ?? '' },
    check: () => ({}),
    send: ({ country }) => changeCountry(country || null),
    onDone: (changed) => {
      client.setQueryData(sessionQuery.queryKey, changed)
      toast({ text: words.saved, tone: 'success' })
    },
  })
  const { name, value, error, onValue } = field('country')
  return (
    <Section heading={words.heading} intro={words.intro}>
      <SectionForm {...form} submit={accountWords.save}>
        <Field label={words.label} {...(suggested && { hint: words.suggested })} {...(error && { error })}>
          {(control) => (
            <Select
              {...control}
              name={name}
              value={value}
              autoComplete="country"
              onChange={(event) => onValue(event.target.value)}
            >
              {choices().map(([code, label]) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
              <option value="">{words.other}</option>
            </Select>
          )}
        </Field>
      </SectionForm>
    </Section>
  )
}

function choices(): [string, string][] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return countriesWithHelplines()
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
}

/** The region that the browser's languages name, where we know helplines for it. It is saved only when it is pressed. */
function fromBrowser(): string | null {
  const regions = navigator.languages.map(
    (language) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/.exec(language)?.[1],
  )
  return regions.find((region) => helplinesOf(region ?? null)) ?? null
}
