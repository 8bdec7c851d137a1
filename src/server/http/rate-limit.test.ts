import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, addStudent, call, cookieOf, passFor, say, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { allCalls } from './all-calls-limit.ts'

const one = await startApp({ limits: true, config: { trustedProxies: 1 } })
const two = await startApp({ limits: true, config: { trustedProxies: 1 }, database: one.borrowed() })

afterEach(() => void vi.useRealTimers())
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

const from = (whose: string) => ({ kind: 'address' as const, whose })
let addresses = 0
/** An address that nobody else in these tests comes from. */
const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` })
const post = (app: TestApp, path: string, body: object, headers: Record<string, string>, cookie = '') =>
  call(app, 'POST', path, body, { headers, cookie })
const guess = (app: TestApp, email: string, headers: Record<string, string>, cookie = '') =>
  post(app, '/api/auth/sign-in/email', { email, password: 'a wrong guess' }, headers, cookie)
const statuses = (answers: Answer[]) => answers.map((answer) => answer.status)

describe('two servers count together', () => {
  it('five wrong passwords for an account from one address; the sixth waits, and later it works again', async () => {
    const from = somewhere()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await guess(n % 2 ? one : two, 'ana@example.org', from))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429])
    expect(answers[5]?.json).toMatchObject({ code: 'rate_limited', retryable: true })
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(800)
    later(15 * 60 * 1000 + 1_000)
    expect((await guess(one, 'ana@example.org', from)).status).toBe(401)
  })

  it('twenty sign-ins from one address, whatever else it says that it passed through', async () => {
    const from = somewhere()['x-forwarded-for']
    const answers = []
    for (let n = 0; n < 21; n++) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}, ${from}` }
      answers.push(await guess(n % 2 ? one : two, `guess-${n}@example.org`, headers))
    }
    expect(statuses(answers).slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(answers[20]?.status).toBe(429)
  })

  it('one email a minute and five an hour to one mailbox, wherever it is asked for', async () => {
    const ask = (app: TestApp) => post(app, '/api/auth/recover', { email: 'bo@example.org' }, somewhere())
    expect((await ask(one)).status).toBe(200)
    expect((await ask(two)).status).toBe(429)
    const hour = []
    for (let n = 1; n <= 5; n++) {
      later(61_000)
      hour.push((await ask(one)).status)
    }
    expect(hour).toEqual([200, 200, 200, 200, 429])
  })

  it('five sign-ups an hour from one address', async () => {
    const from = somewhere()
    const answers = []
    for (let n = 0; n < 6; n++) {
      const body = { email: `new-${n}@example.org`, password: 'correct horse battery' }
      answers.push(await post(n % 2 ? one : two, '/api/auth/sign-up/email', body, from))
    }
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('sixty learner passes in five minutes of one student', async () => {
    const parent = await signUpFrom(one, 'cy@example.org')
    const student = await addStudent(one, parent, 'Mia')
    for (let n = 0; n < 60; n++) await passFor(n % 2 ? one : two, parent, student)
    const answer = await call(two, 'POST', '/api/learner', { student_id: student.id }, parent)
    expect([answer.status, answer.json.code]).toEqual([429, 'rate_limited'])
  })

  it('fifteen pairing codes from one address', async () => {
    const from = somewhere()
    const answers = []
    for (let n = 0; n < 16; n++) answers.push(await post(n % 2 ? one : two, '/api/join', { code: '12345678' }, from))
    expect(statuses(answers).slice(0, 15)).not.toContain(429)
    expect(answers[15]?.status).toBe(429)
  })
})

async function signUpFrom(app: TestApp, email: string) {
  const answer = await post(app, '/api/auth/sign-up/email', { email, password: 'correct horse battery' }, somewhere())
  return { email, cookie: cookieOf(answer) }
}

it('strangers who guess never shut the owner out of a browser in which the owner has signed in', async () => {
  const owner = await signUpFrom(one, 'dee@example.org')
  const from = somewhere()
  for (let n = 0; n < 6; n++) await guess(one, owner.email, from)
  const password = 'correct horse battery'
  const signIn = (cookie: string) =>
    post(one, '/api/auth/sign-in/email', { email: owner.email, password }, from, cookie)
  expect((await signIn('')).status).toBe(429)
  expect((await signIn(owner.cookie)).status).toBe(200)
})

it('a good sign-in begins the count anew', async () => {
  const { email } = await signUpFrom(one, 'eve@example.org')
  const from = somewhere()
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 4; n++) expect((await guess(one, email, from)).status).toBe(401)
    const good = await post(one, '/api/auth/sign-in/email', { email, password: 'correct horse battery' }, from)
    expect(good.status).toBe(200)
  }
})

it('a child says twelve things a minute, on both servers together; the thirteenth waits and is not kept', async () => {
  const lesson = await startLesson(await startApp({ database: one.borrowed() }), 'Fay')
  const answers = []
  for (let n = 0; n < 13; n++) answers.push(await say(n % 2 ? one : two, lesson, `message ${n}`))
  expect(statuses(answers).slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200))
  expect([answers[12]?.status, answers[12]?.json.code]).toEqual([429, 'rate_limited'])
  two.advance(61_000)
  expect((await say(two, lesson, 'message 12')).status).toBe(200)
})

describe('all calls from one address', () => {
  it('are a hundred a minute, told to the other server within its next settling', async () => {
    const here = allCalls(one.app.database)
    const there = allCalls(one.app.database)
    for (let n = 0; n < 60; n++) here.spend(from('203.0.113.1'))
    await here.settle()
    for (let n = 0; n < 39; n++) there.spend(from('203.0.113.1'))
    await there.settle()
    there.spend(from('203.0.113.1'))
    expect(() => there.spend(from('203.0.113.1'))).toThrow(/too often/)
    there.spend(from('203.0.113.2'))
    await there.settle()
    here.spend(from('203.0.113.1'))
    await here.settle()
    expect(() => here.spend(from('203.0.113.1'))).toThrow(/too often/)
    later(61_000)
    here.spend(from('203.0.113.1'))
  })

  it('are refused before anything is looked up', async () => {
    const calls = allCalls(one.app.database)
    const busy = await startApp({ database: one.borrowed(), calls })
    const answers = []
    for (let n = 0; n < 101; n++) answers.push((await call(busy, 'GET', '/api/config')).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(100)
    expect(answers.at(-1)).toBe(429)
  })
})

it('who counts cannot be read in the database', async () => {
  await guess(one, 'readable@example.org', { 'x-forwarded-for': '192.0.2.77' })
  const { rows } = await one.app.database.query('select key from call_limit')
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/readable|example\.org|192\.0\.2/)
})
