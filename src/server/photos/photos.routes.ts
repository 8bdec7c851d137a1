import { buffer } from 'node:stream/consumers'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { asLearner, asParent, asParentOrLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { incoming } from '#server/files/incoming.ts'
import { createdAnswer, jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { modelSees } from '#server/tutor/model/model-sees.ts'
import { photoTaken, photoView } from '#shared/photo.ts'
import { id } from '#shared/text.ts'
import { largestPhoto, openPhoto, photosOfConversation, takePhoto } from './photos.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'jobs' | 'limits' | 'files' | 'log'>

const bytes = z.string().openapi({ format: 'binary' })
const params = z.object({ id })
const kinds = ['image/jpeg', 'image/png', 'image/webp']

export const photoRoutes = (app: Needs) => {
  const sees = app.config.model?.sees ? modelSees(app.config.model) : null
  const take = createRoute({
    method: 'post',
    path: '/api/photos',
    ...asLearner(app),
    request: {
      query: z.strictObject({ student_id: id, conversation_id: id }),
      body: { required: true, content: Object.fromEntries(kinds.map((kind) => [kind, { schema: bytes }])) },
    },
    description: 'A photo of homework, as it is: JPEG, PNG or WebP, at most 8 MB. It is drawn anew, kept and read.',
    responses: createdAnswer(photoTaken, 'The photo, and what is read in it'),
  })
  const open = createRoute({
    method: 'get',
    path: '/api/photos/{id}',
    ...asParentOrLearner(app),
    request: { params },
    responses: { 200: { description: 'The photo', content: { 'image/webp': { schema: bytes } } } },
  })
  const list = createRoute({
    method: 'get',
    path: '/api/conversations/{id}/photos',
    ...asParent(app),
    request: { params },
    responses: jsonAnswer(z.array(photoView), 'Newest first'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(take, async (c) => {
      const { student_id, conversation_id } = c.req.valid('query')
      if (c.var.learner.studentId !== student_id) throw notFound()
      if (!kinds.includes(typeOf(c))) {
        throw new AppError('unsupported_media_type', 'Send a photo as JPEG, PNG or WebP.')
      }
      const sent = { conversationId: conversation_id, content: () => incoming(c, largestPhoto) }
      return c.json(await takePhoto(app, c.var.learner, sees, sent), 201)
    })
    .openapi(open, async (c) => {
      const { stream } = await openPhoto(app, c.var.asking, c.req.valid('param').id)
      return c.body(Uint8Array.from(await buffer(stream)), 200, {
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="photo.webp"',
        'cache-control': 'private, no-store',
        // Opened as a page it can do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      })
    })
    .openapi(list, async (c) => c.json(await photosOfConversation(app, c.var.parent, c.req.valid('param').id), 200))
}

const typeOf = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
