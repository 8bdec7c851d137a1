import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { id } from '#shared/text.ts'
import { changeWonder as changeWonderBody, wonderView } from '#shared/wonder.ts'
import { changeWonder, listWonders, removeWonder } from './wonders.ts'

const ofWonder = z.object({ id, wonderId: id })

export const wonderRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'auth'>) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/students/{id}/wonders',
    ...parentOnly,
    request: {
      params: z.object({ id }),
      query: z.strictObject({ talked: z.enum(['true', 'false']).optional(), cursor: id.optional() }),
    },
    responses: jsonAnswer(
      z.array(wonderView),
      'Open questions, or those talked about; newest first, 20 a page; the header Link names the next page',
    ),
  })
  const change = createRoute({
    method: 'patch',
    path: '/api/students/{id}/wonders/{wonderId}',
    ...parentOnly,
    request: { ...jsonBody(changeWonderBody), params: ofWonder },
    responses: jsonAnswer(wonderView, 'The question as it is now'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/students/{id}/wonders/{wonderId}',
    ...parentOnly,
    request: { params: ofWonder },
    responses: emptyAnswer,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { talked = 'false', cursor } = c.req.valid('query')
      const asked = { talked: talked === 'true', cursor }
      const page = await listWonders(app, c.var.parent, c.req.valid('param').id, asked)
      if (page.next) c.header('link', `<${c.req.path}?talked=${talked}&cursor=${page.next}>; rel="next"`)
      return c.json(page.wonders, 200)
    })
    .openapi(change, async (c) => {
      const { id: studentId, wonderId } = c.req.valid('param')
      return c.json(await changeWonder(app, c.var.parent, { studentId, wonderId, ...c.req.valid('json') }), 200)
    })
    .openapi(remove, async (c) => {
      const { id: studentId, wonderId } = c.req.valid('param')
      await removeWonder(app, c.var.parent, studentId, wonderId)
      return c.body(null, 204)
    })
}
