import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asEndToken, asLearner, asParentOrLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  endConversation as endConversationBody,
  messageView,
  startConversation as startConversationBody,
  startedConversation,
} from '#shared/conversation.ts'
import { id } from '#shared/text.ts'
import { endConversation } from './conversations.ts'
import { readTranscript } from './messages.ts'
import { startConversation } from './start.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'payments' | 'speech'>

const seq = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

export const conversationRoutes = (app: Needs) => {
  const start = createRoute({
    method: 'post',
    path: '/api/conversations/start',
    ...asLearner(app),
    request: jsonBody(startConversationBody),
    responses: jsonAnswer(startedConversation, 'The open conversation of this student with this tutor'),
  })
  const end = createRoute({
    method: 'post',
    path: '/api/conversations/end',
    ...asEndToken(app),
    request: jsonBody(endConversationBody),
    responses: emptyAnswer,
  })
  const transcript = createRoute({
    method: 'get',
    path: '/api/conversations/{id}/transcript',
    ...asParentOrLearner(app),
    request: { params: z.object({ id }), query: z.strictObject({ cursor: seq.optional() }) },
    responses: jsonAnswer(z.array(messageView), 'In order, 1,000 a page; the header Link names the next page'),
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(start, async (c) => {
      if (c.var.learner.allowance.voice) app.speech.wake?.()
      return c.json(await startConversation(app, c.var.learner, c.req.valid('json')), 200)
    })
    .openapi(end, async (c) => {
      await endConversation(app, c.var.learnerOrNull, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(transcript, async (c) => {
      const page = await readTranscript(app, c.var.asking, c.req.valid('param').id, c.req.valid('query').cursor ?? 0)
      if (page.next) c.header('link', `<${c.req.path}?cursor=${page.next}>; rel="next"`)
      return c.json(page.messages, 200)
    })
}
