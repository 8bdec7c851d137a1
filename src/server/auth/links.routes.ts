import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  type CodeType,
  choosePassword as choosePasswordBody,
  pressLink,
  providerAddress,
  startProvider,
  type Verified,
  verifiedAnswer,
  verifyCode,
} from '#shared/account.ts'
import type { Parent } from './actor.ts'
import { askAuth, completeSignIn, signInHere } from './ask.ts'
import { askedHere, subjectIn } from './asking-browser.ts'
import { browserRegion } from './browser-region.ts'
import {
  type Challenge,
  codeLife,
  idInToken,
  linkToken,
  makeChallenge,
  notHere,
  openChallenge,
  takeByCode,
  takeByToken,
  wrongCode,
} from './challenges.ts'
import { keepCookie, readCookie } from './cookies.ts'
import { providerIds, providersOf } from './providers.ts'
import { asAnyone, asAnyoneKnown } from './require.ts'
import { forgetSending } from './sending.ts'
import { acceptChallenge, setPassword } from './ways-in.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

/** What a code of each type was made for. */
const purposes: Record<CodeType, Challenge['purpose']> = {
  signup: 'sign_up',
  magiclink: 'sign_in',
  email: 'sign_in',
  recovery: 'recovery',
  email_change: 'email_change',
  sms: 'phone_sign_in',
  phone_change: 'phone_change',
}

const choosePassword = createRoute({
  method: 'post',
  path: '/api/auth/password',
  ...asAnyone,
  request: jsonBody(choosePasswordBody),
  responses: emptyAnswer,
})
const provider = createRoute({
  method: 'post',
  path: '/api/auth/sign-in/social',
  ...asAnyone,
  request: jsonBody(startProvider),
  responses: jsonAnswer(providerAddress, 'Where the browser goes to sign in'),
})
const callback = createRoute({
  method: 'get',
  path: '/api/auth/callback/{provider}',
  ...asAnyone,
  request: { params: z.object({ provider: z.string().max(20) }) },
  responses: { 302: { description: 'To the dashboard, or back to the sign-in with `error`' } },
})

