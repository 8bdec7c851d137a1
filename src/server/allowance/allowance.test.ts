import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { student } from '#server/students/student.table.ts'
import { type Answer, call, type Lesson, say } from '#tests/support/family.ts'
import { lessonAt, openAt, sayAt, setTime } from '#tests/support/family-clock.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'
import { dayBegan } from './family-clock.ts'
import { readSpentToday } from './spent-today.ts'

const database = await freshDatabase()
const appNow = () => startApp({ brain: scriptedBrain(['Yes.']).brain, database })
const newYork = { time_zone: 'America/New_York' }
const refused = ({ status, json }: Answer) => [status, json.code, json.error, json.retry_after_s]
const tomorrow = 'That was a lot for one day. Let us go on tomorrow!'
const end = (app: Awaited<ReturnType<typeof appNow>>, { conversation: { conversation_id, end_token } }: Lesson) =>
  call(app, 'POST', '/api/conversations/end', { conversation_id, end_token })

describe('the messages of a day', () => {
  it.each([
    ['on a usual day', '2027-01-16T04:50:00Z', '2027-01-16T04:59:59Z', '2027-01-16T05:00:00Z'],
    ['on a day of 23 hours', '2027-03-14T05:10:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'],
    ['on a day of 25 hours', '2027-11-07T04:10:00Z', '2027-11-08T04:59:59Z', '2027-11-08T05:00:00Z'],
  ])('are counted from midnight to midnight in New York, %s', async (_day, begin, lastSecond, midnight) => {
    const app = await appNow()
    const lesson = await lessonAt(app, begin, { ...newYork, daily_messages: 20 })
    for (let n = 0; n < 20; n++) expect((await say(app, lesson, `message ${n}`)).status).toBe(200)
    expect(refused(await say(app, lesson, 'one more'))).toEqual([429, 'daily_limit', tomorrow, expect.any(Number)])
    const late = await sayAt(app, lesson, lastSecond, 'one more')
    expect([late.status, late.json.code, late.headers.get('retry-after')]).toEqual([429, 'daily_limit', '1'])
    expect((await sayAt(app, lesson, midnight, 'one more')).status).toBe(200)
  })

  it('that were kept are told again, however many there were: only new words are refused', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-01-20T15:00:00Z', { daily_messages: 20 })
    const id = '019f0000-0000-7000-8000-00000000aaaa'
    await say(app, lesson, 'the first', id)
    for (let n = 1; n < 20; n++) await say(app, lesson, `message ${n}`)
    expect((await say(app, lesson, 'too many')).json.code).toBe('daily_limit')
    expect((await say(app, lesson, 'the first', id)).status).toBe(200)
  })

  it('are over, or it is quiet, but words that need a grown-up are heard', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-01-20T16:00:00Z', { quiet_from: '15:00', quiet_to: '18:00' })
    expect((await say(app, lesson, 'hello')).json.code).toBe('quiet_hours')
    expect((await say(app, lesson, 'i want to kill myself')).status).toBe(200)
  })
})

describe('quiet hours', () => {
  it('go over midnight, by the family’s clock, and say when they end', async () => {
    const app = await appNow()
    const quiet = { ...newYork, quiet_from: '20:00', quiet_to: '07:00' }
    const lesson = await lessonAt(app, '2027-02-01T00:50:00Z', quiet)
    expect((await sayAt(app, lesson, '2027-02-01T00:59:59Z', 'hi')).status).toBe(200)
    const words = 'It is quiet time now. Trellis opens again at 7:00.'
    expect(refused(await sayAt(app, lesson, '2027-02-01T01:00:00Z', 'hi'))).toEqual([429, 'quiet_hours', words, 39_600])
    expect(refused(await openAt(app, lesson, '2027-02-01T01:00:00Z'))).toEqual([429, 'quiet_hours', words, 39_600])
    expect((await sayAt(app, lesson, '2027-02-01T11:59:59Z', 'hi')).headers.get('retry-after')).toBe('1')
    expect((await openAt(app, lesson, '2027-02-01T12:00:00Z')).status).toBe(200)
  })

  it('within one day end on that day', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-02-01T08:00:00Z', { quiet_from: '08:00', quiet_to: '15:30' })
    expect(refused(await sayAt(app, lesson, '2027-02-01T08:00:00Z', 'hi'))).toEqual([
      429,
      'quiet_hours',
      'It is quiet time now. Trellis opens again at 3:30 in the afternoon.',
      27_000,
    ])
    await setTime(app, lesson, { quiet_from: null, quiet_to: null })
    expect((await say(app, lesson, 'hi')).status).toBe(200)
  })
})

