import { and, eq, gt, isNull } from 'drizzle-orm'
import { alarm } from '#server/alarms/alarm.table.ts'
import { raiseAlarm } from '#server/alarms/alarms.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { ToTell } from '#shared/alarm.ts'

type Needs = Pick<App, 'now' | 'jobs' | 'config'>
type Tx = Pick<Db, 'insert' | 'select' | 'execute'>

/** Raises what a child wrote on the board, with the caller's transaction. */
export async function raiseDrawn(
  app: Needs,
  tx: Tx,
  { studentId, parentId }: Learner,
  conversationId: string | null,
  alarms: readonly ToTell[],
): Promise<void> {
  for (const one of alarms) await raiseAlarm(app, tx, { studentId, parentId, conversationId, messageId: null, ...one })
}

/** What is on a board is asked about again and again: the same within this time is told once. Milliseconds. */
const sameTelling = 10 * 60 * 1000

/** Those of the alarms that nobody was told of lately. Whoever asks at the same time waits for this transaction. */
export async function notToldLately(
  app: Pick<App, 'now'>,
  tx: Tx,
  { studentId }: Learner,
  alarms: readonly ToTell[],
): Promise<ToTell[]> {
  const [child] = await tx.select({ id: student.id }).from(student).where(eq(student.id, studentId)).for('update')
  if (!child) throw notFound()
  const since = new Date(app.now().getTime() - sameTelling)
  const told = await tx
    .select({ kind: alarm.kind })
    .from(alarm)
    .where(and(eq(alarm.student_id, studentId), isNull(alarm.message_id), gt(alarm.created_at, since)))
  const fresh = alarms.filter((one) => told.every(({ kind }) => kind !== one.kind))
  return [...new Map(fresh.map((one) => [one.kind, one])).values()]
}
