import { z } from 'zod'

export const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Ways to ask it; they are found by, never shown. */
  asks: z.array(z.string()).min(3),
  about: z.array(z.string()).min(1).max(3),
  young: z.string(),
  older: z.string(),
  back: z.string().endsWith('?'),
  /** Where the fact can be checked. */
  from: z.string().optional(),
  kind: z.literal('family').optional(),
  skill: z.string().optional(),
})
export type BookEntry = z.infer<typeof entry>

/** What an entry is about. */
export type Topic = Pick<BookEntry, 'id' | 'about' | 'kind'>
