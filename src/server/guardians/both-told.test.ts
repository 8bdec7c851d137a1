import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { user } from '#server/accounts/account.table.ts'
import { setAdmin } from '#server/auth/admins.ts'
import { sendWeeklyLetters } from '#server/weekly-letter/send.ts'
import { administrator } from '#tests/support/administrator.ts'
import { addStudent, call, type SignedIn, say, signUp, startLesson } from '#tests/support/family.ts'
import { goTo, setTime } from '#tests/support/family-clock.ts'
import { invite, prove, secondGuardian, signUpInvited } from '#tests/support/guardians.ts'
import { hearAll, payAtProvider, startPaying } from '#tests/support/paying.ts'
import { emailTo, linkIn } from '#tests/support/post.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

// What reaches both guardians of a family, and what only one of them.

const subjectsOf = async (app: TestApp, { email }: SignedIn) => {
  await app.finishJobs()
  return app.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

/** The next one at eight in the morning, UTC. */
function nextMonday({ app }: TestApp): Date {
  const day = app.now()
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
  day.setUTCHours(8, 0, 0, 0)
  return day
}

describe('both guardians of a family', () => {
  it('are mailed of an alarm, also when one of them cannot be reached, and either looks at it for both', async () => {
    const app = await startApp()
    const mia = await startLesson(app, 'Mia')
    const second = await secondGuardian(app, mia.parent, 'Ben')
    const { sendEmail } = app.app
    app.app.sendEmail = async (email, id) => {
      if (email.to === mia.parent.email) throw new Error('no such mailbox')
      await sendEmail(email, id)
    }
    await say(app, mia, 'i want to die')
    await expect
      .poll(() => app.emails.some(({ to, subject }) => to === second.email && subject.includes('look after Mia')), {
        timeout: 15_000,
      })
      .toBe(true)
    const [alarm] = (await call(app, 'GET', '/api/alarms', undefined, second)).json
    expect((await call(app, 'POST', `/api/alarms/${alarm.id}/seen`, undefined, second)).status).toBe(204)
    const [seen] = (await call(app, 'GET', '/api/alarms', undefined, mia.parent)).json
    expect(seen.seen_at).not.toBeNull()
  })

  it('are not told what a child tells of home, though the second is an administrator', async () => {
    const app = await startApp()
    const mia = await startLesson(app, 'Mia')
    const email = 'ben@example.org'
    await prove(app, mia.parent)
    const second = await signUpInvited(app, await invite(app, mia.parent, email), email, 'Ben')
    await call(app, 'POST', '/api/family/join', undefined, second)
    await setAdmin(app.app, email, true)
    const other = await administrator(app, 'Other')
    await say(app, mia, 'my dad hits me')
    expect(await subjectsOf(app, other)).toHaveLength(1)
    const before = (await subjectsOf(app, second)).length
    expect(before).toBe(1)
    expect((await call(app, 'GET', '/api/alarms', undefined, second)).json).toEqual([])
  })

  it('get the weekly letter, each as they chose', async () => {
    const app = await startApp()
    const mia = await startLesson(app, 'Mia')
    await setTime(app, mia, { time_zone: 'UTC' })
    const second = await secondGuardian(app, mia.parent, 'Ben')
    const strange = await startLesson(app, 'Strange')
    await say(app, mia, 'what is 6 x 7?')
    expect((await call(app, 'PUT', '/api/weekly-letter', { length: 'off' }, mia.parent)).status).toBe(200)
    const lengthOf = async (who: SignedIn) => (await call(app, 'GET', '/api/weekly-letter', undefined, who)).json.length
    expect([await lengthOf(mia.parent), await lengthOf(second)]).toEqual(['off', 'short'])
    goTo(app, nextMonday(app).toISOString())
    await sendWeeklyLetters(app.app)
    expect(await subjectsOf(app, second)).toContain('Your week with Trellis')
    expect(await subjectsOf(app, mia.parent)).not.toContain('Your week with Trellis')
    expect(await subjectsOf(app, strange.parent)).not.toContain('Your week with Trellis')
  })

  it('stand in the archive that either takes along, and only one’s own number in it', async () => {
    const app = await startApp()
    const mia = await startLesson(app, 'Mia')
    const second = await secondGuardian(app, mia.parent, 'Ben')
    const answer = await app.http.request('http://localhost/api/archive', { headers: { cookie: second.cookie } })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['trellis.json'] ?? new Uint8Array()))
    expect(data.student).toHaveLength(1)
    const byName = new Map(data.user.map((one: { name: string }) => [one.name, one]))
    expect(byName.get('Mias-parent')).toMatchObject({ email: mia.parent.email, founder: true })
    expect(byName.get('Mias-parent')).not.toHaveProperty('phone')
    expect(byName.get('Ben')).toMatchObject({ email: second.email, founder: false, phone: null })
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Mias-parent and Ben')
  })
})

