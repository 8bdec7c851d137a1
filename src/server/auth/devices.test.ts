import { describe, expect, it } from 'vitest'
import {
  addStudent,
  assignTutor,
  call,
  cookieOf,
  type SignedIn,
  signUp,
  startConversation,
} from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const app = await startApp()
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

async function family(name: string) {
  const parent = await signUp(app, name)
  return { parent, student: await addStudent(app, parent, 'Mia') }
}
const codeFor = async (parent: SignedIn, studentId: string, on: TestApp = app) =>
  (await call(on, 'POST', `/api/students/${studentId}/pairing-code`, undefined, parent)).json.code
const join = (code: string, on: TestApp = app) =>
  call(on, 'POST', '/api/join', { code }, { headers: { 'user-agent': android } })
const start = (cookie: string, student_id: string) => call(app, 'POST', '/api/learner', { student_id }, { cookie })
const devices = async (parent: SignedIn) => (await call(app, 'GET', '/api/devices', undefined, parent)).json

describe('a child’s own device', () => {
  it('is let in by the code, learns, and can do nothing else', async () => {
    const { parent, student } = await family('Ana')
    const tutor = await assignTutor(app, parent, student)
    const code = await codeFor(parent, student.id)
    expect(code).toMatch(/^\d{8}$/)
    const joined = await join(` ${code.slice(0, 4)} ${code.slice(4)}`)
    expect([joined.status, joined.json.student]).toEqual([
      200,
      expect.objectContaining({ id: student.id, nickname: 'Mia' }),
    ])
    expect(joined.headers.getSetCookie()[0]).toMatch(/^trellis\.device=.*HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(joined)
    const pass = (await start(cookie, student.id)).json.token
    expect((await startConversation(app, { pass, student, tutor })).messages).toHaveLength(1)
    for (const address of ['/api/students', '/api/profile', '/api/devices', '/api/sessions'])
      expect((await call(app, 'GET', address, undefined, { cookie })).status, address).toBe(401)
    const ben = await addStudent(app, parent, 'Ben')
    expect((await start(cookie, ben.id)).status).toBe(404)
    expect((await devices(parent)).map((one: { name: string }) => one.name)).toEqual(['Chrome on Android'])
  })

  it('is not let in twice by one code, nor by the one before', async () => {
    const { parent, student } = await family('Bo')
    const old = await codeFor(parent, student.id)
    const code = await codeFor(parent, student.id)
    expect([401, 410]).toContain((await join(old)).status)
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(code)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(await devices(parent)).toHaveLength(1)
  })

  it('is not let in at the sixth try, nor after ten minutes', async () => {
    const { parent, student } = await family('Cy')
    const code = await codeFor(parent, student.id)
    const wrong = `${code.slice(0, 4)}${code.endsWith('0000') ? '0001' : '0000'}`
    for (let attempt = 0; attempt < 5; attempt++) expect((await join(wrong)).json.code).toBe('wrong_code')
    expect((await join(code)).json.code).toBe('link_expired')
    const later = await startApp({ database: app.borrowed() })
    const fresh = await codeFor(parent, student.id, later)
    later.advance(10 * 60 * 1000)
    expect((await join(fresh, later)).json.code).toBe('link_expired')
  })

  it.each(['', '1234567', '123456789', 'abcdefgh', '1234-567a'])('is not let in by %j', async (code) => {
    expect((await join(code)).status).toBe(422)
  })

  it('is out at the next call when the parent removes it, with the pass that it holds', async () => {
    const { parent, student } = await family('Dee')
    const cookie = cookieOf(await join(await codeFor(parent, student.id)))
    const pass = (await start(cookie, student.id)).json.token
    const [device] = await devices(parent)
    const stranger = await signUp(app, 'Stranger')
    expect((await call(app, 'DELETE', `/api/devices/${device.id}`, undefined, stranger)).status).toBe(404)
    expect((await call(app, 'DELETE', `/api/devices/${device.id}`, undefined, parent)).status).toBe(204)
    expect((await call(app, 'DELETE', '/api/learner', undefined, { pass })).status).toBe(401)
    expect((await start(cookie, student.id)).status).toBe(401)
    expect((await call(app, 'GET', '/api/join', undefined, { cookie })).status).toBe(401)
  })

  it('goes on when the parent logs out, and may leave by itself', async () => {
    const { parent, student } = await family('Eve')
    const cookie = cookieOf(await join(await codeFor(parent, student.id)))
    await call(app, 'POST', '/api/auth/sign-out', undefined, parent)
    expect((await call(app, 'GET', '/api/join', undefined, { cookie })).json.student.id).toBe(student.id)
    expect((await start(cookie, student.id)).status).toBe(201)
    expect((await call(app, 'DELETE', '/api/join', undefined, { cookie })).status).toBe(204)
    expect((await start(cookie, student.id)).status).toBe(401)
  })
})
