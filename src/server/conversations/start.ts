import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#server/accounts/account.table.ts'
import { requireConsent, requireTime } from '#server/allowance/allowance.ts'
import { dayBegan } from '#server/allowance/family-clock.ts'
import { readSpentToday } from '#server/allowance/spent-today.ts'
import type { Learner } from '#server/auth/actor.ts'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { planFor } from '#server/cards/lesson-plan.ts'
import type { Care } from '#server/care/care.ts'
import { replyOf } from '#server/care/care-words.ts'
import type { App } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { newId } from '#server/db/columns.ts'
import { isMissingReference } from '#server/db/faults.ts'
import { AppError, notFound } from '#server/errors.ts'
import { rememberedLikes } from '#server/memory/memory.ts'
import { sentencesIn } from '#server/safety/by-sentence.ts'
import { allowanceColumns } from '#server/students/learning-time.ts'
import { noteInForce } from '#server/students/note-in-force.ts'
import { student } from '#server/students/student.table.ts'
import { offeredOf } from '#server/tutor/decide/put-away.ts'
import { greeting, greetingAsks } from '#server/tutor/greet.ts'
import { wordLines } from '#server/tutor/say/say.ts'
import { newLesson } from '#server/tutor/state.ts'
import { needsPlan, teachingTutor } from '#server/tutors/teaching-tutor.ts'
import { tutor } from '#server/tutors/tutor.table.ts'
import { isShown } from '#server/tutors/tutors.ts'
import type { StartedConversation, startConversation as startConversationSchema } from '#shared/conversation.ts'
import { conversation, message } from './conversation.table.ts'
import { earlierWork } from './earlier-work.ts'
import { endToken } from './end-token.ts'
import { joinOpen } from './join.ts'
import { type MessageRow, messageColumns, toMessageView } from './messages.ts'
import { spokenGrade } from './spoken-grade.ts'

type Needs = Pick<App, 'db' | 'database' | 'now' | 'config' | 'payments'>
type Asked = z.output<typeof startConversationSchema>
type Setting = Awaited<ReturnType<typeof readSetting>>

/** How much of a running conversation a page that joins it is shown. */
const joinedMessages = 200

/**
 * Starts a conversation of the learner with a tutor, opened by the tutor's greeting. A student has at most one open
 * conversation: another tab, a parallel call or a reload joins it.
 */
export async function startConversation(app: Needs, learner: Learner, asked: Asked): Promise<StartedConversation> {
  if (asked.student_id !== learner.studentId) throw notFound()
  try {
    return await app.db.transaction(async (db) => {
      const setting = await readSetting({ ...app, db }, asked)
      const now = app.now()
      const began = dayBegan(now, setting.allowance.time_zone)
      requireTime(setting.allowance, await readSpentToday(db, asked.student_id, began), now)
      const joined = await joinOpen({ ...app, db }, learner, asked)
      const id = joined?.id ?? (await create({ ...app, db }, asked, setting))
      await db.execute(sql`update parent_note n set used_in = ${id}
        where n.student_id = ${asked.student_id} and not n.is_permanent and ${noteInForce}
          and not exists (select 1 from message m where m.conversation_id = ${id} and m.role = 'user')`)
      const messages = await newestMessages(db, id)
      return {
        conversation_id: id,
        end_token: endToken(app, id),
        country: setting.country,
        over: joined?.over ?? false,
        messages: messages.map((row) => toMessageView(row, 'learner')),
      }
    })
  } catch (cause) {
    throw isMissingReference(cause) ? notFound() : cause
  }
}

