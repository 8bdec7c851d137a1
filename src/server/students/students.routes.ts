import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { createdAnswer, idempotencyHeader, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  addStudent as addStudentBody,
  consentChange,
  giveConsent,
  studentView,
  updateStudent as updateStudentBody,
} from '#shared/student.ts'
import { id } from '#shared/text.ts'
import { listConsents } from './consents.ts'
import { addStudent, listStudents, openStudent, setConsent, updateStudent } from './students.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'files' | 'log' | 'payments'>

const ofStudent = z.object({ id })

export const studentRoutes = (app: Needs) => {
  const parentOnly = asParent(app)
  const list = createRoute({
    method: 'get',
    path: '/api/students',
    ...parentOnly,
    responses: jsonAnswer(z.array(studentView), 'The parent’s students, oldest first'),
  })
  const consents = createRoute({
    method: 'get',
    path: '/api/consents',
    ...parentOnly,
    responses: jsonAnswer(z.array(consentChange), 'What was consented to and taken back, oldest first'),
  })
  const add = createRoute({
    method: 'post',
    path: '/api/students',
    ...parentOnly,
    request: { ...jsonBody(addStudentBody), headers: idempotencyHeader },
    responses: createdAnswer(studentView, 'The new student'),
  })
  const open = createRoute({
    method: 'get',
    path: '/api/students/{id}',
    ...parentOnly,
    request: { params: ofStudent },
    responses: jsonAnswer(studentView, 'One student'),
  })
  const update = createRoute({
    method: 'patch',
    path: '/api/students/{id}',
    ...parentOnly,
    request: { ...jsonBody(updateStudentBody), params: ofStudent },
    responses: jsonAnswer(studentView, 'The student as it is now'),
  })
  const consent = createRoute({
    method: 'put',
    path: '/api/students/{id}/consent',
    ...parentOnly,
    request: { ...jsonBody(giveConsent), params: ofStudent },
    responses: jsonAnswer(studentView, 'Consent is recorded'),
  })
  const withdraw = createRoute({
    method: 'delete',
    path: '/api/students/{id}/consent',
    ...parentOnly,
    request: { params: ofStudent },
    responses: jsonAnswer(studentView, 'Consent is withdrawn'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(consents, async (c) => c.json(await listConsents(app, c.var.parent), 200))
    .openapi(list, async (c) => c.json(await listStudents(app, c.var.parent), 200))
    .openapi(add, async (c) =>
      c.json(
        await addStudent(app, c.var.parent, c.req.valid('json'), c.req.valid('header')['idempotency-key'] ?? null),
        201,
      ),
    )
    .openapi(open, async (c) => c.json(await openStudent(app, c.var.parent, c.req.valid('param').id), 200))
    .openapi(update, async (c) =>
      c.json(await updateStudent(app, c.var.parent, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(consent, async (c) =>
      c.json(await setConsent(app, c.var.parent, c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .openapi(withdraw, async (c) => c.json(await setConsent(app, c.var.parent, c.req.valid('param').id, null), 200))
}
