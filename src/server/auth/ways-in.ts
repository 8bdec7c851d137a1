import { and, desc, eq, ne } from 'drizzle-orm'
import { account, session, user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { isUniqueViolation } from '#server/db/faults.ts'
import { AppError } from '#server/errors.ts'
import type { Verified } from '#shared/account.ts'
import { subjectIn } from './asking-browser.ts'
import { challenge } from './challenge.table.ts'
import { type Challenge, makeChallenge, wrongCode } from './challenges.ts'
import { refuseCommon } from './passwords.ts'
import { proveAddress } from './prove-address.ts'
import { holdStillHere } from './still-here.ts'

type Needs = Pick<App, 'db' | 'now' | 'config' | 'jobs' | 'passwords'>

/** `subject`: the account's id where somebody signed in asks, else the address in the browser that asks (asking-browser.ts). */
type Recipient = { address: string; subject: string; user_id?: string }

/**
 * Sends an email with a link and a code. What it does, and how long that takes, is the same whether somebody has this
 * address or not: whether there is anything to send is decided by the job.
 */
export async function sendEmail(
  app: Needs,
  purpose: 'sign_in' | 'recovery' | 'email_change',
  to: Recipient,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const id = await makeChallenge(app, tx, { purpose, ...to })
    await app.jobs.send(tx, 'email', { kind: purpose, challenge_id: id })
  })
}

/** Sends the owner, who is signed in, an email to prove the address that the account has: as a change to the same one. */
export const askForConfirmation = (app: Needs, userId: string, address: string) =>
  sendEmail(app, 'email_change', { address, subject: userId, user_id: userId })

/** Sends a code by text message, in the same way. */
export async function sendTextCode(
  app: Needs,
  purpose: 'phone_sign_in' | 'phone_change',
  to: Recipient,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const id = await makeChallenge(app, tx, { purpose, ...to })
    await app.jobs.send(tx, 'text_message', { challenge_id: id })
  })
}

type SigningUp = {
  email: string
  password: string
  full_name?: string | undefined
  country?: string | null | undefined
  browser: string
}

/**
 * A sign-up that waits for its confirmation: nothing is an account yet. The password is kept, hashed, with the challenge,
 * so that no sign-up can change what another one for the same address chose. Whoever has the address already is told by
 * email, and nobody else learns of it.
 */
export async function startSignUp(app: Needs, asked: SigningUp): Promise<void> {
  const { email, password, full_name = '', country = null, browser } = asked
  await waitForPress(app, { email, full_name, country, browser, password_hash: await app.passwords.hash(password) })
}

type Waiting = { email: string; full_name: string; country: string | null; browser: string; password_hash: string }

/** Keeps a sign-up, in place of the one before from this browser, and sends its email. */
export async function waitForPress(app: Needs, { email, browser, ...chosen }: Waiting): Promise<void> {
  await app.db.transaction(async (tx) => {
    const asked = { subject: subjectIn(email, browser), address: email, ...chosen }
    const id = await makeChallenge(app, tx, { purpose: 'sign_up', ...asked })
    await app.jobs.send(tx, 'email', { kind: 'sign_up', challenge_id: id })
  })
}

/** A sign-up for this address that still waits: this browser's own, or else the newest. */
export async function findWaiting(app: Needs, email: string, browser: string | null): Promise<Challenge | null> {
  const waiting = and(eq(challenge.purpose, 'sign_up'), eq(challenge.address, email))
  const rows = await app.db.select().from(challenge).where(waiting).orderBy(desc(challenge.created_at)).limit(20)
  const own = browser === null ? undefined : rows.find(({ subject }) => subject === subjectIn(email, browser))
  return own ?? rows[0] ?? null
}

/** From now on the sign-up is this browser's, in which its password was typed. */
export async function moveWaiting(app: Needs, { id, address }: Challenge, browser: string): Promise<void> {
  const subject = subjectIn(address, browser)
  await app.db.update(challenge).set({ subject }).where(eq(challenge.id, id))
}

