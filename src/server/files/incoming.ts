import type { Context } from 'hono'
import { AppError } from '#server/errors.ts'

/** So long the next bytes of a file may take, in milliseconds: a slow line is no broken one. */
const patience = 30_000

const tooLarge = () => new AppError('body_too_large', 'This file is too large.')

/** The file that a request brings, as it comes. What says that it is too large is refused before it is read. */
export function incoming(c: Context, most: number): AsyncIterable<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge()
  if (c.req.header('content-encoding') !== undefined)
    throw new AppError('unsupported_media_type', 'Send the file as it is, not compressed.')
  return piecesOf(c.req.raw.body)
}

async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (let next = await inTime(reader.read()); !next.done; next = await inTime(reader.read())) yield next.value
  } finally {
    // Nobody waits for what is no longer wanted.
    reader.cancel().catch(() => undefined)
  }
}

/** What comes, unless it breaks off or stops coming. */
async function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('request_timeout', 'The file stopped coming. Please try again.')),
      patience,
    )
  })
  const arrived = coming.catch((cause) => Promise.reject(new AppError('bad_request', 'The file broke off.', { cause })))
  return Promise.race([arrived, late]).finally(() => clearTimeout(timer))
}

/** All of what comes, in memory. Refused as soon as it is more than `most` bytes. */
export async function wholeOf(content: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > most) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A text that a request brings as a file: whole, and UTF-8. */
export async function incomingText(c: Context, most: number): Promise<string> {
  const whole = await wholeOf(incoming(c, most), most)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch (cause) {
    throw new AppError('unsupported_media_type', 'This file is not text in UTF-8.', { cause })
  }
}
