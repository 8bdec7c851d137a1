import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { body, creates, gives, givesNothing } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  credentials,
  learnerPass,
  profileView,
  signUp as signUpBody,
  startLearner as startLearnerBody,
} from '#shared/account.ts'
import type { Parent } from './actor.ts'
import { endLearner, startLearner } from './learners.ts'
import { clientAddressHeader } from './parents.ts'
import { asAnyone, asLearner, asParent } from './require.ts'

type Needs = Pick<App, 'db' | 'now' | 'auth' | 'config'>

const signedIn = z.object({ signed_in: z.literal(true) })

const signUp = createRoute({
  method: 'post',
  path: '/api/auth/sign-up/email',
  ...asAnyone,
  request: body(signUpBody),
  responses: creates(signedIn, 'The account is made and signed in (session cookie)'),
})
const signIn = createRoute({
  method: 'post',
  path: '/api/auth/sign-in/email',
  ...asAnyone,
  request: body(credentials),
  responses: gives(signedIn, 'Signed in (session cookie)'),
})
const signOut = createRoute({ method: 'post', path: '/api/auth/sign-out', ...asAnyone, responses: givesNothing })

const extendAfter = 24 * 60 * 60 * 1000

export const authRoutes = (app: Needs) => {
  const profile = createRoute({
    method: 'get',
    path: '/api/profile',
    ...asParent(app),
    responses: gives(profileView, 'Who is signed in'),
  })
  const start = createRoute({
    method: 'post',
    path: '/api/learner',
    ...asParent(app),
    request: body(startLearnerBody),
    responses: creates(learnerPass, 'A learner pass for one student of this parent'),
  })
  const end = createRoute({ method: 'delete', path: '/api/learner', ...asLearner(app), responses: givesNothing })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(signUp, async (c) => {
      const { email, password, full_name } = c.req.valid('json')
      await ask(app, c, '/api/auth/sign-up/email', { email, password, name: full_name ?? '' })
      return c.json({ signed_in: true as const }, 201)
    })
    .openapi(signIn, async (c) => {
      await ask(app, c, '/api/auth/sign-in/email', c.req.valid('json'))
      return c.json({ signed_in: true as const }, 200)
    })
    .openapi(signOut, async (c) => {
      await ask(app, c, '/api/auth/sign-out', {})
      return c.body(null, 204)
    })
    .openapi(profile, async (c) => {
      const parent = c.var.parent
      // Reading the profile opens every visit, so this is where a session that is in use is extended, once a day.
      if (app.now().getTime() - parent.sessionUpdatedAt.getTime() > extendAfter)
        await ask(app, c, '/api/auth/get-session')
      return c.json(toProfile(parent), 200)
    })
    .openapi(start, async (c) => c.json(await startLearner(app, c.var.parent, c.req.valid('json').student_id), 201))
    .openapi(end, async (c) => {
      await endLearner(app, c.var.learner)
      return c.body(null, 204)
    })
}

const toProfile = (parent: Parent) => ({
  id: parent.id,
  role: parent.role,
  full_name: parent.fullName,
  email: parent.email,
})

/** Puts the call to better-auth; hands its cookies on, and its refusals in our own shape. */
async function ask(app: Needs, c: Context, path: string, json?: Record<string, unknown>): Promise<void> {
  const headers = new Headers({ cookie: c.req.header('cookie') ?? '', 'content-type': 'application/json' })
  const url = new URL(path, app.config.publicUrl ?? new URL(c.req.url).origin)
  headers.set('origin', url.origin)
  headers.set('user-agent', (c.req.header('user-agent') ?? '').slice(0, 300))
  headers.set(clientAddressHeader, clientAddress(c, app.config.trustedProxies))
  const answer = await app.auth.handle(
    new Request(url, { method: json ? 'POST' : 'GET', headers, ...(json && { body: JSON.stringify(json) }) }),
  )
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (!answer.ok) throw await refusal(answer)
}

const refused = z.object({ code: z.string().optional() }).catch({})

async function refusal(answer: Response): Promise<AppError> {
  const { code } = refused.parse(await answer.json().catch(() => ({})))
  if (answer.status === 429) {
    const seconds = Math.max(1, Number(answer.headers.get('x-retry-after')) || 60)
    return new AppError('rate_limited', 'That was tried too often. Please wait a minute and try again.', {
      retryAfter: seconds,
    })
  }
  if (answer.status === 401) return new AppError('wrong_credentials', 'That e-mail and password do not match.')
  if (code?.startsWith('USER_ALREADY_EXISTS')) {
    return new AppError('conflict', 'There is already an account with this e-mail. Sign in instead.', {
      fields: { email: 'taken' },
    })
  }
  if (code === 'INVALID_EMAIL')
    return new AppError('validation_failed', 'That is not an e-mail address.', { fields: { email: 'invalid' } })
  if (answer.status < 500)
    return new AppError('bad_request', 'That did not work. Please check what you typed.', { cause: new Error(code) })
  return new AppError('unavailable', 'Signing in does not work right now. Please try again in a moment.', {
    cause: new Error(code),
    retryAfter: 2,
  })
}
