import { z } from '@hono/zod-openapi'
import { toldKinds } from './alarm.ts'
import { conversationListItem, messageView } from './conversation.ts'
import { longestLookNote, lookReasons, lookTargets } from './look-rules.ts'
import { id, instant, typedText } from './text.ts'

/** Why a child's words are opened; or the next page of what was opened a moment ago. */
export const openWithReason = z
  .union([
    z.strictObject({ reason: z.enum(lookReasons), note: typedText(longestLookNote).optional() }),
    z.strictObject({ look_id: id, cursor: z.string().max(60) }),
  ])
  .openapi('OpenWithReason')
export type OpenWithReason = z.input<typeof openWithReason>

const page = { look_id: id, next: z.string().nullable() }

/** A child's sessions, newest first. */
export const openedHistory = z
  .object({ ...page, conversations: z.array(conversationListItem) })
  .openapi('OpenedHistory')
export type OpenedHistory = z.infer<typeof openedHistory>

/** What was said, as an administrator reads it: with every flag. */
export const openedMessage = messageView
  .pick({ id: true, role: true, content: true, created_at: true, extras: true })
  .extend({ flag: z.enum([...toldKinds, 'unclear', 'rude', 'injection', 'personal_data']).nullable() })
  .openapi('OpenedMessage')
export type OpenedMessage = z.infer<typeof openedMessage>

export const openedTranscript = z
  .object({ ...page, started_at: instant, messages: z.array(openedMessage) })
  .openapi('OpenedTranscript')
export type OpenedTranscript = z.infer<typeof openedTranscript>

/** That somebody looked, as the family reads it. */
export const lookView = z
  .object({
    id,
    admin_name: z.string(),
    what: z.enum(lookTargets),
    reason: z.enum(lookReasons),
    /** Null when the child's record is gone. */
    nickname: z.string().nullable(),
    /** When the session began whose transcript was opened. */
    session_started_at: instant.nullable(),
    created_at: instant,
  })
  .openapi('Look')
export type LookView = z.infer<typeof lookView>
