import { ApiProblem } from '#client/api.ts'
import type { FormFaults as Faults } from '#client/forms/use-form.ts'
import { accountWords as words } from '#client/wording/en-account.ts'
import { limits } from '#shared/limits.ts'

const byField: Record<string, string> = {
  full_name: words.name.long(limits.fullName),
  email: words.email.wrong,
  phone: words.phone.wrong,
  token: words.phone.wrongCode(limits.codeDigits),
  pin: words.pin.wrong(limits.pinMin, limits.pinMax),
  current_pin: words.pin.wrong(limits.pinMin, limits.pinMax),
}

const byReason: Record<string, string> = {
  other: words.deletion.wrongEmail,
  too_short: words.newPassword.short(limits.passwordMin),
  too_long: words.newPassword.long(limits.passwordMax),
  too_common: words.newPassword.common,
  same: words.newPassword.same,
}

// A password can be wrong in several ways; every other field has one thing to say, unless the address is somebody else's.
const sayingOf = (field: string, reason: string) =>
  reason === 'other' || !(field in byField) ? byReason[reason] : byField[field]

/** The fields that a refusal without fields may be about. */
const byCode: Record<string, readonly string[]> = {
  wrong_password: ['current_password', 'password'],
  wrong_pin: ['current_pin'],
  wrong_code: ['token'],
}

/** What the service said: at the one of these fields that it is about, or in its own words about the whole. */
export function faultsOf(error: Error | null, fields: readonly string[]): Faults {
  if (error === null) return {}
  const form = error.message || words.failed
  if (!(error instanceof ApiProblem)) return { form }
  const { code, fields: reasons = {} } = error.problem
  const meant = (byCode[code] ?? []).find((field) => fields.includes(field))
  if (meant) return { [meant]: form }
  const named = Object.entries(code === 'validation_failed' ? reasons : {}).filter(([field]) => fields.includes(field))
  if (named.length === 0) return { form }
  return Object.fromEntries(named.map(([field, reason]) => [field, sayingOf(field, reason) ?? form]))
}