/** What a good link or code leads to: who is signed in now (`byPhone`: as long as the number is theirs), or may choose a password, and what to tell the browser. */
export type Outcome = { result: Verified['result']; signIn?: string; byPhone?: string; mayChoosePassword?: string }

/** Who presses: what else is known of this browser. `country`: what its language says, for a new account. */
export type Presser = { userId: string | null; sessionId?: string; country: string | null; browser: string | null }

/** Does what the taken challenge was made for. */
export async function acceptChallenge(app: Needs, taken: Challenge, presser: Presser): Promise<Outcome> {
  switch (taken.purpose) {
    case 'sign_in':
      return { result: 'signed_in', signIn: await provenAddress(app, taken, presser) }
    case 'sign_up':
      return finishSignUp(app, taken, presser)
    case 'recovery': {
      if (!(await idOf(app, taken.address))) throw gone()
      return { result: 'choose_password', mayChoosePassword: await provenAddress(app, taken, presser) }
    }
    case 'email_change':
      return changeEmail(app, taken, presser)
    case 'phone_change':
      return changePhone(app, taken, presser)
    case 'phone_sign_in': {
      const [known] = await app.db.select({ id: user.id }).from(user).where(eq(user.phone, taken.address))
      if (!known) throw wrongCode()
      return { result: 'signed_in', signIn: known.id, byPhone: taken.address }
    }
    // Joining a family is decided while signed in (server/guardians).
    case 'guardian_invitation':
    case 'set_password':
      throw gone()
  }
}

const gone = () => new AppError('link_expired', 'This is used or too old. Please ask for a new one.')

async function idOf(app: Pick<App, 'db'>, email: string): Promise<string | null> {
  const [known] = await app.db.select({ id: user.id }).from(user).where(eq(user.email, email))
  return known?.id ?? null
}

/** The account of an address that was just proven; made when there is none. Gives its id. */
async function provenAddress(app: Needs, taken: Challenge, presser: Presser): Promise<string> {
  const [known] = await app.db
    .select({ id: user.id, verified: user.emailVerified })
    .from(user)
    .where(eq(user.email, taken.address))
  if (!known) return newAccount(app, taken, presser, null)
  if (!known.verified) await proveAddress(app, known.id, presser.userId)
  return known.id
}

/** An account for whoever holds an invitation's link, which came to the address that it names. Who has one signs in. */
export async function signUpInvited(app: Needs, invitation: Challenge, presser: Presser): Promise<string> {
  if (await idOf(app, invitation.address))
    throw new AppError('conflict', 'There is an account with this address. Please sign in to it first.', {
      fields: { email: 'taken' },
    })
  return newAccount(app, invitation, presser, null)
}

async function newAccount(
  app: Needs,
  taken: Challenge,
  { country }: Presser,
  passwordHash: string | null,
): Promise<string> {
  const now = app.now()
  const made = {
    id: newId(),
    name: taken.full_name ?? '',
    email: taken.address,
    emailVerified: true,
    country: taken.country ?? country,
    countryAskedAt: taken.country === null ? null : now,
  }
  try {
    await app.db.transaction(async (tx) => {
      await tx.insert(user).values({ ...made, createdAt: now, updatedAt: now })
      if (passwordHash) await tx.insert(account).values(passwordAccount(made.id, passwordHash, now))
    })
    return made.id
  } catch (cause) {
    // Made meanwhile, by another way in: the address is proven, so it is theirs.
    const known = isUniqueViolation(cause) ? await idOf(app, taken.address) : null
    if (known) return known
    throw cause
  }
}

const passwordAccount = (userId: string, password: string, now: Date) => ({
  userId,
  accountId: userId,
  providerId: 'credential',
  password,
  createdAt: now,
  updatedAt: now,
})

/**
 * In the browser that signed up, the password that was chosen there counts. In another one it may be somebody else's
 * choice, so whoever holds the email chooses one there.
 */
