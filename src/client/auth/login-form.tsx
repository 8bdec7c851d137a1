import { signIn, signUp } from '#client/data/account.ts'
import { otherCountry } from '#client/forms/countries.ts'
import { CountrySelect } from '#client/forms/country-select.tsx'
import { TypedField } from '#client/forms/typed-field.tsx'
import { useAddress } from '#client/routing/address.ts'
import { Notice } from '#client/ui/notice.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { AuthForm } from './auth-form.tsx'
import { cleaned, findFaults, type Typed } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { usePassedOn } from './passed-on.ts'
import { PasswordField } from './password-field.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useTyped } from './typed-context.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useNewSession } from './use-new-session.ts'

/** Signing in or up with a password. */
export function LoginForm({ view }: { view: 'sign_in' | 'sign_up' }) {
  const { goIn } = useNewSession()
  const { passwordUpdated } = usePassedOn()
  const refused = useProviderRefusal()
  const { field, form, busy, problem, result } = useAuthForm({
    ...useTyped(),
    check: (typed) => findFaults(view, cleaned(typed)),
    send: (typed) => enter(view, cleaned(typed)),
    onDone: ({ signed_in }) => signed_in && goIn(),
  })
  const shown = problem ?? (busy || result ? undefined : refused)
  return (
    <AuthForm
      form={form}
      busy={busy || result?.signed_in === true}
      words={words[view]}
      problem={shown}
      said={
        <>
          {result?.signed_in === false && <SentNotice text={words.sign_up.sent} code="signup" />}
          {passwordUpdated && !shown && <Notice tone="success">{words.update_password.updated}</Notice>}
        </>
      }
    >
      {view === 'sign_up' && (
        <TypedField
          {...field('name')}
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          autoCapitalize="words"
        />
      )}
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} fresh={view === 'sign_up'} />
      {view === 'sign_up' && <CountrySelect {...field('country')} hint={words.countryHint} />}
    </AuthForm>
  )
}

function enter(view: 'sign_in' | 'sign_up', { name, country, ...credentials }: Typed): Promise<{ signed_in: boolean }> {
  if (view === 'sign_in') return signIn(credentials)
  const chosen = country === otherCountry ? null : country
  return signUp({ ...credentials, ...(name && { full_name: name }), ...(chosen !== '' && { country: chosen }) })
}

/** Why a provider's sign-in came back without one. */
function useProviderRefusal(): string | undefined {
  const error = new URLSearchParams(useAddress().search).get('error')
  if (error === null) return undefined
  return error === 'account_not_linked' ? words.providers.notLinked : words.providers.failed
}
