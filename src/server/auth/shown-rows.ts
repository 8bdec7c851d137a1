import { and, eq, gt, sql } from 'drizzle-orm'
import { session, user } from '#server/accounts/account.table.ts'
import { oftenRows } from '#server/db/often.ts'
import { allowanceColumns } from '#server/students/learning-time.ts'
import { student } from '#server/students/student.table.ts'
import { learner } from './learner.table.ts'

// What every call reads first: whose the cookie or the pass is that was shown.

export const sessionRow = oftenRows('session', (db) =>
  db
    .select({
      accountId: user.id,
      familyId: user.familyId,
      sessionId: session.id,
      createdAt: session.createdAt,
      usedAt: session.updatedAt,
      lockedFor: session.lockedFor,
      secondFactorAt: session.secondFactorAt,
      adminUsedAt: user.adminUsedAt,
      role: user.role,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      phone: user.phone,
      unclaimedSince: user.unclaimedSince,
      sinceChange: sql<number>`extract(epoch from now() - ${user.updatedAt})::float8`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql.placeholder('now')))),
)

export const passRow = oftenRows('pass', (db) =>
  db
    .select({
      id: learner.id,
      studentId: learner.student_id,
      parentId: learner.parent_id,
      deviceId: learner.device_id,
      allowance: allowanceColumns,
      expiresAt: learner.expires_at,
      sessionEnds: session.expiresAt,
    })
    .from(learner)
    .innerJoin(student, eq(student.id, learner.student_id))
    .leftJoin(session, eq(session.id, learner.parent_session_id))
    .where(eq(learner.token_hash, sql.placeholder('hash'))),
)
