import { z } from 'zod'

/** What a statement gave, row by row in this form. */
export const rowsOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row) }).transform((result) => result.rows)
