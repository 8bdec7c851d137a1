import { buffer } from 'node:stream/consumers'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { asAnyone, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { incoming } from '#server/files/incoming.ts'
import { jsonAnswer } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { setStudentAvatar } from '#server/students/student-avatar.ts'
import { largestAvatar } from '#shared/avatars.ts'
import { studentView } from '#shared/student.ts'
import { id } from '#shared/text.ts'
import { pictureBody, requirePictureType } from './avatar-upload.ts'
import { openAvatar } from './avatars.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'limits' | 'files' | 'log'>

/** A student's portrait as a parent sends it. */
export const studentAvatarRoutes = (app: Needs) => {
  const upload = createRoute({
    method: 'put',
    path: '/api/students/{id}/avatar',
    ...asParent(app),
    request: { params: z.object({ id }), body: pictureBody },
    description:
      'A portrait of the student, as it is: JPEG, PNG or WebP, at most 8 MB and 50 megapixels. It is drawn anew.',
    responses: jsonAnswer(studentView, 'The student with the new portrait'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(upload, async (c) => {
    // Whose student it is comes first: what is wrong with the picture tells a stranger nothing.
    const content = () => {
      requirePictureType(c)
      return incoming(c, largestAvatar)
    }
    return c.json(await setStudentAvatar(app, c.var.parent, c.req.valid('param').id, content), 200)
  })
}

/** Where an uploaded portrait is seen: at an address that was signed for it, as an `<img>` carries no pass. */
export const avatarRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'files'>) => {
  const shown = z.string().openapi({ format: 'binary' })
  const open = createRoute({
    method: 'get',
    path: '/api/avatars/{id}',
    ...asAnyone,
    // Whatever is wrong with an address is not found, so nothing here refuses it first.
    request: { params: z.object({ id: z.string() }) },
    description: 'An uploaded portrait, at the signed address that a student or a tutor carries.',
    responses: {
      200: {
        description: 'The portrait',
        content: { 'image/avif': { schema: shown }, 'image/webp': { schema: shown } },
      },
    },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(open, async (c) => {
    const asAvif = /\bimage\/avif\b/.test(c.req.header('accept') ?? '')
    const query = new URL(c.req.url).search.slice(1)
    const { stream, seconds } = await openAvatar(app, { id: c.req.param('id'), query, asAvif })
    const kind = asAvif ? 'avif' : 'webp'
    return c.body(Uint8Array.from(await buffer(stream)), 200, {
      'content-type': `image/${kind}`,
      'content-disposition': `inline; filename="avatar.${kind}"`,
      'cache-control': `private, max-age=${Math.max(0, seconds - 1)}`,
      vary: 'accept',
      // Opened as a page it can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
