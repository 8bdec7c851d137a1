import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  adminAccess,
  confirmSecondFactor as confirmBody,
  newSecondFactor,
  recoveryCodes,
  showSecondFactor as showBody,
  startSecondFactor as startBody,
} from '#shared/admin-access.ts'
import { asAdminAtDoor, asAdminFreshly } from './require.ts'
import {
  confirmSecondFactor,
  newRecoveryCodes,
  openAccess,
  showSecondFactor,
  startSecondFactor,
} from './second-factor.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'passwords' | 'limits'>

/** How an administrator comes in: the second factor, before any other call below /api/admin. */
export const secondFactorRoutes = (app: Needs) => {
  const access = createRoute({
    method: 'get',
    path: '/api/admin/access',
    ...asAdminAtDoor(app),
    responses: jsonAnswer(adminAccess, 'How far the area is open in this browser'),
  })
  const start = createRoute({
    method: 'post',
    path: '/api/admin/second-factor',
    ...asAdminAtDoor(app),
    request: jsonBody(startBody),
    responses: jsonAnswer(newSecondFactor, 'The secret for an authenticator app; its first code makes it count'),
  })
  const confirm = createRoute({
    method: 'post',
    path: '/api/admin/second-factor/confirm',
    ...asAdminAtDoor(app),
    request: jsonBody(confirmBody),
    responses: jsonAnswer(recoveryCodes, 'The second factor counts; the recovery codes are told this once'),
  })
  const show = createRoute({
    method: 'post',
    path: '/api/admin/second-factor/show',
    ...asAdminAtDoor(app),
    request: jsonBody(showBody),
    responses: emptyAnswer,
  })
  const renew = createRoute({
    method: 'post',
    path: '/api/admin/second-factor/recovery-codes',
    ...asAdminFreshly(app),
    responses: jsonAnswer(recoveryCodes, 'New recovery codes; those before no longer work'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(access, async (c) => c.json(await openAccess(app, c.var.adminAtDoor), 200))
    .openapi(start, async (c) => {
      const { password } = c.req.valid('json')
      return c.json(await startSecondFactor(app, c.var.adminAtDoor, password), 200)
    })
    .openapi(confirm, async (c) => {
      const { code } = c.req.valid('json')
      return c.json({ recovery_codes: await confirmSecondFactor(app, c.var.adminAtDoor, code) }, 200)
    })
    .openapi(show, async (c) => {
      await showSecondFactor(app, c.var.adminAtDoor, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(renew, async (c) => c.json({ recovery_codes: await newRecoveryCodes(app, c.var.admin) }, 200))
}
