import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { learnerStudentView } from './student.ts'
import { id, instant, typedText } from './text.ts'
import { codePoints, isStorable } from './text-rules.ts'

/** The public settings of this installation. */
export const configView = z
  .object({
    /** Who reads aloud and who words the tutor's replies: what is built in, or a service that the operator has set. */
    voice: z.enum(['builtin', 'service']),
    tutor: z.enum(['builtin', 'model']),
  })
  .openapi('Config')
export type ConfigView = z.infer<typeof configView>

export const profileView = z
  .object({ id, role: z.enum(['parent', 'admin']), full_name: z.string(), email: z.string() })
  .openapi('Profile')
export type ProfileView = z.infer<typeof profileView>

const email = z.string().trim().max(254).pipe(z.email())

const password = z
  .string()
  .refine(isStorable, { error: 'not_storable', abort: true })
  .refine((text) => codePoints(text) <= limits.passwordMax, { error: 'too_long' })

export const credentials = z.strictObject({ email, password }).openapi('Credentials')

export const signUp = z
  .strictObject({
    email,
    password: password.refine((text) => codePoints(text) >= limits.passwordMin, { error: 'too_short' }),
    full_name: typedText(limits.fullName).optional(),
  })
  .openapi('SignUp')
export type SignUp = z.input<typeof signUp>

export const startLearner = z.strictObject({ student_id: id }).openapi('StartLearner')

/** A learner pass: opens learning calls for one student, for 60 minutes. */
export const learnerPass = z
  .object({ token: z.string(), expires_at: instant, learner_id: id, student: learnerStudentView })
  .openapi('LearnerPass')
export type LearnerPass = z.infer<typeof learnerPass>
