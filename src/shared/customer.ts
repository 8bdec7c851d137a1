import { z } from '@hono/zod-openapi'
import { searchRange } from './customer-rules.ts'
import { id } from './text.ts'
import { codePoints, isStorable } from './text-rules.ts'

/** What an administrator types to find a family. */
export const searchText = z
  .string()
  .refine(isStorable, { error: 'not_storable', abort: true })
  .transform((text) => text.trim())
  .refine((text) => codePoints(text) >= searchRange.fewest, { error: 'too_short' })
  .refine((text) => codePoints(text) <= searchRange.most, { error: 'too_long' })
  .openapi({ type: 'string', minLength: searchRange.fewest, maxLength: searchRange.most })

/** A parent as an administrator finds one, with the children. */
export const customerView = z
  .object({
    id,
    full_name: z.string(),
    email: z.string(),
    students: z.array(z.object({ id, first_name: z.string() })),
  })
  .openapi('Customer')
export type CustomerView = z.infer<typeof customerView>
