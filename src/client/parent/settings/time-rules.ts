import { browserZone } from '#client/student/browser-zone.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { ChangeLearningTime, LearningTime } from '#shared/learning-time.ts'
import { quietFault, timeRanges } from '#shared/learning-time-rules.ts'

const words = parentWords.time

const numbers = ['lesson_minutes', 'daily_minutes', 'daily_messages'] as const
export type NumberName = (typeof numbers)[number]

/** The settings as they stand in the form. */
export type TypedTime = Record<NumberName | 'quiet_from' | 'quiet_to', string>
export type TimeFaults = Record<string, string | undefined>

export const typedTime = (time: LearningTime): TypedTime => ({
  lesson_minutes: String(time.lesson_minutes),
  daily_minutes: String(time.daily_minutes),
  daily_messages: String(time.daily_messages),
  quiet_from: time.quiet_from ?? '',
  quiet_to: time.quiet_to ?? '',
})

/** What is sent of the form. */
export const timeChange = (typed: TypedTime): ChangeLearningTime => ({
  lesson_minutes: Number(typed.lesson_minutes),
  daily_minutes: Number(typed.daily_minutes),
  daily_messages: Number(typed.daily_messages),
  quiet_from: typed.quiet_from || null,
  quiet_to: typed.quiet_to || null,
  ...browserZone(),
})

/** What can be said before the server is asked; empty when nothing is wrong. */
export function findTimeFaults(typed: TypedTime): TimeFaults {
  const faults: TimeFaults = {}
  for (const name of numbers) {
    const { from, to } = timeRanges[name]
    const fits = /^\d{1,4}$/.test(typed[name].trim()) && Number(typed[name]) >= from && Number(typed[name]) <= to
    if (!fits) faults[name] = words.range(from, to)
  }
  const fault = quietFault({ quiet_from: typed.quiet_from || null, quiet_to: typed.quiet_to || null })
  if (fault) faults[fault === 'both_or_none' && typed.quiet_from === '' ? 'quiet_from' : 'quiet_to'] = words[fault]
  return faults
}
