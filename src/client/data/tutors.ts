import { queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'
import type { TutorView } from '#shared/tutor.ts'

/** The tutors that fit a grade, by name. */
export const tutorsQuery = (grade: number) =>
  queryOptions({
    queryKey: ['tutors', grade],
    queryFn: (): Promise<TutorView[]> => data(server.api.tutors.$get({ query: { grade_level: String(grade) } })),
  })
