import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { session, user } from './account.table.ts'
import { type Admin, type Learner, type Parent, proof } from './actor.ts'
import { learner } from './learner.table.ts'
import { hashToken } from './learners.ts'

type Needs = Pick<App, 'db' | 'now' | 'auth'>

const anyone = () => new AppError('unauthenticated', 'Please sign in to continue.')

async function readParent(app: Needs, c: Context): Promise<Parent | null> {
  const token = app.auth.sessionToken(c.req.header('cookie'))
  if (!token) return null
  const [row] = await app.db
    .select({
      id: user.id,
      sessionId: session.id,
      updatedAt: session.updatedAt,
      role: user.role,
      name: user.name,
      email: user.email,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, app.now())))
  return row
    ? {
        [proof]: 'parent',
        id: row.id,
        sessionId: row.sessionId,
        sessionUpdatedAt: row.updatedAt,
        role: row.role,
        fullName: row.name,
        email: row.email,
      }
    : null
}

const passShape = /^Bearer ([A-Za-z0-9_-]{43})$/

async function readLearner(app: Needs, header: string | undefined): Promise<Learner> {
  const token = passShape.exec(header ?? '')?.[1]
  if (!token) throw anyone()
  const [row] = await app.db
    .select({
      id: learner.id,
      studentId: learner.student_id,
      parentId: learner.parent_id,
      expiresAt: learner.expires_at,
      sessionEnds: session.expiresAt,
    })
    .from(learner)
    .innerJoin(session, eq(session.id, learner.parent_session_id))
    .where(eq(learner.token_hash, hashToken(token)))
  const now = app.now()
  if (!row || row.sessionEnds <= now) throw anyone()
  if (row.expiresAt <= now) throw new AppError('token_expired', 'This learning pass has ended. Open the lesson again.')
  return { [proof]: 'learner', id: row.id, studentId: row.studentId, parentId: row.parentId }
}

/** Who may call, as OpenAPI writes it; tests/actors.test.ts walks every route by this. */
const grants = (...actors: string[]): Record<string, string[]>[] => actors.map((actor) => ({ [actor]: [] }))

/** For calls of the parent's screens. Spread into createRoute: says who may call, and makes sure of it. */
export const asParent = (app: Needs) => ({
  security: grants('parent'),
  middleware: createMiddleware<{ Variables: { parent: Parent } }>(async (c, next) => {
    const parent = await readParent(app, c)
    if (!parent) throw anyone()
    c.set('parent', parent)
    await next()
  }),
})

/** For administrators' calls. A parent is told that the call is not for them. */
export const asAdmin = (app: Needs) => ({
  security: grants('admin'),
  middleware: createMiddleware<{ Variables: { admin: Admin } }>(async (c, next) => {
    const parent = await readParent(app, c)
    if (!parent) throw anyone()
    if (parent.role !== 'admin') throw new AppError('forbidden_role', 'This is for administrators.')
    c.set('admin', { ...parent, role: parent.role })
    await next()
  }),
})

/** For learning calls: the pass, in `Authorization: Bearer`. */
export const asLearner = (app: Needs) => ({
  security: grants('pass'),
  middleware: createMiddleware<{ Variables: { learner: Learner } }>(async (c, next) => {
    c.set('learner', await readLearner(app, c.req.header('authorization')))
    await next()
  }),
})

/** For calls that a parent's screen and the child's screen both make: a pass where one is sent, else the cookie. */
export const asParentOrLearner = (app: Needs) => ({
  security: grants('parent', 'pass'),
  middleware: createMiddleware<{ Variables: { asking: Parent | Learner } }>(async (c, next) => {
    const header = c.req.header('authorization')
    const asking = header === undefined ? await readParent(app, c) : await readLearner(app, header)
    if (!asking) throw anyone()
    c.set('asking', asking)
    await next()
  }),
})

/** For the end of a conversation: a pass, or the conversation's own end token in the body, which the call checks. */
export const asEndToken = (app: Needs) => ({
  security: grants('pass', 'end_token'),
  middleware: createMiddleware<{ Variables: { learnerOrNull: Learner | null } }>(async (c, next) => {
    const header = c.req.header('authorization')
    c.set('learnerOrNull', header === undefined ? null : await readLearner(app, header))
    await next()
  }),
})

/** For calls that anyone may make. */
export const asAnyone = { security: grants() }

export const isLearner = (asking: Parent | Learner): asking is Learner => asking[proof] === 'learner'
