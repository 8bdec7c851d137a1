import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { ApiProblem } from '#client/api.ts'
import { sessionQuery } from '#client/data/account.ts'
import { openGate } from '#client/data/settings.ts'
import { type FormFaults, useForm } from '#client/forms/use-form.ts'
import { navigate, useAddress } from '#client/routing/address.ts'
import { useLogOut } from '#client/session/log-out.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { gateWords as words } from '#client/wording/en-account.ts'
import { authWords } from '#client/wording/en-auth.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { screenOf, screens } from '#shared/screens.ts'
import { behindGate } from './gate-address.ts'

export const gateTitle = words.title

type Way = 'pin' | 'password'

/** Between a lesson and the parent's pages: a child learns on this device, and the parent shows who they are. */
export function GatePage() {
  const { data: session } = useQuery(sessionQuery)
  if (!session) return <Redirect to={screens.login} replace />
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-90">
        <h1 className="text-center text-title">{words.title}</h1>
        <p className="mt-3 text-balance text-center text-ink-soft">{words.intro}</p>
        <WaysIn session={session} />
        {session.gate_student_id && (
          <Link
            to={screenOf(session.gate_student_id, screens.learn)}
            className={`${buttonClass('secondary')} mt-6 w-full`}
          >
            {words.backToLesson}
          </Link>
        )}
        <LogOut />
      </div>
    </Page>
  )
}

/** The PIN first, and the password for whoever has one; after too many wrong PINs nothing but the password. */
function WaysIn({ session: { has_pin, has_password } }: { session: ProfileView }) {
  const [way, setWay] = useState<Way>(has_pin || !has_password ? 'pin' : 'password')
  const [locked, setLocked] = useState<string | null>(null)
  const hasOther = way === 'pin' ? has_password : has_pin && locked === null
  return (
    <>
      <GateForm
        key={way}
        way={way}
        notice={locked}
        onLocked={(message) => {
          setLocked(has_password ? message : words.lockedOut)
          if (has_password) setWay('password')
        }}
      />
      {hasOther && (
        <Button variant="quiet" className="mt-3 w-full" onClick={() => setWay(way === 'pin' ? 'password' : 'pin')}>
          {way === 'pin' ? words.usePassword : words.usePin}
        </Button>
      )}
    </>
  )
}

type GateFormProps = { way: Way; notice: string | null; onLocked: (message: string) => void }

function GateForm({ way, notice, onLocked }: GateFormProps) {
  const [typed, onTyped] = useState({ secret: '' })
  const input = useRef<HTMLInputElement>(null)
  const onOpened = useOpened()
  const { form, field, problem, busy, isDone, error } = useForm({
    typed,
    onTyped,
    check: ({ secret }) => whatLacks(way, secret),
    faultsOf,
    send: ({ secret }) => openGate(way === 'pin' ? { pin: plain(secret) } : { password: secret }),
    onDone: onOpened,
    onRefused: (refusal) => {
      if (way === 'pin') onTyped({ secret: '' })
      if (isLocked(refusal)) onLocked(refusal.message)
    },
  })
  useFocusOnArrival(input, error)
  const { error: fault, onValue, ...secret } = field('secret')
  return (
    <form {...form} className="mt-8">
      <Card className="flex flex-col gap-5">
        {(problem ?? notice) && <Notice tone="danger">{problem ?? notice}</Notice>}
        <Field
          label={words[way]}
          {...(way === 'pin' && { hint: words.pinHint(limits.pinMin, limits.pinMax) })}
          {...(fault && { error: fault })}
        >
          {(control) => (
            <TextInput
              {...control}
              {...secret}
              ref={input}
              type="password"
              // A browser that fills in what it knows would open the gate for the child.
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...(way === 'pin' && { inputMode: 'numeric', className: 'text-center text-2xl tracking-[0.4em]' })}
              onChange={(event) => onValue(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={busy || isDone} busyLabel={words.opening}>
          {words.open}
        </Button>
      </Card>
    </form>
  )
}

/** Goes on to what is behind the gate, whose guard asks how things are now. */
function useOpened() {
  const client = useQueryClient()
  const { search } = useAddress()
  return async () => {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
    navigate(behindGate(search), { replace: true })
  }
}

/** To type is all there is to do here: the field has the focus at the beginning, and again after a refusal. */
function useFocusOnArrival(input: { current: HTMLInputElement | null }, error: Error | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is what moves the focus
  useEffect(() => {
    // After the screen's arrival, which puts the focus on the heading.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [input, error])
}

const plain = (pin: string) => pin.normalize('NFKC').replaceAll(/\s/g, '')

function whatLacks(way: Way, typed: string): FormFaults {
  if (way === 'password') return typed === '' ? { secret: words.missingPassword } : {}
  const digits = plain(typed)
  const isPin = /^\d+$/.test(digits) && digits.length >= limits.pinMin && digits.length <= limits.pinMax
  return isPin ? {} : { secret: words.wrongPin(limits.pinMin, limits.pinMax) }
}

const isLocked = (error: Error) => error instanceof ApiProblem && error.problem.code === 'pin_locked'

/** What the service said: about the PIN, with the tries that are left, or about the password; or about something else. */
function faultsOf(error: Error | null): FormFaults {
  if (error === null || isLocked(error)) return {}
  const isAboutSecret = error instanceof ApiProblem && ['wrong_pin', 'wrong_password'].includes(error.problem.code)
  return isAboutSecret ? { secret: error.message } : { form: error.message || authWords.failed }
}

/** For whoever knows neither: the way to another proof, by e-mail. */
function LogOut() {
  const { logOut, busy, question } = useLogOut()
  return (
    <div className="mt-8 text-center">
      <p className="text-balance text-ink-soft text-sm">{words.neither}</p>
      <Button variant="quiet" className="mt-1" busy={busy} busyLabel={words.loggingOut} onClick={logOut}>
        {words.logOut}
      </Button>
      {question}
    </div>
  )
}
