import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { alarm } from '#server/alarms/alarm.table.ts'
import type { Admin, Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { conversation, message } from '#server/conversations/conversation.table.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { LookView, OpenedHistory, OpenedTranscript, openWithReason } from '#shared/look.ts'
import { quietReasons } from '#shared/look-rules.ts'
import { adminLook } from './look.table.ts'

type Needs = Pick<App, 'db' | 'now'>
type Tx = Pick<Db, 'select' | 'insert'>
type Asked = z.output<typeof openWithReason>
type Whose = { studentId: string; parentId: string; conversationId: string | null }

const historyPage = 50
const transcriptPage = 500
const looksPage = 50

/** So long a page may be turned without saying the reason again. */
const samelook = 30 * 60 * 1000

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** What was made before an address was proven is read by nobody until its owner has decided (server/unclaimed). */
const claimed = and(eq(user.id, student.parent_id), isNull(user.unclaimedSince))

/** The sessions of a child, for a reason that is kept with the look, in one transaction. */
export function openHistory(app: Needs, admin: Admin, studentId: string, asked: Asked): Promise<OpenedHistory> {
  return app.db.transaction(async (tx) => {
    const [whose] = await tx
      .select({ parentId: student.parent_id })
      .from(student)
      .innerJoin(user, claimed)
      .where(eq(student.id, studentId))
    if (!whose) throw notFound()
    const lookId = await look(app, tx, admin, { studentId, parentId: whose.parentId, conversationId: null }, asked)
    const cursor = 'cursor' in asked && isUuid(asked.cursor) ? asked.cursor : null
    const behind = cursor
      ? sql`(${conversation.started_at}, ${conversation.id}) < (select f.started_at, f.id from ${conversation} f where f.id = ${cursor})`
      : undefined
    const found = await tx
      .select({ id: conversation.id, started_at: conversation.started_at })
      .from(conversation)
      .where(and(eq(conversation.student_id, studentId), behind))
      .orderBy(desc(conversation.started_at), desc(conversation.id))
      .limit(historyPage + 1)
    const page = found.slice(0, historyPage)
    return {
      look_id: lookId,
      conversations: page.map(({ id, started_at }) => ({ id, started_at: started_at.toISOString() })),
      next: found.length > historyPage ? (page.at(-1)?.id ?? null) : null,
    }
  })
}

/** What was said in a session, for a reason that is kept with the look, in one transaction. */
export function openTranscript(
  app: Needs,
  admin: Admin,
  conversationId: string,
  asked: Asked,
): Promise<OpenedTranscript> {
  return app.db.transaction(async (tx) => {
    const [whose] = await tx
      .select({ studentId: student.id, parentId: student.parent_id, started_at: conversation.started_at })
      .from(conversation)
      .innerJoin(student, eq(student.id, conversation.student_id))
      .innerJoin(user, claimed)
      .where(eq(conversation.id, conversationId))
    if (!whose) throw notFound()
    const lookId = await look(app, tx, admin, { ...whose, conversationId }, asked)
    const after = 'cursor' in asked && /^\d{1,9}$/.test(asked.cursor) ? Number(asked.cursor) : 0
    const found = await tx
      .select()
      .from(message)
      .where(and(eq(message.conversation_id, conversationId), gt(message.seq, after)))
      .orderBy(asc(message.seq))
      .limit(transcriptPage + 1)
    const page = found.slice(0, transcriptPage)
    // A hurt that a child told is never marked where its own parent reads, who may be an administrator too.
    const isHidden = (verdict: string | null) =>
      whose.parentId === admin.id && (verdict === 'home_harm' || verdict === 'unclear')
    return {
      look_id: lookId,
      started_at: whose.started_at.toISOString(),
      messages: page.map(({ id, role, sentences, created_at, verdict, extras }) => ({
        id,
        role,
        content: sentences.join(' '),
        created_at: created_at.toISOString(),
        extras: extras ?? null,
        flag: role === 'user' && !isHidden(verdict) ? verdict : null,
      })),
      next: found.length > transcriptPage ? String(page.at(-1)?.seq ?? 0) : null,
    }
  })
}

/** Keeps who looks, at what and why; or makes sure that this is the next page of such a look. Gives its id. */
async function look(app: Needs, tx: Tx, admin: Admin, whose: Whose, asked: Asked): Promise<string> {
  if ('look_id' in asked) return goOn(app, tx, admin, whose, asked.look_id)
  const row = {
    id: newId(),
    admin_id: admin.accountId,
    admin_name: admin.fullName,
    parent_id: whose.parentId,
    student_id: whose.studentId,
    conversation_id: whose.conversationId,
    what: whose.conversationId === null ? ('history' as const) : ('transcript' as const),
    reason: asked.reason,
    note: asked.note ?? null,
    told: !(quietReasons.includes(asked.reason) && (await mayConcernFamily(tx, admin, whose))),
    created_at: app.now(),
  }
  await tx.insert(adminLook).values(row)
  return row.id
}

/** A hurt that a child of this family told: whoever is at home may be the one who hurts. */
async function mayConcernFamily(tx: Tx, admin: Admin, { parentId }: Whose): Promise<boolean> {
  if (parentId === admin.id) return false
  const [told] = await tx
    .select({ id: alarm.id })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .where(and(eq(student.parent_id, parentId), eq(alarm.audience, 'safeguarding')))
    .limit(1)
  return told !== undefined
}

async function goOn(app: Needs, tx: Tx, admin: Admin, whose: Whose, lookId: string): Promise<string> {
  const [known] = await tx
    .select()
    .from(adminLook)
    .where(
      and(eq(adminLook.id, lookId), eq(adminLook.admin_id, admin.accountId), eq(adminLook.student_id, whose.studentId)),
    )
  if (!known || known.conversation_id !== whose.conversationId) throw notFound()
  if (app.now().getTime() - known.created_at.getTime() > samelook)
    throw new AppError('validation_failed', 'That was a while ago. Please say the reason again.', {
      fields: { reason: 'required' },
    })
  return known.id
}

/** Who looked at the words of this family's children, newest first. */
export async function listLooks(
  app: Pick<App, 'db'>,
  parent: Parent,
  cursor: string | undefined,
): Promise<{ looks: LookView[]; next: string | null }> {
  const behind = cursor
    ? sql`(${adminLook.created_at}, ${adminLook.id}) < (select f.created_at, f.id from ${adminLook} f where f.id = ${cursor})`
    : undefined
  const found = await app.db
    .select({ look: adminLook, nickname: student.nickname, started_at: conversation.started_at })
    .from(adminLook)
    .leftJoin(student, eq(student.id, adminLook.student_id))
    .leftJoin(conversation, eq(conversation.id, adminLook.conversation_id))
    .where(and(eq(adminLook.parent_id, parent.id), eq(adminLook.told, true), behind))
    .orderBy(desc(adminLook.created_at), desc(adminLook.id))
    .limit(looksPage + 1)
  const page = found.slice(0, looksPage)
  return {
    looks: page.map(({ look: { id, admin_name, what, reason, created_at }, nickname, started_at }) => ({
      id,
      admin_name,
      what,
      reason,
      nickname,
      session_started_at: started_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
    next: found.length > looksPage ? (page.at(-1)?.look.id ?? null) : null,
  }
}
