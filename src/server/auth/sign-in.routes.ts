import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { account, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createdAnswer, emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { credentials, sentAnswer, signedUp, signUp as signUpBody, toEmail, toPhone } from '#shared/account.ts'
import { keepCountry } from './accounts.ts'
import { askAuth, completeSignIn, emailTaken, endSessionIn, wrongCredentials } from './ask.ts'
import { askedHere, askingBrowser, subjectIn } from './asking-browser.ts'
import { knownBrowser } from './known-browser.ts'
import { refuseCommon } from './passwords.ts'
import { asAnyone } from './require.ts'
import { spendSending } from './sending.ts'
import { findWaiting, moveWaiting, sendEmail, sendTextCode, startSignUp, waitForPress } from './ways-in.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

const anyone = <P extends string, T extends z.ZodType>(path: P, schema: T) =>
  ({ method: 'post', path, ...asAnyone, request: jsonBody(schema) }) as const

const signUp = createRoute({
  ...anyone('/api/auth/sign-up/email', signUpBody),
  responses: createdAnswer(signedUp, 'Signed in (session cookie), or waiting for the link in the email'),
})
const signIn = createRoute({
  ...anyone('/api/auth/sign-in/email', credentials),
  responses: jsonAnswer(z.object({ signed_in: z.literal(true) }), 'Signed in (session cookie)'),
})
const magicLink = createRoute({
  ...anyone('/api/auth/magic-link', toEmail),
  responses: jsonAnswer(sentAnswer, 'An email with a link and a code is on its way'),
})
const recover = createRoute({
  ...anyone('/api/auth/recover', toEmail),
  responses: jsonAnswer(sentAnswer, 'If the address has an account, an email is on its way'),
})
const phoneCode = createRoute({
  ...anyone('/api/auth/phone-code', toPhone),
  responses: jsonAnswer(sentAnswer, 'If the number has an account, a text message is on its way'),
})
const signOut = createRoute({ method: 'post', path: '/api/auth/sign-out', ...asAnyone, responses: emptyAnswer })

/** The ways in that begin with something typed, and the way out. */
export const signInRoutes = (app: Needs) => {
  const from = (c: Context) => clientAddress(c, app.config.trustedProxies)

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(signUp, async (c) => {
      const asked = c.req.valid('json')
      await refuseCommon(asked.password, asked)
      await app.limits.spend('sign_up_from', from(c))
      if (app.config.confirmation) {
        await spendSending(app, c, 'sign_up', asked.email)
        await startSignUp(app, { ...asked, browser: askingBrowser(app, c) })
        return c.json({ signed_in: false }, 201)
      }
      const { email, password, full_name, country } = asked
      const made = askAuth(app, c, '/api/auth/sign-up/email', { email, password, name: full_name ?? '' })
      const answer = await made.catch(async (cause: unknown) => {
        // Of many sign-ups at once, one makes the account; the library has no word for the others.
        throw (await hasAccount(app, email)) ? emailTaken(cause) : cause
      })
      if (country !== undefined) await keepCountry(app, email, country)
      await completeSignIn(app, c, answer.headers.getSetCookie())
      return c.json({ signed_in: true }, 201)
    })
    .openapi(signIn, async (c) => {
      const asked = c.req.valid('json')
      const tries = await countTry(app, c, asked.email, from(c))
      const kept = await keptPassword(app, asked.email)
      const answer = await askAuth(app, c, '/api/auth/sign-in/email', asked).catch(async (refused: unknown) => {
        throw isWrong(refused) && app.config.confirmation ? await unconfirmedOr(app, c, asked, refused) : refused
      })
      // The password ended while it was being checked, by a proof or a change: it opens nothing any more.
      await changesOver(app, asked.email)
      if ((await keptPassword(app, asked.email)) !== kept) throw await endedMeanwhile(app, answer)
      await completeSignIn(app, c, answer.headers.getSetCookie())
      await tries.wasGood()
      return c.json({ signed_in: true as const }, 200)
    })
    .openapi(magicLink, async (c) => {
      const { email } = c.req.valid('json')
      await spendSending(app, c, 'sign_in', email)
      await sendEmail(app, 'sign_in', { address: email, subject: subjectIn(email, askingBrowser(app, c)) })
      return c.json({ sent: true as const }, 200)
    })
    .openapi(recover, async (c) => {
      const { email } = c.req.valid('json')
      await spendSending(app, c, 'recovery', email)
      await sendEmail(app, 'recovery', { address: email, subject: subjectIn(email, askingBrowser(app, c)) })
      return c.json({ sent: true as const }, 200)
    })
    .openapi(phoneCode, async (c) => {
      const { phone } = c.req.valid('json')
      await spendSending(app, c, 'phone_sign_in', phone)
      await sendTextCode(app, 'phone_sign_in', { address: phone, subject: subjectIn(phone, askingBrowser(app, c)) })
      return c.json({ sent: true as const }, 200)
    })
    .openapi(signOut, async (c) => {
      await askAuth(app, c, '/api/auth/sign-out', {})
      return c.body(null, 204)
    })
}

const hasAccount = async (app: Pick<App, 'db'>, email: string) => (await app.db.$count(user, eq(user.email, email))) > 0

/**
 * Counts a try of a password: for each address, for each account and address, and for the account over all addresses. A
 * browser in which the owner has signed in counts for itself: strangers' tries never shut the owner out of it.
 */
async function countTry(
  app: Needs,
  c: Context,
  email: string,
  from: string,
): Promise<{ wasGood: () => Promise<void> }> {
  const known = await knownBrowser(app, c, email)
  const whose = known ? `known ${known} ${email}` : `${email} ${from}`
  await app.limits.spend('sign_in_from', from)
  await app.limits.spend('sign_in', whose)
  if (!known) await app.limits.spend('sign_in_all', email)
  return {
    wasGood: async () => {
      await app.limits.forget('sign_in', whose)
      if (!known) await app.limits.giveBack('sign_in_all', email)
    },
  }
}

/**
 * Waits for whoever is changing this account right now. Such a change locks the account's row first and deletes sessions
 * afterwards: so it is either over when this returns, or will find the session that was just opened.
 */
const changesOver = (app: Needs, email: string) =>
  app.db.select({ id: user.id }).from(user).where(eq(user.email, email)).for('share')

async function keptPassword(app: Needs, email: string): Promise<string | null> {
  const [row] = await app.db
    .select({ kept: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')))
  return row?.kept ?? null
}

async function endedMeanwhile(app: Needs, answer: Response): Promise<AppError> {
  await endSessionIn(app, answer.headers.getSetCookie())
  return wrongCredentials()
}

const isWrong = (refused: unknown): refused is AppError =>
  refused instanceof AppError && refused.code === 'wrong_credentials'

/**
 * The truth for whoever typed the right password of a sign-up that still waits for its press: the email comes again, and
 * its press in this browser keeps the password. Everybody else hears what everybody hears, after the same time.
 */
async function unconfirmedOr(
  app: Needs,
  c: Context,
  { email, password }: { email: string; password: string },
  refused: AppError,
): Promise<AppError> {
  const waiting = await findWaiting(app, email, askedHere(app, c))
  const isRight = await app.passwords.matches(waiting?.password_hash ?? null, password)
  if (!isRight || !waiting?.password_hash) return refused
  const { password_hash, full_name, country } = waiting
  const isSent = await spendSending(app, c, 'sign_up', email).then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'rate_limited') return false
      throw cause
    },
  )
  const browser = askingBrowser(app, c)
  if (isSent) await waitForPress(app, { email, browser, password_hash, country, full_name: full_name ?? '' })
  else await moveWaiting(app, waiting, browser)
  return new AppError(
    'confirm_first',
    isSent
      ? 'Please confirm your e-mail address first. We have just sent you the link again.'
      : 'Please confirm your e-mail address first: open the link that we sent you.',
  )
}
