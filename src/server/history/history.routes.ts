import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { fromReplica } from '#server/db/from-replica.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { exportAsked, foundMessage, historyAsked, historyItem, searchAsked } from '#shared/history.ts'
import { id } from '#shared/text.ts'
import { exportHistory } from './export.ts'
import { searchSaid } from './search.ts'
import { listSessions } from './sessions.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'log' | 'replica' | 'metrics'>

const params = z.object({ id })
const file = z.string().openapi({ format: 'binary' })

export const historyRoutes = (app: Needs) => {
  const list = createRoute({
    method: 'get',
    path: '/api/student/{id}/conversations',
    ...asParent(app),
    request: { params, query: historyAsked },
    responses: jsonAnswer(z.array(historyItem), 'Newest first, 50 a page; the header Link names the next page'),
  })
  const search = createRoute({
    method: 'get',
    path: '/api/student/{id}/said',
    ...asParent(app),
    request: { params, query: searchAsked },
    responses: jsonAnswer(z.array(foundMessage), 'Newest first, 20 a page; the header Link names the next page'),
  })
  const download = createRoute({
    method: 'get',
    path: '/api/student/{id}/export',
    ...asParent(app),
    request: { params, query: exportAsked },
    responses: {
      200: {
        description: 'Everything that was said, as a file',
        content: { 'text/html': { schema: file }, 'text/csv': { schema: file }, 'application/json': { schema: file } },
      },
    },
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const asked = c.req.valid('query')
      const studentId = c.req.valid('param').id
      const page = await fromReplica(app, c.var.parent, (read) => listSessions(read, c.var.parent, studentId, asked))
      const narrowed = asked.show ? `show=${asked.show}&` : ''
      if (page.next) c.header('link', `<${c.req.path}?${narrowed}cursor=${page.next}>; rel="next"`)
      return c.json(page.sessions, 200)
    })
    .openapi(search, async (c) => {
      const asked = c.req.valid('query')
      const studentId = c.req.valid('param').id
      const page = await fromReplica(app, c.var.parent, (read) => searchSaid(read, c.var.parent, studentId, asked))
      const about = encodeURIComponent(asked.about)
      if (page.next) c.header('link', `<${c.req.path}?about=${about}&cursor=${page.next}>; rel="next"`)
      return c.json(page.found, 200)
    })
    .openapi(download, async (c) => {
      const { name, type, stream } = await exportHistory(
        app,
        c.var.parent,
        c.req.valid('param').id,
        c.req.valid('query').form,
      )
      const plain = name.replaceAll(/[^\w. -]/g, '_')
      return c.body(stream, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      })
    })
}
