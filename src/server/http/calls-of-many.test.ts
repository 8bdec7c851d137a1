import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addStudent, call, type Lesson, passFor, say, signUp, startLesson } from '#tests/support/family.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { freshDatabase, startApp, type TestApp } from '#tests/support/start-app.ts'
import { allCalls } from './all-calls-limit.ts'

const database = await freshDatabase()
/** A server that counts all calls. Everybody in these tests sits behind one address. */
const counting = () =>
  startApp({ database, calls: allCalls(database), brain: scriptedBrain(['One. ', 'Two. ', 'Three. ', 'Four.']).brain })
const app = await counting()

afterEach(() => void vi.useRealTimers())

/** A call that costs nothing but being counted: it is refused for its body before anything is looked up. */
const quick = (at: TestApp, sent: { pass?: string; cookie?: string }) =>
  call(at, 'POST', '/api/chat', '{', { ...sent, headers: { 'content-type': 'application/json' } })

async function until429(at: TestApp, sent: { pass?: string; cookie?: string }, most: number): Promise<number> {
  for (let n = 0; n < most; n++) if ((await quick(at, sent)).status === 429) return n
  return most
}

describe('children behind one address', () => {
  it('five of them, each with a message every ten seconds and its sentences read aloud, are never refused', async () => {
    const lessons: Lesson[] = []
    for (let n = 0; n < 5; n++) lessons.push(await startLesson(app, `Child${n}`))
    const statuses: number[] = []
    for (let at = 0; at < 60; at += 10) {
      for (const lesson of lessons) {
        statuses.push((await say(app, lesson, `at ${at}`)).status)
        for (const text of ['One.', 'Two.', 'Three.', 'Four.'])
          statuses.push((await call(app, 'POST', '/api/tts', { text }, { pass: lesson.pass })).status)
      }
    }
    expect(statuses).toHaveLength(150)
    expect([...new Set(statuses)]).toEqual([200])
  }, 120_000)

  it('one who reloads and plays quick cards is not refused, and neither is the family’s parent', async () => {
    const parent = await signUp(app, 'Ana')
    const student = await addStudent(app, parent, 'Mia')
    for (let reload = 0; reload < 12; reload++) {
      const { token: pass } = await passFor(app, parent, student)
      for (let card = 0; card < 10; card++) {
        const asked = `/api/flashcards/next_card?student_id=${student.id}`
        expect((await call(app, 'GET', asked, undefined, { pass })).status).toBe(200)
      }
    }
    expect((await call(app, 'GET', '/api/students', undefined, parent)).status).toBe(200)
  })

  it('thirty of them work for an hour', async () => {
    const parents = []
    for (let n = 0; n < 10; n++) parents.push(await signUp(app, `Parent${n}`))
    const passes: string[] = []
    for (const parent of parents)
      for (const name of ['A', 'B', 'C']) {
        const student = await addStudent(app, parent, name)
        passes.push((await passFor(app, parent, student)).token)
      }
    let now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    const refused: number[] = []
    for (let minute = 0; minute < 5; minute++) {
      for (let n = 0; n < 10; n++)
        for (const pass of passes) {
          now += 200
          vi.setSystemTime(now)
          const { status } = await quick(app, { pass })
          if (status !== 400) refused.push(status)
        }
    }
    expect(refused).toEqual([])
    // An hour of whole lessons, 40 calls a minute of each, without the calls themselves.
    const calls = allCalls(database, () => now)
    for (let at = 0; at < 3_600; at += 1.5) {
      now += 1_500
      for (const whose of passes) calls.spend({ kind: 'learner', whose })
    }
  }, 120_000)
})

