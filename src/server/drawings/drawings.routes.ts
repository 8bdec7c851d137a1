import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { ownStudent } from '#server/auth/own-student.ts'
import { asLearner, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  drawingRead,
  drawingSaved,
  drawingView,
  readDrawing as readDrawingBody,
  saveDrawing as saveDrawingBody,
} from '#shared/drawing.ts'
import { id } from '#shared/text.ts'
import { type DrawingPage, drawingGallery, drawingsOfConversation, drawingsOfStudent } from './drawing-lists.ts'
import { readDrawing, saveDrawing } from './drawings.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'jobs' | 'limits' | 'log'>

const oneOf = { params: z.object({ id }) }
const paged = { query: z.strictObject({ cursor: id.optional() }) }
const pages = jsonAnswer(z.array(drawingView), 'Newest first, 12 a page; the header Link names the next page')

export const drawingRoutes = (app: Needs) => {
  const save = createRoute({
    method: 'put',
    path: '/api/drawings/{id}',
    ...asLearner(app),
    request: { ...oneOf, ...jsonBody(saveDrawingBody) },
    description:
      'Keeps a drawing under an id that the browser made. An older version than the one that is there changes nothing.',
    responses: jsonAnswer(drawingSaved, 'The version that the server has now'),
  })
  const mine = createRoute({
    method: 'get',
    path: '/api/drawings',
    ...asLearner(app),
    request: { query: z.strictObject({ student_id: id, cursor: id.optional() }) },
    responses: pages,
  })
  const read = createRoute({
    method: 'post',
    path: '/api/drawings/read',
    ...asLearner(app),
    request: jsonBody(readDrawingBody),
    responses: jsonAnswer(drawingRead, 'What is on the board, as far as it can be read'),
  })
  const ofStudent = createRoute({
    method: 'get',
    path: '/api/student/{id}/drawings',
    ...asParent(app),
    request: { ...oneOf, ...paged },
    responses: pages,
  })
  const ofConversation = createRoute({
    method: 'get',
    path: '/api/conversations/{id}/drawings',
    ...asParent(app),
    request: { ...oneOf, ...paged },
    responses: pages,
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(save, async (c) => {
      const said = c.req.valid('json')
      ownStudent(c.var.learner, said.student_id)
      await app.limits.spend('drawing', c.var.learner.studentId)
      return c.json(await saveDrawing(app, c.var.learner, c.req.valid('param').id, said), 200)
    })
    .openapi(mine, async (c) => {
      const { student_id, cursor } = c.req.valid('query')
      ownStudent(c.var.learner, student_id)
      const page = await drawingGallery(app, c.var.learner, cursor)
      return c.json(showPage(c, page, `student_id=${student_id}&`), 200)
    })
    .openapi(read, async (c) => {
      const { student_id, scene } = c.req.valid('json')
      ownStudent(c.var.learner, student_id)
      await app.limits.spend('board_read', student_id)
      return c.json(await readDrawing(app, c.var.learner, scene), 200)
    })
    .openapi(ofStudent, async (c) => {
      const page = await drawingsOfStudent(app, c.var.parent, c.req.valid('param').id, c.req.valid('query').cursor)
      return c.json(showPage(c, page), 200)
    })
    .openapi(ofConversation, async (c) => {
      const page = await drawingsOfConversation(app, c.var.parent, c.req.valid('param').id, c.req.valid('query').cursor)
      return c.json(showPage(c, page), 200)
    })
}

function showPage(c: Context, { drawings, next }: DrawingPage, asked = ''): DrawingPage['drawings'] {
  if (next) c.header('link', `<${c.req.path}?${asked}cursor=${next}>; rel="next"`)
  return drawings
}
