import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { wantedBytes } from '#server/http/byte-range.ts'
import { opensFilm } from './film-address.ts'
import { videoFile } from './video.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'files'>
type Signed = { until: number; key: string }

/** What somebody added is shown, and can do nothing else: no script, no page of its own, no guess at what it is. */
const asData = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  'cache-control': 'private, max-age=3600',
}

async function openFilm(app: Needs, id: string, signed: Signed) {
  const [film] = await app.db.select().from(videoFile).where(eq(videoFile.id, id))
  if (!film || !opensFilm(app, film, signed)) throw notFound()
  return film
}

/** A film, or the part of it that a player asks for. */
export async function sendFilm(app: Needs, c: Context, id: string, signed: Signed): Promise<Response> {
  const film = await openFilm(app, id, signed)
  const etag = `"${film.file}"`
  const headers = { ...asData, 'content-type': film.type, 'accept-ranges': 'bytes', etag }
  const sameFile = c.req.header('if-range') === undefined || c.req.header('if-range') === etag
  const wanted = wantedBytes(sameFile ? c.req.header('range') : undefined, film.bytes)
  if (wanted === 'none') return c.body(null, 416, { ...asData, 'content-range': `bytes */${film.bytes}` })
  const part = wanted === 'all' ? null : wanted
  const length = part ? part.to - part.from + 1 : film.bytes
  const sized = {
    ...headers,
    'content-length': String(length),
    ...(part && { 'content-range': `bytes ${part.from}-${part.to}/${film.bytes}` }),
  }
  if (c.req.method === 'HEAD') return c.body(null, part ? 206 : 200, sized)
  const found = await app.files.read(film.file, part ?? undefined)
  if (!found) throw notFound()
  return new Response(webStream(found.stream), { status: part ? 206 : 200, headers: sized })
}

/** As the web has streams; when nobody reads on, the file is closed. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void stream.destroy(),
  })
}

export async function sendCaptions(app: Needs, c: Context, id: string, signed: Signed): Promise<Response> {
  const { captions } = await openFilm(app, id, signed)
  if (captions === null) throw notFound()
  return c.body(captions, 200, { ...asData, 'content-type': 'text/vtt; charset=utf-8' })
}
