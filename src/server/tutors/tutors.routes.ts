import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAnyone } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { id } from '#shared/text.ts'
import { tutorView } from '#shared/tutor.ts'
import { listTutors, openTutor } from './tutors.ts'

// An empty value is no grade: '' must not be read as 0.
const gradeInQuery = z
  .string()
  .regex(/^(-1|\d|1[0-2])$/)
  .transform(Number)

const list = createRoute({
  method: 'get',
  path: '/api/tutors',
  ...asAnyone,
  request: { query: z.strictObject({ grade_level: gradeInQuery.optional() }) },
  responses: jsonAnswer(z.array(tutorView), 'Tutors by name; with a grade, those that fit it'),
})

const open = createRoute({
  method: 'get',
  path: '/api/tutors/{id}',
  ...asAnyone,
  request: { params: z.object({ id }) },
  responses: jsonAnswer(tutorView, 'One tutor'),
})

export const tutorRoutes = (app: Pick<App, 'db' | 'config' | 'now'>) =>
  new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => c.json(await listTutors(app, c.req.valid('query')), 200))
    .openapi(open, async (c) => c.json(await openTutor(app, c.req.valid('param').id), 200))
