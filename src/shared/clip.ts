import { z } from 'zod'
import { picture, picturedThings } from './picture.ts'
import { subjects } from './subjects.ts'

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
const turn = z.number().min(-720).max(720)
/** A colour of ours by its name in tokens.css: 'leaf', 'sun', 'sky-soft', 'rose-line', 'ink', 'paper', 'cream', 'none'. */
const color = z.string().regex(/^[a-z]+(?:-[a-z]+)?$/)
const sentenceAt = z.int().min(0).max(12)
const look = {
  /** Named so that later scenes and sentences can move it. */
  id: z.string().max(30),
  /** Its middle; for a line and a path where it begins. */
  x: at,
  y: at,
  fill: color.optional(),
  /** Its outline. */
  stroke: color.optional(),
  turn: turn.optional(),
  /** Lets through what lies behind. */
  faint: z.boolean().optional(),
  /** In which sentence of the scene it comes (0 the first), and in which it is gone. One after the last: when the stop is answered. */
  from: sentenceAt.optional(),
  until: sentenceAt.optional(),
  /** Where it goes in later sentences of the scene, or when the stop is answered. */
  moves: z
    .array(z.strictObject({ at: sentenceAt, x: at, y: at, turn: turn.optional() }))
    .max(8)
    .optional(),
}
const side = z.number().min(1).max(700)
const stroke = z.number().min(0).max(20).optional()

/** What is drawn, on a stage of 640×360. Things move smoothly to where the next scene or sentence has them. */
export const clipArt = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), ...look, radius: z.number().min(1).max(400) }),
  z.strictObject({
    kind: z.literal('rect'),
    ...look,
    width: side,
    height: z.number().min(1).max(400),
    round: z.number().min(0).max(60).optional(),
  }),
  z.strictObject({
    kind: z.literal('line'),
    ...look,
    to: z.tuple([at, at]),
    width: stroke,
    /** With a head at its end; with gaps. */
    arrow: z.boolean().optional(),
    dashed: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('text'), ...look, text: z.string().max(40), size: z.number().min(12).max(160) }),
  z.strictObject({ kind: z.literal('path'), ...look, d: z.string().max(600), width: stroke }),
  /** A little board with a letter, a word or a number on it. */
  z.strictObject({
    kind: z.literal('tile'),
    ...look,
    text: z.string().max(40),
    width: side,
    height: side,
    size: z.number().min(12).max(120),
  }),
  /** One of the things that also stand on cards. */
  z.strictObject({ kind: z.literal('thing'), ...look, thing: z.enum(picturedThings), size: side }),
  /** A figure of content/figures.json. */
  z.strictObject({
    kind: z.literal('figure'),
    ...look,
    figure: z.string().max(20),
    size: side,
    flip: z.boolean().optional(),
  }),
  /** A picture as on a card. */
  z.strictObject({ kind: z.literal('picture'), ...look, picture, width: side }),
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
  /** What was found out, for the end: 'A ten and some ones make a teen number.' */
  found: sentence,
  /** Something to do away from the screen: 'Find 3 things at home that come in pairs.' */
  afterwards: sentence,
})
export type Clip = z.infer<typeof clip>
