import { getAuthTables } from 'better-auth/db'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as tables from '#server/accounts/account.table.ts'
import { call, cookieOf, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const signIn = (body: object) => call(app, 'POST', '/api/auth/sign-in/email', body)
const password = 'correct horse battery'

describe('a parent', () => {
  it('signs up, is known, signs out and in again', async () => {
    const ana = await signUp(app, 'Ana')
    const profile = await call(app, 'GET', '/api/profile', undefined, ana)
    expect(profile.json).toEqual({
      id: expect.any(String),
      role: 'parent',
      full_name: 'Ana',
      email: ana.email,
      email_confirmed: false,
      phone: null,
      country: null,
      country_asked: false,
      has_password: true,
      has_pin: false,
      unclaimed: false,
      gate: 'open',
      gate_student_id: null,
    })
    expect((await call(app, 'POST', '/api/auth/sign-out', undefined, ana)).status).toBe(204)
    expect((await call(app, 'GET', '/api/profile', undefined, ana)).status).toBe(401)
    const back = await signIn({ email: ` ${ana.email.toUpperCase()} `, password })
    expect(back.status).toBe(200)
    expect((await call(app, 'GET', '/api/profile', undefined, { cookie: cookieOf(back) })).json.id).toBe(
      profile.json.id,
    )
  })

  it('is told the same for a wrong password and an unknown address', async () => {
    const bo = await signUp(app, 'Bo')
    const wrong = await signIn({ email: bo.email, password: 'not the password' })
    const unknown = await signIn({ email: 'nobody@example.org', password: 'not the password' })
    const told = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
    expect([wrong.status, told(wrong.text)]).toEqual([unknown.status, told(unknown.text)])
    expect([wrong.status, wrong.json.code]).toEqual([401, 'wrong_credentials'])
  })

  it.each([
    [{ email: 'not an address', password }, { email: 'invalid_format' }],
    [{ email: 'a@example.org', password: 'nine char' }, { password: 'too_short' }],
    [{ email: 'a@example.org', password: 'x'.repeat(129) }, { password: 'too_long' }],
    [{ email: 'a@example.org', password: 'with\u0000nul in it' }, { password: 'not_storable' }],
    [{ email: 'a@example.org', password, role: 'admin' }, { role: 'field_not_allowed' }],
    [{ email: 'a@example.org' }, { password: 'required' }],
  ])('cannot sign up with %j', async (body, fields) => {
    const answer = await call(app, 'POST', '/api/auth/sign-up/email', body)
    expect([answer.status, answer.json.fields]).toEqual([422, fields])
  })

  it('has one account per address', async () => {
    const cy = await signUp(app, 'Cy')
    const again = await call(app, 'POST', '/api/auth/sign-up/email', {
      email: cy.email.toUpperCase(),
      password: 'another password',
    })
    expect([again.status, again.json.code]).toEqual([409, 'conflict'])
    expect((await signIn({ email: cy.email, password })).status).toBe(200)
  })

  it('who signs up ten times at once has one account; the others are told as later ones are', async () => {
    const body = { email: 'at-once@example.org', password }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(app, 'POST', '/api/auth/sign-up/email', body)),
    )
    const later = await call(app, 'POST', '/api/auth/sign-up/email', body)
    const told = answers.map(({ status, json }) => [status, json.code, json.error])
    expect(told.filter(([status]) => status === 201)).toHaveLength(1)
    const others = told.filter(([status]) => status !== 201)
    expect(others).toEqual(others.map(() => [409, 'conflict', later.json.error]))
  })

  it('gets a cookie that scripts cannot read, and only Secure where the address is https', async () => {
    const plain = await signIn({ email: (await signUp(app, 'Dee')).email, password })
    expect(plain.headers.getSetCookie()[0]).toMatch(/^trellis\.session=.*HttpOnly; SameSite=Lax$/)
    const safe = await startApp({ config: { publicUrl: 'https://learn.example' } })
    const answer = await call(
      safe,
      'POST',
      '/api/auth/sign-up/email',
      { email: 'eve@example.org', password },
      { headers: { origin: 'https://learn.example' } },
    )
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-trellis\.session=.*Secure/)
    const cookie = cookieOf(answer)
    expect((await call(safe, 'GET', '/api/profile', undefined, { cookie })).status).toBe(200)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  })

  it('who guesses is slowed down', async () => {
    const limited = await startApp({ limits: true })
    const tries = []
    for (let n = 0; n < 6; n++)
      tries.push(
        await call(limited, 'POST', '/api/auth/sign-in/email', { email: 'x@example.org', password: 'guess number' }),
      )
    expect(tries.at(-1)?.json).toMatchObject({ code: 'rate_limited', retryable: true })
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(tries[0]?.status).toBe(401)
  })
})

it('the account tables have every column that better-auth asks for', () => {
  const wanted = getAuthTables({
    emailAndPassword: { enabled: true },
  })
  for (const [name, table] of Object.entries(wanted)) {
    const ours = Object.entries(tables).find(([key]) => key === name)?.[1]
    expect(Object.keys(ours ? getTableColumns(ours) : {}), name).toEqual(
      expect.arrayContaining(Object.keys(table.fields)),
    )
  }
})