it('the plan of a family counts for both; its card is the founder’s, who cannot leave while it pays', async () => {
  const paying = await startPaying()
  const { app } = paying
  const parent = await signUp(app, 'Payer')
  await addStudent(app, parent, 'Mia')
  const { id } = await payAtProvider(paying, parent)
  await hearAll(paying)
  const second = await secondGuardian(app, parent, 'Ben')
  const plan = async (who: SignedIn) => (await call(app, 'GET', '/api/billing', undefined, who)).json
  expect(await plan(parent)).toMatchObject({ premium: true, manageable: true })
  expect(await plan(second)).toMatchObject({ premium: true, manageable: false })
  const asBen = (address: string) => call(app, 'POST', address, undefined, second)
  expect([(await asBen('/api/billing/portal')).status, (await asBen('/api/summarize')).status]).toEqual([403, 403])
  const leave = () => call(app, 'POST', '/api/family/leave', undefined, parent)
  expect((await leave()).json.fields).toEqual({ plan: 'running' })
  expect((await call(app, 'GET', '/api/students', undefined, second)).json).toHaveLength(1)
  paying.stripe.books.cancelAtPeriodEnd(id)
  await hearAll(paying)
  expect((await leave()).status).toBe(204)
  expect((await call(app, 'GET', '/api/students', undefined, parent)).json).toEqual([])
})

it('ends with the other ways in when somebody else proves the address of the family', async () => {
  const app = await startApp()
  const { parent } = await startLesson(app, 'Mia')
  const second = await secondGuardian(app, parent, 'Ben')
  expect((await call(app, 'GET', '/api/students', undefined, second)).json).toHaveLength(1)
  // As an account of before addresses had to be proven.
  await app.app.db.update(user).set({ emailVerified: false }).where(eq(user.email, parent.email))
  const count = app.emails.filter(({ to }) => to === parent.email).length + 1
  await call(app, 'POST', '/api/auth/magic-link', { email: parent.email })
  await call(app, 'POST', '/api/auth/links', { token: linkIn(await emailTo(app, parent.email, count)).token })
  expect((await call(app, 'GET', '/api/students', undefined, second)).json).toEqual([])
})

it('refuses a family that invites and invites', async () => {
  const app = await startApp({ limits: true })
  const { parent } = await startLesson(app, 'Mia')
  await prove(app, parent)
  const statuses: number[] = []
  for (let n = 0; n < 11; n++)
    statuses.push((await call(app, 'POST', '/api/family/invitation', { email: `x${n}@example.org` }, parent)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const { parent: again } = await startLesson(app, 'Noah')
  await prove(app, again)
  expect((await call(app, 'POST', '/api/family/invitation', { email: 'y@example.org' }, again)).status).toBe(200)
  expect((await call(app, 'POST', '/api/family/invitation', { email: 'y@example.org' }, again)).status).toBe(429)
})
