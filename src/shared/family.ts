import { z } from '@hono/zod-openapi'
import { toEmail } from './account.ts'
import { familyNews, joinHindrances } from './family-rules.ts'
import { limits } from './limits.ts'
import { instant, shownName } from './text.ts'

const guardian = z.object({
  full_name: z.string(),
  email: z.string(),
  /** Founded the family, or had it handed over: pays, removes the other, and may delete it. */
  founder: z.boolean(),
  you: z.boolean(),
})

/** Who the guardians of a family are, and who may become one. */
export const familyView = z
  .object({
    /** Whoever founded the family comes first; at most two. */
    guardians: z.array(guardian),
    /** The invitation that waits for its answer. */
    invitation: z.object({ email: z.string(), expires_at: instant }).nullable(),
    /** Somebody invites whoever asks. `hindrance`: why they cannot join with this account. */
    invited: z.object({ by: z.string(), hindrance: z.enum(joinHindrances).nullable() }).nullable(),
    /** What changed since they looked last. */
    news: z.enum(familyNews).nullable(),
  })
  .openapi('Family')
export type FamilyView = z.infer<typeof familyView>

export const inviteGuardian = toEmail

const token = z.string().max(200)

export const openInvitation = z.strictObject({ token }).openapi('OpenInvitation')

/** What an invitation's link says before anything is decided. */
export const invitationView = z
  .object({
    by: z.string(),
    email: z.string(),
    /** The address has an account already, which must sign in to join. */
    has_account: z.boolean(),
  })
  .openapi('Invitation')
export type InvitationView = z.infer<typeof invitationView>

export const signUpInvited = z
  .strictObject({ token, full_name: shownName(limits.fullName).optional() })
  .openapi('SignUpInvited')
