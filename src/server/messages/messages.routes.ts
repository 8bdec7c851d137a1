import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAdmin, asParent, watchingAdmin, watchingParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { bellStream } from '#server/http/bell-stream.ts'
import { createdAnswer, emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  adminMessageView,
  markMessagesRead,
  sendAsAdmin as sendAsAdminBody,
  sendAsParent as sendAsParentBody,
  threadState,
  waitingThread,
} from '#shared/admin-message.ts'
import { id } from '#shared/text.ts'
import {
  listForAdmin,
  listForParent,
  listWaiting,
  markRead,
  readThread,
  sendAsAdmin,
  sendAsParent,
  threadTopic,
} from './messages.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs' | 'log' | 'news' | 'limits'>

const seq = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const page = z.strictObject({ cursor: seq.optional() })
const told = jsonAnswer(z.array(adminMessageView), 'The newest 50 in order; the header Link names the page before them')
const stream = {
  200: {
    description: 'How far the messages are, now and at every change',
    content: { 'text/event-stream': { schema: threadState } },
  },
} as const

/** Messages between a family and the administrators, the family's side. */
export const messageRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/messages',
    ...parentOnly,
    request: { query: page },
    responses: told,
  })
  const send = createRoute({
    method: 'post',
    path: '/api/messages',
    ...parentOnly,
    request: jsonBody(sendAsParentBody),
    responses: createdAnswer(adminMessageView, 'The message'),
  })
  const state = createRoute({
    method: 'get',
    path: '/api/messages/state',
    ...parentOnly,
    responses: jsonAnswer(threadState, 'How far the messages are'),
  })
  const read = createRoute({
    method: 'post',
    path: '/api/messages/read',
    ...parentOnly,
    request: jsonBody(markMessagesRead),
    responses: emptyAnswer,
  })
  const live = createRoute({ method: 'get', path: '/api/messages/live', ...parentOnly, responses: stream })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { messages, next } = await listForParent(app, c.var.parent, c.req.valid('query').cursor)
      if (next) c.header('link', `<${c.req.path}?cursor=${next}>; rel="next"`)
      return c.json(messages, 200)
    })
    .openapi(send, async (c) => {
      await app.limits.spend('parent_message', c.var.parent.id)
      return c.json(await sendAsParent(app, c.var.parent, c.req.valid('json')), 201)
    })
    .openapi(state, async (c) => c.json(await readThread(app, 'parent', c.var.parent.id), 200))
    .openapi(read, async (c) => {
      await markRead(app, 'parent', c.var.parent.id, c.req.valid('json').seq)
      return c.body(null, 204)
    })
    .openapi(live, (c) => {
      const { id: parentId } = c.var.parent
      const readState = async () => {
        await watchingParent(app, c)
        return readThread(app, 'parent', parentId)
      }
      return bellStream(app, c, { topic: threadTopic(parentId), read: readState })
    })
}

/** The administrators' side. */
export const adminMessageRoutes = (app: Needs) => {
  const adminOnly = asAdmin(app)
  const one = z.object({ parentId: id })
  const waiting = createRoute({
    method: 'get',
    path: '/api/admin/messages',
    ...adminOnly,
    responses: jsonAnswer(z.array(waitingThread), 'Families whose messages nobody has read, who waits longest first'),
  })
  const list = createRoute({
    method: 'get',
    path: '/api/admin/messages/{parentId}',
    ...adminOnly,
    request: { params: one, query: page },
    responses: told,
  })
  const send = createRoute({
    method: 'post',
    path: '/api/admin/messages',
    ...adminOnly,
    request: jsonBody(sendAsAdminBody),
    responses: createdAnswer(adminMessageView, 'The created message'),
  })
  const read = createRoute({
    method: 'post',
    path: '/api/admin/messages/{parentId}/read',
    ...adminOnly,
    request: { params: one, ...jsonBody(markMessagesRead) },
    responses: emptyAnswer,
  })
  const live = createRoute({
    method: 'get',
    path: '/api/admin/messages/{parentId}/live',
    ...adminOnly,
    request: { params: one },
    responses: stream,
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(waiting, async (c) => c.json(await listWaiting(app, c.var.admin), 200))
    .openapi(list, async (c) => {
      const parentId = c.req.valid('param').parentId
      const { messages, next } = await listForAdmin(app, c.var.admin, parentId, c.req.valid('query').cursor)
      if (next) c.header('link', `<${c.req.path}?cursor=${next}>; rel="next"`)
      return c.json(messages, 200)
    })
    .openapi(send, async (c) => c.json(await sendAsAdmin(app, c.var.admin, c.req.valid('json')), 201))
    .openapi(read, async (c) => {
      await markRead(app, 'admin', c.req.valid('param').parentId, c.req.valid('json').seq)
      return c.body(null, 204)
    })
    .openapi(live, (c) => {
      const { parentId } = c.req.valid('param')
      const readState = async () => {
        await watchingAdmin(app, c)
        return readThread(app, 'admin', parentId)
      }
      return bellStream(app, c, { topic: threadTopic(parentId), read: readState })
    })
}
