import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { user } from '#server/accounts/account.table.ts'
import { type Administrator, administrator, codeNow, promote, startFactor } from '#tests/support/administrator.ts'
import { call, type SignedIn } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { adminCommand } from './admins.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})

/** The same house with a clock of its own. */
const laterHouse = () => startApp({ database: house.borrowed() })

const show = (test: TestApp, admin: SignedIn, body: unknown) =>
  call(test, 'POST', '/api/admin/second-factor/show', body, admin)
const access = async (test: TestApp, admin: SignedIn) =>
  (await call(test, 'GET', '/api/admin/access', undefined, admin)).json
/** Any of the administrators' calls. */
const work = (test: TestApp, admin: SignedIn) => call(test, 'GET', '/api/admin/alarms', undefined, admin)

describe('an administrator’s second factor', () => {
  it('is set up at the first entry, with the password, and then opens this browser', async () => {
    const admin = await promote(house)
    expect(await access(house, admin)).toMatchObject({ state: 'enroll', has_password: true, locked_until: null })
    expect((await work(house, admin)).json.code).toBe('second_factor_required')
    for (const body of [{}, { password: 'something else' }])
      expect((await call(house, 'POST', '/api/admin/second-factor', body, admin)).json.code).toBe('wrong_password')
    const secret = await startFactor(house, admin)
    expect(await access(house, admin)).toMatchObject({ state: 'enroll' })
    const confirm = (code: string) => call(house, 'POST', '/api/admin/second-factor/confirm', { code }, admin)
    expect((await confirm('000000')).json.code).toBe('wrong_code')
    const { json } = await confirm(codeNow(house, { secret }))
    expect(json.recovery_codes).toHaveLength(10)
    expect(await access(house, admin)).toMatchObject({ state: 'open', recovery_codes_left: 10 })
    expect((await work(house, admin)).status).toBe(200)
    const again = await call(house, 'POST', '/api/admin/second-factor', { password: 'correct horse battery' }, admin)
    expect(again.json.code).toBe('conflict')
  })

  it('is nowhere to be read: neither the secret nor a recovery code', async () => {
    const admin = await administrator(house)
    const kept = await house.app.db.execute(sql`select * from second_factor, recovery_code`)
    const text = JSON.stringify(kept)
    expect(text).toContain('code_hash')
    for (const secret of [admin.secret.toString('base64url'), admin.secret.toString('hex'), ...admin.recoveryCodes])
      expect(text).not.toContain(secret)
    expect(house.logged.join('\n')).not.toContain(admin.recoveryCodes[0])
  })

  it('is asked for in every browser, and again after twelve hours', async () => {
    const later = await laterHouse()
    const admin = await administrator(later)
    const elsewhere = await signInAgain(later, admin)
    expect((await work(later, elsewhere)).json.code).toBe('second_factor_required')
    later.advance(30 * second)
    expect((await show(later, elsewhere, { code: codeNow(later, admin) })).status).toBe(204)
    expect((await work(later, elsewhere)).status).toBe(200)
    // The session itself ends after twelve hours too; what the factor opened never outlives it.
    for (let quarter = 0; quarter < 4 * 12 - 1; quarter++) {
      later.advance(15 * minute - second)
      expect((await work(later, elsewhere)).status).toBe(200)
    }
    later.advance(16 * minute)
    expect((await work(later, elsewhere)).json.code).toBe('unauthenticated')
  })

  it('is asked for again before what cannot be undone', async () => {
    const later = await laterHouse()
    const admin = await administrator(later)
    const renew = () => call(later, 'POST', '/api/admin/second-factor/recovery-codes', undefined, admin)
    const first = await renew()
    expect(first.status).toBe(200)
    later.advance(5 * minute + second)
    expect((await renew()).json).toMatchObject({
      code: 'second_factor_required',
      fields: { second_factor: 'not_fresh' },
    })
    expect((await work(later, admin)).status).toBe(200)
    expect((await show(later, admin, { code: codeNow(later, admin) })).status).toBe(204)
    expect((await renew()).status).toBe(200)
    expect((await show(later, admin, { recovery_code: first.json.recovery_codes[0] })).json.code).toBe('wrong_code')
  })
})

