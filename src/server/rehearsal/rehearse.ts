import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#server/context.ts'
import { planReply, type Situation } from '#server/conversations/plan-reply.ts'
import { asAppError, logFailure } from '#server/http/problem.ts'
import type { RehearsalJob } from '#server/jobs/jobs.ts'
import { type Lesson, newLesson } from '#server/tutor/state.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import { rehearsal } from '#server/tutors/rehearsal-lines.ts'
import { tutorVersion } from '#server/tutors/tutor.table.ts'
import type { RehearsedLine } from '#shared/admin-tutor.ts'

type Needs = Pick<App, 'db' | 'now' | 'brain' | 'log'>

/** One reply takes no longer, in milliseconds. */
const patience = 14_000

/**
 * Says every line to a version, through the brain that children get and with all its checks, and keeps what came with the
 * version. A rehearsal that was cut short goes on where it was; of two at once, one gives way.
 */
export async function rehearseVersion(app: Needs, { version_id }: RehearsalJob): Promise<void> {
  const [version] = await app.db.select().from(tutorVersion).where(eq(tutorVersion.id, version_id))
  if (!version?.rehearsal || version.rehearsed_at) return
  for (let at = version.rehearsal.length; at < rehearsal.length; at++) {
    const line = await rehearseLine(app, version, at)
    const [kept] = await app.db
      .update(tutorVersion)
      .set({
        rehearsal: sql`rehearsal || ${JSON.stringify([line])}::jsonb`,
        rehearsed_at: at === rehearsal.length - 1 ? app.now() : null,
      })
      .where(and(eq(tutorVersion.id, version_id), sql`jsonb_array_length(rehearsal) = ${at}`))
      .returning({ id: tutorVersion.id })
    if (!kept) return
  }
}

type Version = Pick<typeof tutorVersion.$inferSelect, 'name' | 'personality' | 'subjects' | 'minimum_grade_level'>

/** A child nobody knows, of the youngest grade that the tutor takes, in a lesson without an end. */
const childOf = ({
  name,
  personality,
  subjects,
  minimum_grade_level,
}: Version): Omit<Situation, 'lesson' | 'recent'> => ({
  nickname: 'Sam',
  grade_level: Math.max(1, minimum_grade_level),
  country: null,
  family: ['Sam'],
  tutor_name: name,
  personality,
  subjects,
  notes: [],
  minutes: 0,
  pause: 0,
  learned: 0,
  lesson_minutes: 60,
  daily_minutes: 240,
  quiet_from: null,
  time_zone: 'UTC',
})

async function rehearseLine(app: Needs, version: Version, at: number): Promise<RehearsedLine> {
  const { say = '', before = [] } = rehearsal[at] ?? {}
  const child = childOf(version)
  const recent: Situation['recent'] = []
  let lesson: Lesson = newLesson(at + 1)
  // What leads up to the line is answered by rules, so that every tutor gets the same question.
  for (const text of before) {
    recent.push({ role: 'user', content: text })
    const situation = { ...child, lesson, recent: [...recent] }
    const plan = await planReply(
      { ...app, brain: builtInBrain },
      situation,
      { text, isFine: false },
      AbortSignal.timeout(patience),
    )
    recent.push({ role: 'assistant', content: plan.sentences.join(' ') })
    lesson = plan.lesson
  }
  recent.push({ role: 'user', content: say })
  const situation = { ...child, lesson, recent }
  try {
    const { sentences, audit } = await planReply(
      app,
      situation,
      { text: say, isFine: false },
      AbortSignal.timeout(patience),
    )
    return { said: say, reply: sentences, held_back: audit.faults }
  } catch (error) {
    logFailure(app, asAppError(error), '')
    return { said: say, reply: [], held_back: [] }
  }
}
