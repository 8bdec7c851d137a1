import { z } from '@hono/zod-openapi'
import { id, instant } from './text.ts'

/** A question of the child that the tutor had no answer to: something to talk about at home. */
export const wonderView = z
  .object({
    id,
    /** The child's words, without what says who and where it is. */
    question: z.string(),
    /** What the tutor said to it, sentence by sentence. */
    said: z.array(z.string()),
    conversation_id: id,
    message_id: id,
    asked_at: instant,
    /** When a grown-up put it away as talked about; null: it is open. */
    talked_at: instant.nullable(),
  })
  .openapi('Wonder')
export type WonderView = z.infer<typeof wonderView>

export const changeWonder = z.strictObject({ talked: z.boolean() }).openapi('ChangeWonder')
