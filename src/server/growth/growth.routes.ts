import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { ownStudent } from '#server/auth/own-student.ts'
import { asLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { grown, lookBack } from '#shared/growth.ts'
import { id } from '#shared/text.ts'
import { lookBackOf, plantOf } from './growth.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth'>

export const growthRoutes = (app: Needs) => {
  const ofStudent = { query: z.strictObject({ student_id: id }) }
  const plant = createRoute({
    method: 'get',
    path: '/api/growth',
    ...asLearner(app),
    request: ofStudent,
    responses: jsonAnswer(z.array(grown), 'What grew on the plant of this student today, oldest first'),
  })
  const back = createRoute({
    method: 'get',
    path: '/api/growth/look-back',
    ...asLearner(app),
    request: ofStudent,
    responses: jsonAnswer(lookBack, 'What this student solved and made today, and what would come next'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(plant, async (c) => {
      ownStudent(c.var.learner, c.req.valid('query').student_id)
      return c.json(await plantOf(app, c.var.learner), 200)
    })
    .openapi(back, async (c) => {
      ownStudent(c.var.learner, c.req.valid('query').student_id)
      return c.json(await lookBackOf(app, c.var.learner), 200)
    })
}
