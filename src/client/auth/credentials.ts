import { ApiProblem } from '#client/api.ts'
import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { codePoints } from '#shared/text-rules.ts'

/** The views of the sign-in screen, by the names of the specification. */
export type View = 'sign_in' | 'sign_up' | 'magic_link' | 'forgotten_password' | 'update_password' | 'verify_otp'

/** The anchors that name them in the address. */
export const anchors = {
  sign_in: '#auth-sign-in',
  sign_up: '#auth-sign-up',
  magic_link: '#auth-magic-link',
  forgotten_password: '#auth-forgot-password',
  update_password: '#auth-update-password',
  verify_otp: '#auth-verify-otp',
} as const satisfies Record<View, string>

/** Where each of them stands. */
export const addressOf = {
  sign_in: `${screens.login}${anchors.sign_in}`,
  sign_up: `${screens.login}${anchors.sign_up}`,
  magic_link: `${screens.login}${anchors.magic_link}`,
  forgotten_password: `${screens.login}${anchors.forgotten_password}`,
  update_password: `${screens.login}${anchors.update_password}`,
  verify_otp: `${screens.login}${anchors.verify_otp}`,
} as const satisfies Record<View, string>

const views = ['sign_in', 'sign_up', 'magic_link', 'forgotten_password', 'update_password', 'verify_otp'] as const

/** The view that an anchor names; without one it is signing in. */
export const viewOf = (hash: string): View => views.find((view) => anchors[view] === hash) ?? 'sign_in'

/** What comes along from view to view. */
export type Typed = { name: string; email: string; password: string; country: string }

/** What is wrong, by the name of the field where it can be mended; `form` is what the service said about the whole. */
export type Faults = {
  name?: string
  country?: string
  email?: string
  password?: string
  phone?: string
  token?: string
  form?: string
}

/** As it is sent: spaces around a name or an address are slips, in a password they may be meant. */
export const cleaned = ({ name, email, password, country }: Typed): Typed => ({
  country,
  name: name.trim(),
  email: email.trim(),
  password,
})

/** What can be said of signing in or up before the server is asked; empty when nothing is wrong. */
export function findFaults(view: 'sign_in' | 'sign_up', { name, email, password }: Typed): Faults {
  return {
    ...emailFaults(email),
    ...(view === 'sign_up' ? newPasswordFaults(password) : passwordFaults(password)),
    ...(codePoints(name) > limits.fullName && { name: words.longName(limits.fullName) }),
  }
}

export function emailFaults(email: string): Faults {
  if (email === '') return { email: words.missingEmail }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: words.wrongEmail }
}

function passwordFaults(password: string): Faults {
  if (password === '') return { password: words.missingPassword }
  return codePoints(password) > limits.passwordMax ? { password: byReason.too_long } : {}
}

export function newPasswordFaults(password: string): Faults {
  const tooShort = password !== '' && codePoints(password) < limits.passwordMin
  return tooShort ? { password: byReason.too_short } : passwordFaults(password)
}

const byReason = {
  too_short: words.shortPassword(limits.passwordMin),
  too_long: words.longPassword(limits.passwordMax),
  too_common: words.commonPassword,
  same: words.samePassword,
}

const isReason = (reason: string): reason is keyof typeof byReason => Object.hasOwn(byReason, reason)

/** What the service said: in its own words, or at the fields that it names. */
export function faultsOf(error: Error | null): Faults {
  if (error === null) return {}
  const form = error.message || words.failed
  const about = error instanceof ApiProblem && error.problem.code === 'validation_failed' ? error.problem.fields : {}
  const { email, password, full_name, phone, token } = about ?? {}
  const faults: Faults = {
    ...(email && { email: words.wrongEmail }),
    ...(password && { password: isReason(password) ? byReason[password] : form }),
    ...(full_name && { name: words.longName(limits.fullName) }),
    ...(phone && { phone: words.wrongPhone }),
    ...(token && { token: words.wrongCode(limits.codeDigits) }),
  }
  return Object.keys(faults).length > 0 ? faults : { form }
}
