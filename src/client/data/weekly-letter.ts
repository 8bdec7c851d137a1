import { queryOptions } from '@tanstack/react-query'
import { data, done, server } from '#client/api.ts'
import type { WeeklyLetterView } from '#shared/weekly-letter.ts'
import type { LetterLength } from '#shared/weekly-letter-rules.ts'

const calls = server.api['weekly-letter']

/** The letter about the last whole week, and how much is wanted by mail. */
export const weeklyLetterQuery = queryOptions({
  queryKey: ['weekly-letter'],
  queryFn: (): Promise<WeeklyLetterView> => data(calls.$get()),
  staleTime: 60_000,
})

export const changeWeeklyLetter = (length: LetterLength): Promise<WeeklyLetterView> =>
  data(calls.$put({ json: { length } }))

/** By the token of the link in a letter: whoever is signed in here, or nobody. */
export const stopWeeklyLetter = (token: string): Promise<void> => done(calls.stop.$post({ query: { token } }))
