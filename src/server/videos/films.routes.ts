import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { asAnyone, asParent } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { incoming, incomingText } from '#server/files/incoming.ts'
import { createdAnswer, emptyAnswer, jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { filmRules } from '#shared/film-rules.ts'
import { id } from '#shared/text.ts'
import { addVideo, changeVideo, videoFileView } from '#shared/video.ts'
import { readCaptions } from './captions.ts'
import { addFilm, changeFilm, listFilms, removeFilm, requireFilm, setCaptions } from './films.ts'
import { sendCaptions, sendFilm } from './send-film.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth' | 'files' | 'log'>

const bytes = z.string().openapi({ format: 'binary' })
const params = z.object({ id })
const signed = z.object({
  until: z
    .string()
    .regex(/^\d{13}$/)
    .transform(Number),
  key: z.string().max(60),
})

/** What grown-ups add, and where a player reads it. */
export const filmRoutes = (app: Needs) => {
  const add = createRoute({
    method: 'post',
    path: '/api/videos',
    ...asParent(app),
    request: {
      query: addVideo,
      body: { required: true, content: { 'video/mp4': { schema: bytes }, 'video/webm': { schema: bytes } } },
    },
    description: 'Adds a video, sent as it is. `everyone`: for every family, by administrators.',
    responses: createdAnswer(videoFileView, 'The new video'),
  })
  const mine = createRoute({
    method: 'get',
    path: '/api/videos/mine',
    ...asParent(app),
    responses: jsonAnswer(z.array(videoFileView), 'The videos that this account looks after, newest first'),
  })
  const change = createRoute({
    method: 'patch',
    path: '/api/videos/{id}',
    ...asParent(app),
    request: { ...jsonBody(changeVideo), params },
    responses: jsonAnswer(videoFileView, 'The video as it is now'),
  })
  const remove = createRoute({
    method: 'delete',
    path: '/api/videos/{id}',
    ...asParent(app),
    request: { params },
    responses: emptyAnswer,
  })
  const caption = createRoute({
    method: 'put',
    path: '/api/videos/{id}/captions',
    ...asParent(app),
    request: { params, body: { required: true, content: { 'text/vtt': { schema: z.string() } } } },
    responses: jsonAnswer(videoFileView, 'The video with its captions'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(add, async (c) => {
      const sent = {
        type: typeOf(c),
        bytes: Number(c.req.header('content-length') ?? 0),
        content: () => incoming(c, filmRules.largest),
      }
      return c.json(await addFilm(app, c.var.parent, c.req.valid('query'), sent), 201)
    })
    .openapi(mine, async (c) => c.json(await listFilms(app, c.var.parent), 200))
    .openapi(change, async (c) =>
      c.json(await changeFilm(app, c.var.parent, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await removeFilm(app, c.var.parent, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(caption, async (c) => {
      const film = await requireFilm(app, c.var.parent, c.req.valid('param').id)
      if (typeOf(c) !== 'text/vtt')
        throw new AppError('unsupported_media_type', 'Captions are a WebVTT file (.vtt), sent as text/vtt.')
      const captions = readCaptions(await incomingText(c, filmRules.largestCaptions))
      return c.json(await setCaptions(app, c.var.parent, film.id, captions), 200)
    })
}

const typeOf = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Where a player reads a film: by an address that was signed for it, as a `<video>` carries no pass. */
export const filmFileRoutes = (app: Pick<App, 'config' | 'db' | 'now' | 'files'>) => {
  const film = createRoute({
    method: 'get',
    path: '/api/videos/files/{id}',
    ...asAnyone,
    request: { params, query: signed },
    description: 'A video, or the part that a Range header names, at the signed address of a list.',
    responses: {
      200: { description: 'The video', content: { 'video/mp4': { schema: bytes }, 'video/webm': { schema: bytes } } },
      206: { description: 'The part of it that was asked for' },
      416: { description: 'It has no such part' },
    },
  })
  const captions = createRoute({
    method: 'get',
    path: '/api/videos/files/{id}/captions',
    ...asAnyone,
    request: { params, query: signed },
    responses: { 200: { description: 'Its captions', content: { 'text/vtt': { schema: z.string() } } } },
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(film, (c) => sendFilm(app, c, c.req.valid('param').id, c.req.valid('query')))
    .openapi(captions, (c) => sendCaptions(app, c, c.req.valid('param').id, c.req.valid('query')))
}
