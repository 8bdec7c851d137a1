import { z } from 'zod'
import { picture, picturedThings } from './picture.ts'

const at = z.number().min(-200).max(1_000)
const turn = z.number().min(-720).max(720)
/** A colour of ours by its name in tokens.css: 'leaf', 'sun', 'sky-soft', 'rose-line', 'ink', 'paper', 'cream', 'none'. */
const color = z.string().regex(/^[a-z]+(?:-[a-z]+)?$/)
const sentenceAt = z.int().min(0).max(12)
const scale = z.number().min(0).max(4)
/** The word of its sentence with which it happens, 'red#2' its second 'red'; without one it happens as the sentence begins. */
const on = z.string().max(30).optional()
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
  /** How it comes; a line draws itself from where it begins. */
  enter: z.enum(['fade', 'grow', 'drop', 'left', 'right', 'draw']).optional(),
  on,
  scale: scale.optional(),
  /** Where it goes in later sentences of the scene, or when the stop is answered. */
  moves: z
    .array(z.strictObject({ at: sentenceAt, x: at, y: at, turn: turn.optional(), scale: scale.optional(), on }))
    .max(8)
    .optional(),
  /** What it does in a sentence, where it stands. */
  acts: z
    .array(z.strictObject({ at: sentenceAt, how: z.enum(['glow', 'hop', 'shake', 'spin']), on }))
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
  /** The same thing many times: comes one by one, is counted, splits into groups and joins again. */
  z.strictObject({
    kind: z.literal('many'),
    ...look,
    /** A thing or a figure; without either, dots. */
    thing: z.enum(picturedThings).optional(),
    figure: z.string().max(20).optional(),
    count: z.int().min(1).max(30),
    size: z.number().min(8).max(120),
    columns: z.int().min(1).max(12).optional(),
    /** How many stand in each group from a sentence on; one group joins them. */
    split: z
      .array(
        z.strictObject({
          at: sentenceAt,
          into: z.array(z.int().min(0).max(30)).min(1).max(6),
          columns: z.int().min(1).max(12).optional(),
          /** The room between two groups. */
          apart: z.number().min(0).max(200).optional(),
          on,
        }),
      )
      .max(6)
      .optional(),
    /** Each hops when its number is said, and its number stands above it. */
    counted: z.strictObject({ at: sentenceAt, first: z.int().min(0).max(100).optional() }).optional(),
  }),
  /** A picture as on a card. */
  z.strictObject({ kind: z.literal('picture'), ...look, picture, width: side }),
])
export type ClipArt = z.infer<typeof clipArt>
