import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { session, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { wrongCode } from './challenges.ts'
import { renewPinTries } from './gate.ts'
import { rememberBrowser } from './known-browser.ts'
import { clientAddressHeader } from './parents.ts'

type Needs = Pick<App, 'db' | 'auth' | 'config'>

/** What better-auth may know of a request: its cookies, and who sent it by our own reckoning. */
export function requestHeaders(app: Pick<App, 'config'>, c: Context, origin: string): Headers {
  const headers = new Headers({ cookie: c.req.header('cookie') ?? '', 'content-type': 'application/json', origin })
  headers.set('user-agent', (c.req.header('user-agent') ?? '').slice(0, 300))
  headers.set('accept-language', (c.req.header('accept-language') ?? '').slice(0, 200))
  headers.set(clientAddressHeader, clientAddress(c, app.config.trustedProxies))
  return headers
}

export const ownOrigin = (app: Pick<App, 'config'>, c: Context) => app.config.publicUrl ?? new URL(c.req.url).origin

/** Puts the call to better-auth; hands its cookies on, and its refusals in our own shape. Gives its answer. */
export async function askAuth(app: Needs, c: Context, path: string, json?: Record<string, unknown>): Promise<Response> {
  const url = new URL(path, ownOrigin(app, c))
  const headers = requestHeaders(app, c, url.origin)
  const answer = await app.auth.handle(
    new Request(url, { method: json ? 'POST' : 'GET', headers, ...(json && { body: JSON.stringify(json) }) }),
  )
  handCookies(c, answer.headers.getSetCookie())
  if (answer.status >= 400) throw await refusal(answer)
  return answer
}

const handCookies = (c: Context, cookies: string[]) => {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

/**
 * Signs an account in on this browser: a new session, and the one that was here before ends. `phone`: the number that it came
 * by, which may have been taken from the account meanwhile; who does that locks the row first and deletes sessions after it.
 */
export async function signInHere(app: Needs, c: Context, userId: string, phone?: string): Promise<void> {
  const cookies = await app.auth.openSession(userId, requestHeaders(app, c, ownOrigin(app, c)))
  const isOwn = and(eq(user.id, userId), phone === undefined ? undefined : eq(user.phone, phone))
  const [own] = await app.db.select({ id: user.id }).from(user).where(isOwn).for('share')
  if (!own) {
    await endSessionIn(app, cookies)
    throw wrongCode()
  }
  await completeSignIn(app, c, cookies)
  handCookies(c, cookies)
}

/**
 * What every sign-in does, whichever the way in: the session that was here before ends, the PIN may be tried again, and
 * this browser is one of the owner's. `cookies`: those of the new session; without them nothing happens.
 */
export async function completeSignIn(app: Needs, c: Context, cookies: string[]): Promise<void> {
  const token = tokenIn(app, cookies)
  if (!token) return
  const [who] = await app.db
    .select({ id: user.id, email: user.email })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token))
  if (!who) return
  await endFormerSession(app, c)
  await renewPinTries(app, who.id)
  await rememberBrowser(app, c, who.email)
}

const tokenIn = (app: Needs, cookies: string[]) =>
  app.auth.sessionToken(cookies.map((cookie) => cookie.split(';')[0]).join('; '))

/** Ends the session that these cookies have just opened. */
export async function endSessionIn(app: Needs, cookies: string[]): Promise<void> {
  const token = tokenIn(app, cookies)
  if (token) await app.db.delete(session).where(eq(session.token, token))
}

/** Ends the session whose cookie came with this request: after a sign-in nobody can go on with the old one. */
async function endFormerSession(app: Needs, c: Context): Promise<void> {
  const token = app.auth.sessionToken(c.req.header('cookie'))
  if (token) await app.db.delete(session).where(eq(session.token, token))
}

export const wrongCredentials = () => new AppError('wrong_credentials', 'That e-mail and password do not match.')

export const emailTaken = (cause?: unknown) =>
  new AppError('conflict', 'There is already an account with this e-mail. Sign in instead.', {
    cause,
    fields: { email: 'taken' },
  })

const refused = z.object({ code: z.string().optional() }).catch({})

async function refusal(answer: Response): Promise<AppError> {
  const { code } = refused.parse(await answer.json().catch(() => ({})))
  // What stopped it may be ours: the queue of passwords is full (http/problem.ts cannot see through better-auth).
  if (answer.status === 401) return wrongCredentials()
  if (code?.startsWith('USER_ALREADY_EXISTS')) return emailTaken()
  if (code === 'INVALID_EMAIL')
    return new AppError('validation_failed', 'That is not an e-mail address.', { fields: { email: 'invalid' } })
  if (answer.status === 404) return new AppError('not_found', 'That is not here.')
  if (answer.status < 500)
    return new AppError('bad_request', 'That did not work. Please check what you typed.', { cause: new Error(code) })
  return new AppError('unavailable', 'Signing in does not work right now. Please try again in a moment.', {
    cause: new Error(code),
    retryAfter: 2,
  })
}
