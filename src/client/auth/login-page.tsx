import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { sessionQuery, signIn, signUp } from '#client/data/account.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'
import { checkCredentials, type Typed } from './check-credentials.ts'
import { PasswordField } from './password-field.tsx'

/** The views and the anchors that name them in the address. */
const anchors = { signIn: '#auth-sign-in', signUp: '#auth-sign-up' } as const

/** Signing in and up: one card, two views. */
export function LoginPage() {
  const view = useLocation().hash === anchors.signUp ? 'signUp' : 'signIn'
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-100">
        <div className="mx-auto w-full max-w-90">
          <h1 className="mb-2 text-center text-title">{words[view].heading}</h1>
          {view === 'signUp' && <p className="mb-6 text-center text-ink-soft">{words.signUp.intro}</p>}
          <Card className="mt-6">
            <LoginForm key={view} view={view} />
          </Card>
          <p className="mt-5 text-center">
            <Link
              to={view === 'signIn' ? anchors.signUp : anchors.signIn}
              className="inline-flex min-h-12 items-center font-medium text-leaf-deep underline underline-offset-4"
            >
              {words[view].switchTo}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  )
}

const nothing: Typed = { name: '', email: '', password: '' }

function LoginForm({ view }: { view: keyof typeof anchors }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(nothing)
  const [refused, setRefused] = useState<string | null>(null)
  const enter = useMutation({
    mutationFn: ({ name, ...credentials }: Typed) =>
      view === 'signIn' ? signIn(credentials) : signUp({ ...credentials, ...(name && { full_name: name }) }),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await navigate('/dashboard')
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const cleaned = { ...typed, email: typed.email.trim(), name: typed.name.trim() }
    const problem = checkCredentials(view, cleaned)
    setRefused(problem)
    if (problem === null && !enter.isPending) enter.mutate(cleaned)
  }
  const set = (key: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [key]: value }))
  const failure = refused ?? (enter.isError ? enter.error.message || words.failed : null)
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {view === 'signUp' && (
        <Field label={words.name} hint={words.nameHint}>
          {(field) => (
            <TextInput
              {...field}
              autoComplete="name"
              value={typed.name}
              onChange={(event) => set('name')(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={words.email}>
        {(field) => (
          <TextInput
            {...field}
            type="email"
            autoComplete="username"
            inputMode="email"
            value={typed.email}
            onChange={(event) => set('email')(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        fresh={view === 'signUp'}
        value={typed.password}
        onValue={set('password')}
        hint={view === 'signUp' ? words.passwordHint(limits.passwordMin) : undefined}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" busy={enter.isPending} busyLabel={words[view].submitting}>
        {words[view].submit}
      </Button>
    </form>
  )
}
