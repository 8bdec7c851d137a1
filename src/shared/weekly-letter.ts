import { z } from '@hono/zod-openapi'
import { id } from './text.ts'
import { letterLengths } from './weekly-letter-rules.ts'

/** What a week was for one child, in sentences. */
const childWeek = z.object({
  student_id: id,
  nickname: z.string(),
  minutes: z.string(),
  learned: z.array(z.string()),
  /** One thing to be proud of, and the child's own words where there are some that anybody may read. */
  proud: z.string(),
  words: z.string().nullable(),
  home: z.string(),
})
export type ChildWeek = z.infer<typeof childWeek>

export const weeklyLetterView = z
  .object({
    length: z.enum(letterLengths),
    /** About the last whole week; null when there was no lesson in it, or none is wanted. */
    letter: z
      .object({
        /** The first and the last day. */
        from: z.iso.date(),
        to: z.iso.date(),
        children: z.array(childWeek),
      })
      .nullable(),
  })
  .openapi('WeeklyLetter')
export type WeeklyLetterView = z.infer<typeof weeklyLetterView>
export type Letter = NonNullable<WeeklyLetterView['letter']>

export const changeWeeklyLetter = z.strictObject({ length: z.enum(letterLengths) }).openapi('ChangeWeeklyLetter')
