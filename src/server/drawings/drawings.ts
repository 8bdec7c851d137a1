import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { guardianNames } from '#server/accounts/guardians.ts'
import { helpFor } from '#server/alarms/help-for.ts'
import { requireConsent } from '#server/allowance/allowance.ts'
import { requireTool } from '#server/allowance/controls.ts'
import { lasting, takeTool } from '#server/allowance/tool-time.ts'
import type { Learner } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { conversation } from '#server/conversations/conversation.table.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, notFound } from '#server/errors.ts'
import { countSent } from '#server/outside/count-sent.ts'
import { student } from '#server/students/student.table.ts'
import type {
  BoardScene,
  DrawingRead,
  DrawingReading,
  DrawingSaved,
  saveDrawing as saveDrawingBody,
} from '#shared/drawing.ts'
import { mostPoints } from '#shared/ink.ts'
import { childWords } from './child-words.ts'
import { notToldLately, raiseDrawn } from './draw-alarm.ts'
import { drawing } from './drawing.table.ts'
import { alarmsIn, gravestAlarm, mostWords, newAlarms, wordsIn } from './drawn-words.ts'
import { readScene } from './read/read-scene.ts'
import { withSecondOpinion } from './second-opinion.ts'

type Needs = Pick<App, 'db' | 'now' | 'jobs' | 'config' | 'log'>
type Saving = z.output<typeof saveDrawingBody>

/** A student has at most so many drawings. */
export const mostDrawings = 500

/**
 * Keeps a drawing of the pass's student, the newest version of it. Quiet hours and the day's limit do not refuse it: the
 * drawing is made already, and nothing that a child did is lost. A new one is begun only while the blackboard is not put away.
 */
export async function saveDrawing(app: Needs, learner: Learner, id: string, said: Saving): Promise<DrawingSaved> {
  refuseTooMuch(said.scene)
  const before = await lookFirst(app.db, learner, id, said.conversation_id)
  if (!before) requireTool(learner.allowance, 'blackboard')
  if (before && before.version > said.version) return { version: before.version, help: null }
  if (before?.version === said.version) {
    // It came before, and the answer may have been lost: its help card belongs to it as it did then.
    return { version: before.version, help: helpIn(newAlarms(before.scene, null)) }
  }
  const alarms = newAlarms(said.scene, before?.scene ?? null)
  const version =
    alarms.length === 0 ? await put(app, app.db, learner, id, said) : await putHeard(app, learner, id, said)
  return { version, help: helpIn(alarms) }
}

const helpIn = (alarms: Parameters<typeof gravestAlarm>[0]) => helpFor(gravestAlarm(alarms)?.kind)

/** Writing is a child's words: when they need a grown-up, the alarm commits with the drawing, once. */
async function putHeard(app: Needs, learner: Learner, id: string, said: Saving): Promise<number> {
  return app.db.transaction(async (tx) => {
    // One save of a student at a time, so that two that come together tell nothing twice.
    await tx.select({ id: student.id }).from(student).where(eq(student.id, learner.studentId)).for('update')
    const before = await stored(tx, id)
    const version = await put(app, tx, learner, id, said)
    const isNew = !before || before.version < said.version
    if (isNew) await raiseDrawn(app, tx, learner, said.conversation_id, newAlarms(said.scene, before?.scene ?? null))
    return version
  })
}

/** What is on a board, read without guessing; nothing is kept. In quiet hours the tutor reads nothing. */
export async function readDrawing(app: Needs, learner: Learner, scene: BoardScene): Promise<DrawingRead> {
  refuseTooMuch(scene)
  await takeTool(app, learner, 'blackboard')
  const [child] = await app.db
    .select(childColumns)
    .from(student)
    .innerJoin(user, eq(user.id, student.parent_id))
    .leftJoin(conversation, and(eq(conversation.student_id, student.id), isNull(conversation.ended_at)))
    .where(eq(student.id, learner.studentId))
  if (!child) throw notFound()
  const read = readScene(scene, childWords(child.grade, child.lesson))
  const reading = await withSecondOpinion(app, scene, read, [child.nickname, ...child.guardians], () =>
    countSent(app, learner, 'picture'),
  )
  const alarms = [...newAlarms(scene, null), ...alarmsIn(wordsOf(reading))]
  if (alarms.length > 0) {
    await app.db.transaction(async (tx) =>
      raiseDrawn(app, tx, learner, null, await notToldLately(app, tx, learner, alarms)),
    )
  }
  return { ...reading, help: helpIn(alarms) }
}

