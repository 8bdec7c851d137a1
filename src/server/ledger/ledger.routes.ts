import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { ledgerView, triedWords, tryWords as tryWordsBody } from '#shared/ledger.ts'
import { id } from '#shared/text.ts'
import { readLedger } from './ledger.ts'
import { tryWords } from './try-words.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'log' | 'limits'>

export const ledgerRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const read = createRoute({
    method: 'get',
    path: '/api/students/{id}/safety',
    ...parentOnly,
    request: { params: z.object({ id }) },
    responses: jsonAnswer(ledgerView, 'What was raised, blocked and sent outside in the last 30 days, by day'),
  })
  const attempt = createRoute({
    method: 'post',
    path: '/api/students/{id}/safety/try',
    ...parentOnly,
    description: 'What would become of words that a child may say. Nothing is kept, nobody is told, nothing is sent.',
    request: { ...jsonBody(tryWordsBody), params: z.object({ id }) },
    responses: jsonAnswer(triedWords, 'Which kind they are, who would be told, and what the child would hear'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(read, async (c) => c.json(await readLedger(app, c.var.parent, c.req.valid('param').id), 200))
    .openapi(attempt, async (c) => {
      await app.limits.spend('try_words', c.var.parent.id)
      return c.json(await tryWords(app, c.var.parent, c.req.valid('param').id, c.req.valid('json').text), 200)
    })
}
