import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { ownStudent } from '#server/auth/own-student.ts'
import { asLearner, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  changeLetterStyle,
  glyph,
  handwritingLogged,
  handwritingTask,
  handwritingView,
  letterStyle,
  logHandwriting as logHandwritingBody,
} from '#shared/handwriting.ts'
import { id } from '#shared/text.ts'
import { logHandwriting, nextTask } from './handwriting.ts'
import { writtenBy } from './handwriting-pages.ts'
import { chooseStyle, styleOf } from './handwriting-style.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits'>

export const handwritingRoutes = (app: Needs) => {
  const next = createRoute({
    method: 'get',
    path: '/api/letters/next',
    ...asLearner(app),
    request: { query: z.strictObject({ student_id: id, glyph: glyph.optional() }) },
    responses: jsonAnswer(handwritingTask, 'What to write next, and with how much help'),
  })
  const log = createRoute({
    method: 'post',
    path: '/api/letters/log',
    ...asLearner(app),
    request: jsonBody(logHandwritingBody),
    responses: jsonAnswer(handwritingLogged, 'The verdict that stands, and what comes next'),
  })
  const written = createRoute({
    method: 'get',
    path: '/api/student/{id}/handwriting',
    ...asParent(app),
    request: {
      params: z.object({ id }),
      query: z.strictObject({ cursor: id.optional(), glyph: glyph.optional() }),
    },
    responses: jsonAnswer(z.array(handwritingView), 'Newest first, 24 a page; the header Link names the next page'),
  })
  const style = createRoute({
    method: 'get',
    path: '/api/student/{id}/handwriting/style',
    ...asParent(app),
    request: { params: z.object({ id }) },
    responses: jsonAnswer(letterStyle, 'How the school writes print'),
  })
  const changeStyle = createRoute({
    method: 'put',
    path: '/api/student/{id}/handwriting/style',
    ...asParent(app),
    request: { params: z.object({ id }), ...jsonBody(changeLetterStyle) },
    responses: jsonAnswer(letterStyle, 'The letters that are shown from now on'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(next, async (c) => {
      const asked = c.req.valid('query')
      ownStudent(c.var.learner, asked.student_id)
      return c.json(await nextTask(app, c.var.learner, asked.glyph), 200)
    })
    .openapi(log, async (c) => {
      const said = c.req.valid('json')
      ownStudent(c.var.learner, said.student_id)
      await app.limits.spend('handwriting', said.student_id)
      return c.json(await logHandwriting(app, c.var.learner, said), 200)
    })
    .openapi(written, async (c) => {
      const { cursor, glyph: of } = c.req.valid('query')
      const page = await writtenBy(app, c.var.parent, c.req.valid('param').id, { cursor, glyph: of })
      const asked = of ? `glyph=${encodeURIComponent(of)}&` : ''
      if (page.next) c.header('link', `<${c.req.path}?${asked}cursor=${page.next}>; rel="next"`)
      return c.json(page.written, 200)
    })
    .openapi(style, async (c) => c.json({ style: await styleOf(app, c.var.parent, c.req.valid('param').id) }, 200))
    .openapi(changeStyle, async (c) => {
      const wanted = c.req.valid('json').style
      await chooseStyle(app, c.var.parent, c.req.valid('param').id, wanted)
      return c.json({ style: wanted }, 200)
    })
}
