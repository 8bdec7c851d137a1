import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAdmin, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { fromReplica } from '#server/db/from-replica.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { customerView, searchText } from '#shared/customer.ts'
import { lookView, openedHistory, openedTranscript, openWithReason } from '#shared/look.ts'
import { overviewView } from '#shared/overview.ts'
import { id } from '#shared/text.ts'
import { searchCustomers } from './customers.ts'
import { listLooks, openHistory, openTranscript } from './looks.ts'
import { readOverview } from './overview.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'replica' | 'metrics'>

/** Administrators find families and, for a reason that is kept, read what was said; families read who did. */
export const adminRoutes = (app: Needs) => {
  const search = createRoute({
    method: 'get',
    path: '/api/admin/parents',
    ...asAdmin(app),
    request: { query: z.strictObject({ search: searchText, cursor: z.string().max(1_500).optional() }) },
    responses: jsonAnswer(z.array(customerView), 'The best first, 20 a page; the header Link names the next page'),
  })
  const history = createRoute({
    method: 'post',
    path: '/api/admin/students/{id}/conversations',
    ...asAdmin(app),
    request: { params: z.object({ id }), ...jsonBody(openWithReason) },
    responses: jsonAnswer(openedHistory, 'Newest first, 50 a page; the look is kept with its reason'),
  })
  const transcript = createRoute({
    method: 'post',
    path: '/api/admin/conversations/{id}/transcript',
    ...asAdmin(app),
    request: { params: z.object({ id }), ...jsonBody(openWithReason) },
    responses: jsonAnswer(openedTranscript, 'In order, 500 a page; the look is kept with its reason'),
  })
  const overview = createRoute({
    method: 'get',
    path: '/api/admin/overview',
    ...asAdmin(app),
    responses: jsonAnswer(overviewView, 'Numbers, failures, and what each part runs on'),
  })
  const looks = createRoute({
    method: 'get',
    path: '/api/looks',
    ...asParent(app),
    request: { query: z.strictObject({ cursor: id.optional() }) },
    responses: jsonAnswer(
      z.array(lookView),
      'Who looked, newest first, 50 a page; the header Link names the next page',
    ),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(search, async (c) => {
      const { search: text, cursor } = c.req.valid('query')
      const { customers, next } = await fromReplica(app, c.var.admin, (read) =>
        searchCustomers(read, c.var.admin, text, cursor),
      )
      if (next) c.header('link', `<${c.req.path}?cursor=${next}>; rel="next"`)
      return c.json(customers, 200)
    })
    .openapi(history, async (c) =>
      c.json(await openHistory(app, c.var.admin, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(transcript, async (c) =>
      c.json(await openTranscript(app, c.var.admin, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(overview, async (c) => c.json(await readOverview(app, c.var.admin), 200))
    .openapi(looks, async (c) => {
      const page = await listLooks(app, c.var.parent, c.req.valid('query').cursor)
      if (page.next) c.header('link', `<${c.req.path}?cursor=${page.next}>; rel="next"`)
      return c.json(page.looks, 200)
    })
}
