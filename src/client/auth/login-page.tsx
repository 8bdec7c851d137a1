import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '#client/data/account.ts'
import { lateArea } from '#client/late/late-area.tsx'
import { latePart } from '#client/late/late-part.tsx'
import { useAddress } from '#client/routing/address.ts'
import { Page } from '#client/ui/page.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { commonWords } from '#client/wording/en-common.ts'
import { addressOf, type View, viewOf } from './credentials.ts'
import { LoginForm } from './login-form.tsx'
import { TextLink } from './text-link.tsx'
import { nothingTyped, TypedContext } from './typed-context.ts'

export const loginTitle = ({ hash }: { hash: string }) => words[viewOf(hash)].title

/** Every way in: one card, six views, named by the anchor in the address. */
export function LoginPage() {
  const view = viewOf(useAddress().hash)
  const [typed, onTyped] = useState(nothingTyped)
  const { heading, intro } = words[view]
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-100">
        <div className="mx-auto w-full max-w-90">
          <h1 className="text-center text-title">{heading}</h1>
          <p className="mt-3 text-balance text-center text-ink-soft">{intro}</p>
          <TypedContext value={{ typed, onTyped }}>
            <Way view={view} />
          </TypedContext>
          <div className="mt-6 text-center">
            <Links view={view} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function Way({ view }: { view: View }) {
  if (view === 'sign_in' || view === 'sign_up')
    return (
      <>
        <LoginForm key={view} view={view} />
        <Providers />
      </>
    )
  const Other = others[view]
  return <Other />
}

/** Where no provider is set up, nothing is loaded for them. */
function Providers() {
  const { data: config } = useQuery(configQuery)
  if (!config?.providers.length) return null
  return <ProviderButtons />
}

function Links({ view }: { view: View }) {
  const { links } = words
  if (view === 'sign_up')
    return (
      <p>
        {links.haveAccount} <TextLink to={addressOf.sign_in}>{links.sign_in}</TextLink>
      </p>
    )
  if (view !== 'sign_in') return <TextLink to={addressOf.sign_in}>{links.back}</TextLink>
  return (
    <>
      <ul>
        {(['magic_link', 'verify_otp', 'forgotten_password'] as const).map((other) => (
          <li key={other}>
            <TextLink to={addressOf[other]}>{links[other]}</TextLink>
          </li>
        ))}
      </ul>
      <p>
        {links.newHere} <TextLink to={addressOf.sign_up}>{links.sign_up}</TextLink>
      </p>
    </>
  )
}

const ProviderButtons = latePart(
  async () => (await import('./provider-buttons.tsx')).ProviderButtons,
  commonWords.notLoaded,
)

const others = {
  magic_link: lateArea(async () => (await import('./email-views.tsx')).MagicLinkView, commonWords.notLoaded),
  forgotten_password: lateArea(
    async () => (await import('./email-views.tsx')).ForgottenPasswordView,
    commonWords.notLoaded,
  ),
  update_password: lateArea(
    async () => (await import('./new-password-form.tsx')).NewPasswordForm,
    commonWords.notLoaded,
  ),
  verify_otp: lateArea(async () => (await import('./code-view.tsx')).CodeView, commonWords.notLoaded),
}
