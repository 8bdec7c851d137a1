import { describe, expect, it } from 'vitest'
import { type Answer, call, cookieOf } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp({ limits: true, config: { trustedProxies: 1 } })
const password = 'correct horse battery'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const guess = (email: string, address: string, cookie = '', typed = 'a wrong guess') =>
  call(app, 'POST', '/api/auth/sign-in/email', { email, password: typed }, { ...from(address), cookie })
const signUpFrom = (email: string, address: string) =>
  call(app, 'POST', '/api/auth/sign-up/email', { email, password }, from(address))
const refusals = (answers: Answer[]) => answers.filter(({ status }) => status === 429).length

describe('an address of IPv6', () => {
  it('counts with all others of its /64: they are one connection', async () => {
    const answers = []
    for (let n = 0; n < 40; n++) answers.push(await guess('lou@example.org', `2001:db8:1:2:${n + 1}::${n}`))
    expect(refusals(answers)).toBe(35)
    const made = []
    for (let n = 0; n < 12; n++) made.push(await signUpFrom(`six-${n}@example.org`, `2001:db8:1:3::${n + 1}`))
    expect(refusals(made)).toBe(7)
  })

  it('counts more loosely with its /48: whoever owns one has 65,536 of the others', async () => {
    const made = []
    for (let n = 0; n < 52; n++) made.push(await signUpFrom(`wide-${n}@example.org`, `2001:db8:9:${n.toString(16)}::1`))
    expect(refusals(made.slice(0, 50))).toBe(0)
    expect(refusals(made.slice(50))).toBe(2)
    expect((await signUpFrom('next-door@example.org', '2001:db8:a::1')).status).toBe(201)
  })

  it('that only wraps one of IPv4 is that one, however it is written, with a port or without', async () => {
    const written = [
      '198.51.100.9',
      '::ffff:198.51.100.9',
      '::FFFF:c633:6409',
      '198.51.100.9:4711',
      '[::ffff:c633:6409]:80',
    ]
    const answers = []
    for (const address of [...written, '0:0:0:0:0:ffff:198.51.100.9'])
      answers.push(await guess('mo@example.org', address))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess('mo@example.org', '198.51.100.10')).status).toBe(401)
  })
})

describe('wrong passwords from everywhere', () => {
  it('end after twenty an hour for an account, but not in a browser that has signed in before', async () => {
    const owner = cookieOf(await signUpFrom('nia@example.org', '192.0.2.1'))
    const answers = []
    for (let n = 0; n < 25; n++) answers.push(await guess('nia@example.org', `203.0.113.${n}`))
    expect(refusals(answers)).toBe(5)
    expect((await guess('nia@example.org', '192.0.2.1', '', password)).status).toBe(429)
    expect((await guess('nia@example.org', '192.0.2.1', owner, password)).status).toBe(200)
  })

  it('are told alike for an address that nobody has', async () => {
    const answers = []
    for (let n = 0; n < 21; n++) answers.push(await guess('nobody@example.org', `203.0.114.${n}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 401), 429])
  })

  it('in one known browser use up nobody else’s tries', async () => {
    const first = cookieOf(await signUpFrom('oz@example.org', '192.0.2.20'))
    const second = cookieOf(await guess('oz@example.org', '192.0.2.21', '', password))
    for (let n = 0; n < 6; n++) await guess('oz@example.org', '192.0.2.20', first)
    expect((await guess('oz@example.org', '192.0.2.20', first, password)).status).toBe(429)
    expect((await guess('oz@example.org', '192.0.2.20', second, password)).status).toBe(200)
  })

  it('do not shut out the second parent of a family who share a browser', async () => {
    const mum = cookieOf(await signUpFrom('pia@example.org', '192.0.2.30'))
    const made = await call(
      app,
      'POST',
      '/api/auth/sign-up/email',
      { email: 'ron@example.org', password },
      { ...from('192.0.2.30'), cookie: mum },
    )
    for (let n = 0; n < 25; n++) await guess('pia@example.org', `203.0.115.${n}`)
    expect((await guess('pia@example.org', '192.0.2.30', cookieOf(made), password)).status).toBe(200)
  })
})
