import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import type { Parent } from '#server/auth/actor.ts'
import { avatarAddress } from '#server/avatars/avatar-address.ts'
import { dropAvatar, letGoOf } from '#server/avatars/avatars.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/faults.ts'
import { AppError, notFound } from '#server/errors.ts'
import { requirePlan, teachingTutor } from '#server/tutors/teaching-tutor.ts'
import { tutor } from '#server/tutors/tutor.table.ts'
import { mayLearnWith, publicTutor, toTutorView } from '#server/tutors/tutors.ts'
import type { Controls } from '#shared/controls-rules.ts'
import type { LearningTime } from '#shared/learning-time.ts'
import { limits } from '#shared/limits.ts'
import type { NoteView } from '#shared/note.ts'
import type {
  addStudent as addStudentSchema,
  LearnerStudentView,
  StudentView,
  updateStudent as updateStudentSchema,
} from '#shared/student.ts'
import { noteConsent } from './consents.ts'
import { checkedTime, controlColumns, timeColumns, toControls, toTime } from './learning-time.ts'
import { noteInForce } from './note-in-force.ts'
import { student } from './student.table.ts'

// In one statement with the student: the notes in force, and the tutor of the last session. The outer table is named
// by hand, because Drizzle leaves it out where a query has only one.
const notesInForce = sql<NoteView[]>`(
  select coalesce(json_agg(json_build_object(
    'id', n.id, 'note_content', n.note_content, 'is_permanent', n.is_permanent, 'student_id', n.student_id,
    'created_at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.id), '[]'::json)
  from parent_note n where n.student_id = "student"."id" and ${noteInForce})`
const lastTutor = sql<string | null>`(
  select v.tutor_name from conversation v where v.student_id = "student"."id" and v.removed_at is null order by v.started_at desc, v.id desc limit 1)`

const columns = {
  id: student.id,
  nickname: student.nickname,
  grade_level: student.grade_level,
  avatar_url: student.avatar_url,
  avatar_id: student.avatar_id,
  assigned_tutor_id: student.assigned_tutor_id,
  consent_version: student.consent_version,
  consent_at: student.consent_at,
  microphone_at: student.microphone_at,
  created_at: student.created_at,
  ...timeColumns,
  ...controlColumns,
  keep_days: student.keep_days,
  parent_notes: notesInForce,
  last_tutor: lastTutor,
}

type Seen = Pick<App, 'db' | 'now' | 'config'>

type Row = Omit<StudentView, 'last_used_tutor' | 'consent' | 'microphone' | 'created_at' | 'time' | 'controls'> & {
  avatar_id: string | null
  consent_version: string | null
  consent_at: Date | null
  microphone_at: Date | null
  created_at: Date
  last_tutor: string | null
} & LearningTime &
  Controls

const toView = (app: Seen, row: Row): StudentView => ({
  id: row.id,
  nickname: row.nickname,
  grade_level: row.grade_level,
  avatar_url: row.avatar_id === null ? row.avatar_url : avatarAddress(app, row.avatar_id, 'child'),
  assigned_tutor_id: row.assigned_tutor_id,
  last_used_tutor: row.last_tutor === null ? null : { name: row.last_tutor },
  parent_notes: row.parent_notes,
  consent:
    row.consent_version && row.consent_at
      ? { version: row.consent_version, given_at: row.consent_at.toISOString() }
      : null,
  microphone: row.microphone_at && { allowed_at: row.microphone_at.toISOString() },
  time: toTime(row),
  controls: toControls(row),
  keep_days: row.keep_days,
  created_at: row.created_at.toISOString(),
})

/** The parent's own students, oldest first, with the notes in force. */
export async function listStudents(app: Seen, parent: Parent): Promise<StudentView[]> {
  const rows = await app.db
    .select(columns)
    .from(student)
    .where(eq(student.parent_id, parent.id))
    .orderBy(asc(student.id))
  return rows.map((row) => toView(app, row))
}

export async function openStudent(app: Seen, parent: Parent, studentId: string): Promise<StudentView> {
  const [row] = await app.db.select(columns).from(student).where(mine(parent, studentId))
  if (!row) throw notFound()
  return toView(app, row)
}

const mine = (parent: Parent, studentId: string) => and(eq(student.id, studentId), eq(student.parent_id, parent.id))

const nameTaken = (cause: unknown) =>
  new AppError('conflict', 'You already have a student with this nickname.', { cause, fields: { nickname: 'taken' } })

const noQuiet = { quiet_from: null, quiet_to: null }

/** Adds a student. The same request sent twice (`requestKey`) adds one. */
export async function addStudent(
  app: Seen,
  parent: Parent,
  asked: z.output<typeof addStudentSchema>,
  requestKey: string | null,
): Promise<StudentView> {
  const time = await checkedTime(app, noQuiet, asked.time ?? {})
  const values = {
    parent_id: parent.id,
    nickname: asked.nickname.trim(),
    grade_level: asked.grade_level,
    avatar_url: asked.avatar_url ?? null,
    consent_version: asked.consent_version ?? null,
    consent_at: asked.consent_version === undefined ? null : app.now(),
    microphone_at: asked.microphone === true ? app.now() : null,
    ...time,
    request_key: requestKey,
    created_at: app.now(),
  }
  try {
    return await openStudent(app, parent, await insertWhereRoom(app, values))
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause
    return await alreadyAdded(app, parent, requestKey, cause)
  }
}

