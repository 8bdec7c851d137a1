import { AppError } from '#server/errors.ts'
import { dayEnds, nextAt, spokenTime, untilQuiet } from './day-and-quiet.ts'
import type { TimeToday } from './time-today.ts'

/** A child learns only while the parent's consent stands: withdrawn is withdrawn from the next call on. */
export function requireConsent(row: { consent_version: string | null }): void {
  if (row.consent_version === null) {
    throw new AppError('consent_required', 'A parent has to agree first. Please ask your grown-up.')
  }
}

/** Refuses what comes too early, too late or too much: the parent decides about the day, and a day ends at midnight. */
export function requireTime(today: TimeToday, now: Date): void {
  const { quiet, quiet_to, time_zone } = today
  if (quiet && quiet_to !== null) throw quietTime(quiet_to, time_zone, now)
  if (today.said_day >= today.daily_messages || today.learned >= today.daily_minutes)
    throw new AppError('daily_limit', 'That was a lot for one day. Let us go on tomorrow!', {
      retryAfter: secondsTo(dayEnds(now, time_zone), now),
    })
}

type Clock = Pick<TimeToday, 'quiet_from' | 'quiet_to' | 'time_zone'>

/** Refuses what comes in the quiet hours, by the family's clock. */
export function requireAwake({ quiet_from, quiet_to, time_zone }: Clock, now: Date): void {
  if (quiet_from === null || quiet_to === null) return
  // What comes next is the end of them: so they have begun.
  if (nextAt(now, quiet_to, time_zone) < nextAt(now, quiet_from, time_zone)) throw quietTime(quiet_to, time_zone, now)
}

const quietTime = (until: string, zone: string, now: Date) =>
  new AppError('quiet_hours', `It is quiet time now. Trellis opens again at ${spokenTime(until)}.`, {
    retryAfter: secondsTo(nextAt(now, until, zone), now),
  })

const secondsTo = (then: Date, now: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))

type Spoken = TimeToday & { said_minute: number; paused_for: number | null }

/** So many messages a minute is more than a child types: somebody else does, or it is time for a rest. */
export function refuseTooMuch(spoken: Spoken, perMinute: number, now: Date): void {
  if (spoken.paused_for !== null)
    throw new AppError('calm_pause', 'Let us take a short break. You can go on in a few minutes.', {
      retryAfter: Math.ceil(spoken.paused_for),
    })
  requireTime(spoken, now)
  if (spoken.said_minute >= perMinute)
    throw new AppError('rate_limited', 'That was a lot! Let us rest for a moment.', { retryAfter: 20 })
}

type Lasting = TimeToday & { minutes: number; pause: number }

/** How long this lesson is meant to be: it closes well before the day's time is used up or the quiet hours begin. */
export function lessonLength({ lesson_minutes, daily_minutes, learned, minutes, pause, ...clock }: Lasting, now: Date) {
  const leftToday = daily_minutes - learned - pause / 60
  return Math.min(lesson_minutes, minutes + Math.max(0, Math.min(leftToday, untilQuiet(now, clock))))
}
