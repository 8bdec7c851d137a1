import { expect } from 'vitest'
import { setAdmin } from '#server/auth/admins.ts'
import { codeAt } from '#server/auth/totp.ts'
import type { NewSecondFactor } from '#shared/admin-access.ts'
import { readSecret } from './authenticator.ts'
import { call, type SignedIn, signUp } from './family.ts'
import type { TestApp } from './start-app.ts'

export type Administrator = SignedIn & { secret: Buffer; recoveryCodes: string[] }

/** What the authenticator app of this administrator shows now. */
export const codeNow = ({ app }: TestApp, { secret }: { secret: Buffer }) => codeAt(secret, app.now())

/** Somebody signed in, with the role alone: the second factor is not set up. */
export async function promote(test: TestApp, name = 'Admin'): Promise<SignedIn> {
  const admin = await signUp(test, name)
  await setAdmin(test.app, admin.email, true)
  return admin
}

export async function startFactor(test: TestApp, admin: SignedIn): Promise<Buffer> {
  const body = { password: 'correct horse battery' }
  const made = await call(test, 'POST', '/api/admin/second-factor', body, admin)
  expect(made.status, made.text).toBe(200)
  const { secret }: NewSecondFactor = made.json
  return readSecret(secret)
}

/** Sets the second factor up and shows it: the area is open. */
export async function enroll(test: TestApp, admin: SignedIn): Promise<Administrator> {
  const secret = await startFactor(test, admin)
  const address = '/api/admin/second-factor/confirm'
  const confirmed = await call(test, 'POST', address, { code: codeNow(test, { secret }) }, admin)
  expect(confirmed.status, confirmed.text).toBe(200)
  return { ...admin, secret, recoveryCodes: confirmed.json.recovery_codes }
}

/** An administrator whose area is open: signed in, enrolled, and the second factor shown. */
export const administrator = async (test: TestApp, name = 'Admin') => enroll(test, await promote(test, name))
