import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionQuery, signIn, signUp } from '#client/data/account.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/use-focus-back.ts'
import { authWords as words } from '#client/wording/en-auth.ts'
import { screens } from '#shared/screens.ts'
import { cleaned, type Faults, faultsOf, findFaults, type Typed, type View } from './credentials.ts'
import { PasswordField } from './password-field.tsx'

type LoginFormProps = { view: View; typed: Typed; onTyped: (typed: Typed) => void }

/** The card of one view: what is typed, what is wrong with it, and the way in. */
export function LoginForm({ view, typed, onTyped }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const enter = useEnter(view)
  useFocusBack(enter.isPending)
  const [found, setFound] = useState<Faults>({})
  const faults = { ...faultsOf(enter.error), ...found }

  function set(change: Partial<Typed>) {
    setFound({})
    onTyped({ ...typed, ...change })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (enter.isPending) return
    const sent = cleaned(typed)
    const before = findFaults(view, sent)
    setFound(before)
    enter.reset()
    if (Object.keys(before).length === 0) enter.mutate(sent)
    else focusFirst(form.current, before)
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="mt-8">
      <Card className="flex flex-col gap-5">
        {view === 'signUp' && (
          <Field label={words.name} hint={words.nameHint} {...(faults.name && { error: faults.name })}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                value={typed.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field label={words.email} {...(faults.email && { error: faults.email })}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.email}
              onChange={(event) => set({ email: event.target.value })}
            />
          )}
        </Field>
        <PasswordField
          fresh={view === 'signUp'}
          value={typed.password}
          onValue={(password) => set({ password })}
          error={faults.password}
        />
        {faults.form && <Notice tone="danger">{faults.form}</Notice>}
        <Button
          type="submit"
          size="lg"
          busy={enter.isPending || enter.isSuccess}
          busyLabel={words[view].submitting}
          className="mt-1"
        >
          {words[view].submit}
        </Button>
      </Card>
    </form>
  )
}

/** Signs in or up and goes on to the dashboard, whose guard asks who this is now. */
function useEnter(view: View) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ name, ...credentials }: Typed) =>
      view === 'signIn' ? signIn(credentials) : signUp({ ...credentials, ...(name && { full_name: name }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
      await navigate(screens.dashboard, { replace: true })
    },
  })
}

function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  const [name] = (['name', 'email', 'password'] as const).filter((field) => faults[field])
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
