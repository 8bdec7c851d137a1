import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import { spendSending } from '#server/auth/sending.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { familyView, inviteGuardian as inviteBody } from '#shared/family.ts'
import { declineInvitation, familyNewsSeen, joinFamily, leaveFamily, openFamily, removeGuardian } from './guardians.ts'
import { inviteGuardian, refuseInviting, withdrawInvitation } from './invitations.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'limits'>

/** The guardians of a family: who they are, how a second one comes, and how one goes. */
export const guardianRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const simple = <Method extends 'post' | 'delete', Path extends string>(method: Method, path: Path) =>
    createRoute({ method, path, ...parentOnly, responses: emptyAnswer })
  const open = createRoute({
    method: 'get',
    path: '/api/family',
    ...parentOnly,
    responses: jsonAnswer(familyView, 'Who the guardians are, and who may become one'),
  })
  const invite = createRoute({
    method: 'post',
    path: '/api/family/invitation',
    ...parentOnly,
    request: jsonBody(inviteBody),
    responses: jsonAnswer(familyView, 'The family, with the invitation that waits'),
  })
  const withdraw = simple('delete', '/api/family/invitation')
  const join = simple('post', '/api/family/join')
  const decline = simple('delete', '/api/family/join')
  const leave = simple('post', '/api/family/leave')
  const remove = simple('delete', '/api/family/guardian')
  const seen = simple('post', '/api/family/news/seen')

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(open, async (c) => c.json(await openFamily(app, c.var.parent), 200))
    .openapi(invite, async (c) => {
      const { email } = c.req.valid('json')
      await refuseInviting(app, c.var.parent, email)
      await app.limits.spend('guardian_invitation', c.var.parent.id)
      await spendSending(app, c, 'guardian_invitation', email)
      await inviteGuardian(app, c.var.parent, email)
      return c.json(await openFamily(app, c.var.parent), 200)
    })
    .openapi(withdraw, async (c) => {
      await withdrawInvitation(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(join, async (c) => {
      await joinFamily(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(decline, async (c) => {
      await declineInvitation(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(leave, async (c) => {
      await leaveFamily(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(remove, async (c) => {
      await removeGuardian(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(seen, async (c) => {
      await familyNewsSeen(app, c.var.parent)
      return c.body(null, 204)
    })
}
