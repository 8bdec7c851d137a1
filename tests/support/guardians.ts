import { expect } from 'vitest'
import { call, cookieOf, type SignedIn } from './family.ts'
import { emailTo, linkIn } from './post.ts'
import type { TestApp } from './start-app.ts'

const mailsTo = (app: TestApp, email: string) => app.emails.filter(({ to }) => to === email).length

/** The parent presses the confirmation of their own address, in their own browser. */
export async function prove(app: TestApp, who: SignedIn): Promise<void> {
  const count = mailsTo(app, who.email) + 1
  expect((await call(app, 'POST', '/api/profile/confirm', undefined, who)).status).toBe(200)
  const { token } = linkIn(await emailTo(app, who.email, count))
  expect((await call(app, 'POST', '/api/auth/links', { token }, who)).status).toBe(200)
}

/** Invites an address; gives the token of the link that came there. */
export async function invite(app: TestApp, founder: SignedIn, email: string): Promise<string> {
  const count = mailsTo(app, email) + 1
  const invited = await call(app, 'POST', '/api/family/invitation', { email }, founder)
  expect(invited.status, invited.text).toBe(200)
  return linkIn(await emailTo(app, email, count)).token
}

/** Somebody new, who opened the link of an invitation and made an account there. */
export async function signUpInvited(app: TestApp, token: string, email: string, full_name: string): Promise<SignedIn> {
  const made = await call(app, 'POST', '/api/invitations/sign-up', { token, full_name })
  expect(made.status, made.text).toBe(204)
  return { cookie: cookieOf(made), email }
}

let guardians = 0

/** The second guardian of this parent's family. */
export async function secondGuardian(app: TestApp, founder: SignedIn, name: string): Promise<SignedIn> {
  await prove(app, founder)
  const email = `${name.toLowerCase()}-second-${++guardians}@example.org`
  const second = await signUpInvited(app, await invite(app, founder, email), email, name)
  const joined = await call(app, 'POST', '/api/family/join', undefined, second)
  expect(joined.status, joined.text).toBe(204)
  await app.finishJobs()
  return second
}
