import { rngOf } from '#server/curriculum/rng.ts'
import type { Situation } from '../move.ts'
import type { Lesson } from '../state.ts'

type Graded = { id: string; grades: readonly [number, number]; themes?: readonly string[] }

/** One that fits the grade and was not told in this conversation, about the theme where there is one. */
export function pickFresh<T extends Graded>(
  all: readonly T[],
  { lesson, grade }: Pick<Situation, 'lesson' | 'grade'>,
  theme: string | null = null,
): { one: T; isThemed: boolean } | null {
  const fresh = all.filter(({ id }) => !lesson.given.includes(id))
  const from = fresh.length > 0 ? fresh : all
  const within = (far: number) =>
    from.filter(({ grades: [least, most] }) => grade >= least - far && grade <= most + far)
  const isAbout = ({ themes = [] }: T) => theme !== null && themes.includes(theme)
  const themed = [within(0), within(1)].map((some) => some.filter(isAbout)).find((some) => some.length > 0)
  const pool = themed ?? [within(0), within(1), within(2), from].find((some) => some.length > 0)
  if (!pool || pool.length === 0) return null
  return { one: rngOf(lesson.seed * 17 + lesson.given.length).pick(pool), isThemed: themed !== undefined }
}

/** It is not told again in this conversation. */
export const given = (lesson: Lesson, id: string): Lesson => ({
  ...lesson,
  seed: lesson.seed + 1,
  given: [...lesson.given, id].slice(-60),
})
