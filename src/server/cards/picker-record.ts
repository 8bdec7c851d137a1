import type { App } from '#server/context.ts'
import type { StudentRecord } from '#server/progress/record.ts'
import type { Catalog } from './catalog.ts'
import type { Record } from './drawing.ts'

/** What lies so far back belongs to an earlier occasion, in milliseconds. */
const occasion = 6 * 3_600_000

/** What the picker needs of a student's record. */
export function recordFor(app: Pick<App, 'now'>, { graph }: Pick<Catalog, 'graph'>, read: StudentRecord): Record {
  const now = app.now()
  const began = now.getTime() - occasion
  return {
    now,
    grade: Math.min(read.grade_level, graph.lastGrade),
    states: read.states,
    met: (skill) => read.states.get(skill)?.met ?? 0,
    due: read.due,
    quick: new Map(read.quick.map(({ card_id, far }) => [card_id, far])),
    recent: read.recent.filter((one) => one.answered_at.getTime() > began),
    isBack: read.first_at !== null && read.first_at.getTime() < began,
  }
}
