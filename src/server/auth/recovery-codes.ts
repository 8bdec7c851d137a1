import { createHmac, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { keyFor } from './kept-secret.ts'
import { recoveryCode } from './second-factor.table.ts'

const howMany = 10
/** Without letters that are taken for digits. Ten of them are 50 bits, which nobody guesses in five tries. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

const made = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** As it is typed from paper: any case, with or without the hyphen, O for 0, I and L for 1. */
const read = (typed: string) =>
  typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const hashOf = (app: Pick<App, 'config'>, userId: string, code: string) =>
  createHmac('sha256', keyFor(app, 'recovery codes')).update(`${userId}:${code}`).digest('base64url')

type Tx = Pick<Db, 'insert' | 'delete'>

/** Makes new codes in place of those before. They are told once; only hashes are kept. */
export async function replaceRecoveryCodes(app: Pick<App, 'config'>, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, made)
  await tx.delete(recoveryCode).where(eq(recoveryCode.user_id, userId))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(app, userId, code) })))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses one up. False when it is none of this account's, or used. */
export async function takeRecoveryCode(
  app: Pick<App, 'config' | 'db'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const hash = hashOf(app, userId, read(typed))
  const taken = await app.db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.user_id, userId), eq(recoveryCode.code_hash, hash)))
    .returning({ id: recoveryCode.id })
  return taken.length > 0
}
