import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Page } from '#client/ui/page.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { anchors, type Typed, viewOf } from './credentials.ts'
import { LoginForm } from './login-form.tsx'

export const loginTitle = ({ hash }: { hash: string }) => words[viewOf(hash)].title

/** Signing in and up: one card, two views, named by the anchor in the address. */
export function LoginPage() {
  const view = viewOf(useLocation().hash)
  // Whoever came to the wrong view does not type again.
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', password: '' })
  const { heading, intro, otherQuestion, other } = words[view]
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-100">
        <div className="mx-auto w-full max-w-90">
          <h1 className="text-center text-title">{heading}</h1>
          <p className="mt-3 text-balance text-center text-ink-soft">{intro}</p>
          <LoginForm key={view} view={view} typed={typed} onTyped={setTyped} />
          <p className="mt-6 text-center">
            {otherQuestion}{' '}
            <Link
              to={view === 'signIn' ? anchors.signUp : anchors.signIn}
              className="inline-flex min-h-12 items-center rounded-control px-1 font-semibold text-leaf-deep underline underline-offset-4"
            >
              {other}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  )
}
