import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { removeAsked, saidAbout, searchAsked, sessionContents } from '#shared/history.ts'
import { id } from '#shared/text.ts'
import { countSaid, readContents, removeSaid, removeSession } from './remove.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth'>

const params = z.object({ id })

export const historyRemovalRoutes = (app: Needs) => {
  const count = createRoute({
    method: 'get',
    path: '/api/student/{id}/said/count',
    ...asParent(app),
    request: { params, query: searchAsked.pick({ about: true }) },
    responses: jsonAnswer(saidAbout, 'How much would go with everything said about it'),
  })
  const removeAll = createRoute({
    method: 'post',
    path: '/api/student/{id}/said/remove',
    ...asParent(app),
    request: { params, ...jsonBody(removeAsked) },
    responses: jsonAnswer(saidAbout, 'How much went'),
  })
  const contents = createRoute({
    method: 'get',
    path: '/api/conversations/{id}/contents',
    ...asParent(app),
    request: { params },
    responses: jsonAnswer(sessionContents, 'What goes with it when it is deleted'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/conversations/{id}',
    ...asParent(app),
    request: { params },
    responses: emptyAnswer,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(count, async (c) =>
      c.json(await countSaid(app, c.var.parent, c.req.valid('param').id, c.req.valid('query').about), 200),
    )
    .openapi(removeAll, async (c) =>
      c.json(await removeSaid(app, c.var.parent, c.req.valid('param').id, c.req.valid('json').about), 200),
    )
    .openapi(contents, async (c) => c.json(await readContents(app, c.var.parent, c.req.valid('param').id), 200))
    .openapi(remove, async (c) => {
      await removeSession(app, c.var.parent, c.req.valid('param').id)
      return c.body(null, 204)
    })
}
