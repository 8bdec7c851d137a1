import { describe, expect, it } from 'vitest'
import {
  dayBegan,
  dayEnds,
  hourAt,
  isQuiet,
  lastWeek,
  momentOf,
  nextAt,
  spokenTime,
  untilQuiet,
  weekFrom,
} from './family-clock.ts'

const iso = (moment: Date) => moment.toISOString().replace('.000', '')

describe('a day of a family', () => {
  it.each([
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'],
    ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z'],
    // 23 hours, and 25.
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z'],
    ['America/New_York', '2027-11-07T04:00:00Z', '2027-11-08T05:00:00Z'],
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01T10:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T14:00:00Z', '2026-10-04T13:00:00Z'],
    // Midnight is leapt over: the day begins at 1:00. And midnight comes twice: the first one counts.
    ['America/Havana', '2027-03-13T20:00:00Z', '2027-03-14T05:00:00Z'],
    ['America/Havana', '2026-10-31T20:00:00Z', '2026-11-01T04:00:00Z'],
  ])('in %s at %s ends at %s', (zone, now, end) => {
    expect(iso(dayEnds(new Date(now), zone))).toBe(end)
  })
})

describe('a time on the clock', () => {
  it.each([
    ['the next morning', '2026-11-21T03:00:00Z', '07:00', '2026-11-21T12:00:00Z'],
    ['tomorrow, when it is that time now', '2026-11-21T12:00:00Z', '07:00', '2026-11-22T12:00:00Z'],
    ['after the clocks are set forward', '2027-03-14T03:00:00Z', '07:00', '2027-03-14T11:00:00Z'],
    ['after the clocks are set back', '2026-11-01T03:00:00Z', '07:00', '2026-11-01T12:00:00Z'],
    ['that is leapt over, with the leap', '2027-03-14T03:00:00Z', '02:30', '2027-03-14T07:00:00Z'],
    ['that comes twice, the first time', '2026-11-01T03:00:00Z', '01:30', '2026-11-01T05:30:00Z'],
  ])('comes %s', (_when, now, time, then) => {
    expect(iso(nextAt(new Date(now), time, 'America/New_York'))).toBe(then)
  })

  it('is one moment in a zone', () => {
    expect(iso(momentOf({ date: '2026-11-21', time: '07:30' }, 'Europe/Berlin'))).toBe('2026-11-21T06:30:00Z')
  })

  it.each([
    ['07:00', '7:00'],
    ['00:00', '12:00 at night'],
    ['03:59', '3:59 at night'],
    ['11:45', '11:45'],
    ['12:30', '12:30 in the afternoon'],
    ['15:05', '3:05 in the afternoon'],
    ['20:00', '8:00 in the evening'],
  ])('%s is said as %s', (time, said) => {
    expect(spokenTime(time)).toBe(said)
  })
})

describe('quiet hours', () => {
  it.each([
    // The clock leaps from 2:00 to 3:00 at 07:00 UTC.
    [
      'that begin in the hour that is leapt over begin with the leap',
      '02:30',
      '07:00',
      '2027-03-14T06:59:59Z',
      '2027-03-14T07:00:00Z',
      true,
    ],
    ['that end in it end with the leap', '20:00', '02:30', '2027-03-14T06:59:59Z', '2027-03-14T07:00:00Z', false],
    // The clock goes back from 2:00 to 1:00 at 06:00 UTC: 1:30 comes at 05:30 and at 06:30.
    [
      'that end in the hour that comes twice end the first time',
      '20:00',
      '01:30',
      '2027-11-07T05:29:59Z',
      '2027-11-07T05:30:00Z',
      false,
    ],
    ['that begin in it begin the first time', '01:30', '07:00', '2027-11-07T05:29:59Z', '2027-11-07T05:30:00Z', true],
  ])('%s', (_when, quiet_from, quiet_to, before, from, isThen) => {
    const hours = { quiet_from, quiet_to, time_zone: 'America/New_York' }
    expect([before, from].map((at) => isQuiet(new Date(at), hours))).toEqual([!isThen, isThen])
  })

  it.each([
    [
      'that lie in the hour that is leapt over do not come that day',
      '02:15',
      '02:45',
      '2027-03-13T08:00:00Z',
      '2027-03-15T06:00:00Z',
    ],
    [
      'that end as the clock has leapt do not come that day',
      '02:15',
      '03:00',
      '2027-03-13T08:00:00Z',
      '2027-03-15T06:00:00Z',
    ],
    ['that ended do not come back with the hour', '00:30', '01:30', '2027-11-07T05:30:00Z', '2027-11-08T05:29:00Z'],
  ])('%s', (_when, quiet_from, quiet_to, from, until) => {
    const hours = { quiet_from, quiet_to, time_zone: 'America/New_York' }
    for (let at = Date.parse(from); at < Date.parse(until); at += 15 * 60_000)
      expect([new Date(at).toISOString(), isQuiet(new Date(at), hours)]).toEqual([expect.any(String), false])
  })
})

it.each([
  ['America/New_York', '2027-03-14T23:00:00Z', '2027-03-14T05:00:00Z'],
  // Midnight is leapt over: the day begins at 1:00. And midnight comes twice: the first one counts.
  ['America/Havana', '2027-03-14T20:00:00Z', '2027-03-14T05:00:00Z'],
  ['America/Havana', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00Z'],
  ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T20:00:00Z', '2026-10-03T13:30:00Z'],
])('a day in %s at %s began at %s', (zone, now, began) => {
  expect(iso(dayBegan(new Date(now), zone))).toBe(began)
})

it('tells how many minutes are left before the quiet hours', () => {
  const now = new Date('2026-11-21T18:45:00Z')
  expect(untilQuiet(now, { quiet_from: '20:00', time_zone: 'Europe/Berlin' })).toBe(15)
  expect(untilQuiet(now, { quiet_from: null, time_zone: 'Europe/Berlin' })).toBe(Number.POSITIVE_INFINITY)
})

describe('the last whole week', () => {
  it('is from Monday to Monday by the family’s clock, whatever day it is', () => {
    const berlin = (now: string) => lastWeek(new Date(now), 'Europe/Berlin')
    expect(berlin('2027-03-08T08:00:00Z')).toEqual({
      week: '2027-03-01',
      last: '2027-03-07',
      from: new Date('2027-02-28T23:00:00Z'),
      to: new Date('2027-03-07T23:00:00Z'),
    })
    expect(berlin('2027-03-07T22:59:59Z').week).toBe('2027-02-22')
    expect(berlin('2027-03-14T20:00:00Z').week).toBe('2027-03-01')
  })

  it('has an hour less or more when the clocks are changed', () => {
    const { from, to } = weekFrom('2027-03-22', 'Europe/Berlin')
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(7 * 24 - 1)
  })

  it('knows the hour that the clock shows', () => {
    expect([
      hourAt(new Date('2027-03-08T06:10:00Z'), 'Europe/Berlin'),
      hourAt(new Date('2027-03-08T06:10:00Z'), 'America/Los_Angeles'),
    ]).toEqual([7, 22])
  })
})
