import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { generatePath, Link, Navigate, useLocation, useNavigate } from 'react-router'
import { ApiProblem } from '#client/api.ts'
import { sessionQuery } from '#client/data/account.ts'
import { openGate } from '#client/data/settings.ts'
import { useLogOut } from '#client/session/log-out.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { gateWords as words } from '#client/wording/en-account.ts'
import { authWords } from '#client/wording/en-auth.ts'
import type { ProfileView } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { behindGate } from './gate-address.ts'

export const gateTitle = words.title

type Way = 'pin' | 'password'

/** Between a lesson and the parent's pages: a child learns on this device, and the parent shows who they are. */
export function GatePage() {
  const { data: session } = useQuery(sessionQuery)
  if (!session) return <Navigate to={screens.login} replace />
  return (
    <Page width="narrow">
      <div className="mx-auto w-full max-w-90">
        <h1 className="text-center text-title">{words.title}</h1>
        <p className="mt-3 text-balance text-center text-ink-soft">{words.intro}</p>
        <WaysIn session={session} />
        {session.gate_student_id && (
          <Link
            to={generatePath(screens.learn, { studentId: session.gate_student_id })}
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
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const open = useOpenGate(way, (error) => {
    if (way === 'pin') setTyped('')
    if (isLocked(error)) onLocked(error.message)
  })
  useFocusBack(open.isPending)
  useFocusOnArrival(input, open.error)
  const fault = missing ?? faultOf(open.error)
  const problem =
    open.error && fault === null && !isLocked(open.error) ? open.error.message || authWords.failed : notice

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (open.isPending || open.isSuccess) return
    const lacking = whatLacks(way, typed)
    setMissing(lacking)
    open.reset()
    if (lacking === null) open.mutate(typed)
    else input.current?.focus()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-8">
      <Card className="flex flex-col gap-5">
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Field
          label={words[way]}
          {...(way === 'pin' && { hint: words.pinHint(limits.pinMin, limits.pinMax) })}
          {...(fault && { error: fault })}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="password"
              // A browser that fills in what it knows would open the gate for the child.
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...(way === 'pin' && { inputMode: 'numeric', className: 'text-center text-2xl tracking-[0.4em]' })}
              value={typed}
              onChange={(event) => {
                setMissing(null)
                setTyped(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={open.isPending || open.isSuccess} busyLabel={words.opening}>
          {words.open}
        </Button>
      </Card>
    </form>
  )
}

/** Opens the gate and goes on to what is behind it, whose guard asks how things are now. */
function useOpenGate(way: Way, onRefused: (error: Error) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useMutation({
    mutationFn: (typed: string) => openGate(way === 'pin' ? { pin: plain(typed) } : { password: typed }),
    onError: onRefused,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' })
      await navigate(behindGate(search), { replace: true })
    },
  })
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

function whatLacks(way: Way, typed: string): string | null {
  if (way === 'password') return typed === '' ? words.missingPassword : null
  const digits = plain(typed)
  const isPin = /^\d+$/.test(digits) && digits.length >= limits.pinMin && digits.length <= limits.pinMax
  return isPin ? null : words.wrongPin(limits.pinMin, limits.pinMax)
}

const isLocked = (error: Error) => error instanceof ApiProblem && error.problem.code === 'pin_locked'

/** What the service said about the PIN, with the tries that are left, or about the password; null: about something else. */
function faultOf(error: Error | null): string | null {
  if (!(error instanceof ApiProblem)) return null
  const { code, error: message } = error.problem
  return code === 'wrong_pin' || code === 'wrong_password' ? message : null
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
