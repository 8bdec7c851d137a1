import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import { type SaidAbout, type SessionContents, saidAbout, sessionContents } from '#shared/history.ts'
import { answeredIn, ownConversations } from './own-conversations.ts'
import { saysSomethingAbout } from './search.ts'

type Tx = Pick<Db, 'execute' | 'select'>
type Needs = Pick<App, 'db' | 'now'>

/** What goes when a session of the parent's is deleted, and how many answers stay. */
export async function readContents(app: Pick<App, 'db'>, parent: Parent, id: string): Promise<SessionContents> {
  const { studentId } = await readOwn(app.db, parent, id)
  const counted = sql`${id}::uuid`
  const result = await app.db.execute(sql`
    with ${ownConversations(studentId)}
    select (select count(*)::int from message m where m.conversation_id = ${counted}) as messages,
      (select count(*)::int from drawing d where d.conversation_id = ${counted}) as drawings,
      (select count(*)::int from photo p where p.conversation_id = ${counted}) as photos,
      (select count(*)::int from wonder w where w.conversation_id = ${counted}) as wonders,
      (select count(*)::int from memory y where y.said_in = ${counted}) as memories,
      (select count(*)::int from parent_note n where ${usedUpIn(sql`(${counted})`)}) as notes,
      (select count(*)::int from own o join evidence e on ${answeredIn(studentId)} where o.id = ${counted}) as answers`)
  const [row] = rowsOf(sessionContents).parse(result)
  if (!row) throw notFound()
  return row
}

/**
 * Deletes a session: what was said, drawn and photographed in it, and what was remembered and wondered about. What the child
 * showed that it knows stays, without its words. Photos' files go with the next sweep. What administrators must still read
 * because a child told of a hurt at home is kept for them alone until its case is closed; the parent sees no difference.
 */
export async function removeSession(app: Needs, parent: Parent, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { isOpen } = await readOwn(tx, parent, id, 'locked')
    if (isOpen) throw new AppError('conflict', 'This session still goes on. It can be deleted when it is over.')
    await removeOne(tx, id, app.now())
  })
}

/** A session that is over, with its conversation where no case needs it. */
export async function removeOne(tx: Tx, id: string, now: Date): Promise<void> {
  await removeContents(tx, sql`(${id}::uuid)`, now)
  await erase(tx, sql`and c.id = ${id}`)
}

/**
 * All of sessions that are over, whoever wants them gone: their parent, or the time for which they are kept. `ids`: theirs, in
 * brackets. What was said in them goes with the conversations, or with its month.
 */
export async function removeContents(tx: Tx, ids: SQL, now: Date): Promise<void> {
  await tx.execute(sql`delete from drawing where conversation_id in ${ids}`)
  await tx.execute(sql`delete from photo where conversation_id in ${ids}`)
  await tx.execute(sql`delete from wonder where conversation_id in ${ids}`)
  await tx.execute(sql`delete from memory where said_in in ${ids}`)
  await tx.execute(sql`delete from parent_note n where ${usedUpIn(ids)}`)
  await tx.execute(sql`update evidence e set answer = null from message m join conversation c on c.id = m.conversation_id
    where m.conversation_id in ${ids} and e.student_id = c.student_id and e.client_id = m.id and e.answer is not null`)
  await tx.execute(sql`update conversation set removed_at = ${now.toISOString()}::timestamptz where id in ${ids}`)
}

/** Erases what parents deleted and no case needs any more. Runs every hour; twice does no harm. */
export const eraseRemoved = (app: Pick<App, 'db'>): Promise<void> => erase(app.db, sql``)

/** Of `conversation c`: administrators still work on what the child told in it. */
export const neededByCase = sql.raw(`exists (
    select 1 from alarm a where a.conversation_id = c.id and a.audience = 'safeguarding' and a.case_state <> 'closed')`)

async function erase(db: Pick<Db, 'execute'>, which: SQL): Promise<void> {
  await db.execute(sql`delete from conversation c where c.removed_at is not null ${which} and not ${neededByCase}`)
}

/** Everything said about something in sessions that are over: each message that says it, and what it answers or what answers it. */
const taken = (studentId: string, about: string): SQL => sql`
  found as (
    select m.id, m.reply_to from message m join conversation c on c.id = m.conversation_id
    where ${saysSomethingAbout(studentId, about)} and c.ended_at is not null
  ), taken as (
    select id from found union select reply_to from found where reply_to is not null
    union select r.id from message r join found f on r.reply_to = f.id
  )`

/** How much would go with everything said about something. */
export async function countSaid(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  about: string,
): Promise<SaidAbout> {
  await requireOwn(app.db, parent, studentId)
  const result = await app.db.execute(sql`with ${taken(studentId, about)}
    select count(*)::int as messages, count(distinct m.conversation_id)::int as sessions
    from message m join taken t on t.id = m.id`)
  return rowsOf(saidAbout).parse(result)[0] ?? { messages: 0, sessions: 0 }
}

/** Deletes everything said about something, with the questions and the answers' words that came of it. Gives how much went. */
export async function removeSaid(app: Needs, parent: Parent, studentId: string, about: string): Promise<SaidAbout> {
  await requireOwn(app.db, parent, studentId)
  return app.db.transaction(async (tx) => {
    const result = await tx.execute(sql`with ${taken(studentId, about)}
      delete from message m using taken t where t.id = m.id returning m.id, m.conversation_id`)
    const rows = rowsOf(z.object({ id: z.string(), conversation_id: z.string() })).parse(result)
    const ids = JSON.stringify(rows.map(({ id }) => id))
    const lessons = new Set(rows.map((row) => row.conversation_id))
    await tx.execute(sql`delete from parent_note n where n.student_id = ${studentId} and not n.is_permanent
      and n.used_in in (select value::uuid from jsonb_array_elements_text(${JSON.stringify([...lessons])}::jsonb))
      and not exists (select 1 from message u where u.conversation_id = n.used_in and u.role = 'user')`)
    const gone = sql`select value::uuid from jsonb_array_elements_text(${ids}::jsonb)`
    await tx.execute(sql`delete from wonder where student_id = ${studentId} and message_id in (${gone})`)
    await forgetAnswers(tx, studentId, gone)
    return { messages: rows.length, sessions: lessons.size }
  })
}

/** A note for one session that was used in this one: without the child's words there it would be taken for one not used yet. */
const usedUpIn = (ids: SQL) => sql`n.used_in in ${ids} and not n.is_permanent
  and exists (select 1 from message u where u.conversation_id = n.used_in and u.role = 'user')`

/** An answer given in the chat is a child's words too: that it was right or wrong stays. */
const forgetAnswers = (tx: Pick<Db, 'execute'>, studentId: string, messages: SQL) =>
  tx.execute(sql`update evidence set answer = null where student_id = ${studentId} and client_id in (${messages})`)

async function requireOwn(db: Pick<Db, 'select'>, parent: Parent, studentId: string): Promise<void> {
  const [own] = await db
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!own) throw notFound()
}

async function readOwn(db: Pick<Tx, 'select'>, parent: Parent, id: string, lock?: 'locked') {
  const asked = db
    .select({
      studentId: conversation.student_id,
      isOpen: sql<boolean>`${conversation.ended_at} is null or coalesce(${conversation.replying_until} > now(), false)`,
      removed: conversation.removed_at,
    })
    .from(conversation)
    .innerJoin(student, eq(student.id, conversation.student_id))
    .where(and(eq(conversation.id, id), eq(student.parent_id, parent.id)))
  const [row] = await (lock ? asked.for('update', { of: conversation }) : asked)
  if (!row || row.removed !== null) throw notFound()
  return row
}