/** Counts and adds with the parent's row held, so that thirty at once cannot pass the limit together. Gives the id. */
const insertWhereRoom = (app: Pick<App, 'db'>, values: typeof student.$inferInsert): Promise<string> =>
  app.db.transaction(async (tx) => {
    const owner = eq(user.id, values.parent_id)
    const [held] = await tx.select({ id: user.id }).from(user).where(owner).for('no key update')
    if (!held) throw notFound()
    if ((await tx.$count(student, eq(student.parent_id, held.id))) >= limits.studentsPerParent)
      throw new AppError('conflict', `An account has room for ${limits.studentsPerParent} students.`)
    const [row] = await tx.insert(student).values(values).returning({ id: student.id })
    if (!row) throw notFound()
    if (values.consent_version) await noteConsent(tx, row.id, values.consent_version, values.created_at)
    return row.id
  })

async function alreadyAdded(
  app: Seen,
  parent: Parent,
  requestKey: string | null,
  cause: unknown,
): Promise<StudentView> {
  if (requestKey === null) throw nameTaken(cause)
  const [row] = await app.db
    .select(columns)
    .from(student)
    .where(and(eq(student.parent_id, parent.id), eq(student.request_key, requestKey)))
  if (!row) throw nameTaken(cause)
  return toView(app, row)
}

/** Changes what was sent and leaves the rest. A tutor must exist, fit the student's grade and, if premium, the plan. */
export async function updateStudent(
  app: Seen & Pick<App, 'files' | 'log' | 'payments'>,
  parent: Parent,
  studentId: string,
  change: z.output<typeof updateStudentSchema>,
): Promise<StudentView> {
  const before = await openStudent(app, parent, studentId)
  const grade = change.grade_level ?? before.grade_level
  if (change.assigned_tutor_id && !(await mayLearnWith(app, change.assigned_tutor_id, grade))) {
    throw new AppError('validation_failed', 'This tutor does not fit the student.', {
      fields: { assigned_tutor_id: 'tutor_not_allowed' },
    })
  }
  if (change.assigned_tutor_id) await requirePlan(app, parent.id, change.assigned_tutor_id)
  const { nickname, time, microphone, controls, ...rest } = change
  const changedTime = time && (await checkedTime(app, before.time, time))
  // A tutor who no longer fits the new grade is let go; the parent picks another.
  const kept = change.assigned_tutor_id ?? before.assigned_tutor_id
  const assigned_tutor_id = kept && (await mayLearnWith(app, kept, grade)) ? kept : null
  const set = {
    ...rest,
    ...changedTime,
    ...controls,
    assigned_tutor_id,
    ...(nickname !== undefined && { nickname: nickname.trim() }),
    ...(microphone !== undefined && { microphone_at: microphone ? allowedSince(app.now()) : null }),
  }
  try {
    const replaced = await app.db.transaction((tx) => changeRow(tx, mine(parent, studentId), set))
    if (replaced) await letGoOf(app, replaced)
  } catch (cause) {
    throw isUniqueViolation(cause) ? nameTaken(cause) : cause
  }
  return openStudent(app, parent, studentId)
}

/** A drawn portrait, or none, takes the place of an uploaded one. Gives the files of the one that is gone. */
async function changeRow(db: Db, whose: SQL | undefined, set: PgUpdateSetSource<typeof student>) {
  if (set.avatar_url === undefined) {
    await db.update(student).set(set).where(whose)
    return null
  }
  const [before] = await db.select({ avatar_id: student.avatar_id }).from(student).where(whose).for('update')
  await db
    .update(student)
    .set({ ...set, avatar_id: null })
    .where(whose)
  return dropAvatar(db, before?.avatar_id ?? null)
}

/** Allowing twice does not move the day of the first time. */
const allowedSince = (now: Date) => sql`coalesce(${student.microphone_at}, ${now.toISOString()}::timestamptz)`

/** Records the parent's consent to the notice of this version, or takes it back (`null`), and the microphone with it: the next call obeys. */
export async function setConsent(
  app: Seen,
  parent: Parent,
  studentId: string,
  version: string | null,
): Promise<StudentView> {
  const change = {
    consent_version: version,
    consent_at: version === null ? null : app.now(),
    ...(version === null && { microphone_at: null }),
  }
  await app.db.transaction(async (tx) => {
    const changed = await tx.update(student).set(change).where(mine(parent, studentId)).returning({ id: student.id })
    if (changed.length === 0) throw notFound()
    await noteConsent(tx, studentId, version, app.now())
  })
  return openStudent(app, parent, studentId)
}

/** What the child's own screen may know of the child. `parentId`: of the parent, or of the device that asks. */
export async function learnerStudent(
  app: Seen & Pick<App, 'payments'>,
  parentId: string,
  studentId: string,
): Promise<LearnerStudentView> {
  const [row] = await app.db
    .select({
      id: student.id,
      nickname: student.nickname,
      grade_level: student.grade_level,
      tutor: publicTutor,
      microphone: sql<boolean>`${student.microphone_at} is not null`,
      controls: controlColumns,
    })
    .from(student)
    .leftJoin(tutor, eq(tutor.id, student.assigned_tutor_id))
    .where(and(eq(student.id, studentId), eq(student.parent_id, parentId)))
  if (!row) throw notFound()
  const pupil = { studentId, parentId, grade: row.grade_level }
  const teaching = row.tutor && (await teachingTutor(app, pupil, row.tutor))
  return { ...row, tutor: teaching && toTutorView(app, teaching) }
}