describe('the minutes of a day', () => {
  it('are those between the first and the last word of every lesson', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-02-02T14:00:00Z', { ...newYork, daily_minutes: 10 })
    expect((await sayAt(app, lesson, '2027-02-02T14:06:00Z', 'hi')).status).toBe(200)
    await end(app, lesson)
    // What the child does in between is not learning.
    const second = await openAt(app, lesson, '2027-02-02T16:00:00Z')
    const held = { ...lesson, conversation: second.json }
    expect((await sayAt(app, held, '2027-02-02T16:03:30Z', 'hi')).status).toBe(200)
    expect((await sayAt(app, held, '2027-02-02T16:04:30Z', 'hi')).status).toBe(200)
    const over = await sayAt(app, held, '2027-02-02T16:05:00Z', 'hi')
    // It is 11:05 in New York.
    expect(refused(over)).toEqual([429, 'daily_limit', tomorrow, (12 * 60 + 55) * 60])
    await end(app, held)
    expect((await openAt(app, lesson, '2027-02-03T04:59:59Z')).json.code).toBe('daily_limit')
    expect((await openAt(app, lesson, '2027-02-03T05:00:00Z')).status).toBe(200)
  })

  it('of a lesson over midnight belong to both days', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-02-04T04:52:00Z', { ...newYork, daily_minutes: 10 })
    await sayAt(app, lesson, '2027-02-04T04:58:00Z', 'hi')
    await sayAt(app, lesson, '2027-02-04T05:07:00Z', 'hi')
    const today = await readSpentToday(app.app.db, lesson.student.id, dayBegan(app.app.now(), newYork.time_zone))
    expect([Math.round(today.learned), today.said_day]).toEqual([7, 1])
  })
})

describe('the day on which the clocks are set', () => {
  it.each([
    ['hours that the clock leaps over are not quiet', '2027-03-13T17:00:00Z', ['02:15', '03:00'], 200],
    ['hours that begin while it leaps are quiet from the leap on', '2027-03-14T07:10:00Z', ['02:30', '07:00'], 429],
    ['hours that ended do not come back with the hour', '2027-11-07T06:10:00Z', ['20:00', '01:30'], 200],
  ])('%s: for a lesson, a message and a card alike', async (_what, moment, [quiet_from, quiet_to], status) => {
    const app = await appNow()
    const lesson = await lessonAt(app, moment, { ...newYork, quiet_from, quiet_to })
    const card = call(app, 'GET', `/api/flashcards/next_card?student_id=${lesson.student.id}`, undefined, lesson)
    const answers = [await say(app, lesson, 'hello'), await openAt(app, lesson, moment), await card]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
  })
})

describe('what changes while a message is on its way', () => {
  type Change = Partial<typeof student.$inferInsert>
  /** The child's pass was looked up; then the parent changes something; then the message is to be kept. */
  async function sayWhile(before: Change, change: Change) {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-04-01T12:00:00Z', {})
    const set = (to: Change) => db.update(student).set(to).where(eq(student.id, lesson.student.id))
    const { db } = app.app
    if (Object.keys(before).length > 0) await set(before)
    app.app.db = new Proxy(db, {
      get: (target, key) => {
        if (key !== 'execute') return Reflect.get(target, key)
        app.app.db = db
        return async (statement: Parameters<typeof db.execute>[0]) => {
          await set(change)
          return db.execute(statement)
        }
      },
    })
    const answer = await say(app, lesson, 'hello')
    const kept = "select id from message where role = 'user' and conversation_id = $1"
    const { rows } = await app.app.database.query(kept, [lesson.conversation.conversation_id])
    return { status: answer.status, code: answer.json.code, kept: rows.length }
  }
  const quiet = { quiet_from: '11:00', quiet_to: '13:00' }
  const open = { quiet_from: null, quiet_to: null }

  it.each<[string, Change, Change, object]>([
    ['consent taken back', {}, { consent_version: null }, { status: 403, code: 'consent_required', kept: 0 }],
    ['quiet hours set', {}, quiet, { status: 429, code: 'quiet_hours', kept: 0 }],
    ['quiet hours taken away', quiet, open, { status: 200, kept: 1 }],
    ['another time zone', quiet, { time_zone: 'Asia/Tokyo' }, { status: 200, kept: 1 }],
    ['another limit for a day', {}, { daily_minutes: 10 }, { status: 200, kept: 1 }],
  ])('%s: what stands when it is kept decides, once', async (_what, before, change, expected) => {
    expect(await sayWhile(before, change)).toEqual({ code: undefined, ...expected })
  })

  it('quiet hours that begin in between do not hold up what was allowed when it came', async () => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-04-01T19:59:00Z', { quiet_from: '20:00', quiet_to: '21:00' })
    const { now } = app.app
    // Every look at the clock is 20 seconds later than the one before: it strikes eight while the message is on its way.
    let looks = 0
    app.app.now = () => new Date(now().getTime() + looks++ * 20_000)
    const answers = [await say(app, lesson, 'hello'), await say(app, lesson, 'are you there?')]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [200, undefined],
      [429, 'quiet_hours'],
    ])
  })
})

it.each([-5, 5])(
  'a server whose clock is %s minutes from the database’s answers each message once',
  async (minutes) => {
    const app = await appNow()
    const lesson = await lessonAt(app, '2027-04-02T12:00:00Z', {})
    const other = await appNow()
    for (const message of ['one', 'two']) expect((await say(app, lesson, message)).status).toBe(200)
    other.advance(app.app.now().getTime() - other.app.now().getTime() + minutes * 60_000)
    const id = '019f0000-0000-7000-8000-00000000bbbb'
    const [there, again] = [await say(other, lesson, 'three', id), await say(app, lesson, 'three', id)]
    expect([there.status, again.status]).toEqual([200, 200])
    expect(again.json.reply).toBe(there.json.reply)
  },
)
