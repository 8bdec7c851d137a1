import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentVersion } from '#shared/limits.ts'
import { databaseNamed } from '#tests/support/database-snapshot.ts'
import { type FakeModel, startFakeModel } from '#tests/support/fake-model-server.ts'
import { type ServerProcess, serverProcess } from '#tests/support/server-process.ts'

// Two processes that answer calls and two that do jobs, on one PostgreSQL. Runs where the suite runs on PostgreSQL; beside
// the tests on a database of its own (freshDatabase has no address for a process).
const url = process.env.DATABASE_URL
const name = `trellis_processes_${process.pid}`

describe.runIf(url)('several processes on one PostgreSQL', () => {
  let model: FakeModel
  let one: ServerProcess
  let two: ServerProcess
  let three: ServerProcess
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const result = await client.query(statement)
    await client.end()
    return result.rows
  }

  beforeAll(async () => {
    await admin(`create database ${name}`)
    model = await startFakeModel()
    const shared = {
      DATABASE_URL: databaseNamed(url ?? '', name),
      AUTH_SECRET: 'a secret that three processes share with each other',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODEL: 'fake',
    }
    // Together, on an empty database: whoever is first makes its tables.
    ;[one, two, three] = await Promise.all([
      serverProcess({ ...shared, TRELLIS_ROLE: 'web' }),
      serverProcess({ ...shared, TRELLIS_ROLE: 'both' }),
      serverProcess({ ...shared, TRELLIS_ROLE: 'jobs' }),
    ])
  })
  afterAll(async () => {
    await Promise.all([one, two, three].map((server) => server?.stop()))
    await model?.close()
    await admin(`drop database if exists ${name} with (force)`)
  })

  const ask = (server: ServerProcess, method: string, address: string, body?: unknown, headers = {}) =>
    fetch(`${server.url}${address}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  const signUp = async (server: ServerProcess) => {
    const email = `${randomUUID()}@example.org`
    const answer = await ask(server, 'POST', '/api/auth/sign-up/email', { email, password: 'correct horse battery' })
    const cookie = answer.headers
      .getSetCookie()
      .map((part) => part.split(';')[0])
      .join('; ')
    return { email, cookie }
  }

  /** As the browser does: a process that stands still for too long on a busy machine loses its turn, and is asked again. */
  const answered = async (server: ServerProcess, message: unknown, headers: object) => {
    for (;;) {
      const answer = await ask(server, 'POST', '/api/chat', message, headers)
      if (answer.status !== 503 && answer.status !== 409) return answer
    }
  }

  it('follow a turn in one that was begun in another, and make it once', async () => {
    const { cookie } = await signUp(one)
    const child = { nickname: 'Mia', grade_level: 3, consent_version: consentVersion }
    // Each step at another process: nothing that matters stands in one of them.
    const student = await (await ask(two, 'POST', '/api/students', child, { cookie })).json()
    const [tutor] = await (await ask(one, 'GET', '/api/tutors?grade_level=3')).json()
    await ask(two, 'PATCH', `/api/students/${student.id}`, { assigned_tutor_id: tutor.id }, { cookie })
    const { token } = await (await ask(one, 'POST', '/api/learner', { student_id: student.id }, { cookie })).json()
    const headers = { authorization: `Bearer ${token}` }
    const ids = { student_id: student.id, tutor_id: tutor.id }
    const started = await (await ask(two, 'POST', '/api/conversations/start', ids, headers)).json()
    const { conversation_id } = started
    await model.script({
      reply: 'Thank you for telling me about that. What would you like to do?',
      chunk: 4,
      delayMs: 60,
    })
    const message = { ...ids, conversation_id, message: 'I like my dog', client_message_id: randomUUID() }
    const begun = await ask(one, 'POST', '/api/chat', message, { ...headers, accept: 'text/event-stream' })
    const reader = begun.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    expect(first).toContain('event: accepted')
    expect(first).not.toContain('event: done')
    const [followed, again] = await Promise.all([answered(two, message, headers), answered(one, message, headers)])
    const reply = (await followed.json()).reply
    expect([followed.status, (await again.json()).reply]).toEqual([200, reply])
    await reader?.cancel()
    const address = `/api/conversations/${conversation_id}/transcript`
    const said: { role: string; content: string }[] = await (
      await ask(two, 'GET', address, undefined, { cookie })
    ).json()
    expect(said.slice(1).map(({ role, content }) => [role, content])).toEqual([
      ['user', 'I like my dog'],
      ['assistant', reply],
    ])
  })

  it('count what is limited together', async () => {
    const { email } = await signUp(one)
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const answer = await ask(attempt % 2 ? one : two, 'POST', '/api/auth/sign-in/email', { email, password: 'wrong' })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('do a job once, and only those that are there for it', async () => {
    const before = two.outbox().length + three.outbox().length
    for (let n = 0; n < 8; n++) {
      const answer = await ask(one, 'POST', '/api/auth/magic-link', { email: `job-${n}-${randomUUID()}@example.org` })
      expect(answer.status).toBe(200)
    }
    const done = () => [...two.outbox(), ...three.outbox()]
    await expect.poll(() => done().length).toBe(before + 8)
    const unfinished = `select count(*)::int as count from jobs.job where state <> 'completed'`
    const client = new pg.Client({ connectionString: databaseNamed(url ?? '', name) })
    await client.connect()
    await expect.poll(async () => (await client.query(unfinished)).rows[0]?.count).toBe(0)
    await client.end()
    expect(done()).toHaveLength(before + 8)
    expect(one.outbox()).toEqual([])
  })

  it('tell how they are; one that only does jobs answers nothing else', async () => {
    for (const server of [one, two, three]) {
      const answer = await ask(server, 'GET', '/readyz')
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', missing: [], database: 'postgres' }])
    }
    expect((await ask(three, 'GET', '/api/tutors?grade_level=3')).status).toBe(404)
  })
})
