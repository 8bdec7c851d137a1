import { z } from 'zod'
import { storedCare } from '#server/care/care.ts'
import { type Lesson, lessonShape, newLesson, type Problem } from '#server/tutor/state.ts'

// The lesson as it is kept between turns. A lesson that was opened before an update goes on after it.

const names = z.array(z.string())
const phase = z.enum(['look_back', 'new', 'last', 'over'])

/** What a lesson of form 1, or of any other, may still tell: what was done, what is planned, whether it is over, whether a child is cared for. */
const remains = z
  .object({
    seed: z.number().catch(1),
    topic: z.string().nullable().catch(null),
    solved: names.catch([]),
    shown: names.catch([]),
    mistakes: names.catch([]),
    plan: names.catch([]),
    phase: phase.catch('new'),
    care: storedCare.nullable().catch(null),
    careOverAt: z.iso.datetime().nullable().catch(null),
  })
  .catch({
    seed: 1,
    topic: null,
    solved: [],
    shown: [],
    mistakes: [],
    plan: [],
    phase: 'new',
    care: null,
    careOverAt: null,
  })

/** Reads a lesson that was kept. One in another form begins anew with what it still tells. */
export const storedLesson = z.unknown().transform((kept): Lesson => {
  const read = lessonShape.safeParse(kept)
  return read.success ? read.data : { ...newLesson(1), ...remains.parse(kept ?? {}) }
})

/** As a lesson is kept; which note asked for a problem is kept with the reply that gave it. */
export const keptLesson = ({ care, problems, ...lesson }: Lesson) => ({
  ...lesson,
  problems: problems.map(({ noted: _, ...problem }: Problem) => problem),
  ...(care && { care }),
})
