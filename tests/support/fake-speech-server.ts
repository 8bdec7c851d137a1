import { once } from 'node:events'
import http from 'node:http'

/** What the fake speech server does with one request. */
export type SpeechBehaviour =
  | 'wav'
  | 'mp3'
  | 'octets'
  | 'streamed'
  | 'html'
  | 'json'
  | 'wrong-bytes'
  | 'empty'
  | 'hang'
  | 'hang-middle'
  | 'cut-middle'
  | 'reset'
  | 'huge'
  | 'large'
  | 'redirect'
  | { status: number; retryAfter?: string }
  /** What it understood, as its answer says it. */
  | { heard: unknown }

export type SpeechRequest = { path: string; headers: http.IncomingHttpHeaders; body: unknown; closedByClient: boolean }

export type FakeSpeech = {
  /** The address with the version, as it is set in TTS_BASE_URL. */
  url: string
  requests: SpeechRequest[]
  /** What happens to the next requests, in order; the last one stays. */
  script: (...next: SpeechBehaviour[]) => void
  close: () => Promise<void>
}

/** A second of silence, 16 kHz, with a first sample that tells one answer from another. */
export function silence(mark: number, bytes = 32_000): Buffer {
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [
    [16, 16],
    [24, 16_000],
    [28, 32_000],
    [40, bytes],
  ] as const)
    wav.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36, 'latin1')
  wav.writeUInt16LE(mark, 44)
  return wav
}

/** A local server for `POST /v1/audio/speech` and `/v1/audio/transcriptions`, which can fail in every way a real one does. */
export async function startFakeSpeech(): Promise<FakeSpeech> {
  const requests: SpeechRequest[] = []
  let queue: SpeechBehaviour[] = ['wav']
  const server = http.createServer((request, response) => {
    const take = () => (queue.length > 1 ? queue.shift() : queue[0]) ?? 'reset'
    void answer(request, response, requests, take)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    requests,
    script: (...next) => {
      queue = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const calls = new Set(['/v1/audio/speech', '/v1/audio/transcriptions'])

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  requests: SpeechRequest[],
  take: () => SpeechBehaviour,
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const record = {
    path: request.url ?? '',
    headers: request.headers,
    body: parsed(Buffer.concat(chunks)),
    closedByClient: false,
  }
  requests.push(record)
  response.on('close', () => {
    record.closedByClient = !response.writableEnded
  })
  if (request.method !== 'POST' || !calls.has(record.path)) return void response.writeHead(404).end()
  const next = take()
  if (typeof next === 'string') return behaviours[next](response, requests.length)
  if ('heard' in next) return send(response, 'application/json', JSON.stringify(next.heard))
  const headers = { 'content-type': 'application/json', ...(next.retryAfter ? { 'retry-after': next.retryAfter } : {}) }
  const key = request.headers.authorization ?? 'none'
  response
    .writeHead(next.status, headers)
    .end(JSON.stringify({ error: { message: `Status ${next.status}, key ${key}` } }))
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return raw.toString()
  }
}

const send = (response: http.ServerResponse, type: string, body: Buffer | string) =>
  void response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)

/** As a server writes it that does not know the length yet, with a chunk of remarks before the sound. */
function unfinished(wav: Buffer): Buffer {
  const remark = Buffer.from('LIST\0\0\0\0', 'latin1')
  const streamed = Buffer.concat([wav.subarray(0, 36), remark, wav.subarray(36)])
  streamed.writeUInt32LE(0xffffffff, 4)
  streamed.writeUInt32LE(0xffffffff, 48)
  return streamed
}

const half = (response: http.ServerResponse) => {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': 32_044 })
  response.write(silence(1).subarray(0, 16_000))
}

const behaviours: Record<Extract<SpeechBehaviour, string>, (response: http.ServerResponse, mark: number) => void> = {
  wav: (response, mark) => send(response, 'audio/wav', silence(mark)),
  mp3: (response) =>
    send(response, 'audio/mpeg', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
  octets: (response, mark) => send(response, 'application/octet-stream', silence(mark)),
  streamed: (response, mark) => send(response, 'audio/wav', unfinished(silence(mark))),
  html: (response) => send(response, 'text/html; charset=utf-8', '<!doctype html><h1>Welcome to nginx!</h1>'),
  json: (response) => send(response, 'application/json', '{"error":{"message":"no such voice"}}'),
  'wrong-bytes': (response) => send(response, 'audio/wav', '<!doctype html><h1>Welcome to nginx!</h1>'.repeat(9)),
  empty: (response) => send(response, 'audio/wav', ''),
  hang: () => undefined,
  'hang-middle': half,
  'cut-middle': (response) => {
    half(response)
    setTimeout(() => response.destroy(), 20)
  },
  reset: (response) => void response.destroy(),
  huge: (response, mark) => send(response, 'audio/wav', silence(mark, 10_000_000)),
  large: (response, mark) => send(response, 'audio/wav', silence(mark, 4_000_000)),
  redirect: (response) => void response.writeHead(307, { location: '/v1/audio/speech' }).end(),
}
