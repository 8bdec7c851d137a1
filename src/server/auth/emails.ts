import { eq } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import {
  accountDeletedEmail,
  alreadyYoursEmail,
  confirmEmail,
  type Email,
  emailChangedEmail,
  emailChangeEmail,
  passwordChangedEmail,
  phoneChangedEmail,
  pinLockedEmail,
  recoveryEmail,
  signInEmail,
} from '#server/email/account-emails.ts'
import { familyNewsEmail, guardianGoneEmail, guardianInvitationEmail } from '#server/email/guardian-emails.ts'
import type { EmailJob, TextMessageJob } from '#server/jobs/jobs.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { type Challenge, codeFor, linkToken, openChallenge } from './challenges.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'sendEmail' | 'sendText'>

/** What an email's link says of itself before it is pressed; client/auth/confirm-page.tsx reads it. */
const named = { sign_in: 'sign-in', sign_up: 'sign-up', recovery: 'recovery', email_change: 'email-change' } as const

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** The link opens a page with a button. What opens the account stands after the #, which no server and no log sees. */
const linkOf = (app: Needs, kind: keyof typeof named | 'guardian_invitation', id: string) =>
  kind === 'guardian_invitation'
    ? `${home(app)}${screens.invitation}#invitation.${linkToken(app, id)}`
    : `${home(app)}${screens.confirm}#${named[kind]}.${linkToken(app, id)}`

/** Writes and sends what a job asks for; a challenge that is over, or concerns nobody, is sent to nobody. */
export async function deliverEmail(app: Needs, job: EmailJob, jobId: string): Promise<void> {
  const email = 'challenge_id' in job ? await challengeEmail(app, job) : plainEmail(job)
  if (email) await app.sendEmail(email, jobId)
}

async function challengeEmail(
  app: Needs,
  { kind, challenge_id }: Extract<EmailJob, { challenge_id: string }>,
): Promise<Email | null> {
  const waiting = await openChallenge(app, challenge_id)
  if (!waiting) return null
  const words = { to: waiting.address, link: linkOf(app, kind, waiting.id), code: codeFor(app, waiting.id) }
  switch (kind) {
    case 'sign_in':
      return signInEmail(words)
    case 'email_change':
      return emailChangeEmail(words)
    case 'guardian_invitation': {
      const by = await ownerOf(app, waiting)
      return by && guardianInvitationEmail({ ...words, by: by.name, byEmail: by.email })
    }
    case 'recovery':
      return (await isKnown(app, waiting)) ? recoveryEmail(words) : null
    case 'sign_up':
      return (await isKnown(app, waiting))
        ? alreadyYoursEmail({ to: waiting.address, link: `${home(app)}${screens.login}#auth-sign-in` })
        : confirmEmail(words)
  }
}

const isKnown = async (app: Pick<App, 'db'>, { address }: Challenge) =>
  (await app.db.select({ id: user.id }).from(user).where(eq(user.email, address))).length > 0

async function ownerOf(app: Pick<App, 'db'>, { user_id }: Challenge) {
  const [by] = user_id
    ? await app.db.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, user_id))
    : []
  return by ?? null
}

function plainEmail(job: Exclude<EmailJob, { challenge_id: string }>): Email {
  switch (job.kind) {
    case 'password_changed':
      return passwordChangedEmail({ to: job.to })
    case 'phone_changed':
      return phoneChangedEmail({ to: job.to })
    case 'pin_locked':
      return pinLockedEmail({ to: job.to })
    case 'email_changed':
      return emailChangedEmail({ to: job.to, newEmail: job.new_email })
    case 'family_news':
      return familyNewsEmail(job)
    case 'guardian_gone':
      return guardianGoneEmail(job)
    case 'account_deleted':
      return accountDeletedEmail({ to: job.to, counts: job.counts })
  }
}

/** Sends a code by text message: to a number that an account has, or that its owner wants to add. */
export async function deliverText(app: Needs, job: TextMessageJob, jobId: string): Promise<void> {
  const waiting = await openChallenge(app, job.challenge_id)
  if (!waiting) return
  const wanted =
    waiting.purpose === 'phone_change' ||
    (await app.db.select({ id: user.id }).from(user).where(eq(user.phone, waiting.address))).length > 0
  if (!wanted) return
  const text = `${codeFor(app, waiting.id)} is your Trellis code. It works for ${limits.codeMinutes} minutes. Give it to nobody.`
  await app.sendText({ to: waiting.address, text }, jobId)
}
