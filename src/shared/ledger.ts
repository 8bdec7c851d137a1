import { z } from '@hono/zod-openapi'
import { servicePurposes } from './about.ts'
import { alarmKinds, alarmSeverities, toldKind } from './alarm.ts'
import { blockedKinds, sentKinds, tellings } from './ledger-rules.ts'
import { limits } from './limits.ts'
import { id, instant, typedText } from './text.ts'

/** What was raised, blocked and sent outside on one day of the family. */
const ledgerDay = z.object({
  /** '2026-11-22' on the family's clock. */
  day: z.string(),
  /** Alarms and kind questions that the parent is told of. */
  raised: z.array(z.object({ id, kind: z.enum(alarmKinds), severity: z.enum(alarmSeverities), created_at: instant })),
  blocked: z.array(
    z.object({
      kind: z.enum(blockedKinds),
      times: z.int(),
      /** A few of the child's messages, without private data; none where nothing may be shown. */
      examples: z.array(z.string()),
    }),
  ),
  sent: z.array(z.object({ kind: z.enum(sentKinds), times: z.int() })),
})
export type LedgerDay = z.infer<typeof ledgerDay>

export const ledgerView = z
  .object({
    /** Since when it tells; days on which nothing happened are left out. */
    since: z.string(),
    /** Newest first. */
    days: z.array(ledgerDay),
    /** Who outside this server is sent something of a lesson. `host`: null on a machine of the operator's own. */
    services: z.array(
      z.object({ purpose: z.enum(servicePurposes), host: z.string().nullable(), name: z.string().nullable() }),
    ),
  })
  .openapi('SafetyLedger')
export type LedgerView = z.infer<typeof ledgerView>

export const tryWords = z.strictObject({ text: typedText(limits.message) }).openapi('TryWords')

export const triedWords = z
  .object({
    /** What becomes of words like these. `not_shown`: they are answered, and it is not told here how. */
    telling: z.enum(tellings),
    /** What they were taken for, where a grown-up is told or the child is asked about it. */
    about: toldKind.nullable(),
    severity: z.enum(alarmSeverities).nullable(),
    /** What the child would hear of the built-in tutor. */
    hears: z.array(z.string()),
    /** What a language model would be sent of them; null: nothing. */
    sent: z.string().nullable(),
  })
  .openapi('TriedWords')
export type TriedWords = z.infer<typeof triedWords>