describe('a child whose device floods', () => {
  it('is refused alone, over all its passes, while others and its parent go on', async () => {
    const [flooding, other] = [await startLesson(app, 'Flo'), await startLesson(app, 'Oda')]
    const allowed = await until429(app, { pass: flooding.pass }, 1_000)
    expect(allowed).toBeGreaterThan(350)
    expect(allowed).toBeLessThanOrEqual(400)
    const { token: reloaded } = await passFor(app, flooding.parent, flooding.student)
    expect((await quick(app, { pass: reloaded })).status).toBe(429)
    expect((await say(app, other, 'hello')).status).toBe(200)
    expect((await call(app, 'GET', '/api/students', undefined, flooding.parent)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect((await quick(app, { pass: reloaded })).status).toBe(400)
  })

  it('with a session: the session is refused alone', async () => {
    const [one, two] = [await signUp(app, 'One'), await signUp(app, 'Two')]
    expect(await until429(app, one, 1_000)).toBe(300)
    expect((await call(app, 'GET', '/api/students', undefined, two)).status).toBe(200)
  })
})

describe('a made-up token is no token', () => {
  const random = () => randomBytes(32).toString('base64url')
  it.each<[string, () => { pass?: string; cookie?: string }]>([
    ['passes', () => ({ pass: random() })],
    ['sessions', () => ({ cookie: `trellis.session=${random()}.${random()}` })],
    ['devices', () => ({ cookie: `trellis.device=${random()}` })],
  ])('%s: their address is counted, and nothing is looked up beyond that', async (_, made) => {
    const at = await counting()
    const answers: number[] = []
    for (let n = 0; n < 101; n++) answers.push((await call(at, 'GET', '/api/students', undefined, made())).status)
    expect(answers.slice(0, 100).every((status) => status === 401)).toBe(true)
    expect(answers[100]).toBe(429)
  })
})

it('passes that another server made are believed once they were looked up', async () => {
  const lesson = await startLesson(app, 'Pia')
  const other = await counting()
  const address = `/api/flashcards/categories?student_id=${lesson.student.id}`
  for (let n = 0; n < 130; n++)
    expect((await call(other, 'GET', address, undefined, { pass: lesson.pass })).status, String(n)).toBe(200)
  // Nothing of it was left with the address.
  for (let n = 0; n < 100; n++) expect((await call(other, 'GET', '/api/config')).status).toBe(200)
  expect((await call(other, 'GET', '/api/config')).status).toBe(429)
})

it('a device that was paired, and a class that pairs thirty, are counted as their students', async () => {
  const at = await startApp({ database, calls: allCalls(database), limits: true })
  for (let n = 0; n < 20; n++) {
    const parent = await signUp(app, 'Dee')
    const student = await addStudent(app, parent, 'Dot')
    const { code } = (await call(app, 'POST', `/api/students/${student.id}/pairing-code`, undefined, parent)).json
    const joined = await call(at, 'POST', '/api/join', { code })
    expect([n, joined.status]).toEqual([n, 200])
    const cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    for (let m = 0; m < 10; m++) expect((await call(at, 'GET', '/api/join', undefined, { cookie })).status).toBe(200)
  }
})

describe('a proxy of which nobody was told', () => {
  const warnings = ({ logged }: TestApp) => logged.filter((line) => line.includes('TRUSTED_PROXIES'))
  it.each(['x-forwarded-for', 'forwarded'])(
    'is told of in the log, once and without an address: %s',
    async (header) => {
      const at = await startApp({ database })
      expect((await call(at, 'GET', '/api/config')).status).toBe(200)
      expect(warnings(at)).toEqual([])
      for (let n = 0; n < 3; n++)
        await call(at, 'GET', '/api/config', undefined, { headers: { [header]: '198.51.100.7' } })
      expect(warnings(at)).toHaveLength(1)
      expect(JSON.parse(warnings(at)[0] ?? '{}')).toMatchObject({ level: 40, setting: 'TRUSTED_PROXIES' })
      expect(at.logged.join('')).not.toContain('198.51.100.7')
    },
  )

  it('is not told of where it is trusted', async () => {
    const at = await startApp({ database, config: { trustedProxies: 1 } })
    await call(at, 'GET', '/api/config', undefined, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(warnings(at)).toEqual([])
  })
})
