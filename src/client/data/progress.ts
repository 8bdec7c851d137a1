import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { data, server } from '#client/api.ts'
import type { ProgressView, SkillAnswer } from '#shared/progress.ts'
import { from, inPages, type Page, readPage } from './history.ts'

/** What a student knows. A child may be learning while the parent reads. */
export const progressQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['progress', studentId],
    queryFn: (): Promise<ProgressView> => data(server.api.students[':id'].progress.$get({ param: { id: studentId } })),
    staleTime: 0,
  })

/** The answers behind what is said of a skill, newest first. */
export const skillAnswersQuery = (studentId: string, skill: string) =>
  infiniteQueryOptions({
    ...inPages,
    queryKey: ['skill-answers', studentId, skill],
    queryFn: ({ pageParam }): Promise<Page<SkillAnswer>> =>
      readPage(
        server.api.students[':id'].progress[':skill'].$get({ param: { id: studentId, skill }, query: from(pageParam) }),
      ),
  })
