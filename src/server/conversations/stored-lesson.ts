import { z } from 'zod'
import { type Lesson, newLesson } from '#server/brain/brain.ts'
import { task } from '#server/brain/built-in/tasks/task.ts'
import { storedCare } from '#server/care/care.ts'

// The lesson as it is kept between turns. A lesson that was opened before an update goes on after it.

/** The form in which lessons are written. A change of it that older forms do not fit gets the next number, and a way from them. */
const form = 1

const exercise = z.union([
  z.object({
    question: z.string(),
    operation: z.enum(['+', '-', '×', '÷']),
    left: z.number(),
    right: z.number(),
    answer: z.string(),
  }),
  z.object({ question: z.string(), task }),
])
const names = z.array(z.string())
const earlier = z.object({ topic: z.string().nullable(), solved: names, shown: names, mistakes: names })
const phase = z.enum(['look_back', 'new', 'last', 'over'])

const lessonOfThisForm = z.object({
  /** Before there was a number, the form was the first one. */
  form: z.literal(form).optional(),
  topic: z.string().nullable(),
  exercise: exercise.nullable(),
  hintLevel: z.literal([0, 1, 2, 3, 4]),
  misses: z.int(),
  solved: names,
  seed: z.number(),
  aside: exercise.nullish().transform((one) => one ?? null),
  own: z.boolean().optional(),
  asked: z.enum(['tried', 'story']).nullish(),
  shift: z.number().optional(),
  unsolved: z.number().optional(),
  given: names.optional(),
  mistakes: names.optional(),
  shown: names.optional(),
  earlier: earlier.nullish(),
  plan: names.optional(),
  follows: z.boolean().optional(),
  screen: z.string().nullish(),
  phase: phase.optional(),
  care: storedCare.nullish(),
  careOverAt: z.iso.datetime().optional().catch(undefined),
})

/** What a lesson in any other form may still tell: whether it is over, what was done, and whether a child is cared for. */
const remains = z
  .object({
    seed: z.number().catch(1),
    solved: names.catch([]),
    phase: phase.optional().catch(undefined),
    care: storedCare.nullish(),
  })
  .catch({ seed: 1, solved: [] })

/** Reads a lesson that was kept. One in another form begins anew with what it still tells. */
export const storedLesson = z.unknown().transform((kept): Lesson => {
  const read = lessonOfThisForm.safeParse(kept)
  if (!read.success) {
    const { seed, solved, phase: was, care } = remains.parse(kept)
    return { ...newLesson(seed), solved, ...(was && { phase: was }), ...(care && { care }) }
  }
  const { form: _form, ...lesson } = read.data
  return lesson
})

/** As a lesson is kept. */
export const keptLesson = ({ care, ...lesson }: Lesson) => ({ form, ...lesson, ...(care && { care }) })
