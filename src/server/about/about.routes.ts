import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { asAnyone } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { aboutView } from '#shared/about.ts'
import { aboutThis } from './about.ts'

const about = createRoute({
  method: 'get',
  path: '/api/about',
  ...asAnyone,
  responses: jsonAnswer(aboutView, 'Who runs this installation, and who else is sent something'),
})

export const aboutRoutes = (app: Pick<App, 'config' | 'database'>) =>
  new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(about, (c) => c.json(aboutThis(app), 200))
