import { z } from '@hono/zod-openapi'
import { longestAdminMessage } from './admin-message-rules.ts'
import { id, instant, typedText } from './text.ts'

/** What a family and the administrators write to each other. */
export const adminMessageView = z
  .object({
    id,
    parent_id: id,
    content: z.string(),
    sent_by: z.enum(['admin', 'parent']),
    /** Its number in this family's messages: they are ordered by it. */
    seq: z.int(),
    /** The other side has read it. */
    read: z.boolean(),
    client_message_id: id.nullable(),
    created_at: instant,
  })
  .openapi('AdminMessage')
export type AdminMessageView = z.infer<typeof adminMessageView>

/** The server knows who writes; a sender that says otherwise is refused. */
const onlyBy = (who: string) =>
  z
    .string()
    .refine((said) => said === who, { error: 'field_not_allowed' })
    .optional()
    .openapi({ type: 'string', enum: [who] })

const written = { content: typedText(longestAdminMessage), client_message_id: id.optional() }

export const sendAsAdmin = z
  .strictObject({ parent_id: id, ...written, sent_by: onlyBy('admin') })
  .openapi('SendAsAdmin')
export const sendAsParent = z.strictObject({ ...written, sent_by: onlyBy('parent') }).openapi('SendAsParent')

export const markMessagesRead = z.strictObject({ seq: z.int().min(0).max(2_000_000_000) }).openapi('MarkMessagesRead')

/** How far the messages of a family are. */
export const threadState = z
  .object({
    last_seq: z.int(),
    /** What the asking side has not read yet. */
    unread: z.int(),
    /** Up to where the other side has read. */
    other_read_seq: z.int(),
  })
  .openapi('ThreadState')
export type ThreadState = z.infer<typeof threadState>

/** A family that waits for an answer. */
export const waitingThread = z
  .object({ parent_id: id, full_name: z.string(), email: z.string(), unread: z.int(), wrote_at: instant })
  .openapi('WaitingThread')
export type WaitingThread = z.infer<typeof waitingThread>
