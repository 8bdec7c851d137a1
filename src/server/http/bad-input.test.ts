import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call, hear, say, saying, startLesson, transcript } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const lesson = await startLesson(app)
const { parent, student, pass } = lesson
const chat = (body: unknown, headers: Record<string, string> = {}) =>
  call(app, 'POST', '/api/chat', body, { pass, headers })

describe('a body that cannot be read', () => {
  const bodies: [string, string][] = [
    ['half an object', '{'],
    ['nothing', ''],
    ['a byte order mark', '\uFEFF{}'],
    ['words', 'hello'],
    ['an unknown number', '{"message":1e}'],
  ]
  it.each(bodies)('is refused: %s', async (_, body) => {
    const answer = await chat(body, { 'content-type': 'application/json' })
    expect([answer.status, answer.json.code]).toEqual([400, 'bad_json'])
  })

  it('is refused in bytes that are not UTF-8', async () => {
    const response = await app.http.request('http://localhost/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    })
    expect(response.status).toBe(400)
  })

  it.each([
    'null',
    '[]',
    '"x"',
    '123',
    '{}',
    '{"message":{}}',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    '{"message":1e400}',
  ])('is refused when it is JSON of another shape: %.20s', async (body) =>
    expect((await chat(body, { 'content-type': 'application/json' })).json.code).toBe('validation_failed'),
  )

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('is refused as %s', async (type) => expect((await chat('{}', { 'content-type': type })).status).toBe(415))

  it('is refused when it is packed, or larger than anything we take', async () => {
    expect((await chat('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status).toBe(415)
    const large = await chat({ ...saying(lesson, 'x'), message: 'x'.repeat(1_000_000) })
    expect([large.status, large.json.code]).toEqual([413, 'body_too_large'])
  })
})

describe('a message', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['spaces', '   \n ', 'empty'],
    ['zero-width signs', '\u200b\u200d\ufeff', 'empty'],
    ['one sign too many', 'x'.repeat(2_001), 'too_long'],
    ['emoji, one too many', '😀'.repeat(2_001), 'too_long'],
    ['NUL', 'a\u0000b', 'not_storable'],
    ['half a surrogate pair', 'a\ud800b', 'not_storable'],
  ])('of %s is refused', async (_, message, reason) => {
    const answer = await chat(saying(lesson, message))
    expect([answer.status, answer.json.fields]).toEqual([422, { message: reason }])
  })

  it.each([
    ['x'.repeat(2_000)],
    ['😀'.repeat(2_000)],
    ["'; drop table message; --"],
    ['<script>alert(1)</script> {{7*7}} $\u007bx} =cmd() ![](https://x/?q=)'],
    ['\u202eright to left\u202c 👨‍👩‍👧‍👦 é\u0301\u0301\u0301'],
    ['line one\nline two\ttab'],
  ])('of any kept kind is stored exactly: %.30s', async (message) => {
    expect((await say(app, lesson, message)).status).toBe(200)
    const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
    const said: { content: string }[] = (await call(app, 'GET', address, undefined, parent)).json
    expect(said.map((one) => one.content)).toContain(message)
  })

  it('with fields of nobody’s business is refused, and nothing is written', async () => {
    const before = await transcript(app, lesson)
    for (const field of [
      'role',
      'is_admin',
      'parent_id',
      'sent_by',
      'id',
      'seq',
      'safety',
      'consent',
      '__proto__',
      'constructor',
    ]) {
      const body = JSON.stringify({ ...saying(lesson, 'x') }).replace('{', `{"${field}":"x",`)
      const answer = await chat(body, { 'content-type': 'application/json' })
      expect([answer.status, answer.json.fields?.[field]], field).toEqual([422, 'field_not_allowed'])
    }
    expect(await transcript(app, lesson)).toEqual(before)
  })

  it('streams its failure before the first event as a problem, not as a stream', async () => {
    const answer = await call(app, 'POST', '/api/chat', saying(lesson, ''), {
      pass,
      headers: { accept: 'text/event-stream' },
    })
    expect(answer.status).toBe(422)
    expect((await hear(app, lesson, 'fine')).at(-1)?.type).toBe('done')
  })
})

describe('an id', () => {
  const odd = [
    '1',
    '-1',
    '0',
    'abc',
    'null',
    '1e999',
    `${randomUUID()} `,
    '%2e%2e%2f',
    '%00',
    'x'.repeat(300),
    '😀',
    '１２３',
    "' OR 1=1--",
  ]
  it.each(odd)('that is none is 400 in an address: %.20s', async (value) => {
    const answer = await call(app, 'GET', `/api/students/${encodeURIComponent(value)}`, undefined, parent)
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_id'])
  })
  it.each([1, -1, 0, '', 'abc', null, [], {}, true])('that is none is 400 in a body: %j', async (value) => {
    const answer = await call(app, 'POST', '/api/learner', { student_id: value }, parent)
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_id'])
  })
  it('is the same in capital letters', async () => {
    const answer = await call(app, 'GET', `/api/students/${student.id.toUpperCase()}`, undefined, parent)
    expect([answer.status, answer.json.id]).toEqual([200, student.id])
  })
})

describe('an address', () => {
  it('names its verbs when it is asked with another', async () => {
    for (const [method, address, allow] of [
      ['PUT', '/api/chat', 'POST'],
      ['DELETE', '/api/students', 'GET, POST'],
      ['PATCH', `/api/students/${student.id}/consent`, 'PUT, DELETE'],
    ] as const) {
      const answer = await call(app, method, address, {}, parent)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    }
  })
  it('that nobody made is a plain 404 in the same shape', async () => {
    for (const address of [
      '/api/nothing',
      '/api',
      '/api/auth/sign-in/anonymous',
      '/api/auth/get-session',
      '/api/students/x/y/z',
    ]) {
      const answer = await call(app, 'GET', address)
      expect([answer.status, Object.keys(answer.json).sort()]).toEqual([
        404,
        ['code', 'error', 'request_id', 'retryable'],
      ])
    }
  })
  it('with odd questions is refused', async () => {
    for (const query of ['a=1', 'cursor=1', 'cursor=x&cursor=y', 'cursor[]=x', 'cursor[__proto__]=x']) {
      expect(
        (await call(app, 'GET', `/api/student/${student.id}/conversations?${query}`, undefined, parent)).status,
        query,
      ).toBe(400)
    }
    expect((await call(app, 'GET', `/api/tutors?grade_level=${'9'.repeat(20)}`)).status).toBe(400)
    expect((await call(app, 'GET', '/api/tutors?grade_level=')).status).toBe(400)
    expect((await call(app, 'GET', `/api/tutors?x=${'9'.repeat(5_000)}`)).status).toBe(414)
  })
})

describe('another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('changes nothing: %j', async (headers) => {
    const answer = await call(
      app,
      'POST',
      '/api/students',
      { nickname: 'Evil', grade_level: 1 },
      { ...parent, headers },
    )
    expect([answer.status, answer.json.code]).toEqual([403, 'bad_origin'])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

it('a cookie is not believed from a sender that says nothing of where it comes from', async () => {
  const response = await app.http.request('http://localhost/api/students', {
    method: 'POST',
    headers: { cookie: parent.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: 'Silent', grade_level: 1 }),
  })
  expect(response.status).toBe(403)
})

describe('every answer', () => {
  it('carries the headers that keep a child’s page closed, an error too', async () => {
    for (const answer of [
      await call(app, 'GET', '/api/tutors'),
      await call(app, 'GET', '/api/nothing'),
      await chat('{'),
      await call(app, 'GET', '/healthz'),
    ]) {
      expect(answer.headers.get('content-security-policy')).toMatch(
        /default-src 'none'; script-src 'self'; style-src 'self'/,
      )
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect((await call(app, 'GET', '/api/tutors')).headers.get('cache-control')).toBe('no-store')
  })

  it('ignores what the sender claims about itself', async () => {
    const headers = { 'x-request-id': 'evil', 'x-http-method-override': 'DELETE', 'x-forwarded-host': 'evil.example' }
    const answer = await call(app, 'GET', '/api/tutors', undefined, { headers })
    expect([answer.status, answer.headers.get('x-request-id') === 'evil']).toEqual([200, false])
  })

  it('never tells the personality of a tutor', async () => {
    const tutors: object[] = (await call(app, 'GET', '/api/tutors')).json
    expect(tutors.length).toBeGreaterThanOrEqual(6)
    expect(Object.keys(tutors[0] ?? {}).sort()).toEqual([
      'access_level',
      'avatar_url',
      'description',
      'id',
      'minimum_grade_level',
      'name',
      'subjects',
    ])
  })
})
