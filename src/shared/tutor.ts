import { z } from '@hono/zod-openapi'
import { id } from './text.ts'

/** What anyone may know of a tutor. The personality is for administrators. */
export const tutorView = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    /** The portrait. Tutors of ours have moods: append `#happy`, `#thinking`, `#talking`, `#listening` or `#resting`. */
    avatar_url: z.string().nullable(),
    access_level: z.enum(['public', 'premium']),
    minimum_grade_level: z.int(),
    subjects: z.array(z.string()),
  })
  .openapi('Tutor')
export type TutorView = z.infer<typeof tutorView>
