import { z } from '@hono/zod-openapi'
import { typedText } from './text.ts'

/** A visitor's lesson has so many turns. Nothing of it is kept, so each call brings all that was said so far. */
export const demoTurns = 3

/** Longest message of a visitor, in characters. */
export const demoMessageLength = 200

export const sayInDemo = z
  .strictObject({
    /** What the visitor has said, oldest first; the last one is answered. */
    said: z.array(typedText(demoMessageLength)).min(1).max(demoTurns),
  })
  .openapi('SayInDemo')

export const demoReply = z
  .object({
    /** The tutor's checked sentences. */
    sentences: z.array(z.string()),
    turns_left: z.int().min(0),
  })
  .openapi('DemoReply')
export type DemoReply = z.infer<typeof demoReply>
