import { queryOptions } from '@tanstack/react-query'
import { data, server, withPass } from '#client/api.ts'
import type { HandwritingTask, LetterStyle } from '#shared/handwriting.ts'
import type { PassKeeper } from './pass-keeper.ts'

/** What this student should write next; with `glyph` that one. */
export const nextLetter = (pass: PassKeeper, student_id: string, glyph?: string): Promise<HandwritingTask> =>
  pass.call((token) =>
    data(
      server.api.letters.next.$get({ query: { student_id, ...(glyph !== undefined && { glyph }) } }, withPass(token)),
    ),
  )

/** How the school of a student writes print. */
export const letterStyleQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['letter-style', studentId],
    queryFn: (): Promise<{ style: LetterStyle }> =>
      data(server.api.student[':id'].handwriting.style.$get({ param: { id: studentId } })),
  })

export const chooseLetterStyle = (id: string, style: LetterStyle): Promise<{ style: LetterStyle }> =>
  data(server.api.student[':id'].handwriting.style.$put({ param: { id }, json: { style } }))
