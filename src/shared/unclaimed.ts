import { z } from '@hono/zod-openapi'
import { instant } from './text.ts'

/** What was made in an account before somebody proved that its address is theirs: how much and when, never what. */
export const unclaimedView = z
  .object({
    students: z.int(),
    films: z.int(),
    first_made_at: instant.nullable(),
    last_made_at: instant.nullable(),
  })
  .openapi('Unclaimed')
export type UnclaimedView = z.infer<typeof unclaimedView>

export const decideUnclaimed = z.strictObject({ choice: z.enum(['take', 'throw_away']) }).openapi('DecideUnclaimed')
export type UnclaimedChoice = z.infer<typeof decideUnclaimed>['choice']
