import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { fromReplica } from '#server/db/from-replica.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { claimEvidence, claimId, insightView } from '#shared/insight.ts'
import { id } from '#shared/text.ts'
import { evidenceOf } from './claim-evidence.ts'
import { insightsOf } from './insights.ts'

export const insightRoutes = (
  app: Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'replica' | 'metrics'>,
) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/students/insights',
    ...parentOnly,
    responses: jsonAnswer(
      z.array(insightView),
      'What the evidence says of each of the parent’s students, oldest first',
    ),
  })
  const behind = createRoute({
    method: 'get',
    path: '/api/students/{id}/insights/{claim}/evidence',
    ...parentOnly,
    request: { params: z.object({ id, claim: claimId }), query: z.strictObject({ cursor: id.optional() }) },
    responses: jsonAnswer(
      z.array(claimEvidence),
      'The answers behind one sentence; newest first, 20 a page; the header Link names the next page',
    ),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) =>
      c.json(await fromReplica(app, c.var.parent, (read) => insightsOf(read, c.var.parent)), 200),
    )
    .openapi(behind, async (c) => {
      const { id: studentId, claim } = c.req.valid('param')
      const asked = { studentId, claim, cursor: c.req.valid('query').cursor }
      const page = await fromReplica(app, c.var.parent, (read) => evidenceOf(read, c.var.parent, asked))
      if (page.next) c.header('link', `<${c.req.path}?cursor=${page.next}>; rel="next"`)
      return c.json(page.answers, 200)
    })
}