/** Locks the student, so that parallel starts come one after the other. */
async function readSetting(app: Needs, asked: Asked) {
  const [found] = await app.db
    .select({
      nickname: student.nickname,
      grade_level: student.grade_level,
      allowance: allowanceColumns,
      assigned_tutor_id: student.assigned_tutor_id,
      country: user.country,
      parent_id: student.parent_id,
    })
    .from(student)
    .innerJoin(user, eq(user.id, student.parent_id))
    .where(eq(student.id, asked.student_id))
    .for('update', { of: student })
  if (!found) throw notFound()
  requireConsent(found.allowance)
  const assignedId = found.assigned_tutor_id ?? asked.tutor_id
  const rows = await app.db
    .select()
    .from(tutor)
    .where(and(inArray(tutor.id, [asked.tutor_id, assignedId]), isShown))
  const chosen = rows.find(({ id }) => id === asked.tutor_id)
  const assigned = rows.find(({ id }) => id === assignedId)
  if (!chosen || !assigned) throw notFound()
  const pupil = { studentId: asked.student_id, parentId: found.parent_id, grade: found.grade_level }
  const teaching = await teachingTutor(app, pupil, assigned)
  if (teaching?.id !== chosen.id && assigned.id === chosen.id) throw needsPlan()
  if (teaching?.id !== chosen.id || chosen.minimum_grade_level > found.grade_level) {
    throw new AppError('validation_failed', 'This tutor is not the one chosen for the student.', {
      fields: { tutor_id: 'tutor_not_allowed' },
    })
  }
  return { student: found, tutor: chosen, country: found.country, allowance: found.allowance }
}

async function create(app: Pick<Needs, 'db' | 'database' | 'now'>, asked: Asked, setting: Setting): Promise<string> {
  const now = app.now()
  const id = newId()
  const { again, earlier: before, care } = await earlierWork(app.db, asked.student_id, now)
  const seed = Number.parseInt(id.slice(-6), 16)
  const { subjects_off, tools_off, reading_help } = setting.allowance
  const items = itemSource(catalog(), subjects_off)
  const { grade_level: grade, nickname } = setting.student
  const earlier = before?.topic && items.isPutAway(before.topic, grade) ? null : before
  const { cards: plan, today } = await planFor(
    app,
    asked.student_id,
    { subjects: setting.tutor.subjects, subjects_off },
    seed,
  )
  const opened = {
    ...newLesson(seed),
    plan,
    likes: await rememberedLikes(app.db, asked.student_id),
    ...(earlier && { earlier, phase: 'look_back' as const }),
    ...(care && { care: { ...care, stage: 'open' as const, asked: null } }),
  }
  const move = greeting({ again, earlier, grade, today, style: setting.tutor.greeting_style })
  const spoken = wordLines(move.lines, opened, {
    grade: spokenGrade({ grade_level: grade, reading_help }),
    seed,
    isCalm: false,
    name: nickname,
    tutor: setting.tutor.name,
  })
  await app.db.insert(conversation).values({
    id,
    student_id: asked.student_id,
    parent_id: setting.student.parent_id,
    tutor_id: setting.tutor.id,
    tutor_name: setting.tutor.name,
    started_at: now,
    last_active_at: now,
    last_seq: 1,
    lesson: { ...opened, said: spoken.said, asked: care ? null : greetingAsks(earlier !== null) },
  })
  await app.db.insert(message).values({
    conversation_id: id,
    parent_id: setting.student.parent_id,
    seq: 1,
    role: 'assistant',
    sentences: care ? greetingInCare(care, setting) : sentencesIn(spoken.text),
    ...(!care && {
      extras: {
        picture: null,
        press: offeredOf(move.press ?? [], { items, grade, putAway: { subjects_off, tools_off } }),
      },
    }),
    complete: true,
    created_at: now,
  })
  return id
}

/** Before anything is learned, a child that told something hard is asked how it is now. */
const greetingInCare = (care: Care, { student: { grade_level: grade }, country }: Setting) =>
  replyOf('back', 0, care, { grade, country }) ?? []

async function newestMessages(db: Db, conversationId: string): Promise<MessageRow[]> {
  const newest = db
    .select(messageColumns)
    .from(message)
    .where(eq(message.conversation_id, conversationId))
    .orderBy(desc(message.seq))
    .limit(joinedMessages)
    .as('newest')
  return db.select().from(newest).orderBy(asc(newest.seq))
}
