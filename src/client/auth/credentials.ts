import { ApiProblem } from '#client/api.ts'
import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'
import { codePoints } from '#shared/text-rules.ts'

/** The views of the form, and the anchors that name them in the address. */
export const anchors = { signIn: '#auth-sign-in', signUp: '#auth-sign-up' } as const
export type View = keyof typeof anchors

/** The view that an anchor names; without one it is signing in. */
export const viewOf = (hash: string): View => (hash === anchors.signUp ? 'signUp' : 'signIn')

export type Typed = { name: string; email: string; password: string }

/** What is wrong, at the field where it can be mended; `form` is what the service said about the whole. */
export type Faults = Partial<Record<keyof Typed | 'form', string>>

/** As it is sent: spaces around a name or an address are slips, in a password they may be meant. */
export const cleaned = ({ name, email, password }: Typed): Typed => ({
  name: name.trim(),
  email: email.trim(),
  password,
})

/** What can be said before the server is asked; empty when nothing is wrong. */
export function findFaults(view: View, { name, email, password }: Typed): Faults {
  const faults: Faults = {}
  if (email === '') faults.email = words.missingEmail
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.email = words.wrongEmail
  if (password === '') faults.password = words.missingPassword
  else if (codePoints(password) > limits.passwordMax) faults.password = words.longPassword(limits.passwordMax)
  else if (view === 'signUp' && codePoints(password) < limits.passwordMin)
    faults.password = words.shortPassword(limits.passwordMin)
  if (codePoints(name) > limits.fullName) faults.name = words.longName(limits.fullName)
  return faults
}

/** What the service said: in its own words, or at the field that it names. */
export function faultsOf(error: Error | null): Faults {
  if (error === null) return {}
  const about = error instanceof ApiProblem && error.problem.code === 'validation_failed' ? error.problem.fields : {}
  if (about?.email) return { email: words.wrongEmail }
  if (about?.password) return { password: words.shortPassword(limits.passwordMin) }
  return { form: error.message || words.failed }
}
