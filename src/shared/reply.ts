import { z } from '@hono/zod-openapi'
import { picture } from './picture.ts'

/** Tools that a reply can open. */
export const replyTools = ['blackboard', 'flashcards', 'multiple-choice', 'tracing', 'video'] as const

/** What the large picture on something to press shows, where a lesson begins. */
export const pressSigns = [
  'again',
  'animal',
  'clock',
  'count',
  'draw',
  'ear',
  'fraction',
  'graph',
  'homework',
  'letters',
  'math',
  'money',
  'more',
  'puzzle',
  'reading',
  'ruler',
  'science',
  'space',
  'story',
  'surprise',
  'today',
  'watch',
  'weather',
] as const
export type PressSign = (typeof pressSigns)[number]

/** Something to press under a reply: it is said for the child as if it had typed it, or opens a tool. */
export const press = z
  .object({
    label: z.string().max(80),
    /** What is sent; what is pressed and what is typed are the same message. */
    says: z.string().max(200),
    /** `answer`: a choice or a number tile; `help`: 'I don't know', 'Show me'; `more`: another way to go on; `tool`: opens it. */
    kind: z.enum(['answer', 'help', 'more', 'tool']),
    tool: z.enum(replyTools).optional(),
    picture: picture.optional(),
    sign: z.enum(pressSigns).optional(),
  })
  .openapi('Press')
export type Press = z.infer<typeof press>

/** What a reply brings beside its sentences. */
export const replyExtras = z
  .object({ picture: picture.nullable(), press: z.array(press).max(8) })
  .openapi('ReplyExtras')
export type ReplyExtras = z.infer<typeof replyExtras>
