import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import { guardiansOf } from '#server/accounts/guardians.ts'
import type { Admin, Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { tellNews } from '#server/db/news.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { AdminMessageView, ThreadState, WaitingThread } from '#shared/admin-message.ts'
import { adminMessage, messageThread } from './message.table.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs'>
type Side = 'admin' | 'parent'
type Thread = typeof messageThread.$inferSelect
type Row = typeof adminMessage.$inferSelect
type Written = { content: string; client_message_id?: string | undefined }

const pageSize = 50
const waitingPage = 50

/** Seconds before an email says that a message waits: who reads it meanwhile needs none, and a burst is one. */
const beforeEmail = 60
/** Unread messages are told of again when something new comes after so long. */
const emailAgain = 24 * 60 * 60 * 1000

/** What is told when the messages of a family change. */
export const threadTopic = (parentId: string) => `messages:${parentId}`

/** A message of the administrators to a family. */
export const sendAsAdmin = (app: Needs, admin: Admin, asked: Written & { parent_id: string }) =>
  send(app, { parentId: asked.parent_id, authorId: admin.accountId, side: 'admin' }, asked)

/** A message of a parent to the administrators. */
export const sendAsParent = (app: Needs, parent: Parent, asked: Written) =>
  send(app, { parentId: parent.id, authorId: parent.accountId, side: 'parent' }, asked)

type From = { parentId: string; authorId: string; side: Side }

/** Keeps a message after all before it. The same `client_message_id` again gives the message that is there. */
async function send(app: Needs, from: From, written: Written): Promise<AdminMessageView> {
  return app.db.transaction(async (tx) => {
    const thread = await holdThread({ ...app, db: tx }, from.parentId)
    const known = await sentBefore({ db: tx }, from, written)
    if (known) return toView(known, thread)
    const now = app.now()
    const seq = thread.last_seq + 1
    const [row] = await tx
      .insert(adminMessage)
      .values({
        parent_id: from.parentId,
        seq,
        sent_by: from.side,
        author_id: from.authorId,
        content: written.content,
        client_message_id: written.client_message_id ?? null,
        created_at: now,
      })
      .returning()
    if (!row) throw notFound()
    const isTold = thread.emailed_seq > thread.parent_read_seq
    const isLongAgo = thread.emailed_at === null || now.getTime() - thread.emailed_at.getTime() > emailAgain
    const emails = from.side === 'admin' && (!isTold || isLongAgo)
    await tx
      .update(messageThread)
      .set({
        last_seq: seq,
        ...(from.side === 'parent' && { parent_wrote_at: now }),
        ...(emails && { emailed_seq: seq, emailed_at: now }),
      })
      .where(eq(messageThread.parent_id, from.parentId))
    const told = emails ? await guardiansOf(tx, from.parentId) : []
    for (const { id } of told)
      await app.jobs.send(
        tx,
        'message_email',
        { parent_id: from.parentId, guardian_id: id },
        { startAfter: beforeEmail },
      )
    await tellNews(tx, threadTopic(from.parentId))
    return toView(row, thread)
  })
}

/** The family's thread, held until the transaction ends. */
async function holdThread(app: Pick<App, 'db'>, parentId: string): Promise<Thread> {
  const [parent] = await app.db.select({ id: user.id }).from(user).where(eq(user.id, parentId))
  if (!parent) throw notFound()
  const fresh = { parent_id: parentId, last_seq: 0, parent_read_seq: 0, admin_read_seq: 0, emailed_seq: 0 }
  await app.db.insert(messageThread).values(fresh).onConflictDoNothing()
  const [thread] = await app.db.select().from(messageThread).where(eq(messageThread.parent_id, parentId)).for('update')
  if (!thread) throw notFound()
  return thread
}

async function sentBefore(app: Pick<App, 'db'>, from: From, written: Written): Promise<Row | null> {
  if (written.client_message_id === undefined) return null
  const [known] = await app.db
    .select()
    .from(adminMessage)
    .where(
      and(
        eq(adminMessage.parent_id, from.parentId),
        eq(adminMessage.sent_by, from.side),
        eq(adminMessage.client_message_id, written.client_message_id),
      ),
    )
  if (known && (known.content !== written.content || known.author_id !== from.authorId))
    throw new AppError('idempotency_conflict', 'This message was sent already, with other words.')
  return known ?? null
}

const toView = (row: Row, thread: Pick<Thread, 'parent_read_seq' | 'admin_read_seq'>): AdminMessageView => ({
  id: row.id,
  parent_id: row.parent_id,
  content: row.content,
  sent_by: row.sent_by,
  seq: row.seq,
  read: row.seq <= (row.sent_by === 'admin' ? thread.parent_read_seq : thread.admin_read_seq),
  client_message_id: row.client_message_id,
  created_at: row.created_at.toISOString(),
})

export type MessagePage = { messages: AdminMessageView[]; next: number | null }

export const listForParent = (app: Pick<App, 'db'>, parent: Parent, before: number | undefined) =>
  listMessages(app, parent.id, before)

export async function listForAdmin(
  app: Pick<App, 'db'>,
  _admin: Admin,
  parentId: string,
  before: number | undefined,
): Promise<MessagePage> {
  const [parent] = await app.db.select({ id: user.id }).from(user).where(eq(user.id, parentId))
  if (!parent) throw notFound()
  return listMessages(app, parentId, before)
}

/** The newest page in the order in which it was written; `next` names the page before it. */
async function listMessages(app: Pick<App, 'db'>, parentId: string, before: number | undefined): Promise<MessagePage> {
  const found = await app.db
    .select({ row: adminMessage, thread: messageThread })
    .from(adminMessage)
    .innerJoin(messageThread, eq(messageThread.parent_id, adminMessage.parent_id))
    .where(and(eq(adminMessage.parent_id, parentId), before === undefined ? undefined : lt(adminMessage.seq, before)))
    .orderBy(desc(adminMessage.seq))
    .limit(pageSize + 1)
  const page = found.slice(0, pageSize).reverse()
  return {
    messages: page.map(({ row, thread }) => toView(row, thread)),
    next: found.length > pageSize ? (page[0]?.row.seq ?? null) : null,
  }
}

const marks = { admin: messageThread.admin_read_seq, parent: messageThread.parent_read_seq } as const
const other = { admin: 'parent', parent: 'admin' } as const

/** One side has read up to here. It never goes back, and not beyond what there is. */
export async function markRead(app: Pick<App, 'db'>, side: Side, parentId: string, seq: number): Promise<void> {
  const mark = marks[side]
  const upTo = sql`least(${seq}::int, ${messageThread.last_seq})`
  await app.db.transaction(async (tx) => {
    const changed = await tx
      .update(messageThread)
      .set(side === 'admin' ? { admin_read_seq: upTo } : { parent_read_seq: upTo })
      .where(and(eq(messageThread.parent_id, parentId), lt(mark, upTo)))
      .returning({ id: messageThread.parent_id })
    if (changed.length > 0) await tellNews(tx, threadTopic(parentId))
  })
}

/** How far the messages are, for one side. */
export async function readThread(app: Pick<App, 'db'>, side: Side, parentId: string): Promise<ThreadState> {
  const [thread] = await app.db.select().from(messageThread).where(eq(messageThread.parent_id, parentId))
  if (!thread) return { last_seq: 0, unread: 0, other_read_seq: 0 }
  const own = side === 'admin' ? thread.admin_read_seq : thread.parent_read_seq
  const unread = await app.db.$count(
    adminMessage,
    and(eq(adminMessage.parent_id, parentId), eq(adminMessage.sent_by, other[side]), gt(adminMessage.seq, own)),
  )
  const theirs = side === 'admin' ? thread.parent_read_seq : thread.admin_read_seq
  return { last_seq: thread.last_seq, unread, other_read_seq: theirs }
}

/** Families whose messages no administrator has read; who waits longest comes first. */
export async function listWaiting(app: Pick<App, 'db'>, _admin: Admin): Promise<WaitingThread[]> {
  const unread = sql<number>`(select count(*)::int from ${adminMessage} m where m.parent_id = ${messageThread.parent_id}
    and m.sent_by = 'parent' and m.seq > ${messageThread.admin_read_seq})`
  const rows = await app.db
    .select({
      parent_id: user.id,
      full_name: user.name,
      email: user.email,
      unread,
      wrote_at: messageThread.parent_wrote_at,
    })
    .from(messageThread)
    .innerJoin(user, eq(user.id, messageThread.parent_id))
    .where(
      and(
        isNotNull(messageThread.parent_wrote_at),
        lt(messageThread.admin_read_seq, messageThread.last_seq),
        gt(unread, 0),
      ),
    )
    .orderBy(messageThread.parent_wrote_at)
    .limit(waitingPage)
  return rows.map((row) => ({ ...row, wrote_at: (row.wrote_at ?? new Date(0)).toISOString() }))
}