describe('a code', () => {
  it('works once, and none before it works after it', async () => {
    const later = await laterHouse()
    const admin = await administrator(later)
    expect((await show(later, admin, { code: codeNow(later, admin) })).json.code).toBe('wrong_code')
    const early = codeNow(later, admin)
    later.advance(30 * second)
    const code = codeNow(later, admin)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const many = await Promise.all([1, 2, 3].map(() => show(later, admin, { code: spaced })))
    expect(many.map(({ status }) => status).sort()).toEqual([204, 401, 401])
    expect((await show(later, admin, { code: early })).json.code).toBe('wrong_code')
  })

  it('from paper works once, however it is typed, even when it comes twice at the same time', async () => {
    const admin = await administrator(house)
    const [one = '', other = ''] = admin.recoveryCodes
    const typed = one.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const both = await Promise.all([typed, one].map((recovery_code) => show(house, admin, { recovery_code })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401])
    expect(await access(house, admin)).toMatchObject({ recovery_codes_left: 9 })
    const stranger = await administrator(house)
    expect((await show(house, stranger, { recovery_code: other })).json.code).toBe('wrong_code')
  })

  it('typed wrongly five times shuts the door for a while, longer each time; the command opens it', async () => {
    const later = await laterHouse()
    const admin = await administrator(later)
    const fail = async () => (await show(later, admin, { recovery_code: 'AAAAA-AAAAA' })).json
    expect((await fail()).error).toContain('4 tries are left')
    for (let n = 0; n < 3; n++) expect((await fail()).code).toBe('wrong_code')
    expect((await fail()).error).toContain('No try is left')
    later.advance(minute)
    const locked = await show(later, admin, { code: codeNow(later, admin) })
    expect(locked.json).toMatchObject({ code: 'second_factor_locked' })
    expect(locked.json.error).toContain('14 minutes')
    expect(Number(locked.headers.get('retry-after'))).toBe(14 * 60)
    expect((await access(later, admin)).locked_until).not.toBeNull()
    later.advance(14 * minute + second)
    for (let n = 0; n < 5; n++) expect((await fail()).code).toBe('wrong_code')
    expect((await show(later, admin, { code: codeNow(later, admin) })).json.error).toContain('30 minutes')
    // What is open in a browser stays open: whoever knows the password cannot shut an administrator out of their work.
    expect((await work(later, admin)).status).toBe(200)
    expect(await adminCommand(later.app, ['--reset-second-factor', admin.email])).toMatchObject({ code: 0 })
    expect((await work(later, admin)).json.code).toBe('second_factor_required')
    expect(await access(later, admin)).toMatchObject({ state: 'enroll', recovery_codes_left: 0, locked_until: null })
  })

  it('is tried no oftener by many at once', async () => {
    const admin = await administrator(house)
    const wrong = Array.from({ length: 12 }, () => show(house, admin, { recovery_code: 'AAAAA-AAAAA' }))
    const codes = (await Promise.all(wrong)).map(({ json }) => json.code)
    expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'second_factor_locked')).toHaveLength(7)
  })
})

describe('an administrator', () => {
  it('who is one no longer is out with the next call', async () => {
    const admin = await administrator(house)
    expect((await work(house, admin)).status).toBe(200)
    await adminCommand(house.app, ['--revoke', admin.email])
    expect((await work(house, admin)).json.code).toBe('forbidden_role')
    expect((await call(house, 'GET', '/api/admin/access', undefined, admin)).json.code).toBe('forbidden_role')
  })

  it('who was not here for 90 days is disabled, until the command says otherwise', async () => {
    const admin = await administrator(house)
    const unused = (days: number) =>
      house.app.db
        .update(user)
        .set({ adminUsedAt: new Date(Date.now() - days * 24 * hour) })
        .where(eq(user.email, admin.email))
    await unused(89)
    expect((await work(house, admin)).status).toBe(200)
    const [used] = await house.app.db.select().from(user).where(eq(user.email, admin.email))
    expect(used?.adminUsedAt?.getTime()).toBeGreaterThan(Date.now() - hour)
    await unused(91)
    expect(await access(house, admin)).toMatchObject({ state: 'disabled' })
    expect((await work(house, admin)).json.code).toBe('admin_disabled')
    expect((await call(house, 'GET', '/api/students', undefined, admin)).status).toBe(200)
    await adminCommand(house.app, [admin.email])
    expect((await work(house, admin)).status).toBe(200)
  })
})

async function signInAgain(test: TestApp, { email, secret, recoveryCodes }: Administrator): Promise<Administrator> {
  const answer = await call(test, 'POST', '/api/auth/sign-in/email', { email, password: 'correct horse battery' })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return { email, secret, recoveryCodes, cookie: cookie.join('; ') }
}
