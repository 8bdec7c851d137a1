import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { anthropic, openAi, type Wire } from './fake-model-wire.ts'

/** What a model was asked: the part that stays, and what was said, oldest first. */
export type Asked = { system: string; messages: { role: string; content: string }[] }

/** What the fake model does with one request. An object with a reply is a model that works; with `answers` it reads first. */
export type Behaviour =
  | { answers: (asked: Asked) => string }
  | { reply: string; chunk?: number; delayMs?: number; finish?: 'stop' | 'length'; thinking?: string }
  | { status: 400 | 401 | 403 | 404 | 429 | 500 | 503 | 529; retryAfter?: string }
  | 'refuse'
  | 'reset'
  | 'hang-before'
  | 'hang-middle'
  | 'cut-middle'
  | 'reset-middle'
  | 'html'
  | 'empty'
  | 'bad-json'
  | 'no-choices'
  | 'null-content'
  | 'error-event'
  | 'error-middle'
  | 'content-filter'
  | 'filter-middle'
  | 'tool-call'
  | 'huge'
  | 'redirect'
  | 'slow'

export type RecordedRequest = {
  path: string
  headers: http.IncomingHttpHeaders
  body: unknown
  /** Exactly what came over the wire. */
  raw: string
  /** True when the client went away before the answer was complete. */
  closedByClient: boolean
}

export type FakeModel = {
  /** The address of the server, without a path. */
  url: string
  requests: RecordedRequest[]
  /** What happens to the next requests, in order; the last one stays. 'refuse' closes the port until the next script. */
  script: (next: Behaviour | Behaviour[]) => Promise<void>
  close: () => Promise<void>
}

/** Half a reply: one whole sentence and the beginning of a second. */
export const halfReply = 'Let us look at it together. Seven groups of'

const hundredTokens = Array.from({ length: 10 }, () => 'We can add the tens before the ones today.').join(' ')

