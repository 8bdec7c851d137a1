import { desc, eq } from 'drizzle-orm'
import type { Earlier, Lesson } from '#server/brain/brain.ts'
import type { Db } from '#server/db/client.ts'
import { conversation } from './conversation.table.ts'

/** So many conversations are looked through for one in which something was done. */
const lookedThrough = 5
const namesKept = 12

/** Whether the student was here before, and what was done the last time that something was. */
export async function earlierWork(
  db: Pick<Db, 'select'>,
  studentId: string,
): Promise<{ again: boolean; earlier: Earlier | null }> {
  const rows = await db
    .select({ lesson: conversation.lesson })
    .from(conversation)
    .where(eq(conversation.student_id, studentId))
    .orderBy(desc(conversation.started_at))
    .limit(lookedThrough)
  const worked = rows.map(({ lesson }) => workOf(lesson)).find(({ topic }) => topic !== null)
  return { again: rows.length > 0, earlier: worked ?? null }
}

function workOf({ topic, solved, shown = [], mistakes = [] }: Lesson): Earlier {
  const didSomething = solved.length > 0 || shown.length > 0
  return {
    topic: didSomething ? topic : null,
    solved: solved.slice(-namesKept),
    shown: shown.slice(-namesKept),
    mistakes: mistakes.slice(-namesKept),
  }
}
