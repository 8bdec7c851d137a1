import { describe, expect, it } from 'vitest'
import { addStudent, call, type SignedIn, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const usual = {
  lesson_minutes: 20,
  daily_minutes: 60,
  daily_messages: 200,
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
}

async function family() {
  const parent = await signUp(app, 'Tia')
  const mia = await addStudent(app, parent, 'Mia')
  const change = (time: unknown, as: SignedIn = parent) => call(app, 'PATCH', `/api/students/${mia.id}`, { time }, as)
  const time = async () => (await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.time
  return { parent, mia, change, time }
}

describe('the time for learning', () => {
  it('is the usual one at first, and changes in parts', async () => {
    const { mia, change, time } = await family()
    expect(mia.time).toEqual(usual)
    const evening = { quiet_from: '19:30', quiet_to: '07:00', time_zone: 'America/New_York' }
    expect((await change(evening)).json.time).toEqual({ ...usual, ...evening })
    await change({ lesson_minutes: 5, daily_minutes: 240, daily_messages: 400 })
    // One end alone may move while the other stands.
    expect((await change({ quiet_to: '06:15' })).status).toBe(200)
    const all = { ...evening, quiet_to: '06:15', lesson_minutes: 5, daily_minutes: 240, daily_messages: 400 }
    expect(await time()).toEqual(all)
    expect((await change({ quiet_from: null, quiet_to: null })).json.time).toMatchObject({
      quiet_from: null,
      quiet_to: null,
    })
  })

  it('comes with a new student, so that the first day ends at the family’s midnight', async () => {
    const parent = await signUp(app, 'Uma')
    const body = { nickname: 'Ben', grade_level: 2, time: { time_zone: 'Asia/Kolkata' } }
    const added = await call(app, 'POST', '/api/students', body, parent)
    expect(added.json.time).toEqual({ ...usual, time_zone: 'Asia/Kolkata' })
  })

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('takes the zone %s, which is %s', async (time_zone, kept) => {
    const { change } = await family()
    expect((await change({ time_zone })).json.time.time_zone).toBe(kept)
  })

  it.each([
    [{ lesson_minutes: 4 }, { 'time.lesson_minutes': 'too_small' }],
    [{ lesson_minutes: 61 }, { 'time.lesson_minutes': 'too_big' }],
    [{ lesson_minutes: 20.5 }, { 'time.lesson_minutes': 'wrong_type' }],
    [{ daily_minutes: 9 }, { 'time.daily_minutes': 'too_small' }],
    [{ daily_minutes: 241 }, { 'time.daily_minutes': 'too_big' }],
    [{ daily_messages: 19 }, { 'time.daily_messages': 'too_small' }],
    [{ daily_messages: 401 }, { 'time.daily_messages': 'too_big' }],
    [{ daily_messages: null }, { 'time.daily_messages': 'wrong_type' }],
    [{ quiet_from: '24:00', quiet_to: '07:00' }, { 'time.quiet_from': 'not_a_time' }],
    [
      { quiet_from: '7:00', quiet_to: '07:60' },
      { 'time.quiet_from': 'not_a_time', 'time.quiet_to': 'not_a_time' },
    ],
    [{ quiet_from: '20:00' }, { 'time.quiet_to': 'both_or_none' }],
    [{ quiet_from: null, quiet_to: '07:00' }, { 'time.quiet_to': 'both_or_none' }],
    [{ quiet_from: '07:00', quiet_to: '07:00' }, { 'time.quiet_to': 'same_time' }],
    [{ time_zone: 'Mars/Olympus' }, { 'time.time_zone': 'unknown_time_zone' }],
    [{ time_zone: 'america/new_york' }, { 'time.time_zone': 'unknown_time_zone' }],
    [{ time_zone: '+01:00' }, { 'time.time_zone': 'unknown_time_zone' }],
    [{ time_zone: 'CET' }, { 'time.time_zone': 'unknown_time_zone' }],
    [{ time_zone: '' }, { 'time.time_zone': 'unknown_time_zone' }],
    [{ bedtime: '20:00' }, { bedtime: 'field_not_allowed' }],
  ])('%j is refused, and nothing changes', async (time, fields) => {
    const { change, time: now } = await family()
    const answer = await change(time)
    expect([answer.status, answer.json.fields]).toEqual([422, fields])
    expect(await now()).toEqual(usual)
  })

  it('of another family is not there', async () => {
    const { change, time } = await family()
    const stranger = await signUp(app, 'Val')
    expect((await change({ lesson_minutes: 5 }, stranger)).status).toBe(404)
    expect(await time()).toEqual(usual)
  })
})
