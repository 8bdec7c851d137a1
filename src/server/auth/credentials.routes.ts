import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { changeEmail, changePassword, changePhone, sentAnswer } from '#shared/account.ts'
import { askForEmail, askForPhone, confirmOwner, removePhone } from './accounts.ts'
import { signInHere } from './ask.ts'
import { checkPassword } from './password-check.ts'
import { asParent } from './require.ts'
import { spendSending } from './sending.ts'
import { askForConfirmation, setPassword } from './ways-in.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

/** What opens the account: its address, its phone number and its password. */
export const credentialRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const post = <P extends string, T extends z.ZodType>(path: P, schema: T) =>
    ({ method: 'post', path, ...parentOnly, request: jsonBody(schema) }) as const
  const isSent = jsonAnswer(sentAnswer, 'An email or text message is on its way')
  const email = createRoute({ ...post('/api/profile/email', changeEmail), responses: isSent })
  const phone = createRoute({ ...post('/api/profile/phone', changePhone), responses: isSent })
  const confirm = createRoute({ method: 'post', path: '/api/profile/confirm', ...parentOnly, responses: isSent })
  const noPhone = createRoute({ method: 'delete', path: '/api/profile/phone', ...parentOnly, responses: emptyAnswer })
  const password = createRoute({ ...post('/api/profile/password', changePassword), responses: emptyAnswer })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(email, async (c) => {
      const asked = c.req.valid('json')
      await confirmOwner(app, c.var.parent, asked.password)
      await spendSending(app, c, 'email_change', asked.email)
      await askForEmail(app, c.var.parent, asked.email)
      return c.json({ sent: true as const }, 200)
    })
    .openapi(confirm, async (c) => {
      const { email: address, accountId: userId } = c.var.parent
      await spendSending(app, c, 'email_change', address)
      await askForConfirmation(app, userId, address)
      return c.json({ sent: true as const }, 200)
    })
    .openapi(phone, async (c) => {
      const asked = c.req.valid('json')
      await confirmOwner(app, c.var.parent, asked.password)
      await spendSending(app, c, 'phone_change', asked.phone)
      await askForPhone(app, c.var.parent, asked.phone)
      return c.json({ sent: true as const }, 200)
    })
    .openapi(noPhone, async (c) => {
      await removePhone(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(password, async (c) => {
      const { current_password, password: fresh } = c.req.valid('json')
      const parent = c.var.parent
      await checkPassword(app, parent, current_password)
      await setPassword(app, { userId: parent.accountId, password: fresh, keepSession: parent.sessionId })
      // This device goes on, with a session of its own that nobody can have copied before.
      await signInHere(app, c, parent.accountId)
      return c.body(null, 204)
    })
}
