import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { message, mia } from '#tests/support/scripted-conversation.ts'
import { endConversation, learnerPass, readMessages, sendMessage, speech } from './learn.ts'

type Call = {
  path: string
  method: string
  token: string | null
  body: unknown
  keepalive: boolean
  accept: string | null
}
type Answer = (call: Call) => Response | Promise<Response>

const problem = (code: string, status: number) =>
  Response.json({ error: `It is ${code}.`, code, request_id: 'r', retryable: false }, { status })

/** A server that gives passes p1, p2, … and answers everything else as told. */
function serverThat(answer: Answer) {
  const calls: Call[] = []
  let passes = 0
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname + new URL(request.url).search
    if (path === '/api/learner') {
      const expires_at = new Date(Date.now() + 3_600_000).toISOString()
      return Response.json({ token: `p${++passes}`, expires_at, learner_id: 'l', student: mia }, { status: 201 })
    }
    const text = await request.text()
    const call = {
      path,
      method: request.method,
      token: request.headers.get('authorization'),
      body: text === '' ? null : JSON.parse(text),
      keepalive: init?.keepalive ?? false,
      accept: request.headers.get('accept'),
    }
    calls.push(call)
    return answer(call)
  })
  return { calls, pass: learnerPass(mia.id) }
}

afterEach(() => void vi.unstubAllGlobals())

const collect = async (events: AsyncIterable<ChatEvent>) => {
  const all: ChatEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

const asked = { message: 'hi', student_id: mia.id, tutor_id: 't', conversation_id: 'c1', client_message_id: 'm1' }
const stream =
  ': waiting\n\nevent: accepted\ndata: {"conversation_id":"c1","message_id":"m"}\n\n' +
  'event: sentence\ndata: {"message_id":"r","index":0,"text":"Fine."}\n\n' +
  'event: done\ndata: {"message_id":"r","conversation_id":"c1","reply":"Fine.","mood":"happy"}\n\n'

describe('a message', () => {
  it('is sent with the pass, and its events come back', async () => {
    const { calls, pass } = serverThat(() => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
    const events = await collect(sendMessage(pass, asked, new AbortController().signal))
    expect(events.map((event) => event.type)).toEqual(['accepted', 'sentence', 'done'])
    expect(calls).toMatchObject([
      { path: '/api/chat', method: 'POST', token: 'Bearer p1', body: asked, accept: 'text/event-stream' },
    ])
  })

  it('is sent once more with a new pass when the first one has ended', async () => {
    const { calls, pass } = serverThat((call) =>
      call.token === 'Bearer p1' ? problem('token_expired', 401) : new Response(stream),
    )
    expect(await collect(sendMessage(pass, asked, new AbortController().signal))).toHaveLength(3)
    expect(calls.map((call) => call.token)).toEqual(['Bearer p1', 'Bearer p2'])
  })

  it('fails with the server’s reason', async () => {
    const { pass } = serverThat(() => problem('reply_pending', 409))
    await expect(collect(sendMessage(pass, asked, new AbortController().signal))).rejects.toMatchObject({
      problem: { code: 'reply_pending' },
    })
  })
})

it('reads a conversation to its end, page by page', async () => {
  const { calls, pass } = serverThat(({ path }) => {
    const next = path.includes('cursor=1000') ? undefined : { link: '</x?cursor=1000>; rel="next"' }
    return Response.json([message('user', path.includes('cursor') ? 'last' : 'first')], { headers: next })
  })
  expect((await readMessages(pass, 'c1')).map((one) => one.content)).toEqual(['first', 'last'])
  expect(calls.map((call) => call.path)).toEqual([
    '/api/conversations/c1/transcript',
    '/api/conversations/c1/transcript?cursor=1000',
  ])
})

it('has the audio with the times of its words, and none for a sentence in which there is nothing to say', async () => {
  const { pass } = serverThat(({ body }) =>
    JSON.stringify(body).includes('…')
      ? new Response(null, { status: 204 })
      : new Response('RIFF', { headers: { 'x-word-times': '[[0.1,0.5]]' } }),
  )
  const { signal } = new AbortController()
  expect(await speech(pass, '…', signal)).toBeNull()
  const sound = await speech(pass, 'Hello.', signal)
  expect([await sound?.audio.text(), sound?.words]).toEqual(['RIFF', [[0.1, 0.5]]])
})

describe('the end of a conversation', () => {
  const started = { conversation_id: 'c1', end_token: 'secret', country: null, over: false, messages: [] }
  const beacons = () => {
    const sent: { path: string; type: string; text: Promise<string> }[] = []
    vi.stubGlobal('navigator', {
      sendBeacon: (path: string, blob: Blob) => sent.push({ path, type: blob.type, text: blob.text() }) > 0,
    })
    return sent
  }

  it('is told by a call that outlives the page', async () => {
    const { calls, pass } = serverThat(() => new Response(null, { status: 204 }))
    const sent = beacons()
    await pass.current()
    endConversation(pass, started)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect(calls).toMatchObject([{ path: '/api/conversations/end', token: 'Bearer p1', keepalive: true }])
    expect(sent).toEqual([])
  })

  it.each([
    ['the call is refused', () => problem('unauthenticated', 401)],
    ['there is no connection', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('is told by a beacon with the conversation’s own token when %s', async (_, answer) => {
    const { pass } = serverThat(answer)
    const sent = beacons()
    await pass.current()
    endConversation(pass, started)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ path: '/api/conversations/end', type: 'text/plain' }])
    expect(JSON.parse((await sent[0]?.text) ?? '')).toEqual({ conversation_id: 'c1', end_token: 'secret' })
  })

  it('is told by a beacon when no pass is at hand', () => {
    const { calls, pass } = serverThat(() => new Response())
    const sent = beacons()
    endConversation(pass, started)
    expect([calls.length, sent.length]).toEqual([0, 1])
  })
})
