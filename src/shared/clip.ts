import { z } from 'zod'
import { subjects } from './card.ts'

const sentence = z.string().min(1).max(160)

/** Where a clip stops and asks; it goes on whatever is answered. */
export const clipStop = z.strictObject({
  question: sentence,
  format: z.enum(['choice', 'number', 'word']),
  correct_answer: z.string().max(40),
  /** For a choice: all of them, the right one among them. */
  choices: z.array(z.string().max(40)).min(2).max(4).optional(),
  /** Said after the first answer that is not right, unless `feedback` has something for it; then the child tries once more. */
  hint: sentence,
  /** Said after a right answer: why it is so. */
  right: sentence,
  /** Said after the second answer that is not right: the answer, and why. */
  told: sentence,
  /** What a usual wrong answer shows, said to the child, and its name as in the cards ('added-instead'). */
  feedback: z.array(z.strictObject({ answer: z.string().max(40), says: sentence, mistake: z.string().max(60) })),
})
export type ClipStop = z.infer<typeof clipStop>

const at = z.number().min(-200).max(1_000)
const look = {
  /** Named so that later scenes and sentences can move it. */
  id: z.string().max(30),
  x: at,
  y: at,
  /** A colour of ours by name: 'leaf', 'sun', 'sky', 'rose', 'ink', 'paper', 'cream', 'line'. */
  fill: z.string().max(12).optional(),
  /** In which sentence of the scene it comes (0 the first), and goes. */
  from: z.int().min(0).max(12).optional(),
  until: z.int().min(0).max(12).optional(),
}

/** What is drawn, on a stage of 640×360. Things move smoothly to where the next scene or sentence has them. */
export const clipArt = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), ...look, radius: z.number().min(1).max(400) }),
  z.strictObject({
    kind: z.literal('rect'),
    ...look,
    width: z.number().min(1).max(700),
    height: z.number().min(1).max(400),
    round: z.number().min(0).max(60).optional(),
  }),
  z.strictObject({
    kind: z.literal('line'),
    ...look,
    to: z.tuple([at, at]),
    width: z.number().min(1).max(20).optional(),
  }),
  z.strictObject({ kind: z.literal('text'), ...look, text: z.string().max(40), size: z.number().min(12).max(160) }),
  z.strictObject({
    kind: z.literal('path'),
    ...look,
    d: z.string().max(600),
    width: z.number().min(0).max(20).optional(),
  }),
])
export type ClipArt = z.infer<typeof clipArt>

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
      }),
    )
    .min(2)
    .max(14),
})
export type Clip = z.infer<typeof clip>
