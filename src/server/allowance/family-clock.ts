import type { LearningTime } from '#shared/learning-time.ts'

// The clock of a family. Every rule takes the moment and the zone; none knows what time it is.

type Quiet = Pick<LearningTime, 'quiet_from' | 'time_zone'>
type QuietHours = Quiet & Pick<LearningTime, 'quiet_to'>
/** What a clock on the wall shows: '2026-11-21' and '07:30'. */
type Wall = { date: string; time: string }

const minute = 60 * 1000
const day = 24 * 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const digits = '2-digit'
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  })
  formats.set(zone, format)
  return format
}

/** What the family's clock shows, as if it were in UTC. Milliseconds. */
function shown(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000)
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** The day that the family's clock shows: '2026-11-21'. */
export const dateOn = (now: Date, zone: string): string => dateOf(shown(now.getTime(), zone))
const dateBefore = (date: string) => dateOf(Date.parse(`${date}T00:00:00Z`) - day)
const dateAfter = (date: string) => dateOf(Date.parse(`${date}T00:00:00Z`) + day)

/** The first moment at which the family's clock shows this; what the clock leaps over comes with the leap. */
export function momentOf({ date, time }: Wall, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offset = (at: number) => shown(at, zone) - at
  const [before, after] = [wanted - offset(wanted - day), wanted - offset(wanted + day)]
  const fits = [before, after].filter((at) => shown(at, zone) === wanted)
  return new Date(fits.length > 0 ? Math.min(...fits) : leapBetween(after, before, wanted, zone))
}

/** The clock shows less than `wanted` at `early` and more at `late`: when it leapt, to the second. */
function leapBetween(early: number, late: number, wanted: number, zone: string): number {
  let [from, to] = [early, late]
  while (to - from > 1000) {
    const middle = from + Math.floor((to - from) / 2000) * 1000
    if (shown(middle, zone) < wanted) from = middle
    else to = middle
  }
  return to
}

/** When the family's day began. On a night that has midnight twice, it began with the first. */
export const dayBegan = (now: Date, zone: string): Date => momentOf({ date: dateOn(now, zone), time: '00:00' }, zone)

/** When the family's day ends and the next one begins. */
export const dayEnds = (now: Date, zone: string): Date =>
  momentOf({ date: dateAfter(dateOn(now, zone)), time: '00:00' }, zone)

/** The last whole week of the family, from Monday to Monday; `week` is the day on which it began, `last` that on which it ended. */
export function lastWeek(now: Date, zone: string): { week: string; last: string; from: Date; to: Date } {
  const date = dateOn(now, zone)
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return weekFrom(dateOf(Date.parse(`${date}T00:00:00Z`) - (sinceMonday + 7) * day), zone)
}

/** The week that began on this Monday. */
export function weekFrom(week: string, zone: string): { week: string; last: string; from: Date; to: Date } {
  const dayAt = (days: number) => dateOf(Date.parse(`${week}T00:00:00Z`) + days * day)
  const begins = (date: string) => momentOf({ date, time: '00:00' }, zone)
  return { week, last: dayAt(6), from: begins(week), to: begins(dayAt(7)) }
}

/** The hour that the family's clock shows. */
export const hourAt = (now: Date, zone: string): number => new Date(shown(now.getTime(), zone)).getUTCHours()

/** When the family's clock shows this the next time. */
export function nextAt(now: Date, time: string, zone: string): Date {
  const date = dateOn(now, zone)
  const thisDay = momentOf({ date, time }, zone)
  return thisDay > now ? thisDay : momentOf({ date: dateAfter(date), time }, zone)
}

/**
 * Whether it is quiet now: since yesterday's beginning, or since today's. Hours that ended do not come back when the
 * clock is set back.
 */
export function isQuiet(now: Date, { quiet_from, quiet_to, time_zone }: QuietHours): boolean {
  if (quiet_from === null || quiet_to === null) return false
  const date = dateOn(now, time_zone)
  return [dateBefore(date), date].some((begins) => {
    const ends = quiet_from < quiet_to ? begins : dateAfter(begins)
    const [from, to] = [
      momentOf({ date: begins, time: quiet_from }, time_zone),
      momentOf({ date: ends, time: quiet_to }, time_zone),
    ]
    return from <= now && now < to
  })
}

/** Minutes until the quiet hours begin. */
export const untilQuiet = (now: Date, { quiet_from, time_zone }: Quiet): number =>
  quiet_from === null
    ? Number.POSITIVE_INFINITY
    : (nextAt(now, quiet_from, time_zone).getTime() - now.getTime()) / minute

/** A clock time as a child hears it: '7:00', '3:30 in the afternoon'. */
export function spokenTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)}`
  if (hour < 4) return `${clock} at night`
  if (hour < 12) return clock
  return `${clock} in the ${hour < 18 ? 'afternoon' : 'evening'}`
}
