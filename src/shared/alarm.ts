import { z } from '@hono/zod-openapi'
import { id, instant } from './text.ts'

/** What an alarm is about. Crisis, abuse and danger are severe; the others can wait for the end of the day. */
export const alarmKinds = ['crisis', 'abuse', 'danger', 'worry', 'blocked_tries', 'child_report'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** Something a grown-up must know. It points to the message and does not repeat it. */
export const alarmView = z
  .object({
    id,
    student_id: id,
    nickname: z.string(),
    kind: z.enum(alarmKinds),
    severity: z.enum(['severe', 'standard']),
    conversation_id: id.nullable(),
    message_id: id.nullable(),
    created_at: instant,
    seen_at: instant.nullable(),
  })
  .openapi('Alarm')
export type AlarmView = z.infer<typeof alarmView>

/** What a child chooses when it presses 'Something is wrong'. */
export const reportAbouts = ['upset', 'tutor_wrong', 'something_else', 'someone_hurts_me'] as const

export const reportSomething = z
  .strictObject({ conversation_id: id, about: z.enum(reportAbouts) })
  .openapi('ReportSomething')
export type ReportSomething = z.infer<typeof reportSomething>

/** The fixed words that answer a report, and the help card where one belongs to it. */
export const reportAnswer = z
  .object({ sentences: z.array(z.string()), help: z.enum(['crisis', 'abuse', 'danger']).nullable() })
  .openapi('ReportAnswer')
export type ReportAnswer = z.infer<typeof reportAnswer>

/** Which help card stays on the child's screen after a reply, until somebody puts it away. */
export type HelpKind = 'crisis' | 'abuse' | 'danger'
