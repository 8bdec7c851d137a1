import { describe, expect, it } from 'vitest'
import { addStudent, call, cookieOf, type SignedIn, say, signUp, startLesson } from '#tests/support/family.ts'
import { codeIn, emailTo, linkIn } from '#tests/support/post.ts'
import { startApp } from '#tests/support/start-app.ts'
import { adminCommand } from './admins.ts'

const app = await startApp()
const password = 'correct horse battery'
const signIn = (email: string, given = password) =>
  call(app, 'POST', '/api/auth/sign-in/email', { email, password: given })
const get = (who: SignedIn, address: string) => call(app, 'GET', address, undefined, who)
const post = (who: SignedIn, address: string, body?: object) => call(app, 'POST', address, body, who)

describe('a parent’s own account', () => {
  it('has another name from now on', async () => {
    const ana = await signUp(app, 'Ana')
    const changed = await call(app, 'PATCH', '/api/profile', { full_name: ' Ana Maria ' }, ana)
    expect(changed.json.full_name).toBe('Ana Maria')
    expect((await get(ana, '/api/profile')).json.full_name).toBe('Ana Maria')
  })

  it('gets another address by the press in the email to it, and the old one is told', async () => {
    const bo = await signUp(app, 'Bo')
    expect((await post(bo, '/api/profile/email', { email: 'new-bo@example.org' })).json.code).toBe('wrong_password')
    expect((await post(bo, '/api/profile/email', { email: 'New-Bo@example.org', password })).status).toBe(200)
    expect((await get(bo, '/api/profile')).json.email).toBe(bo.email)
    const { purpose, token } = linkIn(await emailTo(app, 'new-bo@example.org'))
    expect(purpose).toBe('email-change')
    expect((await post(bo, '/api/auth/links', { token })).json).toEqual({ result: 'email_changed' })
    expect((await get(bo, '/api/profile')).json).toMatchObject({ email: 'new-bo@example.org', email_confirmed: true })
    expect((await emailTo(app, bo.email)).text).not.toContain('new-bo@example.org')
    expect((await signIn('new-bo@example.org')).status).toBe(200)
  })

  it('gets no address that somebody else has, nor by somebody else’s code', async () => {
    const [cy, dee] = [await signUp(app, 'Cy'), await signUp(app, 'Dee')]
    await post(cy, '/api/profile/email', { email: dee.email, password })
    const email = await emailTo(app, dee.email)
    const verify = (who: SignedIn) =>
      post(who, '/api/auth/verify', { type: 'email_change', email: dee.email, token: codeIn(email) })
    expect((await verify(dee)).json.code).toBe('wrong_code')
    const taken = await verify(cy)
    expect([taken.status, taken.json.fields]).toEqual([409, { email: 'taken' }])
  })

  it('proves its address without losing its password', async () => {
    const eve = await signUp(app, 'Eve')
    await post(eve, '/api/profile/confirm')
    const { token } = linkIn(await emailTo(app, eve.email))
    expect((await post(eve, '/api/auth/links', { token })).json).toEqual({ result: 'email_changed' })
    expect((await get(eve, '/api/profile')).json.email_confirmed).toBe(true)
    expect((await signIn(eve.email)).status).toBe(200)
  })

  it('gets another password: this device goes on with a new session, all others end', async () => {
    const fay = await signUp(app, 'Fay')
    const phone = { ...fay, cookie: cookieOf(await signIn(fay.email)) }
    const change = (current_password: string, fresh: string) =>
      post(fay, '/api/profile/password', { current_password, password: fresh })
    expect((await change('not the password', 'a second password')).json.code).toBe('wrong_password')
    expect((await change(password, password)).json.fields).toEqual({ password: 'same' })
    expect((await change(password, 'short')).json.fields).toEqual({ password: 'too_short' })
    expect((await change(password, fay.email)).json.fields).toEqual({ password: 'too_common' })
    const changed = await change(password, 'a second password')
    expect(changed.status).toBe(204)
    expect((await get(fay, '/api/profile')).status).toBe(401)
    expect((await get(phone, '/api/profile')).status).toBe(401)
    expect((await get({ ...fay, cookie: cookieOf(changed) }, '/api/profile')).status).toBe(200)
    expect((await signIn(fay.email)).status).toBe(401)
    await emailTo(app, fay.email)
  })

  it('shows its devices, and signs them out', async () => {
    const gus = await signUp(app, 'Gus')
    const browser = {
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0' },
    }
    const laptop = cookieOf(await call(app, 'POST', '/api/auth/sign-in/email', { email: gus.email, password }, browser))
    const sessions = (await get(gus, '/api/sessions')).json
    const names = sessions.map((one: { name: string; current: boolean }) => [one.name, one.current])
    expect(names).toEqual(expect.arrayContaining([['Firefox on Windows', false]]))
    expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1)
    const other = sessions.find((one: { current: boolean }) => !one.current)
    const stranger = await signUp(app, 'Stranger')
    expect((await call(app, 'DELETE', `/api/sessions/${other.id}`, undefined, stranger)).status).toBe(404)
    expect((await call(app, 'DELETE', `/api/sessions/${other.id}`, undefined, gus)).status).toBe(204)
    expect((await get({ ...gus, cookie: laptop }, '/api/profile')).status).toBe(401)
    const again = cookieOf(await signIn(gus.email))
    expect((await call(app, 'DELETE', '/api/sessions', undefined, gus)).status).toBe(204)
    expect((await get({ ...gus, cookie: again }, '/api/profile')).status).toBe(401)
    expect((await get(gus, '/api/profile')).status).toBe(200)
  })

  it('signs in anew with every sign-in: the session that was here before ends', async () => {
    const hal = await signUp(app, 'Hal')
    const again = await call(app, 'POST', '/api/auth/sign-in/email', { email: hal.email, password }, hal)
    expect(cookieOf(again)).not.toBe(hal.cookie)
    expect((await get(hal, '/api/profile')).status).toBe(401)
  })

  it('lives thirty days at the most, and two weeks unused; five tabs stay signed in', async () => {
    const ida = await startApp({ database: app.borrowed() })
    const who = await signUp(ida, 'Ida')
    let { cookie } = who
    const day = 24 * 60 * 60 * 1000
    for (let week = 1; week <= 4; week++) {
      ida.advance(7 * day)
      const tabs = await Promise.all(
        Array.from({ length: 5 }, () => call(ida, 'GET', '/api/profile', undefined, { cookie })),
      )
      expect(tabs.map((tab) => tab.status)).toEqual([200, 200, 200, 200, 200])
      cookie = tabs.map(cookieOf).find((one) => one !== '') ?? cookie
    }
    ida.advance(3 * day)
    expect((await call(ida, 'GET', '/api/profile', undefined, { cookie })).status).toBe(401)
  })
})

