import { z } from 'zod'
import { picturedThings } from './picture.ts'

export const sentence = z.string().min(1).max(160)
const label = z.string().min(1).max(24)
/** What is taken into the hand: a thing, or a figure of content/figures.json. */
const look = { thing: z.enum(picturedThings).optional(), figure: z.string().max(20).optional() }

/** What the child does with its hands at a stop; what it made is its answer, as a text. */
export const clipHands = z.discriminatedUnion('kind', [
  /** Taps things, which are counted: '5'. */
  z.strictObject({ kind: z.literal('tap'), ...look, count: z.int().min(1).max(20) }),
  /** Puts things into places: '4 and 4', the places in their order. */
  z.strictObject({
    kind: z.literal('give'),
    ...look,
    count: z.int().min(1).max(20),
    places: z.array(label).min(1).max(4),
  }),
  /** Cuts a row in two: '6 and 4'. */
  z.strictObject({ kind: z.literal('cut'), ...look, count: z.int().min(2).max(20) }),
  /** Goes to a place on a line: what is written there, or its number. */
  z.strictObject({
    kind: z.literal('line'),
    from: z.number().min(-100).max(10_000),
    step: z.number().positive(),
    ticks: z.int().min(3).max(21),
    /** What each tick is called, from the first on; without it its number. */
    names: z.array(z.string().max(12)).max(21).optional(),
    /** Which ticks are written below the line, from 0. */
    shown: z.array(z.int().min(0).max(20)).max(21),
  }),
  /** Sorts into two boxes: what lies in the first, in the order of the items: 'cat, dog'. */
  z.strictObject({
    kind: z.literal('sort'),
    items: z
      .array(
        z.strictObject({
          name: label,
          ...look,
          /** A row of things instead of its written name: a pattern to look at. */
          row: z.array(z.enum(picturedThings)).min(2).max(6).optional(),
        }),
      )
      .min(3)
      .max(8),
    boxes: z.tuple([label, label]),
  }),
  /** Fills spots and empties them, as of a ten frame: how many are full ('13'), or how many came ('4'). */
  z.strictObject({
    kind: z.literal('fill'),
    ...look,
    count: z.int().min(2).max(20),
    /** How many are full at first. */
    begun: z.int().min(0).max(20),
    /** What the answer counts: all that are full, or those that came to them (which then stay). */
    counts: z.enum(['all', 'new']),
    /** The spots are the parts of one bar: a fraction. */
    bar: z.boolean().optional(),
  }),
  /** Puts things that are worth something on a mat: what they are worth together, '34'. */
  z.strictObject({
    kind: z.literal('worth'),
    items: z
      .array(z.strictObject({ name: label, ...look, worth: z.int().min(1).max(1_000) }))
      .min(2)
      .max(14),
    place: label,
  }),
  /** Puts tiles into gaps: what stands in them, in their order, with `join` between: '34', '2/5', 'can'. */
  z.strictObject({
    kind: z.literal('build'),
    tiles: z
      .array(z.strictObject({ name: z.string().min(1).max(40), ...look }))
      .min(2)
      .max(8),
    /** What stands before, between and after the gaps: one more than there are gaps. */
    around: z.array(z.string().max(32)).min(2).max(5),
    join: z.string().max(5).optional(),
  }),
  /** Turns the long hand of a clock, and the short one goes with it: '12:30'. */
  z.strictObject({ kind: z.literal('clock'), hour: z.int().min(1).max(12), step: z.int().min(5).max(30) }),
])
export type ClipHands = z.infer<typeof clipHands>

/** Where a clip stops and asks; it goes on whatever is answered. */
export const clipStop = z.strictObject({
  question: sentence,
  /** `made`: by hand, when it is not one number. */
  format: z.enum(['choice', 'number', 'word', 'made']),
  correct_answer: z.string().max(80),
  /** Done by hand instead of chosen or typed. */
  hands: clipHands.optional(),
  /** For a choice: all of them, the right one among them. */
  choices: z.array(z.string().max(40)).min(2).max(4).optional(),
  /** Each choice names a thing or a figure, which stands beside it: for those who do not read yet. */
  pictured: z.boolean().optional(),
  /** Said after the first answer that is not right, unless `feedback` has something for it; then the child tries once more. */
  hint: sentence,
  /** Said after a right answer: why it is so. */
  right: sentence,
  /** Said after the second answer that is not right: the answer, and why. */
  told: sentence,
  /** What a usual wrong answer shows, said to the child, and its name as in the cards ('added-instead'). */
  feedback: z.array(z.strictObject({ answer: z.string().max(80), says: sentence, mistake: z.string().max(60) })),
})
export type ClipStop = z.infer<typeof clipStop>
