import { sendMagicLink, sendRecovery } from '#client/data/account.ts'
import { authWords } from '#client/wording/en-auth.ts'
import { AuthForm } from './auth-form.tsx'
import { emailFaults } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useTyped } from './typed-context.ts'
import { useAuthForm } from './use-auth-form.ts'

/** An e-mail whose link signs in. */
export const MagicLinkView = () => <EmailForm view="magic_link" />

/** An e-mail whose link leads to a new password. */
export const ForgottenPasswordView = () => <EmailForm view="forgotten_password" />

const emails = {
  magic_link: { send: sendMagicLink, code: 'magiclink' },
  forgotten_password: { send: sendRecovery, code: 'recovery' },
} as const

function EmailForm({ view }: { view: keyof typeof emails }) {
  const { send, code } = emails[view]
  const words = authWords[view]
  const { field, form, busy, problem, result } = useAuthForm({
    ...useTyped(),
    check: ({ email }) => emailFaults(email.trim()),
    send: ({ email }) => send(email.trim()),
  })
  return (
    <AuthForm
      form={form}
      busy={busy}
      words={words}
      problem={problem}
      said={result && <SentNotice text={words.sent} code={code} />}
    >
      <EmailField {...field('email')} />
    </AuthForm>
  )
}