/** The ways in that come from outside: links and codes from emails, and providers. */
export const linkRoutes = (app: Needs) => {
  const verify = createRoute({
    method: 'post',
    path: '/api/auth/verify',
    ...asAnyoneKnown(app),
    request: jsonBody(verifyCode),
    responses: jsonAnswer(verifiedAnswer, 'What the code led to'),
  })
  const links = createRoute({
    method: 'post',
    path: '/api/auth/links',
    ...asAnyoneKnown(app),
    request: jsonBody(pressLink),
    responses: jsonAnswer(verifiedAnswer, 'What the link led to'),
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(verify, async (c) => {
      const asked = c.req.valid('json')
      await app.limits.spend('code_from', clientAddress(c, app.config.trustedProxies))
      const address = 'phone' in asked ? asked.phone : asked.email
      const purpose = purposes[asked.type]
      const own = purpose === 'email_change' || purpose === 'phone_change'
      const parent = c.var.parentOrNull
      if (own && !parent) throw new AppError('unauthenticated', 'Please sign in to continue.')
      const browser = askedHere(app, c)
      if (!own && !browser) throw notHere()
      const subject = own && parent ? parent.accountId : subjectIn(address, browser ?? '')
      const taken = await takeByCode(app, { purpose, subject }, asked.token)
      if (taken.address !== address) throw wrongCode()
      return c.json({ result: await follow(app, c, taken, parent) }, 200)
    })
    .openapi(links, async (c) => {
      await app.limits.spend('code_from', clientAddress(c, app.config.trustedProxies))
      const { token } = c.req.valid('json')
      await refuseElsewhere(app, token, c.var.parentOrNull)
      return c.json({ result: await follow(app, c, await takeByToken(app, token), c.var.parentOrNull) }, 200)
    })
    .openapi(choosePassword, async (c) => {
      const id = idInToken(app, readCookie(app, c, 'recovery') ?? '')
      const grant = id === null ? null : await openChallenge(app, id)
      if (grant?.purpose !== 'set_password' || !grant.user_id)
        throw new AppError('unauthenticated', 'This took too long. Please ask for a new link.')
      await setPassword(app, { userId: grant.user_id, password: c.req.valid('json').password, grant: grant.id })
      keepCookie(app, c, 'recovery', null)
      return c.body(null, 204)
    })
    .openapi(provider, async (c) => {
      const asked = c.req.valid('json').provider
      if (!providersOf(app.config).includes(asked)) throw notFound()
      const begin = () =>
        askAuth(app, c, '/api/auth/sign-in/social', {
          provider: providerIds[asked],
          callbackURL: '/dashboard',
          errorCallbackURL: '/login',
          disableRedirect: true,
        })
      // The provider could not be reached when its addresses were asked for: they are asked for anew.
      const answer = await begin().catch((first: unknown) => {
        if (!isUnreachable(first)) throw first
        app.auth.again()
        return begin().catch((second: unknown) => {
          throw isUnreachable(second) ? providerAway(second) : second
        })
      })
      return c.json(providerAddress.parse(await answer.json()), 200)
    })
    .openapi(callback, async (c) => {
      const answer = await backFrom(app, c, c.req.valid('param').provider)
      if (answer) await completeSignIn(app, c, answer.headers.getSetCookie())
      return c.redirect(answer?.headers.get('location') ?? '/login?error=failed', 302)
    })
}

/** What comes of a provider's answer. A person brings it: what fails is told where they can sign in another way, never as data. */
const backFrom = (app: Needs, c: Context, provider: string): Promise<Response | null> =>
  askAuth(app, c, `/api/auth/callback/${encodeURIComponent(provider)}${new URL(c.req.url).search}`).catch(
    (refused: unknown) => {
      if (refused instanceof AppError) return null
      throw refused
    },
  )

/**
 * The link that gives an account its address works only where that account is signed in, and is not used up elsewhere:
 * else somebody could hand their own account to the owner of a mailbox, and wait in it.
 */
async function refuseElsewhere(app: Needs, token: string, parent: Parent | null): Promise<void> {
  const id = idInToken(app, token)
  const waiting = id === null ? null : await openChallenge(app, id)
  if (waiting?.purpose === 'guardian_invitation') throw new AppError('link_expired', 'This link is for another page.')
  if (waiting?.purpose === 'email_change' && waiting.user_id !== parent?.accountId)
    throw new AppError(
      'sign_in_again',
      'This link confirms the address of an account. Please sign in to that account in this browser first, then open the link once more.',
    )
}

const isUnreachable = (refused: unknown) =>
  refused instanceof AppError && ['not_found', 'unavailable'].includes(refused.code)

const providerAway = (cause: unknown) =>
  new AppError('unavailable', 'Signing in there did not work. Please try again, or sign in another way.', {
    cause,
    retryAfter: 5,
  })

/** Does what a taken challenge is for, and gives the browser what it needs to go on. */
async function follow(app: Needs, c: Context, taken: Challenge, parent: Parent | null): Promise<Verified['result']> {
  const outcome = await acceptChallenge(app, taken, {
    userId: parent?.accountId ?? null,
    ...(parent && { sessionId: parent.sessionId }),
    country: browserRegion(c.req.header('accept-language')),
    browser: askedHere(app, c),
  })
  await forgetSending(app, c, taken.purpose, taken.address)
  if (outcome.signIn) await signInHere(app, c, outcome.signIn, outcome.byPhone)
  if (outcome.mayChoosePassword) {
    const userId = outcome.mayChoosePassword
    const id = await makeChallenge(app, app.db, {
      purpose: 'set_password',
      subject: userId,
      address: taken.address,
      user_id: userId,
    })
    keepCookie(app, c, 'recovery', linkToken(app, id), codeLife / 1_000)
  }
  return outcome.result
}
