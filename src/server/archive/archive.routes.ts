import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { archiveOf } from './archive.ts'

export const archiveRoutes = (app: Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'log' | 'files'>) => {
  const take = createRoute({
    method: 'get',
    path: '/api/archive',
    ...asParent(app),
    responses: {
      200: {
        description: 'Everything of the family: trellis.json, readable pages, and all files, as one archive',
        content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(take, (c) => {
    const { name, stream } = archiveOf(app, c.var.parent)
    return c.body(stream, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
  })
}
