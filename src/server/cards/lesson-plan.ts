import type { App } from '#server/context.ts'
import { readRecord } from '#server/progress/record.ts'
import { catalogFor } from './family-catalog.ts'
import { planLesson } from './lesson-cards.ts'
import { recordFor } from './picker-record.ts'

/** What the learner model wants of a lesson that begins: ids of cards, the first one first. */
export async function planFor(
  app: Pick<App, 'db' | 'database' | 'now'>,
  studentId: string,
  subjects: readonly string[],
  seed: number,
): Promise<string[]> {
  const read = await readRecord(app, studentId)
  if (!read) return []
  return planLesson(await catalogFor(app, read.parent_id), recordFor(app, read), subjects, seed)
}
