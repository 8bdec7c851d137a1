import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { correctMemory, memoryView } from '#shared/memory.ts'
import { id } from '#shared/text.ts'
import { correct, forget, listMemory } from './memory.ts'

export const memoryRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'auth'>) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/students/{id}/memory',
    ...parentOnly,
    request: { params: z.object({ id }) },
    responses: jsonAnswer(z.array(memoryView), 'What the tutor remembers of the child, newest first'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/students/{id}/memory/{memoryId}',
    ...parentOnly,
    request: { params: z.object({ id, memoryId: id }) },
    responses: emptyAnswer,
  })

  const change = createRoute({
    method: 'patch',
    path: '/api/students/{id}/memory/{memoryId}',
    ...parentOnly,
    request: { params: z.object({ id, memoryId: id }), ...jsonBody(correctMemory) },
    responses: jsonAnswer(memoryView, 'What the tutor remembers from the next lesson on'),
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(change, async (c) => {
      const { id: studentId, memoryId } = c.req.valid('param')
      return c.json(await correct(app, c.var.parent, { studentId, memoryId, what: c.req.valid('json').what }), 200)
    })
    .openapi(list, async (c) => c.json(await listMemory(app, c.var.parent, c.req.valid('param').id), 200))
    .openapi(remove, async (c) => {
      const { id: studentId, memoryId } = c.req.valid('param')
      await forget(app, c.var.parent, studentId, memoryId)
      return c.body(null, 204)
    })
}
