import { z } from 'zod'

/** Something that children say, in several ways, and what a teacher says to it, for two ages. */
export const written = z.strictObject({
  says: z.array(z.string()).min(3),
  young: z.array(z.string()).min(1),
  older: z.array(z.string()).min(1),
})

/** `stems`: those of each way to say it, as one text. */
export type Moment = z.infer<typeof written> & { stems: readonly string[] }
