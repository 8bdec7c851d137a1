import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAdmin } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { addCaseStep as addCaseStepBody, safeguardingCase } from '#shared/alarm.ts'
import { id } from '#shared/text.ts'
import { addCaseStep, listCases } from './cases.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth'>

/** The safeguarding queue. */
export const caseRoutes = (app: Needs) => {
  const list = createRoute({
    method: 'get',
    path: '/api/admin/alarms',
    ...asAdmin(app),
    request: { query: z.strictObject({ state: z.enum(['open', 'closed']).default('open'), cursor: id.optional() }) },
    responses: jsonAnswer(z.array(safeguardingCase), 'Newest first, 50 a page; the header Link names the next page'),
  })
  const step = createRoute({
    method: 'post',
    path: '/api/admin/alarms/{id}/steps',
    ...asAdmin(app),
    request: { params: z.object({ id }), ...jsonBody(addCaseStepBody) },
    responses: jsonAnswer(safeguardingCase, 'The case with what was done so far'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { state, cursor } = c.req.valid('query')
      const { cases, next } = await listCases(app, c.var.admin, { state, cursor })
      if (next) c.header('link', `<${c.req.path}?state=${state}&cursor=${next}>; rel="next"`)
      return c.json(cases, 200)
    })
    .openapi(step, async (c) =>
      c.json(await addCaseStep(app, c.var.admin, c.req.valid('param').id, c.req.valid('json')), 200),
    )
}
