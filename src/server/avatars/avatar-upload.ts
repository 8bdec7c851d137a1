import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AppError } from '#server/errors.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp']
const bytes = z.string().openapi({ format: 'binary' })

/** A picture as a request brings it, for OpenAPI. */
export const pictureBody = {
  required: true,
  content: Object.fromEntries(kinds.map((kind) => [kind, { schema: bytes }])),
}

/** Refuses at once what does not even say that it is a picture that is taken. */
export function requirePictureType(c: Context): void {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!kinds.includes(type)) throw new AppError('unsupported_media_type', 'Please choose a JPEG, PNG or WebP picture.')
}
