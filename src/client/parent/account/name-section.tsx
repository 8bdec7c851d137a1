import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#client/data/account.ts'
import { changeName } from '#client/data/settings.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { useToast } from '#client/ui/toast.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.name

/** How the parent is addressed. */
export function NameSection({ profile }: { profile: ProfileView }) {
  const client = useQueryClient()
  const toast = useToast()
  const { field, ...form } = useSectionForm({
    start: { full_name: profile.full_name },
    check: ({ full_name }): Faults => {
      if (isBlank(full_name)) return { full_name: words.missing }
      return codePoints(full_name.trim()) > limits.fullName ? { full_name: words.long(limits.fullName) } : {}
    },
    send: ({ full_name }) => changeName(full_name.trim()),
    onDone: (changed) => {
      client.setQueryData(sessionQuery.queryKey, changed)
      toast({ text: words.saved, tone: 'success' })
    },
  })
  return (
    <Section heading={words.heading} intro={words.intro}>
      <SectionForm {...form} submit={accountWords.save}>
        <TypedField {...field('full_name')} label={words.label} autoComplete="name" autoCapitalize="words" />
      </SectionForm>
    </Section>
  )
}
