import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'
import { codePoints } from '#shared/text-rules.ts'

export type Typed = { name: string; email: string; password: string }

/** What is missing before the server need be asked, in words; null when nothing is. */
export function checkCredentials(view: 'signIn' | 'signUp', { email, password }: Typed): string | null {
  if (email === '') return words.missingEmail
  if (password === '') return words.missingPassword
  if (view === 'signUp' && codePoints(password) < limits.passwordMin) return words.shortPassword(limits.passwordMin)
  return null
}
