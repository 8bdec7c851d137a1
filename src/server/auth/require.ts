import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAdminAddress } from '#server/accounts/administrators.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type Admin, type AdminAtDoor, type Device, type Learner, type Parent, proof } from './actor.ts'
import { isDisabled, isFresh, isShown, noteAdminUse } from './admin-life.ts'
import { deviceToken } from './cookies.ts'
import { device } from './device.table.ts'
import { hashToken } from './learners.ts'
import { anyone, claimFirst, closed } from './refusals.ts'
import { isOver, noteChange, sessionUse } from './session-life.ts'
import { passRow, sessionRow } from './shown-rows.ts'

type Needs = Pick<App, 'config' | 'db' | 'now' | 'auth'>

/**
 * `using`: a call that somebody makes, which is noted. `watching`: a stream that stays open by itself. `lesson`: also for
 * an administrator who was away for too long, and stays so; a lesson goes on meanwhile.
 */
type Presence = 'using' | 'watching' | 'lesson'

async function readParent(app: Needs, c: Context, presence: Presence = 'using'): Promise<Parent | null> {
  const token = app.auth.sessionToken(c.req.header('cookie'))
  if (!token) return null
  const [row] = await sessionRow(app.db, { token, now: app.now().toISOString() })
  if (!row) return null
  const role = isAdminAddress(app, row) ? 'admin' : row.role
  const away = presence === 'lesson' && role === 'admin'
  if (isOver(app, role, row, away)) return null
  if (!away && presence !== 'watching') await sessionUse(app, role, row)
  return {
    [proof]: 'parent',
    id: row.familyId ?? row.accountId,
    accountId: row.accountId,
    sessionId: row.sessionId,
    sessionCreatedAt: row.createdAt,
    role,
    fullName: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    phone: row.phone,
    unclaimed: row.unclaimedSince !== null,
    lockedFor: row.lockedFor,
    changedLately: await noteChange(app, c.req.method, row),
    secondFactorAt: row.secondFactorAt,
    adminUsedAt: row.adminUsedAt,
  }
}

async function readDevice(app: Needs, c: Context): Promise<Device | null> {
  const token = deviceToken(app, c)
  if (!token) return null
  const [row] = await app.db
    .select({ id: device.id, parentId: device.parent_id, studentId: device.student_id })
    .from(device)
    .where(eq(device.token_hash, hashToken(token)))
  if (!row) return null
  c.set('ofStudent', { token, studentId: row.studentId })
  return { [proof]: 'device', ...row }
}

const passShape = /^Bearer ([A-Za-z0-9_-]{43})$/

async function readLearner(app: Needs, c: Context): Promise<Learner> {
  const token = passShape.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw anyone()
  const [row] = await passRow(app.db, { hash: hashToken(token) })
  if (!row) throw anyone()
  const { expiresAt, sessionEnds, ...asking } = row
  const now = app.now()
  if (sessionEnds !== null && sessionEnds <= now) throw anyone()
  if (expiresAt <= now) throw new AppError('token_expired', 'This learning pass has ended. Open the lesson again.')
  c.set('ofStudent', { token, studentId: row.studentId })
  return { [proof]: 'learner', ...asking }
}

/** Who may call, as OpenAPI writes it; tests/actors.test.ts walks every route by this. */
const grants = (...actors: string[]): Record<string, string[]>[] => actors.map((actor) => ({ [actor]: [] }))

/** Refuses while a lesson has closed the gate, and before it is decided what becomes of what was made before. */
function refuseShut({ lockedFor, unclaimed }: Parent): void {
  if (lockedFor !== null) throw closed()
  if (unclaimed) throw claimFirst()
}

async function requireParent(app: Needs, c: Context, presence: Presence = 'using'): Promise<Parent> {
  const parent = await readParent(app, c, presence)
  if (!parent) throw anyone()
  return parent
}

/** For calls of the parent's screens. Spread into createRoute: says who may call, and makes sure of it. */
export const asParent = (app: Needs) => ({
  security: grants('parent'),
  middleware: createMiddleware<{ Variables: { parent: Parent } }>(async (c, next) => {
    const parent = await requireParent(app, c)
    refuseShut(parent)
    c.set('parent', parent)
    await next()
  }),
})

/** For the decision itself, before which every other call of the parent's is refused. A closed gate stays closed. */
export const asParentDeciding = (app: Needs) => ({
  security: grants('parent'),
  middleware: createMiddleware<{ Variables: { parent: Parent } }>(async (c, next) => {
    const parent = await requireParent(app, c)
    if (parent.lockedFor !== null) throw closed()
    c.set('parent', parent)
    await next()
  }),
})

/** For the few calls that work while a lesson has closed the parent's gate. */
export const asParentAtGate = (app: Needs) => ({
  security: grants('parent_at_gate'),
  middleware: createMiddleware<{ Variables: { parent: Parent } }>(async (c, next) => {
    c.set('parent', await requireParent(app, c))
    await next()
  }),
})

/** For calls that the child's own device makes, by its cookie. */
export const asDevice = (app: Needs) => ({
  security: grants('device'),
  middleware: createMiddleware<{ Variables: { device: Device } }>(async (c, next) => {
    const found = await readDevice(app, c)
    if (!found) throw anyone()
    c.set('device', found)
    await next()
  }),
})

