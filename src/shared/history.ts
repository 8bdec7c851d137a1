import { z } from '@hono/zod-openapi'
import { conversationListItem } from './conversation.ts'
import { exportForms, historyKinds, longestSearch } from './history-rules.ts'
import { subjects } from './subjects.ts'
import { id, instant, typedText } from './text.ts'

/** A conversation as the history tells it. */
export const historyItem = conversationListItem
  .extend({
    tutor_name: z.string(),
    minutes: z.int(),
    /** The names of what was practised, most first. */
    topics: z.array(z.string()),
    tried: z.int(),
    right: z.int(),
    drawings: z.int(),
    /** Something of it was told to the parent. A hurt at home is told to others, and leaves no mark. */
    alarm: z.boolean(),
    /** The lesson still goes on. */
    open: z.boolean(),
  })
  .openapi('HistoryItem')
export type HistoryItem = z.infer<typeof historyItem>

export const historyAsked = z.strictObject({
  cursor: id.optional(),
  show: z.enum([...historyKinds, ...subjects]).optional(),
})

const about = typedText(longestSearch)

export const searchAsked = z.strictObject({ about, cursor: id.optional() })
export const removeAsked = z.strictObject({ about }).openapi('RemoveSaid')

/** Something that was said about what is looked for: the sentence in parts, of which some are what was found. */
export const foundMessage = z
  .object({
    id,
    conversation_id: id,
    started_at: instant,
    role: z.enum(['user', 'assistant']),
    created_at: instant,
    parts: z.array(z.object({ text: z.string(), hit: z.boolean() })),
  })
  .openapi('FoundMessage')
export type FoundMessage = z.infer<typeof foundMessage>

/** How much would go: what is said about something with what answers it or is answered by it, and in how many sessions. */
export const saidAbout = z.object({ messages: z.int(), sessions: z.int() }).openapi('SaidAbout')
export type SaidAbout = z.infer<typeof saidAbout>

/** What goes with a session that is deleted, and the answers that stay. */
export const sessionContents = z
  .object({
    messages: z.int(),
    drawings: z.int(),
    photos: z.int(),
    wonders: z.int(),
    memories: z.int(),
    /** Notes for one session that were used in this one. */
    notes: z.int(),
    answers: z.int(),
  })
  .openapi('SessionContents')
export type SessionContents = z.infer<typeof sessionContents>

export const exportAsked = z.strictObject({ form: z.enum(exportForms) })
