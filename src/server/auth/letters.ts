import { eq } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { LetterJob, TextMessageJob } from '#server/jobs/jobs.ts'
import {
  accountDeletedLetter,
  alreadyYoursLetter,
  confirmLetter,
  emailChangedLetter,
  emailChangeLetter,
  type Letter,
  passwordChangedLetter,
  phoneChangedLetter,
  pinLockedLetter,
  recoveryLetter,
  signInLetter,
} from '#server/mail/letters.ts'
import { limits } from '#shared/limits.ts'
import { screens } from '#shared/screens.ts'
import { user } from './account.table.ts'
import { type Challenge, codeFor, linkToken, openChallenge } from './challenges.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'sendMail' | 'sendText'>

/** What a letter's link says of itself before it is pressed; client/auth/confirm-page.tsx reads it. */
const named = { sign_in: 'sign-in', sign_up: 'sign-up', recovery: 'recovery', email_change: 'email-change' } as const

const home = ({ config }: Pick<App, 'config'>) => config.publicUrl ?? `http://localhost:${config.port}`

/** The link opens a page with a button. What opens the account stands after the #, which no server and no log sees. */
const linkOf = (app: Needs, kind: keyof typeof named, id: string) =>
  `${home(app)}${screens.confirm}#${named[kind]}.${linkToken(app, id)}`

/** Writes and sends what a job asks for; a challenge that is over, or concerns nobody, is sent to nobody. */
export async function deliverLetter(app: Needs, job: LetterJob, jobId: string): Promise<void> {
  const letter = 'challenge_id' in job ? await challengeLetter(app, job) : plainLetter(job)
  if (letter) await app.sendMail(letter, jobId)
}

async function challengeLetter(
  app: Needs,
  { kind, challenge_id }: Extract<LetterJob, { challenge_id: string }>,
): Promise<Letter | null> {
  const waiting = await openChallenge(app, challenge_id)
  if (!waiting) return null
  const words = { to: waiting.address, link: linkOf(app, kind, waiting.id), code: codeFor(app, waiting.id) }
  switch (kind) {
    case 'sign_in':
      return signInLetter(words)
    case 'email_change':
      return emailChangeLetter(words)
    case 'recovery':
      return (await isKnown(app, waiting)) ? recoveryLetter(words) : null
    case 'sign_up':
      return (await isKnown(app, waiting))
        ? alreadyYoursLetter({ to: waiting.address, link: `${home(app)}${screens.login}#auth-sign-in` })
        : confirmLetter(words)
  }
}

const isKnown = async (app: Pick<App, 'db'>, { address }: Challenge) =>
  (await app.db.select({ id: user.id }).from(user).where(eq(user.email, address))).length > 0

function plainLetter(job: Exclude<LetterJob, { challenge_id: string }>): Letter {
  switch (job.kind) {
    case 'password_changed':
      return passwordChangedLetter({ to: job.to })
    case 'phone_changed':
      return phoneChangedLetter({ to: job.to })
    case 'pin_locked':
      return pinLockedLetter({ to: job.to })
    case 'email_changed':
      return emailChangedLetter({ to: job.to, newEmail: job.new_email })
    case 'account_deleted':
      return accountDeletedLetter({ to: job.to, counts: job.counts })
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
