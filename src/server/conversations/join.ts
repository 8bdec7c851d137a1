import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { idleLimit, resumeLimit } from '#server/allowance/sitting.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { startConversation as startConversationSchema } from '#shared/conversation.ts'
import { conversation } from './conversation.table.ts'

type Needs = Pick<App, 'db' | 'now'>
type Asked = z.output<typeof startConversationSchema>

/** `over`: the tutor has said goodbye in it. */
export type Joined = { id: string; over: boolean }

/** After a lesson that has taken its time, so long no other one begins by itself. */
const restLimit = 10 * 60 * 1000

const isOver = sql<boolean>`coalesce(${conversation.lesson}->>'phase' = 'over', false)`
const notOver = sql`not ${isOver}`

/** The conversation to go on with: the open one, or after a reload the one that the page had. Ends what is over. */
export async function joinOpen(app: Needs, asking: Learner, asked: Asked): Promise<Joined | null> {
  const now = app.now()
  const since = (limit: number) => new Date(now.getTime() - limit)
  // Only a parent's browser can ask for another lesson at once: on the child's own device there is no parent.
  const anew = asked.anew === true && asking.deviceId === null
  const [open] = await app.db
    .select({ id: conversation.id, tutor: conversation.tutor_id, active: conversation.last_active_at, over: isOver })
    .from(conversation)
    .where(and(eq(conversation.student_id, asked.student_id), isNull(conversation.ended_at)))
  if (open && open.tutor === asked.tutor_id && open.active > since(idleLimit)) {
    if (!open.over) return { id: open.id, over: false }
    if (!anew && open.active > since(restLimit)) return { id: open.id, over: true }
  }
  if (open) await app.db.update(conversation).set({ ended_at: open.active }).where(eq(conversation.id, open.id))
  const id = (anew ? null : await reopenOver(app, asked, since(restLimit))) ?? null
  if (id !== null) return { id, over: true }
  return asked.resume ? resume(app, asked, asked.resume) : null
}

/** The last lesson, if it took its time a moment ago: it stays as it is, so that its rest does not begin again. */
async function reopenOver(app: Needs, asked: Asked, since: Date): Promise<string | undefined> {
  const newest = app.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.student_id, asked.student_id))
    .orderBy(desc(conversation.started_at), desc(conversation.id))
    .limit(1)
  const [reopened] = await app.db
    .update(conversation)
    .set({ ended_at: null })
    .where(
      and(
        eq(conversation.id, newest),
        eq(conversation.tutor_id, asked.tutor_id),
        isOver,
        gt(conversation.last_active_at, since),
      ),
    )
    .returning({ id: conversation.id })
  return reopened?.id
}

async function resume(app: Needs, asked: Asked, id: string): Promise<Joined | null> {
  const now = app.now()
  const [resumed] = await app.db
    .update(conversation)
    .set({ ended_at: null, last_active_at: now })
    .where(
      and(
        eq(conversation.id, id),
        eq(conversation.student_id, asked.student_id),
        eq(conversation.tutor_id, asked.tutor_id),
        notOver,
        sql`${conversation.ended_at} > ${new Date(now.getTime() - resumeLimit).toISOString()}::timestamptz`,
        lte(conversation.started_at, now),
      ),
    )
    .returning({ id: conversation.id })
  return resumed ? { id: resumed.id, over: false } : null
}