const wordsOf = (reading: DrawingReading): string[] => {
  if (reading.kind === 'empty') return []
  return reading.kind === 'seen' ? [reading.message] : reading.options.map(({ message }) => message)
}

const childColumns = {
  nickname: student.nickname,
  grade: student.grade_level,
  lesson: conversation.lesson,
  guardians: guardianNames,
}

function refuseTooMuch(scene: BoardScene): void {
  const points = scene.elements.reduce((sum, one) => sum + (one.kind === 'ink' ? one.points.length : 0), 0)
  if (points > mostPoints.drawing || wordsIn(scene) > mostWords) {
    throw new AppError('validation_failed', 'There is too much on this board.', {
      fields: { 'scene.elements': 'too_many' },
    })
  }
}

type Stored = { version: number; scene: BoardScene }

async function stored(tx: Pick<Db, 'select'>, id: string): Promise<Stored | null> {
  const [found] = await tx
    .select({ version: drawing.version, scene: drawing.scene })
    .from(drawing)
    .where(eq(drawing.id, id))
  return found ?? null
}

/** The drawing as it was, if it was; the child may draw, and the drawing and the conversation are its own. */
async function lookFirst(
  tx: Pick<Db, 'select'>,
  { studentId }: Learner,
  id: string,
  conversationId: string | null,
): Promise<Stored | null> {
  const [row] = await tx
    .select({
      consent_version: student.consent_version,
      conversation: conversation.id,
      owner: drawing.student_id,
      version: drawing.version,
      scene: drawing.scene,
    })
    .from(student)
    .leftJoin(drawing, eq(drawing.id, id))
    .leftJoin(
      conversation,
      conversationId === null
        ? sql`false`
        : and(eq(conversation.id, conversationId), eq(conversation.student_id, student.id)),
    )
    .where(eq(student.id, studentId))
  if (!row) throw notFound()
  requireConsent(row)
  if (row.owner !== null && row.owner !== studentId) throw notFound()
  if (conversationId !== null && row.conversation === null) throw notFound()
  return row.version !== null && row.scene !== null ? { version: row.version, scene: row.scene } : null
}

const answered = rowsOf(z.object({ version: z.number() }))

/**
 * Writes the drawing where it is newer than the one that is there, and lets the oldest go that are one too many: those
 * that nobody kept first. Gives the version that stands.
 */
async function put(app: Pick<App, 'now'>, tx: Pick<Db, 'execute'>, learner: Learner, id: string, said: Saving) {
  const { studentId } = learner
  const now = app.now().toISOString()
  const [scene, marks] = [JSON.stringify(said.scene), JSON.stringify(said.marks)]
  const result = await tx.execute(sql`
    with ${lasting(studentId, app.now())}, saved as (
      insert into drawing (id, student_id, conversation_id, version, scene, marks, kept, created_at, updated_at)
      values (${id}::uuid, ${studentId}::uuid, ${said.conversation_id}::uuid, ${said.version}, ${scene}::jsonb,
        ${marks}::jsonb, ${said.kept}, ${now}::timestamptz, ${now}::timestamptz)
      on conflict (id) do update set version = excluded.version, scene = excluded.scene, marks = excluded.marks,
        kept = excluded.kept, updated_at = excluded.updated_at,
        conversation_id = coalesce(excluded.conversation_id, drawing.conversation_id)
      where drawing.student_id = excluded.student_id and drawing.version < excluded.version
      returning version
    ), gone as (
      delete from drawing where id in (
        select id from drawing where student_id = ${studentId}::uuid and id <> ${id}::uuid
        order by kept desc, updated_at desc, id desc offset ${mostDrawings - 1})
    )
    select version from saved union all
    select version from drawing where id = ${id}::uuid and student_id = ${studentId}::uuid and not exists (select 1 from saved)`)
  const [row] = answered.parse(result)
  return row ? row.version : versionOf(tx, learner, id)
}

/** A save at the same moment was faster: the statement above could not see it yet. Somebody else's under this id is not found. */
async function versionOf(tx: Pick<Db, 'execute'>, { studentId }: Learner, id: string): Promise<number> {
  const found = await tx.execute(
    sql`select version from drawing where id = ${id}::uuid and student_id = ${studentId}::uuid`,
  )
  const [row] = answered.parse(found)
  if (!row) throw notFound()
  return row.version
}
