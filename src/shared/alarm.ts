import { z } from '@hono/zod-openapi'
import { longestCaseNote } from './case-rules.ts'
import { id, instant, typedText } from './text.ts'

/** What a child tells of that a grown-up must know. Home is whoever lives with the child or is close family. */
export const toldKinds = [
  'crisis',
  'home_harm',
  'other_harm',
  'online',
  'bullying',
  'danger',
  'running_away',
  'eating',
  'sadness',
  'substance',
] as const
export const toldKind = z.enum(toldKinds)
export type ToldKind = (typeof toldKinds)[number]

export const alarmKinds = [...toldKinds, 'blocked_tries', 'child_report'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** How soon somebody should know: at once; by the end of the day; or just that the tutor asked, and why. */
export const alarmSeverities = ['severe', 'standard', 'mild'] as const
export type AlarmSeverity = (typeof alarmSeverities)[number]

/** How soon somebody should know of what a child tells. */
export const severityOfKind = {
  crisis: 'severe',
  home_harm: 'severe',
  other_harm: 'severe',
  online: 'severe',
  bullying: 'standard',
  danger: 'severe',
  running_away: 'severe',
  eating: 'severe',
  sadness: 'standard',
  substance: 'severe',
} as const satisfies Record<ToldKind, AlarmSeverity>

/** What help a child needs: it decides who is named to it, and which card stays on its screen until it is put away. */
export const helpKind = z.enum(['crisis', 'abuse', 'talk', 'danger', 'substance'])
export type HelpKind = z.infer<typeof helpKind>

/** Who may be told: never somebody at home when a child is being hurt there. */
export type AlarmAudience = 'parent' | 'safeguarding'

/** What a grown-up is told of, how soon, and who. */
export type ToTell = { kind: ToldKind; severity: AlarmSeverity; audience: AlarmAudience }

/** How a kind is told where nothing else is known of the child. `mayBeHome`: somebody at home may be the one who hurts. */
export const tellingOf = (kind: ToldKind, mayBeHome = false): ToTell => ({
  kind,
  severity: severityOfKind[kind],
  audience: kind === 'home_harm' || mayBeHome ? 'safeguarding' : 'parent',
})

/** Something a grown-up must know. It points to the message and does not repeat it. */
export const alarmView = z
  .object({
    id,
    student_id: id,
    nickname: z.string(),
    kind: z.enum(alarmKinds),
    severity: z.enum(alarmSeverities),
    conversation_id: id.nullable(),
    message_id: id.nullable(),
    created_at: instant,
    seen_at: instant.nullable(),
    /** How many more things the child told until somebody looked: they belong to this one. */
    updates: z.int(),
  })
  .openapi('Alarm')
export type AlarmView = z.infer<typeof alarmView>

/** What raised a case: the child's words (null where they were not said in the chat), and what the tutor answered. */
export const alarmTalk = z
  .array(
    z.object({
      kind: z.enum(alarmKinds),
      created_at: instant,
      said: z.string().nullable(),
      answered: z.string().nullable(),
    }),
  )
  .openapi('AlarmTalk')
export type AlarmTalk = z.infer<typeof alarmTalk>

/** How far administrators are with a case. */
export const caseStates = ['raised', 'seen', 'followed_up', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

/** What an administrator did; following up and closing say what was done. */
export const addCaseStep = z
  .union([
    z.strictObject({ state: z.literal('seen') }),
    z.strictObject({ state: z.enum(['followed_up', 'closed']), note: typedText(longestCaseNote) }),
  ])
  .openapi('AddCaseStep')
export type AddCaseStep = z.infer<typeof addCaseStep>

/** An alarm as the administrators work on it. */
export const safeguardingCase = alarmView
  .omit({ seen_at: true })
  .extend({
    parent: z.object({ id, full_name: z.string() }),
    /** The family's country, for who can be called. */
    country: z.string().nullable(),
    state: z.enum(caseStates),
    /** A hurt that the child told: whoever is at home may be the one who hurts, and the family is told nothing. */
    concerns_family: z.boolean(),
    steps: z.array(
      z.object({
        id,
        state: z.enum(caseStates),
        note: z.string().nullable(),
        admin_name: z.string(),
        created_at: instant,
      }),
    ),
  })
  .openapi('SafeguardingCase')
export type SafeguardingCase = z.infer<typeof safeguardingCase>

/** What a child chooses when it presses 'Something is wrong'. */
export const reportAbouts = ['upset', 'tutor_wrong', 'something_else', 'someone_hurts_me'] as const

export const reportSomething = z
  .strictObject({ conversation_id: id, about: z.enum(reportAbouts) })
  .openapi('ReportSomething')
export type ReportSomething = z.infer<typeof reportSomething>

/** The fixed words that answer a report, and the help card where one belongs to it. */
export const reportAnswer = z
  .object({ sentences: z.array(z.string()), help: helpKind.nullable() })
  .openapi('ReportAnswer')
export type ReportAnswer = z.infer<typeof reportAnswer>