describe('deleting an account', () => {
  it('asks for the password, deletes everything of the family, and says what it was', async () => {
    const lesson = await startLesson(app, 'Jo')
    const { parent } = lesson
    await say(app, lesson, 'hello there')
    await addStudent(app, parent, 'Kai')
    await post(parent, `/api/students/${lesson.student.id}/notes`, { note_content: 'x', is_permanent: true })
    expect((await post(parent, '/api/profile/delete', { password: 'wrong password' })).json.code).toBe('wrong_password')
    expect((await post(parent, '/api/profile/delete', {})).json.code).toBe('wrong_password')
    const deleted = await post(parent, '/api/profile/delete', { password })
    expect(deleted.json).toEqual({ students: 2, notes: 1, conversations: 1, messages: 3, devices: 0 })
    expect((await get(parent, '/api/profile')).status).toBe(401)
    expect((await call(app, 'DELETE', '/api/learner', undefined, { pass: lesson.pass })).status).toBe(401)
    expect((await signIn(parent.email)).status).toBe(401)
    expect((await emailTo(app, parent.email)).text).toContain('2')
    expect((await call(app, 'POST', '/api/auth/sign-up/email', { email: parent.email, password })).status).toBe(201)
  })

  it('of somebody without a password asks for the address, and for a fresh sign-in', async () => {
    await call(app, 'POST', '/api/auth/magic-link', { email: 'lea@example.org' })
    const { token } = linkIn(await emailTo(app, 'lea@example.org'))
    const lea = { email: 'lea@example.org', cookie: cookieOf(await call(app, 'POST', '/api/auth/links', { token })) }
    expect((await post(lea, '/api/profile/delete', { email: 'other@example.org' })).status).toBe(422)
    const later = await startApp({ database: app.borrowed() })
    later.advance(6 * 60 * 1000)
    const late = await call(later, 'POST', '/api/profile/delete', { email: lea.email }, lea)
    expect([late.status, late.json.code]).toEqual([403, 'sign_in_again'])
    expect((await post(lea, '/api/profile/delete', { email: 'Lea@Example.org' })).json.students).toBe(0)
  })
})

