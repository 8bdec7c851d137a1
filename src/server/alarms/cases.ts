import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { user } from '#server/accounts/account.table.ts'
import type { Admin } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { AddCaseStep, CaseState, SafeguardingCase } from '#shared/alarm.ts'
import { alarm, alarmStep } from './alarm.table.ts'

type Needs = Pick<App, 'db' | 'now'>
type Page = { cases: SafeguardingCase[]; next: string | null }

const pageSize = 50

/** Hurts that children told, and severe alarms that no parent could be told of. */
export const isForAdmins = sql`(${alarm.audience} = 'safeguarding' or ${alarm.escalated_at} is not null)`

const isOpen = ne(alarm.case_state, 'closed')

/** What the child told after it, until somebody looked. */
const updates = sql<number>`(select count(*)::int from alarm c where c.case_id = ${alarm.id})`

/** The safeguarding queue, newest first. Nothing of the administrator's own family. */
export async function listCases(
  app: Needs,
  admin: Admin,
  { state, cursor }: { state: 'open' | 'closed'; cursor?: string | undefined },
): Promise<Page> {
  const behind = cursor
    ? sql`(${alarm.created_at}, ${alarm.id}) < (select f.created_at, f.id from ${alarm} f where f.id = ${cursor})`
    : undefined
  const found = await readCases(app, admin, and(state === 'open' ? isOpen : eq(alarm.case_state, 'closed'), behind))
  const cases = found.slice(0, pageSize)
  return { cases, next: found.length > pageSize ? (cases.at(-1)?.id ?? null) : null }
}

async function readCases(app: Needs, admin: Admin, which: ReturnType<typeof and>): Promise<SafeguardingCase[]> {
  const rows = await app.db
    .select({
      alarm,
      nickname: student.nickname,
      parent: { id: user.id, full_name: user.name },
      country: user.country,
      updates,
    })
    .from(alarm)
    .innerJoin(student, eq(student.id, alarm.student_id))
    .innerJoin(user, eq(user.id, student.parent_id))
    .where(and(isForAdmins, isNull(alarm.case_id), ne(student.parent_id, admin.id), which))
    .orderBy(desc(alarm.created_at), desc(alarm.id))
    .limit(pageSize + 1)
  const ids = rows.map((row) => row.alarm.id)
  const steps =
    ids.length === 0
      ? []
      : await app.db
          .select()
          .from(alarmStep)
          .where(inArray(alarmStep.alarm_id, ids))
          .orderBy(asc(alarmStep.created_at), asc(alarmStep.id))
  return rows.map((row) => ({
    id: row.alarm.id,
    student_id: row.alarm.student_id,
    nickname: row.nickname,
    parent: row.parent,
    country: row.country,
    updates: row.updates,
    kind: row.alarm.kind,
    severity: row.alarm.severity,
    conversation_id: row.alarm.conversation_id,
    message_id: row.alarm.message_id,
    created_at: row.alarm.created_at.toISOString(),
    state: row.alarm.case_state,
    concerns_family: row.alarm.audience === 'safeguarding',
    steps: steps
      .filter((step) => step.alarm_id === row.alarm.id)
      .map(({ id, state, note, admin_name, created_at }) => ({
        id,
        state,
        note,
        admin_name,
        created_at: created_at.toISOString(),
      })),
  }))
}

/** Where a step may be made from. A closed case is opened again by following it up; 'seen' is the first step. */
const from: Record<Exclude<CaseState, 'raised'>, readonly CaseState[]> = {
  seen: ['raised'],
  followed_up: ['raised', 'seen', 'followed_up', 'closed'],
  closed: ['seen', 'followed_up'],
}

/** Keeps what an administrator did, under their name. That it was seen is kept once. */
export async function addCaseStep(
  app: Needs,
  admin: Admin,
  caseId: string,
  asked: AddCaseStep,
): Promise<SafeguardingCase> {
  await app.db.transaction(async (tx) => {
    const others = tx.select({ id: student.id }).from(student).where(ne(student.parent_id, admin.id))
    const [found] = await tx
      .select({ state: alarm.case_state })
      .from(alarm)
      .where(and(eq(alarm.id, caseId), isForAdmins, inArray(alarm.student_id, others)))
      .for('update')
    if (!found) throw notFound()
    if (asked.state === 'seen' && found.state !== 'raised') return
    if (!from[asked.state].includes(found.state))
      throw new AppError('conflict', 'Look at this case first, or somebody has closed it meanwhile.')
    await tx.update(alarm).set({ case_state: asked.state }).where(eq(alarm.id, caseId))
    await tx.insert(alarmStep).values({
      alarm_id: caseId,
      state: asked.state,
      note: 'note' in asked ? asked.note : null,
      admin_id: admin.accountId,
      admin_name: admin.fullName,
      created_at: app.now(),
    })
  })
  const [changed] = await readCases(app, admin, eq(alarm.id, caseId))
  if (!changed) throw notFound()
  return changed
}