/**
 * For obtaining a pass: a parent's session, or the child's own device where nobody is signed in. A lesson goes on when an
 * administrator's session has ended for being left alone: a pass opens nothing of the administrator's.
 */
export const asParentOrDevice = (app: Needs) => ({
  security: grants('parent_at_gate', 'device'),
  middleware: createMiddleware<{ Variables: { starting: Parent | Device } }>(async (c, next) => {
    const starting = (await readParent(app, c, 'lesson')) ?? (await readDevice(app, c))
    if (!starting) throw anyone()
    if (!isDevice(starting) && starting.unclaimed) throw claimFirst()
    c.set('starting', starting)
    await next()
  }),
})

/** For anyone; whoever is signed in is known. */
export const asAnyoneKnown = (app: Needs) => ({
  security: grants(),
  middleware: createMiddleware<{ Variables: { parentOrNull: Parent | null } }>(async (c, next) => {
    c.set('parentOrNull', await readParent(app, c))
    await next()
  }),
})

async function requireAdminAtDoor(app: Needs, c: Context, presence?: Presence): Promise<AdminAtDoor> {
  const parent = await requireParent(app, c, presence)
  refuseShut(parent)
  if (parent.role !== 'admin') throw new AppError('forbidden_role', 'This is for administrators.')
  return { ...parent, role: parent.role }
}

/** Who is no administrator any more is out with the next call: all of this is read anew each time. */
async function requireAdmin(app: Needs, c: Context, presence?: Presence): Promise<Admin> {
  const admin = await requireAdminAtDoor(app, c, presence)
  if (isDisabled(app, admin))
    throw new AppError(
      'admin_disabled',
      'This administrator was not here for 90 days and is disabled. Whoever runs this server can enable it again.',
    )
  const { secondFactorAt } = admin
  if (!secondFactorAt || !isShown(app, admin))
    throw new AppError('second_factor_required', 'Please show your second factor first.')
  if (presence !== 'watching') await noteAdminUse(app, admin)
  return { ...admin, secondFactorAt }
}

/** Whether the parent whose stream is open may still read: the session lives, and no lesson has closed the gate. */
export async function watchingParent(app: Needs, c: Context): Promise<void> {
  refuseShut(await requireParent(app, c, 'watching'))
}

/** The same of an administrator. */
export const watchingAdmin = async (app: Needs, c: Context): Promise<void> =>
  void (await requireAdmin(app, c, 'watching'))

/** For the second factor itself: an administrator by role, who has not shown it yet. */
export const asAdminAtDoor = (app: Needs) => ({
  security: grants('admin_at_door'),
  middleware: createMiddleware<{ Variables: { adminAtDoor: AdminAtDoor } }>(async (c, next) => {
    c.set('adminAtDoor', await requireAdminAtDoor(app, c))
    await next()
  }),
})

/** For administrators' calls: the second factor was shown. A parent is told that the call is not for them. */
export const asAdmin = (app: Needs) => ({
  security: grants('admin'),
  middleware: createMiddleware<{ Variables: { admin: Admin } }>(async (c, next) => {
    c.set('admin', await requireAdmin(app, c))
    await next()
  }),
})

/** For what cannot be undone: the second factor was shown within five minutes. */
export const asAdminFreshly = (app: Needs) => ({
  security: grants('admin_freshly'),
  middleware: createMiddleware<{ Variables: { admin: Admin } }>(async (c, next) => {
    const admin = await requireAdmin(app, c)
    if (!isFresh(app, admin))
      throw new AppError('second_factor_required', 'Please show your second factor once more before this.', {
        fields: { second_factor: 'not_fresh' },
      })
    c.set('admin', admin)
    await next()
  }),
})

/** For learning calls: the pass, in `Authorization: Bearer`. */
export const asLearner = (app: Needs) => ({
  security: grants('pass'),
  middleware: createMiddleware<{ Variables: { learner: Learner } }>(async (c, next) => {
    c.set('learner', await readLearner(app, c))
    await next()
  }),
})

/** For calls that a parent's screen and the child's screen both make: a pass where one is sent, else the cookie. */
export const asParentOrLearner = (app: Needs) => ({
  security: grants('parent', 'pass'),
  middleware: createMiddleware<{ Variables: { asking: Parent | Learner } }>(async (c, next) => {
    const header = c.req.header('authorization')
    const asking = header === undefined ? await requireParent(app, c) : await readLearner(app, c)
    if (!isLearner(asking)) refuseShut(asking)
    c.set('asking', asking)
    await next()
  }),
})

/** For the end of a conversation: a pass, or the conversation's own end token in the body, which the call checks. */
export const asEndToken = (app: Needs) => ({
  security: grants('pass', 'end_token'),
  middleware: createMiddleware<{ Variables: { learnerOrNull: Learner | null } }>(async (c, next) => {
    const header = c.req.header('authorization')
    c.set('learnerOrNull', header === undefined ? null : await readLearner(app, c))
    await next()
  }),
})

/** For calls that anyone may make. */
export const asAnyone = { security: grants() }

export const isLearner = (asking: Parent | Learner): asking is Learner => asking[proof] === 'learner'

export const isDevice = (starting: Parent | Device): starting is Device => starting[proof] === 'device'
