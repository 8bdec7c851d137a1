import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { familyQuery, inviteGuardian, withdrawInvitation } from '#client/data/family.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { accountWords } from '#client/wording/en-account.ts'
import { familyWords } from '#client/wording/en-family.ts'
import type { FamilyView } from '#shared/family.ts'
import { LoadFailure } from '../load-failure.tsx'
import { Disclosed } from './disclosed.tsx'
import { GuardianGoing } from './guardian-going.tsx'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = familyWords.section

/** Who the guardians are, how a second one is invited, and how one goes. */
export function FamilySection() {
  const { data: family, isError, isFetching, refetch } = useQuery(familyQuery)
  return (
    <Section heading={words.heading} intro={words.intro}>
      {family ? (
        <Family family={family} />
      ) : isError ? (
        <LoadFailure text={words.failed} busy={isFetching} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-24" />
        </div>
      )}
    </Section>
  )
}

function Family({ family }: { family: FamilyView }) {
  const other = family.guardians.find(({ you }) => !you)
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {family.guardians.map((guardian) => (
          <Guardian key={guardian.email} guardian={guardian} isAlone={!other} />
        ))}
      </ul>
      {other ? (
        <GuardianGoing
          name={other.full_name || other.email}
          isFounder={family.guardians.some(({ you, founder }) => you && founder)}
        />
      ) : family.invitation ? (
        <Waiting invitation={family.invitation} />
      ) : (
        <Disclosed action={words.invite}>{(close) => <InviteForm onClose={close} />}</Disclosed>
      )}
    </>
  )
}

type GuardianProps = { guardian: FamilyView['guardians'][number]; isAlone: boolean }

function Guardian({ guardian: { full_name, email, founder, you }, isAlone }: GuardianProps) {
  const name = full_name || email
  return (
    <li className="py-3 [overflow-wrap:anywhere] first:pt-0">
      <p className="font-medium">{you ? words.you(name) : name}</p>
      {full_name && <p className="text-ink-soft text-sm">{email}</p>}
      {founder && !isAlone && <p className="text-ink-soft text-sm">{words.founder}</p>}
    </li>
  )
}

const dayOf = (iso: string) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso))

function Waiting({ invitation: { email, expires_at } }: { invitation: NonNullable<FamilyView['invitation']> }) {
  const client = useQueryClient()
  const toast = useToast()
  const withdraw = useMutation({
    mutationFn: withdrawInvitation,
    onSuccess: () => {
      client.setQueryData(familyQuery.queryKey, (known) => known && { ...known, invitation: null })
      toast({ text: words.withdrawn, tone: 'success' })
    },
  })
  useFocusBack(withdraw.isPending)
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button variant="secondary" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {words.withdraw}
          </Button>
        }
      >
        <span className="[overflow-wrap:anywhere]">{words.waiting(email, dayOf(expires_at))}</span>
      </Notice>
      {withdraw.isError && <Notice tone="danger">{withdraw.error.message || familyWords.failed}</Notice>}
    </>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data: family } = useQuery(familyQuery)
  const own = family?.guardians.find(({ you }) => you)?.email
  const { field, ...form } = useSectionForm({
    start: { email: '' },
    check: ({ email }): Faults => {
      if (email.trim().toLowerCase() === own) return { email: words.own }
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: words.wrong }
    },
    send: ({ email }) => inviteGuardian(email.trim()),
    onDone: (changed, { email }) => {
      client.setQueryData(familyQuery.queryKey, changed)
      toast({ text: words.sent(email.trim()), tone: 'success' })
    },
  })
  return (
    <SectionForm {...form} submit={words.send} busyLabel={accountWords.sending} onCancel={onClose}>
      <TypedField
        {...field('email')}
        label={words.email}
        hint={words.inviteHint}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
      />
    </SectionForm>
  )
}
