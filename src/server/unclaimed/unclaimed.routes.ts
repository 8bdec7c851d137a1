import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { asParentDeciding } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { decideUnclaimed as decideBody, unclaimedView } from '#shared/unclaimed.ts'
import { decideUnclaimed, openUnclaimed } from './unclaimed.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs'>

/** What was made in an account before its address was proven: its owner takes it or throws it away. */
export const unclaimedRoutes = (app: Needs) => {
  const path = '/api/profile/unclaimed'
  const deciding = asParentDeciding(app)
  const open = createRoute({
    method: 'get',
    path,
    ...deciding,
    responses: jsonAnswer(unclaimedView, 'How much there is, and when it was made'),
  })
  const decide = createRoute({
    method: 'post',
    path,
    ...deciding,
    request: jsonBody(decideBody),
    responses: emptyAnswer,
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(open, async (c) => c.json(await openUnclaimed(app, c.var.parent), 200))
    .openapi(decide, async (c) => {
      await decideUnclaimed(app, c.var.parent, c.req.valid('json').choice)
      return c.body(null, 204)
    })
}
