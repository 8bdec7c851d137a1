import { describe, expect, it } from 'vitest'
import { call, cookieOf } from '#tests/support/family.ts'
import { emailTo, linkIn } from '#tests/support/post.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { browserRegion } from './browser-region.ts'

describe('the country that a browser names', () => {
  it.each([
    ['en-GB,en;q=0.9,de-DE;q=0.8', 'GB'],
    ['de-de', 'DE'],
    ['en-US', 'US'],
    // Not known to us, or not said: a later language is not where the family lives.
    ['pt-AO,en-US;q=0.9', null],
    ['en,en-US;q=0.9', null],
    ['zh-Hant-HK, en', null],
    ['es-419,es', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('in %s is %s', (header, country) => {
    expect(browserRegion(header)).toBe(country)
  })
})

const countryOf = async (app: TestApp, cookie: string) =>
  (await call(app, 'GET', '/api/profile', undefined, { cookie })).json.country

const credentials = (email: string) => ({ email, password: 'correct horse battery' })
const headers = { 'accept-language': 'en-GB,en;q=0.9' }

describe('a new account', () => {
  it('begins with the helplines of the country that the browser names', async () => {
    const app = await startApp()
    const signedUp = await call(app, 'POST', '/api/auth/sign-up/email', credentials('gb@example.org'), { headers })
    expect(await countryOf(app, cookieOf(signedUp))).toBe('GB')
    const unknown = await call(app, 'POST', '/api/auth/sign-up/email', credentials('no@example.org'))
    expect(await countryOf(app, cookieOf(unknown))).toBeNull()
  })

  it('has the country that was chosen, whatever the browser names, and is not asked again', async () => {
    const app = await startApp()
    for (const [country, email] of [
      ['IE', 'ie@example.org'],
      [null, 'other@example.org'],
    ] as const) {
      const body = { ...credentials(email), country }
      const signedUp = await call(app, 'POST', '/api/auth/sign-up/email', body, { headers })
      const { json } = await call(app, 'GET', '/api/profile', undefined, { cookie: cookieOf(signedUp) })
      expect(json).toMatchObject({ country, country_asked: true })
    }
    const odd = { ...credentials('odd@example.org'), country: 'XX' }
    expect((await call(app, 'POST', '/api/auth/sign-up/email', odd)).json.fields).toEqual({
      country: 'unknown_country',
    })
  })

  it('does so too when it waited for its email', async () => {
    const app = await startApp({ config: { confirmation: true } })
    const asked = await call(app, 'POST', '/api/auth/sign-up/email', credentials('late@example.org'), { headers })
    const { token } = linkIn(await emailTo(app, 'late@example.org'))
    const pressed = await call(app, 'POST', '/api/auth/links', { token }, { headers, cookie: cookieOf(asked) })
    expect(await countryOf(app, cookieOf(pressed))).toBe('GB')
    const body = { ...credentials('chosen@example.org'), country: 'NZ' }
    const waits = await call(app, 'POST', '/api/auth/sign-up/email', body, { headers })
    const link = linkIn(await emailTo(app, 'chosen@example.org'))
    const opened = await call(
      app,
      'POST',
      '/api/auth/links',
      { token: link.token },
      { headers, cookie: cookieOf(waits) },
    )
    expect(await countryOf(app, cookieOf(opened))).toBe('NZ')
  })
})
