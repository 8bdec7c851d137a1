import { data, server, withPass } from '#client/api.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import type { PassKeeper } from './pass-keeper.ts'

/** What this student should write next; with `glyph` that one. */
export const nextLetter = (pass: PassKeeper, student_id: string, glyph?: string): Promise<HandwritingTask> =>
  pass.call((token) =>
    data(
      server.api.letters.next.$get({ query: { student_id, ...(glyph !== undefined && { glyph }) } }, withPass(token)),
    ),
  )
