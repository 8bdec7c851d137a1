import type { Move } from '#server/tutor/move.ts'
import { presses } from '#server/tutor/play/presses.ts'
import { type Lesson, openProblem } from '#server/tutor/state.ts'
import { clipCatalog, suits } from '#server/videos/clips.ts'
import type { Press } from '#shared/reply.ts'

/** Misses at one exercise after which a film of its skill is offered. */
const missesToWatch = 2

/** A film to press, when the child has missed twice and there is one of this very skill; the shelf shows it first. */
export function filmToPress({ found }: Move, lesson: Lesson, grade: number): Press[] {
  const problem = openProblem(lesson)
  if (found !== 'wrong' || !problem || problem.misses < missesToWatch) return []
  const film = [...clipCatalog().values()].find((one) => one.skill === problem.item.skill && suits(one, grade))
  return film ? presses('watch').map((one) => ({ ...one, label: one.label.replace('{title}', film.title) })) : []
}
