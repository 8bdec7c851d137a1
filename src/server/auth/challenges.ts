import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { newId } from '#server/db/columns.ts'
import { AppError } from '#server/errors.ts'
import { invitationDays } from '#shared/family-rules.ts'
import { limits } from '#shared/limits.ts'
import { challenge } from './challenge.table.ts'

export type Challenge = typeof challenge.$inferSelect
type Needs = Pick<App, 'db' | 'now' | 'config'>
type Secret = Pick<App, 'config'>

const tries = 5
const minute = 60_000
export const codeLife = limits.codeMinutes * minute
const linkLife = limits.linkMinutes * minute
const invitationLife = invitationDays * 24 * 60 * minute

const lifeOf = (purpose: Challenge['purpose']) =>
  purpose === 'guardian_invitation' ? invitationLife : purpose === 'set_password' ? codeLife : linkLife

const derived = ({ config }: Secret, what: string, id: string) =>
  createHmac('sha256', config.authSecret).update(`${what}:${id}`).digest()

/** The secret part of a link, or of the cookie that a link led to. */
export const linkToken = (app: Secret, id: string) => `${id}.${derived(app, 'link', id).toString('base64url')}`

/** Six digits: 64 bits of the digest, of which a millionth part more falls on some codes than on others. */
export const codeFor = (app: Secret, id: string) =>
  String(derived(app, 'code', id).readBigUInt64BE() % 10n ** BigInt(limits.codeDigits)).padStart(limits.codeDigits, '0')

type Asked = Pick<Challenge, 'purpose' | 'subject' | 'address'> &
  Partial<Pick<Challenge, 'user_id' | 'password_hash' | 'full_name' | 'country'>>

/** Makes a challenge in place of the one before with this purpose and subject, whose link and code end. Gives its id. */
export async function makeChallenge(
  app: Pick<App, 'now'>,
  tx: Pick<App['db'], 'insert'>,
  asked: Asked,
): Promise<string> {
  const now = app.now()
  const row = {
    id: newId(),
    user_id: null,
    password_hash: null,
    full_name: null,
    country: null,
    ...asked,
    tries_left: tries,
    code_expires_at: new Date(now.getTime() + codeLife),
    expires_at: new Date(now.getTime() + lifeOf(asked.purpose)),
    created_at: now,
  }
  const { purpose, subject, ...fresh } = row
  await tx
    .insert(challenge)
    .values(row)
    .onConflictDoUpdate({ target: [challenge.purpose, challenge.subject], set: fresh })
  return row.id
}

const over = () => new AppError('link_expired', 'This is used or too old. Please ask for a new one.')
export const wrongCode = () => new AppError('wrong_code', 'That code is not right. Please look again.')
/** The same whether there is such a code somewhere else or not. */
export const notHere = () =>
  new AppError(
    'wrong_code',
    'This code does not work here. A code works once, and only in the browser that asked for it: ask for a new one here. A link from an e-mail works in any browser.',
  )

/** Takes the challenge that a code answers: once, however many ask at the same time, and after five wrong tries never. */
export async function takeByCode(
  app: Needs,
  asked: Pick<Challenge, 'purpose' | 'subject'>,
  code: string,
): Promise<Challenge> {
  const live = and(eq(challenge.purpose, asked.purpose), eq(challenge.subject, asked.subject))
  const [row] = await app.db
    .update(challenge)
    .set({ tries_left: sql`${challenge.tries_left} - 1` })
    .where(and(live, gt(challenge.tries_left, 0)))
    .returning()
  if (!row) {
    const [spent] = await app.db.select({ id: challenge.id }).from(challenge).where(live)
    throw spent
      ? new AppError('rate_limited', 'That was tried too often. Please ask for a new code.', { retryAfter: 60 })
      : notHere()
  }
  if (row.code_expires_at <= app.now()) throw over()
  if (!isSame(code, codeFor(app, row.id))) throw wrongCode()
  const [taken] = await app.db.delete(challenge).where(eq(challenge.id, row.id)).returning()
  if (!taken) throw notHere()
  return taken
}

/** The id in a token that this server made, or null. */
export function idInToken(app: Secret, token: string): string | null {
  const id = /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1]
  return id && isSame(token, linkToken(app, id)) ? id : null
}

/** Takes the challenge that a link names: once. */
export async function takeByToken(app: Needs, token: string): Promise<Challenge> {
  const id = idInToken(app, token)
  if (!id) throw over()
  const [taken] = await app.db.delete(challenge).where(eq(challenge.id, id)).returning()
  if (!taken || taken.expires_at <= app.now()) throw over()
  return taken
}

/** Looks at a challenge without taking it. */
export async function openChallenge(app: Needs, id: string): Promise<Challenge | null> {
  const [row] = await app.db
    .select()
    .from(challenge)
    .where(and(eq(challenge.id, id), gt(challenge.expires_at, app.now())))
  return row ?? null
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
