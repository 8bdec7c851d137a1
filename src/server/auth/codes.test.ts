import { describe, expect, it } from 'vitest'
import { type Answer, call, cookieOf, signUp } from '#tests/support/family.ts'
import { codeIn, emailTo, linkIn } from '#tests/support/post.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { sweepAccounts } from './sweep.ts'

const app = await startApp()
const counting = await startApp({ limits: true, config: { trustedProxies: 1 } })
const waiting = await startApp({ config: { confirmation: true } })
const password = 'correct horse battery'
type As = { cookie?: string; headers?: Record<string, string> }
const post = (on: TestApp, address: string, body: object, as: As = {}) =>
  call(on, 'POST', `/api/auth/${address}`, body, as)
const told = (answer: Answer) => [answer.status, answer.text.replace(/"request_id":"[^"]+"/, '')]
const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000')

describe('a code belongs to the browser that asked', () => {
  it('so that wrong ones typed elsewhere use up none of its tries', async () => {
    const email = 'owner@example.org'
    const owner = cookieOf(await post(app, 'magic-link', { email }))
    const token = codeIn(await emailTo(app, email))
    const type = (token: string, cookie = '') => post(app, 'verify', { type: 'magiclink', email, token }, { cookie })
    const stranger = cookieOf(await post(app, 'magic-link', { email: 'stranger@example.org' }))
    for (let n = 0; n < 6; n++) expect((await type(wrongOf(token), n % 2 ? stranger : '')).status).toBe(401)
    const signedIn = await type(token, owner)
    expect([signedIn.status, signedIn.json]).toEqual([200, { result: 'signed_in' }])
  })

  it('so that whoever asks for the same address does not end it, neither the code nor the link', async () => {
    const email = 'asked-twice@example.org'
    const owner = cookieOf(await post(app, 'magic-link', { email }))
    const first = await emailTo(app, email)
    await post(app, 'magic-link', { email })
    await emailTo(app, email, 2)
    const body = { type: 'magiclink', email, token: codeIn(first) }
    expect((await post(app, 'verify', body, { cookie: owner })).status).toBe(200)
  })

  it('and in another one a clear sentence says so, the same whether there is a code or not', async () => {
    const email = 'elsewhere@example.org'
    await post(app, 'magic-link', { email })
    const token = codeIn(await emailTo(app, email))
    const elsewhere = await post(app, 'verify', { type: 'magiclink', email, token })
    expect([elsewhere.status, elsewhere.json.code]).toEqual([401, 'wrong_code'])
    expect(elsewhere.json.error).toMatch(/only in the browser that asked for it/)
    const nobody = await post(app, 'verify', { type: 'magiclink', email: 'no-such@example.org', token })
    expect(told(nobody)).toEqual(told(elsewhere))
    const right = await post(app, 'links', { token: linkIn(await emailTo(app, email)).token })
    expect(right.status).toBe(200)
  })

  it('by text message too', async () => {
    const hal = await signUp(app, 'Hal')
    const phone = '+4915199988877'
    await call(app, 'POST', '/api/profile/phone', { phone, password }, hal)
    const textTo = async (count: number) => {
      await expect.poll(() => app.texts.length, { timeout: 8_000 }).toBe(count)
      return /\d{6}/.exec(app.texts.at(-1)?.text ?? '')?.[0] ?? ''
    }
    await post(app, 'verify', { type: 'phone_change', phone, token: await textTo(1) }, hal)
    const cookie = cookieOf(await post(app, 'phone-code', { phone }))
    const token = await textTo(2)
    for (let n = 0; n < 6; n++) await post(app, 'verify', { type: 'sms', phone, token: wrongOf(token) })
    expect((await post(app, 'verify', { type: 'sms', phone, token }, { cookie })).json).toEqual({ result: 'signed_in' })
  })

  it('which no script can read, and which is forgotten after the hour of a link', async () => {
    const asked = await post(app, 'magic-link', { email: 'cookie@example.org' })
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^trellis\.asked=[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

describe('emails are counted', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('for each purpose: who asks for a link for somebody does not make their recovery wait', async () => {
    const email = 'purposes@example.org'
    expect((await post(counting, 'magic-link', { email }, from('192.0.2.40'))).status).toBe(200)
    expect((await post(counting, 'recover', { email }, from('192.0.2.41'))).status).toBe(200)
    expect((await post(counting, 'recover', { email }, from('192.0.2.42'))).status).toBe(429)
  })

  it('apart for a browser in which the owner has signed in: strangers do not make it wait', async () => {
    const email = 'known-here@example.org'
    const made = await post(counting, 'sign-up/email', { email, password }, from('192.0.2.50'))
    for (const n of [1, 2]) await post(counting, 'recover', { email }, from(`192.0.2.5${n}`))
    expect((await post(counting, 'recover', { email }, from('192.0.2.53'))).status).toBe(429)
    expect((await post(counting, 'recover', { email }, { ...from('192.0.2.50'), cookie: cookieOf(made) })).status).toBe(
      200,
    )
  })
})

describe('the right password before the address is confirmed', () => {
  const signIn = (email: string, typed: string, cookie = '') =>
    post(waiting, 'sign-in/email', { email, password: typed }, { cookie })

  it('is told the truth, and the email comes again', async () => {
    const email = 'early@example.org'
    await post(waiting, 'sign-up/email', { email, password, full_name: 'Early' })
    await emailTo(waiting, email)
    const early = await signIn(email, password)
    expect([early.status, early.json.code]).toEqual([403, 'confirm_first'])
    expect(early.json.error).toMatch(/confirm your e-mail address first.*sent you the link again/i)
    const { token } = linkIn(await emailTo(waiting, email, 2))
    // The password was typed in this browser, so it counts here.
    const pressed = await post(waiting, 'links', { token }, { cookie: cookieOf(early) })
    expect(pressed.json).toEqual({ result: 'signed_in' })
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('is told so a day later too', async () => {
    // A database of its own: another server's worker would send its emails.
    const later = await startApp({ config: { confirmation: true } })
    const email = 'tomorrow@example.org'
    await post(later, 'sign-up/email', { email, password })
    await emailTo(later, email)
    later.advance(24 * 60 * 60 * 1000)
    await sweepAccounts(later.app)
    const back = await post(later, 'sign-in/email', { email, password })
    expect(back.json.code).toBe('confirm_first')
    const { token } = linkIn(await emailTo(later, email, 2))
    expect((await post(later, 'links', { token }, { cookie: cookieOf(back) })).json.result).toBe('signed_in')
  })

  it('is a secret of whoever typed it: with another one, an unconfirmed address is like an unknown one', async () => {
    const email = 'guessed@example.org'
    await post(waiting, 'sign-up/email', { email, password })
    const guessed = await signIn(email, 'not the password')
    expect(told(guessed)).toEqual(told(await signIn('unknown@example.org', 'not the password')))
    expect(guessed.json.code).toBe('wrong_credentials')
    expect(guessed.headers.getSetCookie()).toEqual([])
  })

  it('tells nobody whether the address has an account already', async () => {
    const email = 'has-one@example.org'
    await post(waiting, 'magic-link', { email })
    await post(waiting, 'links', { token: linkIn(await emailTo(waiting, email)).token })
    const guess = 'what a stranger would choose'
    await post(waiting, 'sign-up/email', { email, password: guess })
    await post(waiting, 'sign-up/email', { email: 'has-none@example.org', password: guess })
    expect(told(await signIn(email, guess))).toEqual(told(await signIn('has-none@example.org', guess)))
  })
})
