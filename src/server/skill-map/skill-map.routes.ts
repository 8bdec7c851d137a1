import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { fromReplica } from '#server/db/from-replica.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { progressView, skillAnswer } from '#shared/progress.ts'
import { id } from '#shared/text.ts'
import { answersTo } from './skill-answers.ts'
import { progressOf } from './skill-map.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'replica' | 'metrics'>

/** Also of a deck from outside: 'deck.<slug>.<category>'. */
const skillId = z
  .string()
  .max(160)
  .regex(/^[a-z][\w.:-]*$/)

export const skillMapRoutes = (app: Needs) => {
  const map = createRoute({
    method: 'get',
    path: '/api/students/{id}/progress',
    ...asParent(app),
    request: { params: z.object({ id }) },
    responses: jsonAnswer(
      progressView,
      'What this student knows: the skills of its year, what comes next, and how it grew',
    ),
  })
  const answers = createRoute({
    method: 'get',
    path: '/api/students/{id}/progress/{skill}',
    ...asParent(app),
    request: { params: z.object({ id, skill: skillId }), query: z.strictObject({ cursor: id.optional() }) },
    responses: jsonAnswer(z.array(skillAnswer), 'Newest first, 20 a page; the header Link names the next page'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(map, async (c) => {
      const studentId = c.req.valid('param').id
      return c.json(await fromReplica(app, c.var.parent, (read) => progressOf(read, c.var.parent, studentId)), 200)
    })
    .openapi(answers, async (c) => {
      const { id: studentId, skill } = c.req.valid('param')
      const { cursor } = c.req.valid('query')
      const asked = { studentId, skill, cursor }
      const page = await fromReplica(app, c.var.parent, (read) => answersTo(read, c.var.parent, asked))
      if (page.next) c.header('link', `<${c.req.path}?cursor=${page.next}>; rel="next"`)
      return c.json(page.answers, 200)
    })
}
