import type { App } from '#server/context.ts'
import { readRecord } from '#server/progress/record.ts'
import type { Today } from '#server/tutor/greet.ts'
import type { Subject } from '#shared/subjects.ts'
import { catalogFor } from './family-catalog.ts'
import { planLesson } from './lesson-cards.ts'
import { recordFor } from './picker-record.ts'

/** A lesson that begins: ids of cards, the first one first, and what that one is about. */
export type LessonPlan = { cards: string[]; today: Today | null }

/** What the learner model wants of a lesson that begins. */
export async function planFor(
  app: Pick<App, 'db' | 'database' | 'now'>,
  studentId: string,
  { subjects, subjects_off }: { subjects: readonly string[]; subjects_off: readonly Subject[] },
  seed: number,
): Promise<LessonPlan> {
  const read = await readRecord(app, studentId)
  if (!read) return { cards: [], today: null }
  const catalog = await catalogFor(app, read.parent_id)
  const cards = planLesson(catalog, recordFor(app, catalog, read), { subjects, subjects_off }, seed)
  const [first = ''] = cards
  const { topic, subject } = catalog.get(first)?.exercise() ?? {}
  return { cards, today: topic && subject ? { topic, subject } : null }
}
