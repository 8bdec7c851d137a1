import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { administrator } from '#tests/support/administrator.ts'
import { addStudent, assignTutor, call, cookieOf, passFor, type SignedIn, signUp } from '#tests/support/family.ts'
import { codeIn, emailTo, linkIn } from '#tests/support/post.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const password = 'correct horse battery'
const post = (address: string, body?: object, cookie = '') =>
  call(app, 'POST', address, body, cookie === '' ? {} : { cookie })
const get = (who: { cookie: string }, address: string) => call(app, 'GET', address, undefined, who)
const profile = async (who: { cookie: string }) => (await get(who, '/api/profile')).json

let phones = 0
async function addPhone(who: SignedIn): Promise<string> {
  const phone = `+491510000${1000 + ++phones}`
  const before = app.texts.length
  await post('/api/profile/phone', { phone, password }, who.cookie)
  await expect.poll(() => app.texts.length, { timeout: 8_000 }).toBe(before + 1)
  await post('/api/auth/verify', { type: 'phone_change', phone, token: lastCode() }, who.cookie)
  return phone
}
const lastCode = () => /\d{6}/.exec(app.texts.at(-1)?.text ?? '')?.[0] ?? ''

/** A stranger who signed up with a mailbox that is not theirs, and settled in. */
async function squatter(name: string) {
  const who = await signUp(app, name)
  const phone = await addPhone(who)
  const student = await addStudent(app, who, `Child of ${name}`)
  await assignTutor(app, who, student)
  const body = { note_content: 'likes trains', is_permanent: true }
  await post(`/api/students/${student.id}/notes`, body, who.cookie)
  const pass = (await passFor(app, who, student)).token
  const { code } = (await post(`/api/students/${student.id}/pairing-code`, undefined, who.cookie)).json
  const device = cookieOf(await post('/api/join', { code }))
  const devicePass = (await post('/api/learner', { student_id: student.id }, device)).json.token
  expect((await call(app, 'PUT', '/api/profile/pin', { pin: '1234', password }, who)).status).toBe(204)
  const written = { content: 'a question to the administrators', client_message_id: randomUUID() }
  expect((await post('/api/messages', written, who.cookie)).status).toBe(201)
  expect((await call(app, 'PUT', '/api/weekly-letter', { length: 'short' }, who)).status).toBe(200)
  return { who, phone, student, pass, device, devicePass }
}

/** The owner of the mailbox presses the link of an email that they asked for, in their own browser. */
async function proveElsewhere(email: string, count = 1): Promise<SignedIn> {
  await post('/api/auth/magic-link', { email })
  const pressed = await post('/api/auth/links', { token: linkIn(await emailTo(app, email, count)).token })
  expect(pressed.json).toEqual({ result: 'signed_in' })
  return { email, cookie: cookieOf(pressed) }
}

