import { describe, expect, it } from 'vitest'
import { addStudent, call, cookieOf, passFor, type SignedIn, signUp } from '#tests/support/family.ts'
import { emailTo, linkIn } from '#tests/support/post.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const password = 'correct horse battery'

const setPin = (who: SignedIn, body: object) => call(app, 'PUT', '/api/profile/pin', body, who)
const open = (who: SignedIn, body: object) => call(app, 'POST', '/api/gate', body, who)
const students = (who: SignedIn) => call(app, 'GET', '/api/students', undefined, who)
const profile = async (who: SignedIn) => (await call(app, 'GET', '/api/profile', undefined, who)).json

/** A parent with the PIN 1234, whose child's lesson is open on this device. */
async function inLesson(name: string) {
  const parent = await signUp(app, name)
  const student = await addStudent(app, parent, 'Mia')
  expect((await setPin(parent, { pin: '1234', password })).status).toBe(204)
  const pass = await passFor(app, parent, student)
  return { parent, student, pass }
}

describe('the parent’s gate', () => {
  it('stays open where no PIN is set', async () => {
    const ana = await signUp(app, 'Ana')
    await passFor(app, ana, await addStudent(app, ana, 'Mia'))
    expect((await students(ana)).status).toBe(200)
  })

  it('closes with the lesson for every call of the parent’s, tells the child nothing, and opens by the PIN', async () => {
    const { parent, student, pass } = await inLesson('Bo')
    const refused = await students(parent)
    expect([refused.status, refused.json.code]).toEqual([403, 'pin_required'])
    expect(await profile(parent)).toMatchObject({
      gate: 'closed',
      gate_student_id: student.id,
      email: '',
      full_name: '',
    })
    expect((await call(app, 'POST', '/api/learner', { student_id: student.id }, parent)).status).toBe(201)
    expect((await open(parent, { pin: '1234' })).status).toBe(204)
    expect((await students(parent)).status).toBe(200)
    expect(await profile(parent)).toMatchObject({ gate: 'open', email: parent.email })
    expect((await call(app, 'DELETE', '/api/learner', undefined, { pass: pass.token })).status).toBe(204)
  })

  it('keeps the child from a sibling’s lesson', async () => {
    const { parent } = await inLesson('Cy')
    await open(parent, { pin: '1234' })
    const ben = await addStudent(app, parent, 'Ben')
    const zoe = await addStudent(app, parent, 'Zoe')
    await passFor(app, parent, ben)
    const answer = await call(app, 'POST', '/api/learner', { student_id: zoe.id }, parent)
    expect([answer.status, answer.json.code]).toEqual([403, 'pin_required'])
  })

  it('takes five wrong PINs, then only the password, and tells the parent by email', async () => {
    const { parent } = await inLesson('Dee')
    const tries = []
    for (const pin of ['0000', '1111', '2222', '3333', '4444', '1234']) tries.push((await open(parent, { pin })).json)
    expect(tries.map((one) => [one.code, one.fields?.tries_left])).toEqual([
      ['wrong_pin', '4'],
      ['wrong_pin', '3'],
      ['wrong_pin', '2'],
      ['wrong_pin', '1'],
      ['pin_locked', undefined],
      ['pin_locked', undefined],
    ])
    await emailTo(app, parent.email)
    expect((await open(parent, { password: 'not this one' })).json.code).toBe('wrong_password')
    expect((await open(parent, { password })).status).toBe(204)
    expect((await students(parent)).status).toBe(200)
  })

  it('is closed on the device of the lesson only, and opens with a new sign-in', async () => {
    const { parent } = await inLesson('Eve')
    const elsewhere = await call(app, 'POST', '/api/auth/sign-in/email', { email: parent.email, password })
    expect((await students({ ...parent, cookie: cookieOf(elsewhere) })).status).toBe(200)
    expect((await students(parent)).status).toBe(403)
  })

  it('of an account without a password opens by a fresh sign-in after five wrong PINs, and says so', async () => {
    const email = 'ina@example.org'
    let emails = 0
    const signInByLink = async () => {
      await call(app, 'POST', '/api/auth/magic-link', { email })
      const { token } = linkIn(await emailTo(app, email, ++emails))
      return { email, cookie: cookieOf(await call(app, 'POST', '/api/auth/links', { token })) }
    }
    const ina = await signInByLink()
    const student = await addStudent(app, ina, 'Mia')
    expect((await setPin(ina, { pin: '1234' })).status).toBe(204)
    await passFor(app, ina, student)
    for (const pin of ['0000', '1111', '2222', '3333']) await open(ina, { pin })
    const locked = await open(ina, { pin: '4444' })
    expect(locked.json.code).toBe('pin_locked')
    expect(locked.json.error).toMatch(/sign in again/)
    expect(locked.json.error).not.toMatch(/password/)
    const told = await emailTo(app, email, ++emails)
    expect(told.text).toMatch(/sign in again/i)
    expect(told.text).not.toMatch(/your password opens/i)
    const again = await signInByLink()
    expect((await students(again)).status).toBe(200)
    await passFor(app, again, student)
    expect((await students(again)).json.code).toBe('pin_required')
    expect((await open(again, { pin: '1234' })).status).toBe(204)
  })

  it('gets another PIN without the one before, by whoever has no password and has just signed in', async () => {
    const email = 'jan@example.org'
    // A database of its own: another server's worker would send its emails.
    const clock = await startApp()
    await call(clock, 'POST', '/api/auth/magic-link', { email })
    const { token } = linkIn(await emailTo(clock, email))
    const jan = { email, cookie: cookieOf(await call(clock, 'POST', '/api/auth/links', { token })) }
    const set = (body: object) => call(clock, 'PUT', '/api/profile/pin', body, jan)
    expect((await set({ pin: '1234' })).status).toBe(204)
    expect((await set({ pin: '5678' })).status).toBe(204)
    clock.advance(6 * 60 * 1000)
    const late = await set({ pin: '9999' })
    expect([late.status, late.json.code]).toEqual([403, 'sign_in_again'])
    expect((await set({ pin: '9999', current_pin: '5678' })).status).toBe(204)
  })

  it('lets the child log out', async () => {
    const { parent } = await inLesson('Fay')
    expect((await call(app, 'POST', '/api/auth/sign-out', undefined, parent)).status).toBe(204)
    expect((await students(parent)).status).toBe(401)
  })

  it.each(['', '123', '1234567', '12a4', '１２３４'])('has no PIN like %j', async (pin) => {
    const gus = await signUp(app, 'Gus')
    expect((await setPin(gus, { pin, password })).json.fields).toEqual({ pin: 'invalid_format' })
  })

  it('changes or loses its PIN only by who knows the password or the PIN', async () => {
    const hal = await signUp(app, 'Hal')
    expect((await setPin(hal, { pin: '1234' })).json.code).toBe('wrong_password')
    expect((await setPin(hal, { pin: '1234', password })).status).toBe(204)
    expect((await setPin(hal, { pin: null })).json.code).toBe('wrong_password')
    expect((await setPin(hal, { pin: null, current_pin: '9999' })).json.code).toBe('wrong_pin')
    expect((await setPin(hal, { pin: '567890', current_pin: '1234' })).status).toBe(204)
    expect((await setPin(hal, { pin: null, current_pin: '567890' })).status).toBe(204)
    expect(await profile(hal)).toMatchObject({ has_pin: false })
  })
})
