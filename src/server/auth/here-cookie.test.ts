import { describe, expect, it } from 'vitest'
import { type Answer, addStudent, call, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const here = (answer: Answer) => answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('trellis.here='))

describe('a page is told whether somebody may be signed in here', () => {
  it('not at all where nobody is', async () => {
    for (const address of ['/api/config', '/api/tutors', '/api/profile', '/api/join', '/'])
      expect(here(await call(app, 'GET', address))).toEqual([])
  })

  it('by a cookie that a script reads and that opens nothing, from the sign-in to the sign-out', async () => {
    const body = { email: 'ana@example.org', password: 'correct horse battery' }
    const [told = ''] = here(await call(app, 'POST', '/api/auth/sign-up/email', body))
    expect(told).toBe('trellis.here=parent; Max-Age=31536000; Path=/; SameSite=Lax')
    const ana = await signUp(app, 'Ana')
    expect(here(await call(app, 'GET', '/api/profile', undefined, ana))).toEqual([])
    expect((await call(app, 'GET', '/api/profile', undefined, { cookie: 'trellis.here=parent' })).status).toBe(401)
    const [over = ''] = here(await call(app, 'POST', '/api/auth/sign-out', undefined, ana))
    expect(over).toMatch(/^trellis\.here=; Max-Age=0;/)
  })

  it('also for a session from before there was such a cookie, and no longer for one that is over', async () => {
    const ana = await signUp(app, 'Bo')
    const session = ana.cookie
      .split('; ')
      .filter((one) => one.startsWith('trellis.session='))
      .join('')
    expect(here(await call(app, 'GET', '/api/config', undefined, { cookie: session }))).toHaveLength(1)
    await call(app, 'POST', '/api/auth/sign-out', undefined, ana)
    const cookie = `${session}; trellis.here=parent`
    const answer = await call(app, 'GET', '/api/profile', undefined, { cookie })
    expect([answer.status, here(answer)[0]]).toEqual([401, expect.stringContaining('Max-Age=0')])
    const made = { cookie: 'trellis.session=made.up; trellis.here=parent' }
    expect(here(await call(app, 'GET', '/api/config', undefined, made))[0]).toContain('Max-Age=0')
  })

  it('for a child’s own device', async () => {
    const parent = await signUp(app, 'Cy')
    const student = await addStudent(app, parent, 'Mia')
    const { code } = (await call(app, 'POST', `/api/students/${student.id}/pairing-code`, undefined, parent)).json
    expect(here(await call(app, 'POST', '/api/join', { code }))[0]).toContain('trellis.here=device;')
  })
})
