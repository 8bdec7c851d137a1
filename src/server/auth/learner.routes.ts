import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createdAnswer, emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  deviceView,
  type Joined,
  joinBody,
  joinedAnswer,
  type LearnerPass,
  learnerPass,
  pairingCode,
  startLearner as startLearnerBody,
} from '#shared/account.ts'
import { id } from '#shared/text.ts'
import type { Device, Parent } from './actor.ts'
import { keepCookie } from './cookies.ts'
import { endDevice, joinDevice, listDevices, newPairingCode, openDevice } from './devices.ts'
import { endLearner, startLearner, startOnDevice } from './learners.ts'
import { asAnyone, asDevice, asLearner, asParent, asParentOrDevice, isDevice } from './require.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits' | 'payments'>

const letIn = createRoute({
  method: 'post',
  path: '/api/join',
  ...asAnyone,
  request: jsonBody(joinBody),
  responses: jsonAnswer(joinedAnswer, 'This browser is now a device of the student (device cookie)'),
})

/** Learner passes, and the children's own devices that obtain them. */
export const learnerRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const deviceOnly = asDevice(app)
  const ofStudent = { params: z.object({ id }) }
  const start = createRoute({
    method: 'post',
    path: '/api/learner',
    ...asParentOrDevice(app),
    request: jsonBody(startLearnerBody),
    responses: createdAnswer(learnerPass, 'A learner pass for one student of this parent, or of this device'),
  })
  const end = createRoute({ method: 'delete', path: '/api/learner', ...asLearner(app), responses: emptyAnswer })
  const code = createRoute({
    method: 'post',
    path: '/api/students/{id}/pairing-code',
    ...parentOnly,
    request: ofStudent,
    responses: createdAnswer(pairingCode, 'A code that lets one device of this student in'),
  })
  const list = createRoute({
    method: 'get',
    path: '/api/devices',
    ...parentOnly,
    responses: jsonAnswer(z.array(deviceView), 'The devices of the parent’s students, oldest first'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/devices/{id}',
    ...parentOnly,
    request: ofStudent,
    responses: emptyAnswer,
  })
  const here = createRoute({
    method: 'get',
    path: '/api/join',
    ...deviceOnly,
    responses: jsonAnswer(joinedAnswer, 'The student whose device this browser is'),
  })
  const leave = createRoute({ method: 'delete', path: '/api/join', ...deviceOnly, responses: emptyAnswer })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(start, async (c) => {
      const pass = await passFor(app, c, c.var.starting, c.req.valid('json').student_id)
      return c.json(pass, 201)
    })
    .openapi(end, async (c) => {
      await endLearner(app, c.var.learner)
      return c.body(null, 204)
    })
    .openapi(code, async (c) => c.json(await newPairingCode(app, c.var.parent, c.req.valid('param').id), 201))
    .openapi(list, async (c) => c.json(await listDevices(app, c.var.parent), 200))
    .openapi(remove, async (c) => {
      await endDevice(app, c.var.parent.id, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(letIn, async (c) => {
      const student = await letInHere(app, c, c.req.valid('json').code)
      return c.json({ student }, 200)
    })
    .openapi(here, async (c) => c.json(await openDevice(app, c.var.device), 200))
    .openapi(leave, async (c) => {
      await endDevice(app, c.var.device.parentId, c.var.device.id)
      keepCookie(app, c, 'device', null)
      return c.body(null, 204)
    })
}

/** A pass for a student; it is counted as the student's from its first call on. */
async function passFor(app: Needs, c: Context, starting: Parent | Device, studentId: string): Promise<LearnerPass> {
  await app.limits.spend('pass', `${starting.id} ${studentId}`)
  const pass = isDevice(starting)
    ? await startOnDevice(app, starting, studentId)
    : await startLearner(app, starting, studentId)
  c.set('ofStudent', { token: pass.token, studentId })
  return pass
}

/** Makes this browser a student's device. A right code is not counted: a class may pair all its devices at once. */
async function letInHere(app: Needs, c: Context, code: string): Promise<Joined['student']> {
  const from = clientAddress(c, app.config.trustedProxies)
  await app.limits.spend('join_from', from)
  const { token, student } = await joinDevice(app, code, c.req.header('user-agent') ?? '')
  await app.limits.giveBack('join_from', from)
  c.set('ofStudent', { token, studentId: student.id })
  keepCookie(app, c, 'device', token)
  return student
}
