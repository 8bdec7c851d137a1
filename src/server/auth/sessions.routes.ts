import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { sessionView } from '#shared/account.ts'
import { id } from '#shared/text.ts'
import { endOtherSessions, endSession, listSessions } from './accounts.ts'
import { asParent } from './require.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'passwords' | 'limits'>

/** The sign-ins of the parent, on this and other devices. */
export const sessionRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/sessions',
    ...parentOnly,
    responses: jsonAnswer(z.array(sessionView), 'Where the parent is signed in, the last used first'),
  })
  const endAll = createRoute({ method: 'delete', path: '/api/sessions', ...parentOnly, responses: emptyAnswer })
  const end = createRoute({
    method: 'delete',
    path: '/api/sessions/{id}',
    ...parentOnly,
    request: { params: z.object({ id }) },
    responses: emptyAnswer,
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => c.json(await listSessions(app, c.var.parent), 200))
    .openapi(endAll, async (c) => {
      await endOtherSessions(app, c.var.parent)
      return c.body(null, 204)
    })
    .openapi(end, async (c) => {
      await endSession(app, c.var.parent, c.req.valid('param').id)
      return c.body(null, 204)
    })
}
