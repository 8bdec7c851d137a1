import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asLearner, asParent, asParentAtGate } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { readAlarmTalk } from '#server/conversations/alarm-talk.ts'
import { fileLeftReport, fileReport } from '#server/conversations/reports.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { alarmTalk, alarmView, reportAnswer, reportSomething } from '#shared/alarm.ts'
import { id } from '#shared/text.ts'
import { endCare, listAlarms, markSeen } from './alarms.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'jobs'>

export const alarmRoutes = (app: Needs) => {
  const one = { params: z.object({ id }) }
  const list = createRoute({
    method: 'get',
    path: '/api/alarms',
    ...asParent(app),
    responses: jsonAnswer(z.array(alarmView), 'What the parent should know, newest first'),
  })
  const seen = createRoute({
    method: 'post',
    path: '/api/alarms/{id}/seen',
    ...asParent(app),
    request: one,
    responses: emptyAnswer,
  })
  const talk = createRoute({
    method: 'get',
    path: '/api/alarms/{id}',
    ...asParent(app),
    request: one,
    responses: jsonAnswer(alarmTalk, 'What was said, when, and what the tutor answered'),
  })
  const together = createRoute({
    method: 'post',
    path: '/api/alarms/{id}/with_child',
    ...asParent(app),
    request: one,
    responses: emptyAnswer,
  })
  const tell = createRoute({
    method: 'post',
    path: '/api/conversations/report',
    ...asLearner(app),
    request: jsonBody(reportSomething),
    responses: jsonAnswer(reportAnswer, 'What the child hears'),
  })
  const tellLeft = createRoute({
    method: 'post',
    path: '/api/conversations/report-left',
    description: 'Before a log-out: what a child reported in this browser and could not tell',
    ...asParentAtGate(app),
    request: jsonBody(reportSomething),
    responses: emptyAnswer,
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => c.json(await listAlarms(app, c.var.parent), 200))
    .openapi(seen, async (c) => {
      await markSeen(app, c.var.parent, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(talk, async (c) => c.json(await readAlarmTalk(app, c.var.parent, c.req.valid('param').id), 200))
    .openapi(together, async (c) => {
      await endCare(app, c.var.parent, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(tell, async (c) => c.json(await fileReport(app, c.var.learner, c.req.valid('json')), 200))
    .openapi(tellLeft, async (c) => {
      await fileLeftReport(app, c.var.parent, c.req.valid('json'))
      return c.body(null, 204)
    })
}