describe('whoever proves an address that was never proven', () => {
  it('ends every way in that the account had before', async () => {
    const { who, phone, student, pass, device, devicePass } = await squatter('Abe')
    const waitingCode = (await post(`/api/students/${student.id}/pairing-code`, undefined, who.cookie)).json.code
    await post('/api/profile/confirm', undefined, who.cookie)
    const confirmation = linkIn(await emailTo(app, who.email, 2)).token
    const before = app.texts.length
    const asked = cookieOf(await post('/api/auth/phone-code', { phone }))
    await expect.poll(() => app.texts.length, { timeout: 8_000 }).toBe(before + 1)
    const smsCode = lastCode()

    const owner = await proveElsewhere(who.email, 3)

    expect((await get(who, '/api/profile')).status).toBe(401)
    expect((await post('/api/auth/sign-in/email', { email: who.email, password })).status).toBe(401)
    expect((await post('/api/auth/verify', { type: 'sms', phone, token: smsCode }, asked)).status).toBe(401)
    const again = cookieOf(await post('/api/auth/phone-code', { phone }))
    expect((await post('/api/auth/verify', { type: 'sms', phone, token: smsCode }, again)).status).toBe(401)
    for (const token of [pass, devicePass])
      expect((await call(app, 'DELETE', '/api/learner', undefined, { pass: token })).status).toBe(401)
    expect((await get({ cookie: device }, '/api/join')).status).toBe(401)
    expect((await post('/api/learner', { student_id: student.id }, device)).status).toBe(401)
    expect([401, 410]).toContain((await post('/api/join', { code: waitingCode })).status)
    expect((await post('/api/auth/links', { token: confirmation }, owner.cookie)).status).toBe(410)
    expect(await profile(owner)).toMatchObject({
      email_confirmed: true,
      phone: null,
      has_password: false,
      has_pin: false,
      full_name: '',
      role: 'parent',
    })
  })

  it('reads nothing of what was made before, and nobody else does, until it is taken or thrown away', async () => {
    const { who, student } = await squatter('Ben')
    const owner = await proveElsewhere(who.email, 2)
    expect((await profile(owner)).unclaimed).toBe(true)
    for (const address of [
      '/api/students',
      `/api/students/${student.id}`,
      `/api/students/${student.id}/notes`,
      '/api/alarms',
      '/api/devices',
      `/api/student/${student.id}/conversations`,
      '/api/videos/mine',
    ]) {
      const { status, json } = await get(owner, address)
      expect([status, json.code], address).toEqual([403, 'claim_first'])
    }
    expect((await post('/api/learner', { student_id: student.id }, owner.cookie)).json.code).toBe('claim_first')
    expect((await post('/api/students', { nickname: 'Mia', grade_level: 1 }, owner.cookie)).json.code).toBe(
      'claim_first',
    )
    const there = await get(owner, '/api/profile/unclaimed')
    expect(there.json).toEqual({
      students: 1,
      films: 0,
      first_made_at: expect.any(String),
      last_made_at: expect.any(String),
    })
    expect(there.text).not.toContain('Child of')
  })

  it('is not read by administrators meanwhile', async () => {
    const admin = await administrator(app, 'Zoe')
    const { who, student } = await squatter('Bea')
    const search = async () => (await get(admin, '/api/admin/parents?search=bea')).json[0].students
    const look = async () => {
      const address = `/api/admin/students/${student.id}/conversations`
      return (await post(address, { reason: 'support' }, admin.cookie)).status
    }
    expect(await search()).toHaveLength(1)
    const owner = await proveElsewhere(who.email, 2)
    expect(await search()).toEqual([])
    expect(await look()).toBe(404)
    await post('/api/profile/unclaimed', { choice: 'take' }, owner.cookie)
    expect(await search()).toHaveLength(1)
    expect(await look()).toBe(200)
  })

  it('takes it: what was made is there, and lessons wait for their consent', async () => {
    const { who, student } = await squatter('Cid')
    const owner = await proveElsewhere(who.email, 2)
    expect((await post('/api/profile/unclaimed', { choice: 'take' }, owner.cookie)).status).toBe(204)
    const [kept] = (await get(owner, '/api/students')).json
    expect(kept).toMatchObject({ id: student.id, nickname: 'Child of Cid', consent: null, microphone: null })
    expect(kept.parent_notes).toHaveLength(1)
    expect(await profile(owner)).toMatchObject({ unclaimed: false })
    expect((await post('/api/profile/unclaimed', { choice: 'throw_away' }, owner.cookie)).status).toBe(404)
    expect((await get(owner, '/api/students')).json).toHaveLength(1)
  })

  it('or throws it away: nothing of it is left, nor the name', async () => {
    const { who } = await squatter('Dov')
    const owner = await proveElsewhere(who.email, 2)
    expect((await post('/api/profile/unclaimed', { choice: 'burn' }, owner.cookie)).status).toBe(422)
    expect((await post('/api/profile/unclaimed', { choice: 'throw_away' }, owner.cookie)).status).toBe(204)
    expect((await get(owner, '/api/students')).json).toEqual([])
    expect(await profile(owner)).toMatchObject({ unclaimed: false, full_name: '' })
    for (const table of ['message_thread', 'admin_message', 'weekly_letter_choice']) {
      const left = `select 1 from ${table} t join "user" u on u.id = t.parent_id where u.email = $1`
      expect((await app.app.database.query(left, [who.email])).rows, table).toEqual([])
    }
    const rows = await app.app.database.query(
      `select 1 from parent_note where note_content = 'likes trains' and student_id not in (select id from student)`,
    )
    expect(rows.rows).toEqual([])
    expect((await get(owner, '/api/profile/unclaimed')).status).toBe(404)
  })

  it('by a forgotten password, too: the new one opens the account, and the question waits behind it', async () => {
    const { who } = await squatter('Eli')
    await post('/api/auth/recover', { email: who.email })
    const pressed = await post('/api/auth/links', { token: linkIn(await emailTo(app, who.email, 2)).token })
    const chosen = { password: 'chosen by the owner' }
    expect((await post('/api/auth/password', chosen, cookieOf(pressed))).status).toBe(204)
    const owner = cookieOf(await post('/api/auth/sign-in/email', { email: who.email, ...chosen }))
    expect(await profile({ cookie: owner })).toMatchObject({ unclaimed: true, has_pin: false, phone: null })
  })

  it('is asked nothing where nothing was made', async () => {
    const stranger = await signUp(app, 'Flo')
    const owner = await proveElsewhere(stranger.email)
    expect((await profile(owner)).unclaimed).toBe(false)
    expect((await get(owner, '/api/students')).json).toEqual([])
    expect((await get(owner, '/api/profile/unclaimed')).status).toBe(404)
  })

  it('cannot be outrun: no sign-in with the old password that is on its way survives', async () => {
    const stranger = await signUp(app, 'Gil')
    await post('/api/auth/magic-link', { email: stranger.email })
    const { token } = linkIn(await emailTo(app, stranger.email))
    const signIn = () => post('/api/auth/sign-in/email', { email: stranger.email, password })
    const [, ...signIns] = await Promise.all([post('/api/auth/links', { token }), ...Array.from({ length: 6 }, signIn)])
    for (const one of signIns) expect((await get({ cookie: cookieOf(one) }, '/api/profile')).status).toBe(401)
  })

  it('cannot be outrun: neither a sign-in by the phone, nor a new PIN, nor a new phone that is on its way survives', async () => {
    for (const name of ['Gus', 'Gay', 'Gia']) {
      const { who, phone } = await squatter(name)
      const browser = cookieOf(await post('/api/auth/phone-code', { phone }))
      await expect.poll(() => app.texts.at(-1)?.to).toBe(phone)
      const code = lastCode()
      await post('/api/auth/magic-link', { email: who.email })
      const { token } = linkIn(await emailTo(app, who.email, 2))
      const [pressed, byPhone] = await Promise.all([
        post('/api/auth/links', { token }),
        post('/api/auth/verify', { type: 'sms', phone, token: code }, browser),
        call(app, 'PUT', '/api/profile/pin', { pin: '4321', password }, who),
      ])
      expect((await get({ cookie: cookieOf(byPhone) }, '/api/profile')).status).toBe(401)
      expect(await profile({ cookie: cookieOf(pressed) })).toMatchObject({ phone: null, has_pin: false })
    }
  })
})

