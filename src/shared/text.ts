import { z } from '@hono/zod-openapi'
import { codePoints, holdsHiddenSign, isBlank, isStorable } from './text-rules.ts'

/** Text that a person typed: kept exactly, refused when blank, too long (in code points) or not storable. */
export const typedText = (max: number) =>
  z
    .string()
    .refine(isStorable, { error: 'not_storable', abort: true })
    .refine((text) => codePoints(text) <= max, { error: 'too_long', abort: true })
    .refine((text) => !isBlank(text), { error: 'empty' })
    .openapi({ maxLength: max, minLength: 1 })

/** A name that other people read: of a person, a film, a deck. One line, and nothing hidden in it. */
export const shownName = (max: number) =>
  typedText(max).refine((text) => !holdsHiddenSign(text), { error: 'hidden_sign' })

/** The id of anything: a UUID in either case, always answered in lower case. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, { error: 'invalid_id' })
  .transform((value) => value.toLowerCase())
  .openapi({ type: 'string', format: 'uuid' })

/** A moment: ISO 8601 in UTC. */
export const instant = z.iso.datetime().openapi({ format: 'date-time' })
