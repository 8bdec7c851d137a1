import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { AppError, notFound } from '#server/errors.ts'
import type { Files } from './files.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** So are files named, as in the folder of local-files.ts. */
const nameShape = /^[a-f0-9]{32}$/
/** What is larger goes in parts of this size, in bytes; S3 wants at least 5 MB. Two at most are in memory. */
const partSize = 8 * 1024 * 1024
/** So long one call may take until its answer begins, in milliseconds. */
const patience = 30_000

type Call = (method: string, address: string, more?: { body?: Buffer; range?: string }) => Promise<Response>

/** Files of people in a bucket of their own, at any service that speaks S3. */
export function s3Files(settings: S3Settings): Files {
  const call = callsOf(settings)
  const at = (name: string) => {
    if (!nameShape.test(name)) throw notFound()
    return name
  }
  return {
    save: async (content, most) => {
      const name = randomBytes(16).toString('hex')
      return { name, bytes: await saveWhole(call, name, content, most) }
    },
    read: (name, range) => readPart(call, at(name), range),
    remove: async (name) => {
      await call('DELETE', at(name))
    },
    savedBefore: (moment) => oldNames(call, moment),
    check: async () => void (await (await found(await call('GET', '?list-type=2&max-keys=1'))).body?.cancel()),
  }
}

/** Signed calls by path ('https://host/bucket/name'), which every service understands. */
function callsOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Call {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`
  return async (method, address, { body, range } = {}) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), patience)
    // The service compares what arrives with what was signed.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(range && { range }) }
    const init = { method, headers, signal: late.signal, ...(body && { body: Uint8Array.from(body) }) }
    try {
      return await answered(await client.fetch(address === '' ? base : `${base}/${address}`, init))
    } catch (cause) {
      throw cause instanceof AppError ? cause : unreachable(cause)
    } finally {
      clearTimeout(timer)
    }
  }
}

const unreachable = (cause: unknown) =>
  new AppError('unavailable', 'The place where files are kept does not answer. Please try again.', { cause })

/** An answer that is one; 404 and 416 say that something is not there. What a service writes about a failure stays out. */
async function answered(response: Response): Promise<Response> {
  if (response.ok || response.status === 404 || response.status === 416) return response
  await response.body?.cancel()
  if (response.status === 507)
    throw new AppError('storage_full', 'There is no room left for files. Please tell whoever looks after this Trellis.')
  throw unreachable(new Error(`S3 answered ${response.status}`))
}

/** What is small goes in one piece; what is large in parts, which become a file when the last one is there. */
async function saveWhole(call: Call, name: string, content: AsyncIterable<Uint8Array>, most: number): Promise<number> {
  const parts = inParts(content, most)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) {
    const body = first.done ? Buffer.alloc(0) : first.value
    await found(await call('PUT', name, { body }))
    return body.length
  }
  const upload = field(await (await found(await call('POST', `${name}?uploads=`))).text(), 'UploadId')
  try {
    const tags: string[] = []
    let bytes = 0
    for (let next = first; !next.done; next = tags.length === 1 ? second : await parts.next()) {
      const address = `${name}?partNumber=${tags.length + 1}&uploadId=${encodeURIComponent(upload)}`
      const answer = await found(await call('PUT', address, { body: next.value }))
      tags.push(answer.headers.get('etag') ?? '')
      bytes += next.value.length
    }
    await complete(call, name, upload, tags)
    return bytes
  } catch (error) {
    await call('DELETE', `${name}?uploadId=${encodeURIComponent(upload)}`).catch(() => undefined)
    throw error
  }
}

async function complete(call: Call, name: string, upload: string, tags: string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const answer = await found(await call('POST', `${name}?uploadId=${encodeURIComponent(upload)}`, { body }))
  // It may say 200 at once, and only then that it failed.
  if ((await answer.text()).includes('<Error>')) throw unreachable(new Error('S3 could not put the parts together'))
}

/** What should be there. A bucket that is not there is a fault of the settings. */
async function found(response: Response): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw unreachable(new Error(`S3 answered ${response.status}`))
}

/** Gathers pieces to parts, each but the last of the size that S3 wants. */
async function* inParts(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Buffer, void> {
  let pieces: Uint8Array[] = []
  let gathered = 0
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > most) throw new AppError('body_too_large', 'This file is too large.')
    pieces.push(piece)
    gathered += piece.length
    if (gathered < partSize) continue
    yield Buffer.concat(pieces)
    pieces = []
    gathered = 0
  }
  if (gathered > 0) yield Buffer.concat(pieces)
}

async function readPart(call: Call, name: string, range?: { from: number; to: number }) {
  if (range && range.from > range.to) return null
  const response = await call('GET', name, range ? { range: `bytes=${range.from}-${range.to}` } : {})
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    return null
  }
  return { stream: Readable.from(response.body), bytes: Number(response.headers.get('content-length')) }
}

async function oldNames(call: Call, moment: Date): Promise<string[]> {
  const old: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const token: string = next === '' ? '' : `&continuation-token=${encodeURIComponent(next)}`
    const page = await (await found(await call('GET', `?list-type=2${token}`))).text()
    for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const name = field(entry, 'Key')
      if (nameShape.test(name) && new Date(field(entry, 'LastModified')) < moment) old.push(name)
    }
    next = /<IsTruncated>true</.test(page) ? field(page, 'NextContinuationToken') : null
  }
  return old
}

/** The text of an element of the service's answers, which have no attributes. */
const field = (xml: string, name: string) =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll('&amp;', '&')
