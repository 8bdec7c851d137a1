import { z } from '@hono/zod-openapi'
import { instant } from './text.ts'
import { isStorable } from './text-rules.ts'

/** How far an administrator's area is open in this browser. */
export const adminAccess = z
  .object({
    /** `enroll`: no second factor yet. `confirm`: it is asked for. `disabled`: unused for too long. */
    state: z.enum(['enroll', 'confirm', 'open', 'disabled']),
    /** The password is asked for before the second factor is set up. */
    has_password: z.boolean(),
    recovery_codes_left: z.int(),
    /** Until then no code is taken. */
    locked_until: instant.nullable(),
  })
  .openapi('AdminAccess')
export type AdminAccess = z.infer<typeof adminAccess>

export const startSecondFactor = z
  .strictObject({ password: z.string().max(1_000).refine(isStorable, { error: 'not_storable' }).optional() })
  .openapi('StartSecondFactor')

/** What the authenticator app reads: from a picture of the address, or typed. */
export const newSecondFactor = z.object({ address: z.string(), secret: z.string() }).openapi('NewSecondFactor')
export type NewSecondFactor = z.infer<typeof newSecondFactor>

const code = z
  .string()
  .max(40)
  .transform((text) => text.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  .refine((text) => /^\d{6}$/.test(text), { error: 'invalid_code' })
  .openapi({ type: 'string' })

export const confirmSecondFactor = z.strictObject({ code }).openapi('ConfirmSecondFactor')

/** The code that the app shows now, or one of the recovery codes. */
export const showSecondFactor = z
  .union([z.strictObject({ code }), z.strictObject({ recovery_code: z.string().min(1).max(40) })])
  .openapi('ShowSecondFactor')
export type ShowSecondFactor = z.input<typeof showSecondFactor>

/** Shown once: only hashes of them are kept. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).openapi('RecoveryCodes')
export type RecoveryCodes = z.infer<typeof recoveryCodes>
