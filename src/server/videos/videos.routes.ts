import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { ownStudent } from '#server/auth/own-student.ts'
import { asLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { answerLogged } from '#shared/card.ts'
import { grown } from '#shared/growth.ts'
import { id } from '#shared/text.ts'
import { logClip, videoItem, watchedBody } from '#shared/video.ts'
import { answerClip } from './clip-answers.ts'
import { keepSeen, videosFor } from './videos.ts'

/** What the child's screen asks. */
export const videoRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs'>) => {
  const list = createRoute({
    method: 'get',
    path: '/api/videos',
    ...asLearner(app),
    request: { query: z.strictObject({ student_id: id }) },
    responses: jsonAnswer(
      z.array(videoItem),
      'What this student may watch, what fits best first; empty when there is nothing',
    ),
  })
  const answer = createRoute({
    method: 'post',
    path: '/api/videos/answer',
    ...asLearner(app),
    request: jsonBody(logClip),
    responses: jsonAnswer(answerLogged, 'The verdict on an answer at a stop of a clip, and what it changed'),
  })
  const seen = createRoute({
    method: 'post',
    path: '/api/videos/seen',
    ...asLearner(app),
    request: jsonBody(watchedBody),
    responses: jsonAnswer(z.array(grown), 'What grew on the child’s plant by it'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      ownStudent(c.var.learner, c.req.valid('query').student_id)
      return c.json(await videosFor(app, c.var.learner), 200)
    })
    .openapi(answer, async (c) => {
      const said = c.req.valid('json')
      ownStudent(c.var.learner, said.student_id)
      return c.json(await answerClip(app, c.var.learner, said), 200)
    })
    .openapi(seen, async (c) => {
      const { student_id, video } = c.req.valid('json')
      ownStudent(c.var.learner, student_id)
      return c.json(await keepSeen(app, c.var.learner, video), 200)
    })
}