/** A local server that speaks the streaming protocols of OpenAI (`/v1/chat/completions`) and Anthropic (`/v1/messages`). */
export async function startFakeModel(port = 0): Promise<FakeModel> {
  const requests: RecordedRequest[] = []
  let queue: Behaviour[] = [{ reply: hundredTokens, chunk: 4 }]
  const server = http.createServer((request, response) => {
    void answer(request, response, requests, () => (queue.length > 1 ? queue.shift() : queue[0]) ?? 'reset')
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  await listen(port)
  const address = server.address()
  const kept = isAddress(address) ? address.port : port
  return {
    url: `http://127.0.0.1:${kept}`,
    requests,
    script: async (next) => {
      queue = Array.isArray(next) ? [...next] : [next]
      if (queue[0] === 'refuse') await shut()
      else if (!server.listening) await listen(kept)
    },
    close: shut,
  }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  requests: RecordedRequest[],
  take: () => Behaviour,
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const raw = Buffer.concat(chunks).toString()
  const path = request.url ?? ''
  const record: RecordedRequest = { path, headers: request.headers, body: parsed(raw), raw, closedByClient: false }
  requests.push(record)
  response.on('close', () => {
    record.closedByClient = !response.writableEnded && !dropped.has(response)
  })
  const wire = path === '/v1/messages' ? anthropic : path === '/v1/chat/completions' ? openAi : null
  if (!wire || request.method !== 'POST') return void response.writeHead(404).end('{}')
  const behaviour = take()
  const isReader = typeof behaviour === 'object' && 'answers' in behaviour
  await behave(isReader ? { reply: behaviour.answers(askedIn(record.body)), chunk: 40 } : behaviour, wire, response)
}

const text = z.union([
  z.string(),
  z.array(z.object({ text: z.string() })).transform((parts) => parts.map((part) => part.text).join('\n')),
])
const request = z.object({
  system: text.default(''),
  messages: z.array(z.object({ role: z.string(), content: text })),
})

/** The same of both protocols: one has the system part among its messages. */
function askedIn(body: unknown): Asked {
  const { system, messages } = request.parse(body)
  const [first, ...rest] = messages
  return first?.role === 'system' ? { system: first.content, messages: rest } : { system, messages }
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

async function behave(
  behaviour: Exclude<Behaviour, { answers: unknown }>,
  wire: Wire,
  response: http.ServerResponse,
): Promise<void> {
  if (typeof behaviour === 'string') return misbehaviours[behaviour](response, wire)
  if ('status' in behaviour) {
    const headers = {
      'content-type': 'application/json',
      ...(behaviour.retryAfter ? { 'retry-after': behaviour.retryAfter } : {}),
    }
    return void response.writeHead(behaviour.status, headers).end(wire.failure(behaviour.status))
  }
  const { reply, chunk = 12, delayMs = 0, finish = 'stop', thinking } = behaviour
  begin(response, wire.start)
  if (thinking) response.write(wire.thinking(thinking))
  response.write(wire.open)
  for (let at = 0; at < reply.length; at += chunk) {
    if (delayMs > 0) await pause(delayMs)
    if (response.destroyed) return
    response.write(wire.text(reply.slice(at, at + chunk)))
  }
  response.end(wire.close + wire.finish(finish))
}

function begin(response: http.ServerResponse, first: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.write(first)
}

// Connections that the server broke by itself.
const dropped = new WeakSet<http.ServerResponse>()

function drop(response: http.ServerResponse) {
  dropped.add(response)
  response.destroy()
}

const half = (response: http.ServerResponse, wire: Wire) => {
  begin(response, wire.start)
  response.write(wire.open + wire.text(halfReply))
}

type Misbehave = (response: http.ServerResponse, wire: Wire) => void | Promise<void>

const misbehaviours: Record<Extract<Behaviour, string>, Misbehave> = {
  refuse: drop,
  reset: drop,
  'hang-before': () => undefined,
  'hang-middle': half,
  'cut-middle': (response, wire) => {
    half(response, wire)
    response.end()
  },
  'reset-middle': async (response, wire) => {
    half(response, wire)
    await pause(20)
    drop(response)
  },
  html: (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html>\n<html><body><h1>Welcome to nginx!</h1></body></html>\n'),
  empty: (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
  'bad-json': (response) => {
    begin(response, 'data: {"choices": [{"delta": {"content": "Hel\n\n')
    response.end()
  },
  'no-choices': (response, wire) => {
    begin(response, wire.start)
    response.end(wire.nothing)
  },
  'null-content': (response, wire) => {
    begin(response, wire.start)
    response.end(wire.nullText + wire.finish('stop'))
  },
  'error-event': (response, wire) => {
    begin(response, '')
    response.end(wire.errorEvent)
  },
  'error-middle': (response, wire) => {
    half(response, wire)
    response.end(wire.errorEvent)
  },
  'content-filter': (response, wire) => {
    begin(response, wire.start)
    response.end(wire.finish('filtered'))
  },
  'filter-middle': (response, wire) => {
    half(response, wire)
    response.end(wire.close + wire.finish('filtered'))
  },
  'tool-call': (response, wire) => {
    begin(response, wire.start)
    response.end(wire.toolCall + wire.finish('tool'))
  },
  huge: async (response, wire) => {
    begin(response, wire.start + wire.open)
    const piece = wire.text('This sentence never seems to end the reply. '.repeat(20))
    const pieces = Array.from({ length: 10_000_000 / piece.length }, () => piece)
    await pipeline(Readable.from([...pieces, wire.close + wire.finish('stop')]), response).catch(() => undefined)
  },
  redirect: (response) => void response.writeHead(302, { location: '/v1/elsewhere' }).end(),
  slow: async (response, wire) => {
    begin(response, '')
    for (const byte of wire.start + wire.open + wire.text('Hello. ')) {
      if (response.destroyed) return
      response.write(byte)
      await pause(1_000)
    }
    response.end()
  },
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--port')
  const model = await startFakeModel(Number(at === -1 ? 0 : process.argv[at + 1]))
  console.log(model.url)
}
