import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { readingHelps, sideTalkWays } from '#shared/controls-rules.ts'
import { subjects } from '#shared/subjects.ts'
import { switchableTools } from '#shared/tools/tool-kinds.ts'
import { dayBegan, dayEnds, isQuiet, nextAt, spokenTime, untilQuiet } from './family-clock.ts'
import type { SpentToday } from './spent-today.ts'

// What a child may do: the parent's consent, the quiet hours, and how much of a day. Statements read the facts; only
// here is decided.

/** What the parent has set for a child, as the facts that every decision rests on. */
export const allowanceSettings = z.object({
  consent_version: z.string().nullable(),
  lesson_minutes: z.number(),
  daily_minutes: z.number(),
  daily_messages: z.number(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  time_zone: z.string(),
  subjects_off: z.array(z.enum(subjects)),
  tools_off: z.array(z.enum(switchableTools)),
  side_talk: z.enum(sideTalkWays),
  reading_help: z.enum(readingHelps),
  voice: z.boolean(),
  photos: z.boolean(),
})
export type AllowanceSettings = z.infer<typeof allowanceSettings>

type Consent = Pick<AllowanceSettings, 'consent_version'>
type Clock = Pick<AllowanceSettings, 'quiet_from' | 'quiet_to' | 'time_zone'>

/** A child learns only while the parent's consent stands: withdrawn is withdrawn from the next call on. */
export function requireConsent({ consent_version }: Consent): void {
  if (consent_version === null) {
    throw new AppError('consent_required', 'A parent has to agree first. Please ask your grown-up.')
  }
}

/** Refuses what comes in the quiet hours, by the family's clock. */
export function requireAwake(clock: Clock, now: Date): void {
  const { quiet_to, time_zone } = clock
  if (quiet_to !== null && isQuiet(now, clock))
    throw new AppError('quiet_hours', `It is quiet time now. Trellis opens again at ${spokenTime(quiet_to)}.`, {
      retryAfter: secondsTo(nextAt(now, quiet_to, time_zone), now),
    })
}

/** Refuses what comes too early, too late or too much: the parent decides about the day, and a day ends at midnight. */
export function requireTime(settings: AllowanceSettings, spent: SpentToday, now: Date): void {
  requireAwake(settings, now)
  if (spent.said_day >= settings.daily_messages) throw dayIsUsed(settings, now)
  requireMinutes(settings, spent, now)
}

/** Refuses when the minutes of the day are used, whatever they were used for. */
export function requireMinutes(settings: AllowanceSettings, { learned }: Pick<SpentToday, 'learned'>, now: Date): void {
  if (learned >= settings.daily_minutes) throw dayIsUsed(settings, now)
}

const dayIsUsed = ({ time_zone }: Clock, now: Date) =>
  new AppError('daily_limit', 'That was a lot for one day. Let us go on tomorrow!', {
    retryAfter: secondsTo(dayEnds(now, time_zone), now),
  })

const secondsTo = (then: Date, now: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))

/** How much may have been said and learned before a message. Null: however much it was. */
export type Bounds = { saidMinute: number; saidDay: number | null; learned: number | null; paused: number | null }

/**
 * What a message of a child may be kept under: decided from the settings before anything is written. The statement that
 * keeps it looks whether these settings still stand, and which of the bounds were reached; it knows no rule of its own.
 */
export type Permit = {
  settings: AllowanceSettings
  /** With consent, and outside the quiet hours. */
  isOpen: boolean
  dayBegan: Date
  bounds: Bounds
}

/** Words that a grown-up must know of are heard at any hour and after any number of others, up to a flood of them. */
export function permitFor(
  settings: AllowanceSettings,
  heard: { isAlarm: boolean },
  perMinute: number,
  now: Date,
): Permit {
  const { consent_version, daily_messages, daily_minutes, time_zone } = settings
  const hasConsent = consent_version !== null
  const began = dayBegan(now, time_zone)
  if (heard.isAlarm) {
    const bounds = { saidMinute: perMinute * 2, saidDay: null, learned: null, paused: null }
    return { settings, isOpen: hasConsent, dayBegan: began, bounds }
  }
  const bounds = { saidMinute: perMinute, saidDay: daily_messages, learned: daily_minutes, paused: 0 }
  return { settings, isOpen: hasConsent && !isQuiet(now, settings), dayBegan: began, bounds }
}

/** Which bounds were reached when a message came, and how long a calm pause still lasts, in seconds. */
export const reachedBounds = z.object({
  saidMinute: z.boolean(),
  saidDay: z.boolean(),
  learned: z.boolean(),
  paused: z.boolean(),
})

type Reached = { reached: z.infer<typeof reachedBounds>; paused_for: number | null }

/** Why a message was not kept under a permit whose settings still stand. Says nothing where nothing stood in its way. */
export function refuseOver({ settings, isOpen }: Permit, { reached, paused_for }: Reached, now: Date): void {
  if (reached.paused)
    throw new AppError('calm_pause', 'Let us take a short break. You can go on in a few minutes.', {
      retryAfter: Math.max(1, Math.ceil(paused_for ?? 0)),
    })
  if (!isOpen) {
    requireConsent(settings)
    requireAwake(settings, now)
  }
  if (reached.saidDay || reached.learned) throw dayIsUsed(settings, now)
  if (reached.saidMinute)
    throw new AppError('rate_limited', 'That was a lot! Let us rest for a moment.', { retryAfter: 20 })
}

export const areSameSettings = (one: AllowanceSettings, other: AllowanceSettings): boolean =>
  JSON.stringify(allowanceSettings.parse(one)) === JSON.stringify(allowanceSettings.parse(other))

type Lasting = Pick<AllowanceSettings, 'lesson_minutes' | 'daily_minutes' | 'quiet_from' | 'time_zone'> &
  Pick<SpentToday, 'learned'> & { minutes: number; pause: number }

/** How long this lesson is meant to be: it closes well before the day's time is used up or the quiet hours begin. */
export function lessonLength({ lesson_minutes, daily_minutes, learned, minutes, pause, ...clock }: Lasting, now: Date) {
  const leftToday = daily_minutes - learned - pause / 60
  return Math.min(lesson_minutes, minutes + Math.max(0, Math.min(leftToday, untilQuiet(now, clock))))
}
