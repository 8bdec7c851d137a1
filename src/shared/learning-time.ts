import { z } from '@hono/zod-openapi'
import { isClockTime, isTimeZone, timeRanges } from './learning-time-rules.ts'

const within = ({ from, to }: { from: number; to: number }) => z.int().min(from).max(to)
const clockTime = z.string().refine(isClockTime, { error: 'not_a_time' }).nullable()

const shape = {
  lesson_minutes: within(timeRanges.lesson_minutes),
  daily_minutes: within(timeRanges.daily_minutes),
  daily_messages: within(timeRanges.daily_messages),
  /** Quiet hours in the family's time, 'HH:MM', perhaps over midnight; both or none. */
  quiet_from: clockTime,
  quiet_to: clockTime,
  time_zone: z.string().refine(isTimeZone, { error: 'unknown_time_zone' }),
}

/** How long and when a child may learn. */
export const learningTime = z.object(shape).openapi('LearningTime')
export type LearningTime = z.infer<typeof learningTime>

export const changeLearningTime = z.strictObject(shape).partial().openapi('ChangeLearningTime')
export type ChangeLearningTime = z.infer<typeof changeLearningTime>