describe('the same person', () => {
  it('is who proves it in a browser that is signed in to the account: nothing ends', async () => {
    const { who, phone, student, device } = await squatter('Hob')
    await post('/api/auth/magic-link', { email: who.email })
    const pressed = await post('/api/auth/links', { token: linkIn(await emailTo(app, who.email, 2)).token }, who.cookie)
    const same = { cookie: cookieOf(pressed) }
    expect(await profile(same)).toMatchObject({ email_confirmed: true, phone, has_pin: true, unclaimed: false })
    expect((await get(same, '/api/students')).json[0].consent).not.toBeNull()
    expect((await post('/api/learner', { student_id: student.id }, device)).status).toBe(201)
    expect((await post('/api/auth/sign-in/email', { email: who.email, password })).status).toBe(200)
  })

  it('and who signs in with the password first, in whichever browser', async () => {
    const who = await signUp(app, 'Isa')
    await addStudent(app, who, 'Mia')
    const phone = cookieOf(await post('/api/auth/sign-in/email', { email: who.email, password }))
    await post('/api/profile/confirm', undefined, who.cookie)
    const { token } = linkIn(await emailTo(app, who.email))
    expect((await post('/api/auth/links', { token }, phone)).json).toEqual({ result: 'email_changed' })
    expect(await profile(who)).toMatchObject({ email_confirmed: true, unclaimed: false })
  })
})

describe('the link that makes an address an account’s', () => {
  it('works only where the account is signed in, and is not used up elsewhere', async () => {
    const stranger = await signUp(app, 'Jon')
    await post('/api/profile/confirm', undefined, stranger.cookie)
    const { token } = linkIn(await emailTo(app, stranger.email))
    const other = await signUp(app, 'Other')
    for (const cookie of ['', other.cookie]) {
      const refused = await post('/api/auth/links', { token }, cookie)
      expect([refused.status, refused.json.code]).toEqual([403, 'sign_in_again'])
      expect(refused.json.error).toMatch(/sign in to that account in this browser first/i)
    }
    expect((await profile(stranger)).email_confirmed).toBe(false)
    expect((await post('/api/auth/links', { token }, stranger.cookie)).json).toEqual({ result: 'email_changed' })
  })

  it('so nobody hands their own account to somebody else’s mailbox', async () => {
    const attacker = await signUp(app, 'Kit')
    const victim = `victim-${randomUUID()}@example.org`
    await post('/api/profile/email', { email: victim, password }, attacker.cookie)
    const letter = await emailTo(app, victim)
    expect((await post('/api/auth/links', { token: linkIn(letter).token })).status).toBe(403)
    const body = { type: 'email_change', email: victim, token: codeIn(letter) }
    expect((await post('/api/auth/verify', body)).status).toBe(401)
    expect((await profile(attacker)).email).toBe(attacker.email)
  })
})
