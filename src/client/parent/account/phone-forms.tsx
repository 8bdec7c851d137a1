import { useEffect } from 'react'
import { verifyCode } from '#client/data/account.ts'
import { changePhone } from '#client/data/settings.ts'
import { PasswordInput, TypedField } from '#client/forms/typed-field.tsx'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const words = accountWords.phone

type PhoneFormProps = { profile: ProfileView; onSent: (phone: string) => void; onCancel: () => void }

/** Where the code shall go. */
export function PhoneForm({ profile, onSent, onCancel }: PhoneFormProps) {
  const { has_password } = profile
  const { field, ...form } = useSectionForm({
    start: { phone: '', password: '' },
    shown: has_password ? ['phone', 'password'] : ['phone'],
    check: ({ phone, password }): Faults => ({
      ...(!/^\s*(\+|00)[\d\s().-]{7,}$/.test(phone) && { phone: words.wrong }),
      ...(has_password && password === '' && { password: accountWords.missingPassword }),
    }),
    send: ({ phone, password }) => changePhone({ phone: phone.trim(), ...(has_password && { password }) }),
    onDone: (_, { phone }) => onSent(phone.trim()),
  })
  return (
    <SectionForm {...form} submit={words.submit} busyLabel={accountWords.sending} onCancel={onCancel}>
      <TypedField {...field('phone')} label={words.label} hint={words.hint} type="tel" autoComplete="tel" />
      {has_password && <PasswordInput {...field('password')} label={accountWords.password} />}
    </SectionForm>
  )
}

type PhoneCodeFormProps = { phone: string; onConfirmed: () => unknown; onAgain: () => void; onCancel: () => void }

/** The code that came there. */
export function PhoneCodeForm({ phone, onConfirmed, onAgain, onCancel }: PhoneCodeFormProps) {
  const { field, ...form } = useSectionForm({
    start: { token: '' },
    check: ({ token }): Faults =>
      /^\d+$/.test(plain(token)) && plain(token).length === limits.codeDigits
        ? {}
        : { token: words.wrongCode(limits.codeDigits) },
    send: ({ token }) => verifyCode({ type: 'phone_change', phone, token: plain(token) }),
    onDone: onConfirmed,
  })
  // The button that sent the code has gone with its form.
  useEffect(() => form.form.ref.current?.querySelector('input')?.focus(), [form.form.ref])
  return (
    <SectionForm {...form} submit={words.confirm} busyLabel={words.confirming} onCancel={onCancel}>
      <p role="status">{words.sent(phone)}</p>
      <TypedField
        {...field('token')}
        label={words.code}
        hint={words.codeHint(limits.codeDigits)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button variant="quiet" className="-ml-3 self-start px-3 text-left" onClick={onAgain}>
        {words.again}
      </Button>
    </SectionForm>
  )
}

/** As people copy a code: with spaces or hyphens, or full-width. */
const plain = (token: string) => token.normalize('NFKC').replaceAll(/[\s-]/g, '')
