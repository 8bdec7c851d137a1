import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  changePin as changePinBody,
  changeProfile as changeProfileBody,
  deleteAccount as deleteAccountBody,
  deletedAccount,
  openGate as openGateBody,
  profileView,
} from '#shared/account.ts'
import { changeProfile, deleteAccount, openProfile } from './accounts.ts'
import { askAuth } from './ask.ts'
import { changePin, openGate } from './gate.ts'
import { asParent, asParentAtGate } from './require.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

/** Who is signed in, the parent's gate, and the end of the account. */
export const profileRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const atGate = asParentAtGate(app)
  const profile = createRoute({
    method: 'get',
    path: '/api/profile',
    ...atGate,
    responses: jsonAnswer(profileView, 'Who is signed in'),
  })
  const gate = createRoute({
    method: 'post',
    path: '/api/gate',
    ...atGate,
    request: jsonBody(openGateBody),
    responses: emptyAnswer,
  })
  const rename = createRoute({
    method: 'patch',
    path: '/api/profile',
    ...parentOnly,
    request: jsonBody(changeProfileBody),
    responses: jsonAnswer(profileView, 'The profile as it is now'),
  })
  const pin = createRoute({
    method: 'put',
    path: '/api/profile/pin',
    ...parentOnly,
    request: jsonBody(changePinBody),
    responses: emptyAnswer,
  })
  const remove = createRoute({
    method: 'post',
    path: '/api/profile/delete',
    ...parentOnly,
    request: jsonBody(deleteAccountBody),
    responses: jsonAnswer(deletedAccount, 'What was deleted: everything of the family'),
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(profile, async (c) => c.json(await openProfile(app, c.var.parent), 200))
    .openapi(gate, async (c) => {
      await openGate(app, c.var.parent, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(rename, async (c) => c.json(await changeProfile(app, c.var.parent, c.req.valid('json')), 200))
    .openapi(pin, async (c) => {
      await changePin(app, c.var.parent, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(remove, async (c) => {
      const deleted = await deleteAccount(app, c.var.parent, c.req.valid('json'))
      await askAuth(app, c, '/api/auth/sign-out', {})
      return c.json(deleted, 200)
    })
}
