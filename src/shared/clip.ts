import { z } from 'zod'
import { clipArt } from './clip-art.ts'
import { clipStop, sentence } from './clip-stop.ts'
import { subjects } from './subjects.ts'

/** A short animated explainer of ours: drawn, narrated by the tutor's voice, with points where it stops and asks. */
export const clip = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: z.string().max(60),
  about: sentence,
  subject: z.enum(subjects),
  /** The skill (content/skills) that its questions are evidence of. */
  skill: z.string(),
  from_grade: z.int().min(-1).max(5),
  to_grade: z.int().min(-1).max(5),
  scenes: z
    .array(
      z.strictObject({
        art: z.array(clipArt).max(60),
        /** Spoken and captioned, one after the other. */
        says: z.array(sentence).min(1).max(8),
        stop: clipStop.optional(),
        /** Where the child's tutor stands (its middle); without it the freest corner. */
        tutor: z.tuple([z.number().min(0).max(640), z.number().min(0).max(360)]).optional(),
      }),
    )
    .min(2)
    .max(14),
  /** What was found out, for the end: 'A ten and some ones make a teen number.' */
  found: sentence,
  /** Something to do away from the screen: 'Find 3 things at home that come in pairs.' */
  afterwards: sentence,
})
export type Clip = z.infer<typeof clip>
