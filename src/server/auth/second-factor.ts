import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { session } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { AdminAccess, NewSecondFactor, showSecondFactor as showSecondFactorSchema } from '#shared/admin-access.ts'
import type { AdminAtDoor } from './actor.ts'
import { isDisabled, isShown } from './admin-life.ts'
import { seal, unseal } from './kept-secret.ts'
import { checkPassword, hasPassword } from './password-check.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { recoveryCode, secondFactor } from './second-factor.table.ts'
import { base32, otpAddress, stepOfCode } from './totp.ts'

type Needs = Pick<App, 'db' | 'now' | 'config'>
type Row = typeof secondFactor.$inferSelect

/** Wrong codes in a row, after which nothing is taken for a while: longer each time, a day at most. */
const tries = 5
const firstLock = 15 * 60
const longestLock = 24 * 60 * 60

const ownRow = (admin: AdminAtDoor) => eq(secondFactor.user_id, admin.accountId)

/** How far the area is open to this administrator in this browser. */
export async function openAccess(app: Needs, admin: AdminAtDoor): Promise<AdminAccess> {
  const [row] = await app.db.select().from(secondFactor).where(ownRow(admin))
  const left = await app.db.$count(recoveryCode, eq(recoveryCode.user_id, admin.accountId))
  const isLocked = row?.locked_until && row.locked_until > app.now()
  return {
    state: isDisabled(app, admin)
      ? 'disabled'
      : !row?.confirmed_at
        ? 'enroll'
        : isShown(app, admin)
          ? 'open'
          : 'confirm',
    has_password: await hasPassword(app, admin),
    recovery_codes_left: left,
    locked_until: isLocked ? (row.locked_until?.toISOString() ?? null) : null,
  }
}

const already = () => new AppError('conflict', 'There is a second factor already. Type the code that your app shows.')

/** Makes a secret for the authenticator app. It counts once its first code was typed; until then there may be another. */
export async function startSecondFactor(
  app: Needs & Pick<App, 'passwords' | 'limits'>,
  admin: AdminAtDoor,
  password: string | undefined,
): Promise<NewSecondFactor> {
  if (await hasPassword(app, admin)) await checkPassword(app, admin, password ?? '')
  const secret = randomBytes(20)
  const fresh = { secret: seal(app, secret, admin.accountId), last_step: 0, created_at: app.now() }
  const [made] = await app.db
    .insert(secondFactor)
    .values({ user_id: admin.accountId, wrong_tries: 0, ...fresh })
    .onConflictDoUpdate({ target: secondFactor.user_id, set: fresh, setWhere: isNull(secondFactor.confirmed_at) })
    .returning({ id: secondFactor.user_id })
  if (!made) throw already()
  return { address: otpAddress(secret, admin.email), secret: base32(secret) }
}

/** The first code: the second factor counts, the area is open, and the recovery codes are told, this once. */
export async function confirmSecondFactor(app: Needs, admin: AdminAtDoor, code: string): Promise<string[]> {
  const row = await spendTry(app, admin)
  if (row.confirmed_at) throw already()
  if (!(await takeCode(app, row, code))) throw wrong(row)
  return app.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(secondFactor)
      .set({ confirmed_at: app.now() })
      .where(and(ownRow(admin), isNull(secondFactor.confirmed_at), eq(secondFactor.secret, row.secret)))
      .returning({ id: secondFactor.user_id })
    if (confirmed.length === 0) throw already()
    await markShown({ ...app, db: tx }, admin)
    return replaceRecoveryCodes(app, tx, admin.accountId)
  })
}

/** Opens the area in this browser: by the code that the app shows now, or by a recovery code; each works once. */
export async function showSecondFactor(
  app: Needs,
  admin: AdminAtDoor,
  given: z.output<typeof showSecondFactorSchema>,
): Promise<void> {
  const row = await spendTry(app, admin)
  if (!row.confirmed_at) throw notSetUp()
  const isRight =
    'code' in given
      ? await takeCode(app, row, given.code)
      : await takeRecoveryCode(app, admin.accountId, given.recovery_code)
  if (!isRight) throw wrong(row)
  await markShown(app, admin)
}

export const newRecoveryCodes = (app: Needs, admin: AdminAtDoor): Promise<string[]> =>
  app.db.transaction((tx) => replaceRecoveryCodes(app, tx, admin.accountId))

const notSetUp = () => new AppError('second_factor_required', 'Set up a second factor first.')

/** Counts a try before it is looked at, so that many at once are no more than one after the other. */
async function spendTry(app: Needs, admin: AdminAtDoor): Promise<Row> {
  const now = app.now()
  const next = sql`(${secondFactor.wrong_tries} + 1)`
  const seconds = sql`least(${longestLock}, ${firstLock} * power(2, least(${next} / ${tries} - 1, 20)))`
  const [row] = await app.db
    .update(secondFactor)
    .set({
      wrong_tries: sql`${next}`,
      locked_until: sql`case when ${next} % ${tries} = 0 then ${now.toISOString()}::timestamptz + make_interval(secs => ${seconds}) end`,
    })
    .where(and(ownRow(admin), or(isNull(secondFactor.locked_until), lte(secondFactor.locked_until, now))))
    .returning()
  if (row) return row
  const [locked] = await app.db.select({ until: secondFactor.locked_until }).from(secondFactor).where(ownRow(admin))
  throw locked?.until ? lockedUntil(app, locked.until) : notSetUp()
}

function lockedUntil(app: Pick<App, 'now'>, until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - app.now().getTime()) / 1_000))
  return new AppError(
    'second_factor_locked',
    `Wrong codes were typed too often. Please wait ${Math.ceil(seconds / 60)} minutes, or ask whoever runs this server to reset your second factor.`,
    { retryAfter: seconds },
  )
}

function wrong({ wrong_tries }: Row): AppError {
  const left = (tries - (wrong_tries % tries)) % tries
  const rest = left === 0 ? 'No try is left for now.' : left === 1 ? 'One try is left.' : `${left} tries are left.`
  return new AppError('wrong_code', `That code is not right, or it was used before. ${rest}`, {
    fields: { tries_left: String(left) },
  })
}

/** True for the code of a moment that is near, and later than every code that was taken before. */
async function takeCode(app: Needs, row: Row, code: string): Promise<boolean> {
  const secret = unseal(app, row.secret, row.user_id)
  if (!secret)
    throw new AppError(
      'second_factor_locked',
      'Your second factor can no longer be read. Whoever runs this server can reset it.',
    )
  const step = stepOfCode(secret, code, app.now())
  if (step === null) return false
  const taken = await app.db
    .update(secondFactor)
    .set({ last_step: step })
    .where(and(eq(secondFactor.user_id, row.user_id), lt(secondFactor.last_step, step)))
    .returning({ id: secondFactor.user_id })
  return taken.length > 0
}

async function markShown(app: Pick<Needs, 'db' | 'now'>, admin: AdminAtDoor): Promise<void> {
  await app.db.update(secondFactor).set({ wrong_tries: 0, locked_until: null }).where(ownRow(admin))
  await app.db.update(session).set({ secondFactorAt: app.now() }).where(eq(session.id, admin.sessionId))
}

/** Forgets the second factor of an account, and closes the area in all its browsers. */
export async function resetSecondFactor(app: Pick<App, 'db'>, userId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.delete(secondFactor).where(eq(secondFactor.user_id, userId))
    await tx.delete(recoveryCode).where(eq(recoveryCode.user_id, userId))
    await tx.update(session).set({ secondFactorAt: null }).where(eq(session.userId, userId))
  })
}
