import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { id, instant, typedText } from './text.ts'

/** `likes`: a theme that the child likes; `strategy`: a way of its own to solve a problem. */
export const memoryKinds = ['likes', 'strategy'] as const
export type MemoryKind = (typeof memoryKinds)[number]

/** Something that the tutor remembers of a child from lesson to lesson. Never personal data. */
export const memoryView = z
  .object({
    id,
    kind: z.enum(memoryKinds),
    /** In words: 'dinosaurs'; '5 × 8 and 2 × 8'. */
    what: z.string(),
    /** The conversation in which it was said. */
    said_in: id,
    since: instant,
  })
  .openapi('Memory')
export type MemoryView = z.infer<typeof memoryView>

/** What a parent says that the child likes instead: 'horses'. */
export const correctMemory = z.strictObject({ what: typedText(limits.like) }).openapi('CorrectMemory')
