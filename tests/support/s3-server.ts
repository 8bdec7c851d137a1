import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#server/files/s3-files.ts'

// A place that speaks S3 and checks every signature by the rules of SigV4, written from their description and not from
// the client's code. s3rver, beside it in the tests, is a whole server but takes any secret.

type Kept = { body: Buffer; at: Date }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Why a request is refused, or null. */
function faultOf(request: IncomingMessage, body: Buffer, settings: S3Settings): string | null {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers
  const told =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([a-f0-9]{64})$/.exec(
      authorization,
    )
  if (!told || typeof date !== 'string' || typeof hash !== 'string') return 'MissingSecurityHeader'
  const [, keyId, day = '', region = '', names = '', signature = ''] = told
  if (keyId !== settings.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== settings.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return 'AccessDenied'
  const url = new URL(request.url ?? '', 'http://host')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${settings.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const wanted = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`)
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

/** What the server holds, and what it is told to do. `pageSize`: how much of a list it tells at once. */
type Place = {
  files: Map<string, Kept>
  uploads: Map<string, Map<number, Buffer>>
  /** What it turned away, and why. */
  refusals: string[]
  script: { pageSize: number; failParts: boolean; failJoining: boolean }
}
type Asked = { method: string; name: string; body: Buffer; range: string; params: URLSearchParams }
type Told = { status: number; text?: string | Buffer; headers?: Record<string, string> }

/** Starts the server with one bucket. */
export async function startS3(settings: S3Settings) {
  const place: Place = {
    files: new Map(),
    uploads: new Map(),
    refusals: [],
    script: { pageSize: 1_000, failParts: false, failJoining: false },
  }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { status, text = '', headers } = told(request, body)
    response.writeHead(status, { 'content-length': Buffer.byteLength(text), ...headers }).end(text)
  })
  function told(request: IncomingMessage, body: Buffer): Told {
    const fault = faultOf(request, body, settings)
    if (fault) {
      place.refusals.push(fault)
      return { status: 403, text: `<Error><Code>${fault}</Code></Error>` }
    }
    const { pathname, searchParams: params } = new URL(request.url ?? '', 'http://host')
    const [, bucket, name = ''] = pathname.split('/')
    if (bucket !== settings.bucket) return { status: 404, text: '<Error><Code>NoSuchBucket</Code></Error>' }
    const asked = { method: request.method ?? '', name, body, range: request.headers.range ?? '', params }
    if (params.has('uploads') || params.has('uploadId')) return ofUpload(place, asked)
    return asked.method === 'GET' && name === '' ? listed(place, asked) : ofFile(place, asked)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { ...place, endpoint: `http://127.0.0.1:${port}`, close }
}

function ofFile({ files }: Place, { method, name, body, range }: Asked): Told {
  if (method === 'PUT') files.set(name, { body, at: new Date() })
  if (method === 'DELETE') files.delete(name)
  if (method !== 'GET') return { status: method === 'PUT' ? 200 : 204 }
  const kept = files.get(name)
  if (!kept) return { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' }
  const wanted = /^bytes=(\d+)-(\d+)$/.exec(range)
  if (!wanted) return { status: 200, text: kept.body }
  const part = kept.body.subarray(Number(wanted[1]), Number(wanted[2]) + 1)
  return part.length === 0 ? { status: 416 } : { status: 206, text: part }
}

function ofUpload({ files, uploads, script }: Place, { method, name, body, params }: Asked): Told {
  if (params.has('uploads')) {
    const id = `a&b ${uploads.size}`
    uploads.set(id, new Map())
    return { status: 200, text: `<R><UploadId>${id.replaceAll('&', '&amp;')}</UploadId></R>` }
  }
  const id = params.get('uploadId') ?? ''
  const parts = uploads.get(id)
  if (!parts) return { status: 404 }
  if (method === 'PUT') {
    if (script.failParts && parts.size > 0) return { status: 400 }
    parts.set(Number(params.get('partNumber')), body)
    return { status: 200, headers: { etag: `"${sha256(body).slice(0, 32)}"` } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  if (script.failJoining) return { status: 200, text: '<Error><Code>InternalError</Code></Error>' }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"([a-f0-9]{32})"/g)]
  const whole = named.flatMap(([, number, tag]) => {
    const part = parts.get(Number(number))
    return part && sha256(part).startsWith(tag ?? '-') ? [part] : []
  })
  if (whole.length !== parts.size || whole.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
    return { status: 400, text: '<Error><Code>InvalidPart</Code></Error>' }
  files.set(name, { body: Buffer.concat(whole), at: new Date() })
  return { status: 200, text: '<R></R>' }
}

function listed({ files, script }: Place, { params }: Asked): Told {
  const from = Number(Buffer.from(params.get('continuation-token') ?? '', 'base64').toString() || 0)
  const next = from + script.pageSize
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).slice(from, next)
  const contents = entries.map(
    ([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  )
  const token = Buffer.from(String(next)).toString('base64')
  const more = next < files.size ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
  return {
    status: 200,
    text: `<R><IsTruncated>${next < files.size}</IsTruncated>${more}${contents.join('')}</R>`,
  }
}
