import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/data/account.ts'
import { changeCountry } from '#client/data/settings.ts'
import { guessCountry, otherCountry } from '#client/forms/countries.ts'
import { CountrySelect } from '#client/forms/country-select.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.country

/** Where the family lives: it decides which helplines a child and its parent are shown. */
export function CountrySection({ profile }: { profile: ProfileView }) {
  const client = useQueryClient()
  const toast = useToast()
  const isOther = profile.country === null && profile.country_asked
  const suggested = profile.country === null && !isOther ? guessCountry() : null
  const { field, ...form } = useSectionForm({
    start: { country: profile.country ?? suggested ?? (isOther ? otherCountry : '') },
    check: () => ({}),
    send: ({ country }) => changeCountry(country === otherCountry ? null : country || null),
    onDone: (changed) => {
      client.setQueryData(sessionQuery.queryKey, changed)
      toast({ text: words.saved, tone: 'success' })
    },
  })
  const { name, value, error, onValue } = field('country')
  return (
    <Section heading={words.heading} intro={words.intro}>
      <SectionForm {...form} submit={accountWords.save}>
        <CountrySelect
          name={name}
          value={value}
          onValue={onValue}
          error={error}
          {...(suggested && { hint: words.suggested })}
        />
      </SectionForm>
    </Section>
  )
}
