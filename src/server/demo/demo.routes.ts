import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { asAnyone } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { demoReply, sayInDemo } from '#shared/demo.ts'
import { answerVisitor } from './demo.ts'

const sayInDemoRoute = createRoute({
  method: 'post',
  path: '/api/demo',
  ...asAnyone,
  request: jsonBody(sayInDemo),
  responses: jsonAnswer(demoReply, 'What the built-in tutor answers; nothing is kept'),
})

/** A lesson of three turns for whoever looks at the landing page. */
export const demoRoutes = (app: Pick<App, 'config' | 'limits' | 'log' | 'now'>) =>
  new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(sayInDemoRoute, async (c) => {
    await app.limits.spend('demo_from', clientAddress(c, app.config.trustedProxies))
    return c.json(await answerVisitor(app, c.req.valid('json').said), 200)
  })
