import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAnyone, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { screens } from '#shared/screens.ts'
import { changeWeeklyLetter as changeBody, weeklyLetterView } from '#shared/weekly-letter.ts'
import { changeWeeklyLetter, readWeeklyLetter, stopWeeklyLetter } from './weekly-letter.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth'>

const path = '/api/weekly-letter'
const query = z.strictObject({ token: z.string().regex(/^[\w.-]{1,200}$/) })

export const weeklyLetterRoutes = (app: Needs) => {
  const read = createRoute({
    method: 'get',
    path,
    ...asParent(app),
    responses: jsonAnswer(weeklyLetterView, 'The letter about the last whole week, and how much is wanted by mail'),
  })
  const change = createRoute({
    method: 'put',
    path,
    ...asParent(app),
    request: jsonBody(changeBody),
    responses: jsonAnswer(weeklyLetterView, 'As it is from now on'),
  })
  const stop = createRoute({
    method: 'post',
    path: `${path}/stop`,
    ...asAnyone,
    request: { query },
    description:
      'Stops the letter that the link stands in. A mailbox presses it too (RFC 8058); what it sends is not read.',
    responses: emptyAnswer,
  })
  const look = createRoute({
    method: 'get',
    path: `${path}/stop`,
    ...asAnyone,
    request: { query },
    description: 'Changes nothing: leads to the page with the button.',
    responses: { 303: { description: 'To the page with the button' } },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(read, async (c) => c.json(await readWeeklyLetter(app, c.var.parent), 200))
    .openapi(change, async (c) => c.json(await changeWeeklyLetter(app, c.var.parent, c.req.valid('json').length), 200))
    .openapi(stop, async (c) => {
      await stopWeeklyLetter(app, c.req.valid('query').token)
      return c.body(null, 204)
    })
    .openapi(look, (c) => c.redirect(`${screens.stopLetter}#${c.req.valid('query').token}`, 303))
}