describe('an administrator', () => {
  const role = async (who: SignedIn, of = app) => (await call(of, 'GET', '/api/profile', undefined, who)).json?.role

  it.each([
    ['where nothing else is set', {}],
    [
      'where confirmation is off',
      { mail: { smtpUrl: 'smtp://localhost:1', from: 'a@example.org' }, confirmation: false },
    ],
    ['where a sign-up waits', { confirmation: true }],
  ])('is the account in ADMIN_EMAIL, but not before its address is proven, %s', async (_, config) => {
    const max = await signUp(app, 'Max')
    const home = await startApp({ database: app.borrowed(), config: { ...config, adminEmail: max.email } })
    expect(await role(max, home)).toBe('parent')
    expect((await call(home, 'GET', '/api/admin/alarms', undefined, max)).status).toBe(403)
    await post(max, '/api/profile/confirm')
    await post(max, '/api/auth/links', { token: linkIn(await emailTo(app, max.email)).token })
    expect(await role(max, home)).toBe('admin')
    expect(await role(max)).toBe('parent')
  })

  it('is made and unmade by the command, from the next call on', async () => {
    const ned = await signUp(app, 'Ned')
    expect(await adminCommand(app.app, [ned.email.toUpperCase()])).toEqual({
      line: `${ned.email.toUpperCase()} is now an administrator.`,
      code: 0,
    })
    expect(await role(ned)).toBe('admin')
    await adminCommand(app.app, ['--revoke', ned.email])
    expect(await role(ned)).toBe('parent')
    expect((await adminCommand(app.app, ['nobody@example.org'])).code).toBe(1)
    expect((await adminCommand(app.app, [])).code).toBe(2)
  })

  it('is not made by the command of an account whose address nobody has proven, where emails can be sent', async () => {
    const mail = { smtpUrl: 'smtp://localhost:1', from: 'a@example.org' }
    const sending = await startApp({ database: app.borrowed(), config: { mail } })
    const ola = await signUp(app, 'Ola')
    expect(await adminCommand(sending.app, [ola.email])).toMatchObject({ code: 1 })
    expect(await role(ola)).toBe('parent')
    await post(ola, '/api/profile/confirm')
    await post(ola, '/api/auth/links', { token: linkIn(await emailTo(app, ola.email)).token })
    expect(await adminCommand(sending.app, [ola.email])).toMatchObject({ code: 0 })
    expect(await role(ola)).toBe('admin')
  })

  it('is signed out after half an hour alone, while the child’s lesson goes on', async () => {
    const later = await startApp({ database: app.borrowed() })
    const oda = await signUp(app, 'Oda')
    await adminCommand(app.app, [oda.email])
    const minute = 60_000
    for (let at = 0; at < 3; at++) {
      later.advance(25 * minute)
      expect(await role(oda, later)).toBe('admin')
    }
    const student = await addStudent(later, oda, 'Mia')
    later.advance(31 * minute)
    expect(await role(oda, later)).toBeUndefined()
    // The child who learns in the same browser goes on, and that does not bring the administrator back.
    expect((await call(later, 'POST', '/api/learner', { student_id: student.id }, oda)).status).toBe(201)
    expect(await role(oda, later)).toBeUndefined()
  })

  it('is signed out after twelve hours of work', async () => {
    const later = await startApp({ database: app.borrowed() })
    const pat = await signUp(app, 'Pat')
    await adminCommand(app.app, [pat.email])
    for (let quarter = 0; quarter < 4 * 12; quarter++) {
      later.advance(15 * 60_000 - 1_000)
      expect(await role(pat, later)).toBe('admin')
    }
    later.advance(60_000)
    expect(await role(pat, later)).toBeUndefined()
    expect((await call(later, 'POST', '/api/learner', { student_id: pat.email }, pat)).status).toBe(401)
  })
})
