import { afterAll, describe, expect, it } from 'vitest'
import { smtpEmail } from '#server/email/send-email.ts'
import type { WeeklyLetterView } from '#shared/weekly-letter.ts'
import { call, type Lesson } from '#tests/support/family.ts'
import { goTo, lessonAt, openAt, sayAt } from '#tests/support/family-clock.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { startApp } from '#tests/support/start-app.ts'
import { sendWeeklyLetters } from './send.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())

async function house() {
  const app = await startApp({ config: { publicUrl: null } })
  app.app.sendEmail = smtpEmail({ url: mailbox.url, from: 'Trellis <hello@learn.example>' })
  const look = async (moment: string) => {
    goTo(app, moment)
    await sendWeeklyLetters(app.app)
    await app.finishJobs()
  }
  const sentTo = ({ parent }: Lesson) => mailbox.emails.filter(({ to }) => to === parent.email)
  const read = async ({ parent }: Lesson): Promise<WeeklyLetterView> =>
    (await call(app, 'GET', '/api/weekly-letter', undefined, parent)).json
  const choose = ({ parent }: Lesson, length: string) => call(app, 'PUT', '/api/weekly-letter', { length }, parent)
  return { app, look, sentTo, read, choose }
}
const berlin = { time_zone: 'Europe/Berlin' }

describe('the weekly letter', () => {
  it('comes once, on the family’s Monday morning, and tells the week before', async () => {
    const { app, look, sentTo, read } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'what is 6 x 7?')
    await sayAt(app, mia, '2027-03-03T15:12:00Z', '42')
    await look('2027-03-07T22:59:00Z')
    await look('2027-03-08T05:30:00Z')
    expect(sentTo(mia)).toEqual([])
    await Promise.all([look('2027-03-08T06:10:00Z'), sendWeeklyLetters(app.app)])
    await look('2027-03-08T08:00:00Z')
    await look('2027-03-09T07:00:00Z')
    expect(sentTo(mia)).toHaveLength(1)
    const [letter] = sentTo(mia)
    expect(letter?.subject).toBe('Your week with Trellis')
    expect(letter?.text).toContain('From March 1 to March 7.')
    expect(letter?.text).toContain('Mia: 12 minutes in 1 lesson.')
    expect(letter?.text).toContain('To try at home: ')
    expect((await read(mia)).letter).toMatchObject({
      from: '2027-03-01',
      to: '2027-03-07',
      children: [{ nickname: 'Mia' }],
    })
  })

  it('does not come for a week without a lesson, nor to who has only opened one', async () => {
    const { app, look, sentTo, read } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await look('2027-03-08T08:00:00Z')
    expect([sentTo(mia), (await read(mia)).letter]).toEqual([[], null])
  })

  it('comes in the next morning when the server was off in this one', async () => {
    const { app, look, sentTo } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'hello')
    await look('2027-03-08T14:00:00Z')
    expect(sentTo(mia)).toEqual([])
    await look('2027-03-09T07:00:00Z')
    expect(sentTo(mia)).toHaveLength(1)
  })

  it('has the child’s own words only in the full one, and none that are private or gave cause to worry', async () => {
    const { app, look, sentTo, read, choose } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    const way = 'i did 5x8=40 and 2x8=16 so 56'
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'what is 7 x 8?')
    await sayAt(app, mia, '2027-03-03T15:02:00Z', way)
    expect((await choose(mia, 'full')).status).toBe(200)
    await look('2027-03-08T08:00:00Z')
    expect(sentTo(mia)[0]?.text).toContain(`“${way}”`)
    expect((await read(mia)).letter?.children[0]?.words).toBe(way)

    await choose(mia, 'short')
    const again = await openAt(app, mia, '2027-03-10T15:00:00Z')
    await sayAt(app, { ...mia, conversation: again.json }, '2027-03-10T15:01:00Z', 'hello again')
    await look('2027-03-15T08:00:00Z')
    expect(sentTo(mia)).toHaveLength(2)
    expect(sentTo(mia)[1]?.text).not.toContain('proud')
  })

  it('takes no words out of a lesson in which something was told', async () => {
    const { app, read } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'what is 7 x 8?')
    await sayAt(app, mia, '2027-03-03T15:02:00Z', 'i did 5x8=40 and 2x8=16 so 56')
    await sayAt(app, mia, '2027-03-03T15:03:00Z', 'my dad hits me')
    goTo(app, '2027-03-08T08:00:00Z')
    const { letter } = await read(mia)
    expect(letter?.children).toHaveLength(1)
    expect(letter?.children[0]?.words).toBeNull()
    expect(JSON.stringify(letter)).not.toMatch(/dad|hit/)
  })

  it('is off when the parent wants none, also when it was on its way', async () => {
    const { app, look, sentTo, read, choose } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'hello')
    goTo(app, '2027-03-08T07:00:00Z')
    const { send } = app.app.jobs
    const waiting: (() => Promise<void>)[] = []
    app.app.jobs.send = async (tx, ...job) => {
      if (job[0] === 'weekly_letter') waiting.push(() => app.app.db.transaction((later) => send(later, ...job)))
      else await send(tx, ...job)
    }
    await sendWeeklyLetters(app.app)
    expect(waiting).toHaveLength(1)
    expect(await choose(mia, 'off').then(({ json }) => json)).toEqual({ length: 'off', letter: null })
    for (const go of waiting) await go()
    await app.finishJobs()
    expect(sentTo(mia)).toEqual([])
    await look('2027-03-08T08:00:00Z')
    expect([sentTo(mia), (await read(mia)).length]).toEqual([[], 'off'])
    expect((await choose(mia, 'daily')).status).toBe(422)
  })

  it('is stopped by one press from the mail, and by no look at its links', async () => {
    const { app, look, sentTo, read } = await house()
    const mia = await lessonAt(app, '2027-03-03T15:00:00Z', berlin)
    await sayAt(app, mia, '2027-03-03T15:01:00Z', 'hello')
    await look('2027-03-08T08:00:00Z')
    const [letter] = sentTo(mia)
    const address = new URL(/<(.*)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '')
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(letter?.text).toContain(`/stop-letter#${address.searchParams.get('token')}`)
    const path = address.pathname + address.search
    const seen = await call(app, 'GET', path)
    expect([seen.status, seen.headers.get('location')]).toEqual([
      303,
      `/stop-letter#${address.searchParams.get('token')}`,
    ])
    expect((await call(app, 'POST', `${path}x`)).json.code).toBe('link_expired')
    expect((await read(mia)).length).toBe('short')
    // As a mail service presses it: without an origin, as a form.
    const pressed = await app.http.request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([pressed.status, (await read(mia)).length]).toEqual([204, 'off'])
    expect((await call(app, 'POST', path)).status).toBe(204)
  })
})
