import { randomBytes, randomInt } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { isMissingReference, isUniqueViolation } from '#server/db/faults.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import { learnerStudent, openStudent } from '#server/students/students.ts'
import type { DeviceView, Joined, PairingCode } from '#shared/account.ts'
import type { Device, Parent } from './actor.ts'
import { browserName } from './browser-name.ts'
import { device, pairing } from './device.table.ts'
import { hashToken } from './learners.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'payments'>

const codeLife = 10 * 60 * 1000
const tries = 5
/** Devices of one student; a family has a few. */
const most = 10

const fourDigits = () => String(randomInt(10_000)).padStart(4, '0')

/** A code that lets one device of this student in, in place of the one before: ten minutes, once, five tries. */
export async function newPairingCode(app: Needs, parent: Parent, studentId: string): Promise<PairingCode> {
  await openStudent(app, parent, studentId)
  if ((await app.db.$count(device, eq(device.student_id, studentId))) >= most) throw full()
  const expires_at = new Date(app.now().getTime() + codeLife)
  // The first half finds the code among the few that are live; another student may have it already.
  for (let attempt = 1; ; attempt++) {
    const [locator, secret] = [fourDigits(), fourDigits()]
    const fresh = { locator, secret_hash: hashToken(`${locator}${secret}`), tries_left: tries, expires_at }
    try {
      await app.db
        .insert(pairing)
        .values({ student_id: studentId, ...fresh })
        .onConflictDoUpdate({ target: pairing.student_id, set: fresh })
      return { code: `${locator}${secret}`, expires_at: expires_at.toISOString() }
    } catch (cause) {
      if (isMissingReference(cause)) throw notFound()
      if (!isUniqueViolation(cause) || attempt >= 20) throw cause
    }
  }
}

const full = () => new AppError('conflict', `A student may have ${most} devices. Remove one first.`)
const wrong = () => new AppError('wrong_code', 'That code is not right. Please look again.')
const over = () => new AppError('link_expired', 'This code is over. Please ask for a new one.')

/** Makes whoever types the code a device of its student. Gives the token that the device keeps, once. */
export async function joinDevice(app: Needs, code: string, userAgent: string): Promise<Joined & { token: string }> {
  const locator = code.slice(0, 4)
  const [row] = await app.db
    .update(pairing)
    .set({ tries_left: sql`${pairing.tries_left} - 1` })
    .where(and(eq(pairing.locator, locator), gt(pairing.tries_left, 0)))
    .returning()
  if (!row) throw (await isThere(app, locator)) ? over() : wrong()
  if (row.expires_at <= app.now()) throw over()
  if (row.secret_hash !== hashToken(code)) throw wrong()
  const token = randomBytes(32).toString('base64url')
  const now = app.now()
  const owner = await app.db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(pairing)
      .where(and(eq(pairing.student_id, row.student_id), eq(pairing.secret_hash, row.secret_hash)))
      .returning()
    if (!taken) throw over()
    const owned = eq(student.id, row.student_id)
    const [of] = await tx.select({ id: student.parent_id }).from(student).where(owned).for('no key update')
    if (!of) throw over()
    if ((await tx.$count(device, eq(device.student_id, row.student_id))) >= most) throw full()
    await tx.insert(device).values({
      parent_id: of.id,
      student_id: row.student_id,
      name: browserName(userAgent),
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
    })
    return of.id
  })
  return { token, student: await learnerStudent(app, owner, row.student_id) }
}

async function isThere(app: Needs, locator: string): Promise<boolean> {
  return (await app.db.select({ s: pairing.student_id }).from(pairing).where(eq(pairing.locator, locator))).length > 0
}

/** What a device is for. */
export const openDevice = async (app: Needs, asking: Device): Promise<Joined> => ({
  student: await learnerStudent(app, asking.parentId, asking.studentId),
})

/** All devices of the parent's students, oldest first. */
export async function listDevices(app: Needs, parent: Parent): Promise<DeviceView[]> {
  const rows = await app.db.select().from(device).where(eq(device.parent_id, parent.id)).orderBy(asc(device.id))
  return rows.map((row) => ({
    id: row.id,
    student_id: row.student_id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }))
}

/** Ends a device and the passes that it obtained: its next call is refused. */
export async function endDevice(app: Needs, parentId: string, deviceId: string): Promise<void> {
  const ended = await app.db
    .delete(device)
    .where(and(eq(device.id, deviceId), eq(device.parent_id, parentId)))
    .returning({ id: device.id })
  if (ended.length === 0) throw notFound()
}
