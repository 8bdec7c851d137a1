import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/errors.ts'
import { requireStorable } from './storable.ts'

const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])

/** Largest JSON body, in bytes: a message of 2,000 code points, each written as two `\uXXXX` escapes, and the rest. */
const usualBody = 32 * 1024
/** Strokes are long: a full blackboard, the strokes of a word. */
const longer: [path: RegExp, bytes: number][] = [
  [/^\/api\/drawings\b/, 1024 * 1024],
  [/^\/api\/letters\b/, 256 * 1024],
  /** Whole invoices, with every line. The text goes on as it came: its signature is over every byte. */
  [/^\/api\/billing\/webhook$/, 1024 * 1024],
]
const largestBody = (path: string) => longer.find(([where]) => where.test(path))?.[1] ?? usualBody
/** What is sent there is a file, not JSON; who takes it looks at it while it comes. A mail service's press says nothing in its body. */
const takesFile = (method: string, path: string) =>
  method !== 'PATCH' &&
  /^\/api\/(?:photos|stt|videos(?:\/[^/]+\/captions)?|students\/[^/]+\/avatar|admin\/tutor-avatars|weekly-letter\/stop)$/.test(
    path,
  )
/** So long a JSON body may take, in milliseconds. */
const inTime = 20_000
/** A beacon says only which conversation ended. */
const largestBeacon = 1024

/** Whether a route reads JSON: then nothing at all is refused like any other body that it cannot read. */
type TakesJson = (method: string, path: string) => boolean

const tooLarge = () => new AppError('body_too_large', 'That is too much to send at once.')
const unreadable = (cause?: unknown) => new AppError('bad_json', 'This request cannot be read.', { cause })

/**
 * Reads a JSON body before anything else looks at it: the media type, the size while it arrives, UTF-8, JSON, and that it
 * can be stored. The browser's beacon cannot say `application/json`, so `beacon` takes `text/plain` too.
 */
export const readBody = (beaconPath: string, takesJson: TakesJson) =>
  createMiddleware(async (c, next) => {
    if (withoutBody.has(c.req.method) || takesFile(c.req.method, c.req.path)) return next()
    const beacon = c.req.path === beaconPath
    const bytes = await readLimited(
      c.req.raw.body,
      beacon ? largestBeacon : largestBody(c.req.path),
      c.req.header('content-length'),
    )
    if (bytes.length === 0 && c.req.header('content-type') === undefined && !takesJson(c.req.method, c.req.path))
      return next()
    if (!isJson(c.req.header('content-type'), beacon) || c.req.header('content-encoding') !== undefined) {
      throw new AppError('unsupported_media_type', 'Send this as application/json in UTF-8.')
    }
    const text = decode(bytes)
    requireStorable(text, parse(text))
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: text, signal: c.req.raw.signal })
    return next()
  })

function isJson(contentType: string | undefined, beacon: boolean): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return false
  return type === 'application/json' || (beacon && type === 'text/plain')
}

async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  announced: string | undefined,
): Promise<Uint8Array> {
  if (Number(announced ?? 0) > limit) throw tooLarge()
  if (!body) return new Uint8Array()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request_timeout', 'This took too long to arrive.')), inTime)
  })
  return Promise.race([readAll(body, limit), late]).finally(() => clearTimeout(timer))
}

async function readAll(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // What comes after a refusal is taken off the line by closeUnread.
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw unreadable(cause)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(cause)
  }
}
