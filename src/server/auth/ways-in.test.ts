import { describe, expect, it } from 'vitest'
import { type Answer, addStudent, call, cookieOf, passFor, type SignedIn, signUp } from '#tests/support/family.ts'
import { codeIn, emailTo, linkIn } from '#tests/support/post.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const app = await startApp()
const waiting = await startApp({ config: { confirmation: true } })
const password = 'correct horse battery'
const post = (app: TestApp, address: string, body?: unknown, as: { cookie?: string } = {}) =>
  call(app, 'POST', `/api/auth/${address}`, body, as)
const told = (answer: Answer) => [answer.status, answer.text.replace(/"request_id":"[^"]+"/, '')]
const profile = (app: TestApp, cookie: string) => call(app, 'GET', '/api/profile', undefined, { cookie })

describe('a magic link', () => {
  it('opens nothing by being looked at, signs in by its press, and only once', async () => {
    const ana = await signUp(app, 'Ana')
    expect((await post(app, 'magic-link', { email: ana.email.toUpperCase() })).json).toEqual({ sent: true })
    const email = await emailTo(app, ana.email)
    const { path, token } = linkIn(email)
    expect(path).toBe('/confirm')
    for (let look = 0; look < 20; look++) await call(app, 'GET', `/confirm#sign-in.${token}`)
    const pressed = await post(app, 'links', { token }, ana)
    expect([pressed.status, pressed.json]).toEqual([200, { result: 'signed_in' }])
    expect((await profile(app, cookieOf(pressed))).json.email).toBe(ana.email)
    expect((await profile(app, ana.cookie)).status).toBe(401)
    const again = await post(app, 'links', { token })
    expect([again.status, again.json.code]).toEqual([410, 'link_expired'])
  })

  it('makes an account for an address that has none, which is confirmed', async () => {
    await post(app, 'magic-link', { email: 'new@example.org' })
    const pressed = await post(app, 'links', { token: linkIn(await emailTo(app, 'new@example.org')).token })
    expect((await profile(app, cookieOf(pressed))).json).toMatchObject({
      email: 'new@example.org',
      email_confirmed: true,
      has_password: false,
    })
  })

  it('ends the password and the sign-ins of whoever made the account without proving its address', async () => {
    const stranger = await signUp(app, 'Stranger')
    await post(app, 'magic-link', { email: stranger.email })
    const owner = await post(app, 'links', { token: linkIn(await emailTo(app, stranger.email)).token })
    expect(owner.status).toBe(200)
    expect((await profile(app, stranger.cookie)).status).toBe(401)
    expect((await post(app, 'sign-in/email', { email: stranger.email, password })).status).toBe(401)
  })

  it('is over after an hour, and when a newer one was sent', async () => {
    const app = await startApp()
    const asked = await post(app, 'magic-link', { email: 'a@example.org' })
    const first = linkIn(await emailTo(app, 'a@example.org')).token
    await post(app, 'magic-link', { email: 'a@example.org' }, { cookie: cookieOf(asked) })
    const second = linkIn(await emailTo(app, 'a@example.org', 2)).token
    expect((await post(app, 'links', { token: first })).status).toBe(410)
    app.advance(60 * 60 * 1000 + 1)
    expect((await post(app, 'links', { token: second })).status).toBe(410)
  })

  it.each(['', 'x', 'a'.repeat(200), '00000000-0000-7000-8000-000000000000.', '../../etc/passwd'])(
    'that nobody sent (%j) is told like an old one',
    async (token) => {
      expect((await post(app, 'links', { token })).json.code).toBe('link_expired')
    },
  )
})

describe('a code', () => {
  it('from the email signs in, however it was copied', async () => {
    const cookie = cookieOf(await post(app, 'magic-link', { email: 'kim@example.org' }))
    const code = codeIn(await emailTo(app, 'kim@example.org'))
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
    const typed = ` ${wide.slice(0, 3)} ${wide.slice(3)}`
    const answer = await post(app, 'verify', { type: 'magiclink', email: 'Kim@example.org', token: typed }, { cookie })
    expect([answer.status, answer.json]).toEqual([200, { result: 'signed_in' }])
  })

  it('lets one of fifty in who type it at once', async () => {
    const cookie = cookieOf(await post(app, 'magic-link', { email: 'many@example.org' }))
    const token = codeIn(await emailTo(app, 'many@example.org'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        post(app, 'verify', { type: 'email', email: 'many@example.org', token }, { cookie }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.every((one) => one.status < 500)).toBe(true)
  })

  it('is not taken at the sixth try, though it is right', async () => {
    const cookie = cookieOf(await post(app, 'magic-link', { email: 'six@example.org' }))
    const right = codeIn(await emailTo(app, 'six@example.org'))
    const wrong = right === '000000' ? '000001' : '000000'
    const type = (token: string) =>
      post(app, 'verify', { type: 'magiclink', email: 'six@example.org', token }, { cookie })
    for (let attempt = 0; attempt < 5; attempt++) expect(told(await type(wrong))[0]).toBe(401)
    const sixth = await type(right)
    expect([sixth.status, sixth.json.code]).toEqual([429, 'rate_limited'])
  })

  it('is over after ten minutes, though its link is not', async () => {
    const app = await startApp()
    const cookie = cookieOf(await post(app, 'magic-link', { email: 'ten@example.org' }))
    const email = await emailTo(app, 'ten@example.org')
    app.advance(10 * 60 * 1000)
    const typed = { type: 'magiclink', email: 'ten@example.org', token: codeIn(email) }
    const late = await post(app, 'verify', typed, { cookie })
    expect([late.status, late.json.code]).toEqual([410, 'link_expired'])
    expect((await post(app, 'links', { token: linkIn(email).token })).status).toBe(200)
  })

  it.each([
    [{ type: 'sms', email: 'a@example.org', token: '123456' }],
    [{ type: 'email', phone: '+4915112345678', token: '123456' }],
    [{ type: 'admin', email: 'a@example.org', token: '123456' }],
    [{ type: 'email', email: 'a@example.org', token: '12345' }],
    [{ type: 'email', email: 'a@example.org', token: '12345a' }],
    [{ type: 'sms', phone: '12', token: '123456' }],
    [{ type: 'email', token: '123456' }],
  ])('is refused as %j', async (body) => {
    expect((await post(app, 'verify', body)).status).toBe(422)
  })

  it('of somebody else is wrong', async () => {
    await post(app, 'magic-link', { email: 'one@example.org' })
    const cookie = cookieOf(await post(app, 'magic-link', { email: 'two@example.org' }))
    const token = codeIn(await emailTo(app, 'one@example.org'))
    const answer = await post(app, 'verify', { type: 'magiclink', email: 'two@example.org', token }, { cookie })
    expect([answer.status, answer.json.code]).toEqual([401, 'wrong_code'])
  })
})

describe('a forgotten password', () => {
  it('is replaced through the email, and every sign-in ends', async () => {
    const ana = await signUp(app, 'Ana')
    const student = await addStudent(app, ana, 'Mia')
    const pass = await passFor(app, ana, student)
    await post(app, 'recover', { email: ana.email })
    const pressed = await post(app, 'links', { token: linkIn(await emailTo(app, ana.email)).token })
    expect(pressed.json).toEqual({ result: 'choose_password' })
    const cookie = cookieOf(pressed)
    expect((await profile(app, cookie)).status).toBe(401)
    const chosen = await post(app, 'password', { password: 'a new password of mine' }, { cookie })
    expect(chosen.status).toBe(204)
    expect((await profile(app, ana.cookie)).status).toBe(401)
    expect((await call(app, 'DELETE', '/api/learner', undefined, { pass: pass.token })).status).toBe(401)
    expect((await post(app, 'sign-in/email', { email: ana.email, password })).status).toBe(401)
    expect((await post(app, 'sign-in/email', { email: ana.email, password: 'a new password of mine' })).status).toBe(
      200,
    )
    expect((await post(app, 'password', { password: 'yet another password' }, { cookie })).status).toBe(401)
    await emailTo(app, ana.email, 2)
  })

  it('is replaced by one of many who press at once', async () => {
    const bo = await signUp(app, 'Bo')
    await post(app, 'recover', { email: bo.email })
    const cookie = cookieOf(await post(app, 'links', { token: linkIn(await emailTo(app, bo.email)).token }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post(app, 'password', { password: `password number ${at}` }, { cookie })),
    )
    expect(answers.filter((one) => one.status === 204)).toHaveLength(1)
    expect(answers.every((one) => one.status < 500)).toBe(true)
  })

  it('needs an email: without one nothing can be set', async () => {
    expect((await post(app, 'password', { password: 'a fine new password' })).status).toBe(401)
    const cookie = 'trellis.recovery=00000000-0000-7000-8000-000000000000.AAAA'
    expect((await post(app, 'password', { password: 'a fine new password' }, { cookie })).status).toBe(401)
  })

  it('is not replaced by itself, nor by one that everybody guesses', async () => {
    const cy = await signUp(app, 'Cy')
    const allowed = async (emails: number) => {
      await post(app, 'recover', { email: cy.email })
      return cookieOf(await post(app, 'links', { token: linkIn(await emailTo(app, cy.email, emails)).token }))
    }
    const first = await allowed(1)
    expect((await post(app, 'password', { password: 'a better password' }, { cookie: first })).status).toBe(204)
    const cookie = await allowed(3)
    const set = (text: string) => post(app, 'password', { password: text }, { cookie })
    expect((await set('a better password')).json.fields).toEqual({ password: 'same' })
    expect((await set('password123')).json.fields).toEqual({ password: 'too_common' })
    expect((await set('a much better one')).status).toBe(204)
  })
})

describe('a sign-up that waits for its confirmation', () => {
  let families = 0
  const newcomer = () => ({ email: `dee-${++families}@example.org`, password, full_name: 'Dee' })

  it('is signed in by the press in the same browser, with the password that was chosen', async () => {
    const app = waiting
    const asked = newcomer()
    const signed = await post(app, 'sign-up/email', asked)
    expect([signed.status, signed.json]).toEqual([201, { signed_in: false }])
    const { token } = linkIn(await emailTo(app, asked.email))
    const pressed = await post(app, 'links', { token }, { cookie: cookieOf(signed) })
    expect(pressed.json).toEqual({ result: 'signed_in' })
    expect((await profile(app, cookieOf(pressed))).json).toMatchObject({ full_name: 'Dee', email_confirmed: true })
    expect((await post(app, 'sign-in/email', { email: asked.email, password })).status).toBe(200)
  })

  it('lets whoever holds the email choose the password, when it was another browser that signed up', async () => {
    const app = waiting
    const asked = newcomer()
    await post(app, 'sign-up/email', asked)
    const pressed = await post(app, 'links', { token: linkIn(await emailTo(app, asked.email)).token })
    expect(pressed.json).toEqual({ result: 'choose_password' })
    await post(app, 'password', { password: 'chosen by the owner' }, { cookie: cookieOf(pressed) })
    expect((await post(app, 'sign-in/email', { email: asked.email, password })).status).toBe(401)
    expect((await post(app, 'sign-in/email', { email: asked.email, password: 'chosen by the owner' })).status).toBe(200)
  })

  it('tells nobody but the owner that the address has an account already', async () => {
    const app = waiting
    const asked = newcomer()
    await post(app, 'sign-up/email', asked)
    await post(app, 'links', { token: linkIn(await emailTo(app, asked.email)).token })
    const known = await post(app, 'sign-up/email', { ...asked, password: 'somebody else’s' })
    const unknown = await post(app, 'sign-up/email', { ...asked, email: 'eve@example.org' })
    expect(told(known)).toEqual(told(unknown))
    const second = await emailTo(app, asked.email, 2)
    expect(second.text).toContain('/login')
    expect(second.text).not.toContain('/confirm')
  })
})

describe('known and unknown addresses', () => {
  it('are answered alike, byte for byte', async () => {
    const known: SignedIn = await signUp(app, 'Fay')
    for (const [address, body] of [
      ['magic-link', {}],
      ['recover', {}],
      ['sign-in/email', { password: 'not the password' }],
      ['verify', { type: 'recovery', token: '123456' }],
    ] as const) {
      const seen = async (email: string) => {
        const answer = await post(app, address, { email, ...body })
        const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
        return [...told(answer), headers.map(([name, value]) => [name, value.replace(/asked=[\w-]{22}/, 'asked=…')])]
      }
      expect(await seen(known.email), address).toEqual(await seen('nobody@example.org'))
    }
  })

  it('cost the same statements, so that the time tells nothing', async () => {
    const known = await signUp(app, 'Gus')
    for (const [address, body] of [
      ['magic-link', {}],
      ['recover', {}],
    ] as const) {
      const cost = async (email: string) => {
        const before = app.statements.length
        await post(app, address, { email, ...body })
        // Whoever does the work reads both at any time; what the call puts into them counts.
        return app.statements
          .slice(before)
          .filter((one) => /(?:insert into|delete from|update) "?challenge|insert into jobs/i.test(one)).length
      }
      await cost('warm@example.org')
      expect(await cost(known.email), address).toBe(await cost('nobody@example.org'))
    }
  })

  it('get no email about an account that is not there', async () => {
    await post(app, 'recover', { email: 'not-here@example.org' })
    await post(app, 'magic-link', { email: 'later@example.org' })
    await emailTo(app, 'later@example.org')
    expect(app.emails.map((one) => one.to)).not.toContain('not-here@example.org')
  })
})

describe('a code by text message', () => {
  it('signs in whoever has added the number, and tells strangers nothing', async () => {
    const hal = await signUp(app, 'Hal')
    const phone = '+49 151 1234 5678'
    expect((await post(app, 'phone-code', { phone })).json).toEqual({ sent: true })
    expect((await call(app, 'POST', '/api/profile/phone', { phone, password }, hal)).status).toBe(200)
    const added = await textTo(app)
    const confirm = { type: 'phone_change', phone, token: added }
    expect((await post(app, 'verify', confirm)).status).toBe(401)
    expect((await post(app, 'verify', confirm, hal)).json).toEqual({ result: 'phone_changed' })
    expect((await profile(app, hal.cookie)).json.phone).toBe('+4915112345678')
    const cookie = cookieOf(await post(app, 'phone-code', { phone }))
    const answer = await post(app, 'verify', { type: 'sms', phone, token: await textTo(app, 2) }, { cookie })
    expect(answer.json).toEqual({ result: 'signed_in' })
    expect((await profile(app, cookieOf(answer))).json.email).toBe(hal.email)
  })
})

async function textTo(app: TestApp, count = 1): Promise<string> {
  await expect.poll(() => app.texts.length).toBe(count)
  return /\d{6}/.exec(app.texts.at(-1)?.text ?? '')?.[0] ?? ''
}
