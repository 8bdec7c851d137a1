import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, call, cookieOf } from '#tests/support/family.ts'
import { client, signInAtProvider, startOidcProvider } from '#tests/support/oidc-provider.ts'
import { emailTo, linkIn } from '#tests/support/post.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const home = 'http://localhost:3999'
const provider = await startOidcProvider([`${home}/api/auth/callback/google`])
afterAll(provider.close)
const app = await startApp({ config: { publicUrl: home, google: { ...client, issuer: provider.issuer } } })
const origin = { headers: { origin: home } }

const begin = (of: TestApp = app) => call(of, 'POST', '/api/auth/sign-in/social', { provider: 'google' }, origin)
/** The browser comes back to us with the cookies that it got when it left. */
const comeBack = (begun: Answer, address: string, cookie = cookieOf(begun)) => {
  const { pathname, search } = new URL(address)
  return call(app, 'GET', pathname + search, undefined, { cookie })
}
const signInAs = async (login: string) => {
  const begun = await begin()
  return comeBack(begun, await signInAtProvider(begun.json.url, login))
}
const profile = async (answer: Answer) =>
  (await call(app, 'GET', '/api/profile', undefined, { cookie: cookieOf(answer) })).json

describe('Google', () => {
  it('makes an account, confirmed and without a password, and knows it again', async () => {
    const first = await signInAs('ana@example.org')
    expect([first.status, first.headers.get('location')]).toEqual([302, '/dashboard'])
    const ana = await profile(first)
    expect(ana).toMatchObject({
      email: 'ana@example.org',
      full_name: 'Provider ana',
      email_confirmed: true,
      has_password: false,
    })
    expect((await profile(await signInAs('ana@example.org'))).id).toBe(ana.id)
  })

  it('is asked for no more than who somebody is, with a challenge that only we can answer', async () => {
    const asked = new URL((await begin()).json.url).searchParams
    expect(asked.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('state')).toBeTruthy()
    expect(asked.get('nonce')).toBeTruthy()
    expect(asked.get('redirect_uri')).toBe(`${home}/api/auth/callback/google`)
  })

  it('is not believed about an address that it has not checked: no account is left behind', async () => {
    const answer = await signInAs('unverified@example.org')
    expect(answer.headers.get('location')).toContain('/login?error=')
    expect(cookieOf(answer)).not.toContain('trellis.session')
    await call(
      app,
      'POST',
      '/api/auth/sign-up/email',
      { email: 'unverified@example.org', password: 'free to be taken' },
      origin,
    ).then((taken) => expect(taken.status).toBe(201))
  })

  it('does not open an account that somebody else may have made with this address', async () => {
    const body = { email: 'squatted@example.org', password: 'the squatter’s own' }
    const squatter = cookieOf(await call(app, 'POST', '/api/auth/sign-up/email', body, origin))
    const refused = await signInAs('squatted@example.org')
    expect(refused.headers.get('location')).toContain('error=account_not_linked')
    await call(app, 'POST', '/api/auth/magic-link', { email: body.email }, origin)
    const { token } = linkIn(await emailTo(app, body.email))
    expect((await call(app, 'POST', '/api/auth/links', { token }, origin)).json.result).toBe('signed_in')
    expect((await signInAs('squatted@example.org')).headers.get('location')).toBe('/dashboard')
    expect((await call(app, 'GET', '/api/profile', undefined, { cookie: squatter })).status).toBe(401)
    expect((await call(app, 'POST', '/api/auth/sign-in/email', body, origin)).status).toBe(401)
  })

  it('takes each answer once, from the browser that asked, and unchanged', async () => {
    const begun = await begin()
    const back = await signInAtProvider(begun.json.url, 'bo@example.org')
    const elsewhere = await comeBack(begun, back, '')
    expect(elsewhere.headers.get('location')).toContain('error=')
    const forged = new URL(back)
    forged.searchParams.set('state', 'A'.repeat(32))
    expect((await comeBack(begun, forged.href)).headers.get('location')).toContain('error=')
    const again = await begin()
    const good = await signInAtProvider(again.json.url, 'bo@example.org')
    const both = await Promise.all([comeBack(again, good), comeBack(again, good)])
    expect(both.filter((one) => one.headers.get('location') === '/dashboard')).toHaveLength(1)
  })

  it('whose page was left without signing in leads back to the sign-in', async () => {
    const begun = await begin()
    const state = new URL(begun.json.url).searchParams.get('state')
    const answer = await comeBack(begun, `${home}/api/auth/callback/google?error=access_denied&state=${state}`)
    expect(answer.headers.get('location')).toContain('/login?error=access_denied')
  })

  it('that could not be reached at the start is asked again', async () => {
    const waking = await startApp({
      database: app.borrowed(),
      config: { publicUrl: home, google: { ...client, issuer: 'http://localhost:1' } },
    })
    const away = await begin(waking)
    expect([away.status, away.json.code, away.json.retryable]).toEqual([503, 'unavailable', true])
    expect(away.json.error).toBe('Signing in there did not work. Please try again, or sign in another way.')
    waking.app.config.google = { ...client, issuer: provider.issuer }
    expect((await begin(waking)).status).toBe(200)
  })

  it('that is away when somebody comes back from it leads to the sign-in, where there are other ways', async () => {
    const leaving = await startOidcProvider([`${home}/api/auth/callback/google`])
    const config = { publicUrl: home, google: { ...client, issuer: leaving.issuer } }
    const there = await startApp({ database: app.borrowed(), config })
    const begun = await begin(there)
    const { pathname, search } = new URL(await signInAtProvider(begun.json.url, 'lia@example.org'))
    await leaving.close()
    const answer = await call(there, 'GET', pathname + search, undefined, { cookie: cookieOf(begun) })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('/login?error=')])
  })

  it('that takes the call and never answers holds up nobody who has a password', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    const issuer = `http://127.0.0.1:${address.port}`
    const waiting = await startApp({
      database: app.borrowed(),
      config: { publicUrl: home, google: { ...client, issuer } },
    })
    const body = { email: 'patient@example.org', password: 'does not wait long' }
    const [asked, made] = await Promise.all([
      begin(waiting),
      call(waiting, 'POST', '/api/auth/sign-up/email', body, origin),
    ])
    expect(made.status).toBe(201)
    expect([asked.status, asked.json.code]).toEqual([503, 'unavailable'])
    expect(asked.json.error).toBe('Signing in there did not work. Please try again, or sign in another way.')
    silent.closeAllConnections()
    silent.close()
  })

  it('is not offered, nor answered, where it is not set up', async () => {
    const plain = await startApp({ database: app.borrowed() })
    expect((await call(plain, 'GET', '/api/config')).json.providers).toEqual([])
    expect((await call(app, 'GET', '/api/config')).json.providers).toEqual(['google'])
    expect((await call(plain, 'POST', '/api/auth/sign-in/social', { provider: 'google' })).status).toBe(404)
    const evil = { provider: 'google', redirectTo: 'https://evil.example', scopes: ['drive'] }
    expect((await call(app, 'POST', '/api/auth/sign-in/social', evil, origin)).status).toBe(422)
  })
})

it('a provider’s tokens are not kept', async () => {
  await signInAs('kept@example.org')
  const rows = await app.app.database.query('select access_token, refresh_token, id_token from account')
  expect(rows.rows.flatMap((row) => Object.values(row)).filter(Boolean)).toEqual([])
})
