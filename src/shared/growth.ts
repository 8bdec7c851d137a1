import { z } from '@hono/zod-openapi'

/** What a child's plant grows by: a right answer, a skill that is known better, a letter that is mastered, a film watched to its end. */
export const grownKinds = ['leaf', 'flower', 'butterfly', 'bird'] as const
export type GrownKind = (typeof grownKinds)[number]

/** Something that grew. The id is of what it stands for: the evidence of an answer, or the film. */
export const grown = z.object({ kind: z.enum(grownKinds), id: z.string() }).openapi('Grown')
export type Grown = z.infer<typeof grown>

/** What was really solved and made today, in words that a child reads. */
export const lookBack = z
  .object({
    /** Skills with right answers, and how many; the latest first. */
    solved: z.array(z.object({ name: z.string(), count: z.int() })),
    /** Letters, digits and words that were written right. */
    wrote: z.array(z.string()),
    /** Titles of films. */
    watched: z.array(z.string()),
    /** Drawings on the blackboard. */
    drew: z.int(),
    /** What the tutor would do next; null when there is nothing to say. */
    next: z.string().nullable(),
  })
  .openapi('LookBack')
export type LookBack = z.infer<typeof lookBack>
