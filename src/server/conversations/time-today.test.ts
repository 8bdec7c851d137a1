import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Answer, call, type Lesson, say, startLesson } from '#tests/support/family.ts'
import { lessonAt, openAt, sayAt, setTime } from '#tests/support/family-clock.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'
import { dayEnds } from './day-and-quiet.ts'
import { readTimeToday, todayOf } from './time-today.ts'

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
    expect(refused(await say(app, lesson, 'hi'))).toEqual([
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
    const today = await readTimeToday(app.app.db, lesson.student.id, app.app.now())
    expect([Math.round(today.learned), today.said_day]).toEqual([7, 1])
  })
})

it('the database and the server agree on when a day began, in every kind of zone', async () => {
  const app = await appNow()
  const lesson = await startLesson(app)
  const began = z.object({ rows: z.tuple([z.object({ began: z.coerce.date() })]) })
  const zones = ['UTC', 'America/New_York', 'America/Havana', 'America/Santiago', 'Atlantic/Azores', 'Asia/Kathmandu']
  for (const time_zone of [...zones, 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati']) {
    await setTime(app, lesson, { time_zone })
    // The nights in which these zones set their clocks, and those around.
    for (const night of [
      '2026-09-05',
      '2026-09-26',
      '2026-10-03',
      '2026-10-24',
      '2026-10-31',
      '2027-03-13',
      '2027-04-03',
    ]) {
      let day = dayEnds(new Date(`${night}T00:00:00Z`), time_zone)
      for (let n = 0; n < 3; n++) {
        const ends = dayEnds(day, time_zone)
        for (const now of [day, new Date(ends.getTime() - 1000)]) {
          const asked = sql`with ${todayOf(lesson.student.id, now.toISOString())} select began from today`
          const [row] = began.parse(await app.app.db.execute(asked)).rows
          expect([time_zone, now, row.began]).toEqual([time_zone, now, day])
        }
        day = ends
      }
    }
  }
})