async function finishSignUp(app: Needs, taken: Challenge, presser: Presser): Promise<Outcome> {
  const known = await idOf(app, taken.address)
  if (known) return { result: 'signed_in', signIn: await provenAddress(app, taken, presser) }
  if (presser.browser !== null && taken.subject === subjectIn(taken.address, presser.browser))
    return { result: 'signed_in', signIn: await newAccount(app, taken, presser, taken.password_hash) }
  return { result: 'choose_password', mayChoosePassword: await newAccount(app, taken, presser, null) }
}

async function changeEmail(app: Needs, taken: Challenge, presser: Presser): Promise<Outcome> {
  const owner = taken.user_id
  if (!owner || presser.userId !== owner) throw gone()
  const [before] = await app.db.select({ email: user.email }).from(user).where(eq(user.id, owner))
  if (!before) throw gone()
  try {
    await app.db.transaction(async (tx) => {
      const change = { email: taken.address, emailVerified: true, updatedAt: app.now() }
      await tx.update(user).set(change).where(eq(user.id, owner))
      if (before.email !== taken.address)
        await app.jobs.send(tx, 'email', { kind: 'email_changed', to: before.email, new_email: taken.address })
    })
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause
    throw new AppError('conflict', 'Another account has this address.', { cause, fields: { email: 'taken' } })
  }
  return { result: 'email_changed' }
}

async function changePhone(app: Needs, taken: Challenge, presser: Presser): Promise<Outcome> {
  const owner = taken.user_id
  const { userId, sessionId } = presser
  if (!owner || userId !== owner || !sessionId) throw gone()
  try {
    await app.db.transaction(async (tx) => {
      await holdStillHere(tx, owner, sessionId)
      const [changed] = await tx
        .update(user)
        .set({ phone: taken.address, updatedAt: app.now() })
        .where(eq(user.id, owner))
        .returning({ email: user.email })
      if (changed) await app.jobs.send(tx, 'email', { kind: 'phone_changed', to: changed.email })
    })
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause
    throw new AppError('conflict', 'Another account has this number.', { cause, fields: { phone: 'taken' } })
  }
  return { result: 'phone_changed' }
}

type Choosing = { userId: string; password: string; keepSession?: string; grant?: string }

/**
 * Sets a password. Every session of the account ends (`keepSession` names one that may stay), and the owner is told by
 * email. Refuses a common password, and the one that the account has already. `grant`: the challenge that allows it,
 * which is used up.
 */
export async function setPassword(app: Needs, { userId, password, keepSession, grant }: Choosing): Promise<void> {
  const hashed = await checkedPassword(app, userId, password)
  await app.db.transaction(async (tx) => {
    const now = app.now()
    if (grant) {
      const used = await tx.delete(challenge).where(eq(challenge.id, grant)).returning({ id: challenge.id })
      if (used.length === 0) throw gone()
    }
    const changed = await tx
      .update(account)
      .set({ password: hashed.hash, updatedAt: now })
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
      .returning({ id: account.id })
    if (changed.length === 0) await tx.insert(account).values(passwordAccount(userId, hashed.hash, now))
    await tx
      .delete(session)
      .where(and(eq(session.userId, userId), ...(keepSession ? [ne(session.id, keepSession)] : [])))
    await app.jobs.send(tx, 'email', { kind: 'password_changed', to: hashed.email })
  })
}

async function checkedPassword(app: Needs, userId: string, password: string): Promise<{ hash: string; email: string }> {
  const [owner] = await app.db
    .select({ email: user.email, name: user.name, kept: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.id, userId))
  if (!owner) throw gone()
  await refuseCommon(password, { email: owner.email, full_name: owner.name })
  if (owner.kept && (await app.passwords.matches(owner.kept, password)))
    throw new AppError('validation_failed', 'This is the password that you have already.', {
      fields: { password: 'same' },
    })
  return { hash: await app.passwords.hash(password), email: owner.email }
}
