import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { asLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { eventStream } from '#server/http/event-stream.ts'
import { jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { type ChatEvent, chatReply, sendMessage } from '#shared/conversation.ts'
import type { Seat } from './admission.ts'
import { reply } from './reply.ts'

type Needs = Pick<
  App,
  | 'config'
  | 'db'
  | 'database'
  | 'now'
  | 'auth'
  | 'brain'
  | 'log'
  | 'turns'
  | 'admission'
  | 'metrics'
  | 'limits'
  | 'jobs'
>

/** Before anything is asked of the database: whoever is refused costs nothing. */
const admitted = ({ admission, metrics }: Needs) =>
  createMiddleware<{ Variables: { seat: Seat } }>(async (c, next) => {
    const seat = await metrics.stage('wait', () => admission.enter(c.req.raw.signal))
    c.set('seat', seat)
    try {
      await next()
    } finally {
      seat.leave()
    }
  })

export const chatRoutes = (app: Needs) => {
  const learner = asLearner(app)
  const chat = createRoute({
    method: 'post',
    path: '/api/chat',
    security: learner.security,
    middleware: [admitted(app), learner.middleware] as const,
    request: jsonBody(sendMessage),
    description:
      'The tutor’s reply. With `Accept: text/event-stream` the same turn comes as the events accepted, sentence, done and error.',
    responses: {
      200: {
        description: 'The whole reply, or its events',
        content: { 'application/json': { schema: chatReply }, 'text/event-stream': { schema: z.string() } },
      },
    },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(chat, async (c) => {
    const { learner, seat } = c.var
    const events = await reply(app, learner, c.req.valid('json'), c.get('requestId'), seat)
    // Whoever only follows a reply that is made elsewhere needs no place.
    seat.leave()
    if (c.req.header('accept')?.includes('text/event-stream')) return eventStream(app, c, events)
    return c.json(await wholeReply(events), 200)
  })
}

async function wholeReply(events: AsyncIterable<ChatEvent>) {
  for await (const event of events) {
    if (event.type === 'done') return { reply: event.reply, conversation_id: event.conversation_id }
    if (event.type === 'error') {
      throw new AppError(event.code, event.error, {
        ...(event.retry_after_s !== undefined && { retryAfter: event.retry_after_s }),
      })
    }
  }
  throw new AppError('unavailable', 'The tutor was interrupted. Please send it again.', { retryAfter: 1 })
}
