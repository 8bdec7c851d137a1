import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAdmin, asAdminFreshly } from '#server/auth/require.ts'
import { avatarAddress } from '#server/avatars/avatar-address.ts'
import { pictureBody, requirePictureType } from '#server/avatars/avatar-upload.ts'
import { keepTutorAvatar } from '#server/avatars/avatars.ts'
import type { App } from '#server/context.ts'
import { incoming } from '#server/files/incoming.ts'
import { createdAnswer, idempotencyHeader, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import {
  adminTutorView,
  changeTutor,
  createTutor,
  removedTutor,
  tutorVersionInList,
  tutorVersionView,
} from '#shared/admin-tutor.ts'
import { largestAvatar } from '#shared/avatars.ts'
import { id } from '#shared/text.ts'
import { addTutor, publishVersion, removeTutor, restoreVersion, saveTutor, startRehearsal } from './manage-tutors.ts'
import { listAdminTutors, listVersions, openVersion } from './tutor-versions.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits' | 'files' | 'log' | 'jobs'>

const ofTutor = z.object({ id })
const number = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
const ofVersion = z.object({ id, number })

/** Tutors, as administrators look after them. */
export const adminTutorRoutes = (app: Needs) => {
  const adminOnly = asAdmin(app)
  const list = createRoute({
    method: 'get',
    path: '/api/admin/tutors',
    ...adminOnly,
    responses: jsonAnswer(z.array(adminTutorView), 'All tutors as they were saved last, by id'),
  })
  const add = createRoute({
    method: 'post',
    path: '/api/admin/tutors',
    ...adminOnly,
    request: { ...jsonBody(createTutor), headers: idempotencyHeader },
    responses: createdAnswer(adminTutorView, 'The new tutor: a draft'),
  })
  const change = createRoute({
    method: 'patch',
    path: '/api/admin/tutors/{id}',
    ...adminOnly,
    request: { ...jsonBody(changeTutor), params: ofTutor },
    responses: jsonAnswer(adminTutorView, 'The tutor with its new version; children keep the published one'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/admin/tutors/{id}',
    ...asAdminFreshly(app),
    request: { params: ofTutor },
    responses: jsonAnswer(removedTutor, 'Removed; its students have the default tutor'),
  })
  const upload = createRoute({
    method: 'post',
    path: '/api/admin/tutor-avatars',
    ...adminOnly,
    request: { body: pictureBody },
    description: 'A portrait for a tutor: JPEG, PNG or WebP, at most 8 MB and 50 megapixels. It is drawn anew.',
    responses: createdAnswer(
      z.object({ id, avatar_url: z.string() }),
      'The portrait, for a tutor to name within a day',
    ),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => c.json(await listAdminTutors(app), 200))
    .openapi(add, async (c) => {
      const key = c.req.valid('header')['idempotency-key'] ?? null
      return c.json(await addTutor(app, c.var.admin, c.req.valid('json'), key), 201)
    })
    .openapi(change, async (c) =>
      c.json(await saveTutor(app, c.var.admin, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => c.json(await removeTutor(app, c.req.valid('param').id), 200))
    .openapi(upload, async (c) => {
      requirePictureType(c)
      await app.limits.spend('tutor_avatar', c.var.admin.id)
      const kept = await keepTutorAvatar(app, incoming(c, largestAvatar))
      return c.json({ id: kept, avatar_url: avatarAddress(app, kept, 'tutor') }, 201)
    })
}

/** The versions of a tutor: looked at, rehearsed, published, brought back. */
export const tutorVersionRoutes = (app: Needs) => {
  const adminOnly = asAdmin(app)
  const list = createRoute({
    method: 'get',
    path: '/api/admin/tutors/{id}/versions',
    ...adminOnly,
    request: { params: ofTutor },
    responses: jsonAnswer(z.array(tutorVersionInList), 'Newest first, at most 100'),
  })
  const open = createRoute({
    method: 'get',
    path: '/api/admin/tutors/{id}/versions/{number}',
    ...adminOnly,
    request: { params: ofVersion },
    responses: jsonAnswer(tutorVersionView, 'One version, what stands against it, and its rehearsal'),
  })
  const rehearse = createRoute({
    method: 'post',
    path: '/api/admin/tutors/{id}/versions/{number}/rehearsal',
    ...adminOnly,
    request: { params: ofVersion },
    responses: {
      202: { description: 'The lines are being said', content: { 'application/json': { schema: tutorVersionView } } },
    },
  })
  const publish = createRoute({
    method: 'post',
    path: '/api/admin/tutors/{id}/versions/{number}/publish',
    ...adminOnly,
    request: { params: ofVersion },
    responses: jsonAnswer(adminTutorView, 'Children meet this version from now on'),
  })
  const restore = createRoute({
    method: 'post',
    path: '/api/admin/tutors/{id}/versions/{number}/restore',
    ...adminOnly,
    request: { params: ofVersion },
    responses: jsonAnswer(adminTutorView, 'The tutor with the old content as its newest version'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => c.json(await listVersions(app, c.req.valid('param').id), 200))
    .openapi(open, async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json(await openVersion(app, id, number), 200)
    })
    .openapi(rehearse, async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json(await startRehearsal(app, id, number), 202)
    })
    .openapi(publish, async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json(await publishVersion(app, id, number), 200)
    })
    .openapi(restore, async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json(await restoreVersion(app, c.var.admin, id, number), 200)
    })
}
