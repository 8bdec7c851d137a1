import { desc, eq } from 'drizzle-orm'
import { type Care, standingCare } from '#server/care/care.ts'
import type { Db } from '#server/db/client.ts'
import type { Lesson } from '#server/tutor/state.ts'
import type { Earlier } from '#server/tutor/state-parts.ts'
import { conversation } from './conversation.table.ts'

/** So many conversations are looked through for one in which something was done. */
const lookedThrough = 5
const namesKept = 12

/** Care that was not over is taken up again within so many milliseconds. */
const careGoesOn = 7 * 24 * 60 * 60 * 1000

/** Whether the student was here before, what was done the last time that something was, and care that was not over. */
export async function earlierWork(
  db: Pick<Db, 'select'>,
  studentId: string,
  now: Date,
): Promise<{ again: boolean; earlier: Earlier | null; care: Care | null }> {
  const rows = await db
    .select({ lesson: conversation.lesson, care_ended_at: conversation.care_ended_at })
    .from(conversation)
    .where(eq(conversation.student_id, studentId))
    .orderBy(desc(conversation.started_at))
    .limit(lookedThrough)
  const worked = rows.map(({ lesson }) => workOf(lesson)).find(({ topic }) => topic !== null)
  const [last] = rows
  const care = last ? standingCare(last.lesson.care, last.care_ended_at) : null
  const isRecent = care !== null && now.getTime() - new Date(care.since).getTime() < careGoesOn
  return { again: rows.length > 0, earlier: worked ?? null, care: isRecent && goesOn(care) ? care : null }
}

/** Harm at home is not spoken of first: nobody knows who sits beside the child when a lesson begins. */
const goesOn = ({ kind, stage, asked, home }: Care) =>
  kind !== 'feeling' && (stage !== 'asked' || asked === 'safe') && !home

function workOf({ topic, solved, shown, mistakes }: Lesson): Earlier {
  const didSomething = solved.length > 0 || shown.length > 0
  return {
    topic: didSomething ? topic : null,
    solved: solved.slice(-namesKept),
    shown: shown.slice(-namesKept),
    mistakes: mistakes.slice(-namesKept),
  }
}
