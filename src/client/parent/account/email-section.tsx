import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeEmail, sendConfirmation } from '#client/data/settings.ts'
import { PasswordInput, TypedField } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { Disclosed } from './disclosed.tsx'
import { Section } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.email

/** The address that opens the account; a new one counts when its email was answered. */
export function EmailSection({ profile }: { profile: ProfileView }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Section heading={words.heading} intro={words.intro}>
      <p className="font-medium [overflow-wrap:anywhere]">{profile.email}</p>
      {!profile.email_confirmed && <Unconfirmed email={profile.email} />}
      <div role="status" className="empty:hidden">
        {sentTo && <Notice tone="success">{words.sent(sentTo)}</Notice>}
      </div>
      <Disclosed action={words.change} onOpen={() => setSentTo(null)}>
        {(close) => (
          <EmailForm
            profile={profile}
            onClose={close}
            onSent={(email) => {
              setSentTo(email)
              close()
            }}
          />
        )}
      </Disclosed>
    </Section>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const send = useMutation({ mutationFn: sendConfirmation })
  useFocusBack(send.isPending)
  if (send.isSuccess)
    return (
      <div role="status">
        <Notice tone="success">{words.confirmSent(email)}</Notice>
      </div>
    )
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button
            variant="secondary"
            busy={send.isPending}
            busyLabel={accountWords.sending}
            onClick={() => send.mutate()}
          >
            {words.confirm}
          </Button>
        }
      >
        {words.unconfirmed}
      </Notice>
      {send.isError && <Notice tone="danger">{send.error.message}</Notice>}
    </>
  )
}

type EmailFormProps = { profile: ProfileView; onClose: () => void; onSent: (email: string) => void }

function EmailForm({ profile, onClose, onSent }: EmailFormProps) {
  const { has_password } = profile
  const { field, ...form } = useSectionForm({
    start: { email: '', password: '' },
    shown: has_password ? ['email', 'password'] : ['email'],
    check: ({ email, password }): Faults => ({
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: words.wrong }),
      ...(has_password && password === '' && { password: accountWords.missingPassword }),
    }),
    send: ({ email, password }) => changeEmail({ email: email.trim(), ...(has_password && { password }) }),
    onDone: (_, { email }) => onSent(email.trim()),
  })
  return (
    <SectionForm {...form} submit={words.submit} busyLabel={accountWords.sending} onCancel={onClose}>
      <TypedField {...field('email')} label={words.label} type="email" autoComplete="email" />
      {has_password && <PasswordInput {...field('password')} label={accountWords.password} />}
    </SectionForm>
  )
}
