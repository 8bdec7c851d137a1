import { z } from '@hono/zod-openapi'

const count = z.int().min(0).max(100)
const small = z.int().min(1).max(20)

/** What stands in sets, rows and graphs: each is drawn by us. */
export const picturedThings = [
  'apple',
  'star',
  'fish',
  'ball',
  'flower',
  'block',
  'bee',
  'leaf',
  'shell',
  'cookie',
] as const

const amount = z.number().min(-1_000).max(1_000_000)

/**
 * A picture on a card, as data: the browser draws it (client/tools/picture). `alt` says to those who do not see it what
 * is drawn, without what is asked.
 */
export const picture = z
  .discriminatedUnion('kind', [
    /** The short and the long hand; `hour` 1 to 12. */
    z.strictObject({
      kind: z.literal('clock'),
      hour: z.int().min(1).max(12),
      minute: z.int().min(0).max(59),
      alt: z.string(),
    }),
    z.strictObject({
      kind: z.literal('coins'),
      coins: z
        .array(z.enum(['penny', 'nickel', 'dime', 'quarter', 'dollar']))
        .min(1)
        .max(14),
      alt: z.string(),
    }),
    /** Rows of equal length. */
    z.strictObject({
      kind: z.literal('array'),
      rows: small,
      columns: small,
      thing: z.enum(picturedThings),
      alt: z.string(),
    }),
    /** Groups of things, beside each other; `crossed` of the last group are crossed out. */
    z.strictObject({
      kind: z.literal('objects'),
      groups: z
        .array(z.strictObject({ thing: z.enum(picturedThings), count: z.int().min(0).max(20) }))
        .min(1)
        .max(6),
      crossed: count.optional(),
      alt: z.string(),
    }),
    /** Frames of ten, filled from the left. One number per frame. */
    z.strictObject({
      kind: z.literal('ten-frame'),
      filled: z.array(z.int().min(0).max(10)).min(1).max(4),
      alt: z.string(),
    }),
    /** Blocks: hundreds as squares, tens as rods, ones as cubes. */
    z.strictObject({
      kind: z.literal('base-ten'),
      hundreds: z.int().min(0).max(9),
      tens: z.int().min(0).max(12),
      ones: z.int().min(0).max(12),
      alt: z.string(),
    }),
    /** Ticks from `from` to `to`; `labels` are the ticks that are written, `points` are marked, `hops` are drawn as arcs. */
    z.strictObject({
      kind: z.literal('number-line'),
      from: amount,
      to: amount,
      step: z.number().positive(),
      labels: z.array(z.strictObject({ at: amount, text: z.string().max(8) })).max(25),
      points: z
        .array(z.strictObject({ at: amount, text: z.string().max(4).optional() }))
        .max(6)
        .optional(),
      hops: z
        .array(z.strictObject({ from: amount, to: amount }))
        .max(12)
        .optional(),
      alt: z.string(),
    }),
    /** Bars of one length below each other, cut into `parts`, the first `shaded` of them filled. */
    z.strictObject({
      kind: z.literal('fraction-bars'),
      bars: z
        .array(z.strictObject({ parts: small, shaded: z.int().min(0).max(20) }))
        .min(1)
        .max(3),
      alt: z.string(),
    }),
    /** Circles cut like pies. */
    z.strictObject({
      kind: z.literal('fraction-circles'),
      circles: z
        .array(z.strictObject({ parts: z.int().min(1).max(12), shaded: z.int().min(0).max(12) }))
        .min(1)
        .max(4),
      alt: z.string(),
    }),
    z.strictObject({
      kind: z.literal('shape'),
      shape: z.enum([
        'triangle',
        'right-triangle',
        'square',
        'rectangle',
        'rhombus',
        'parallelogram',
        'trapezoid',
        'pentagon',
        'hexagon',
        'octagon',
        'circle',
        'oval',
        'semicircle',
        'star',
        'heart',
        'cube',
        'cuboid',
        'sphere',
        'cone',
        'cylinder',
        'pyramid',
      ]),
      /** Degrees, clockwise. */
      turned: z.int().min(0).max(359).optional(),
      /** A dashed line through the middle, in degrees from upright: is it a line of symmetry? */
      line: z.int().min(0).max(179).optional(),
      /** Cuts into equal parts, and how many of them are filled. */
      parts: z.int().min(2).max(8).optional(),
      shaded: z.int().min(0).max(8).optional(),
      alt: z.string(),
    }),
    /** Lengths as they are written at the sides ('5 cm', '?'); a grid of unit squares when `grid`. */
    z.strictObject({
      kind: z.literal('rectangle'),
      width: small,
      height: small,
      labels: z.strictObject({ top: z.string().max(10).optional(), side: z.string().max(10).optional() }),
      grid: z.boolean().optional(),
      alt: z.string(),
    }),
    /** Two rays from one point. */
    z.strictObject({ kind: z.literal('angle'), degrees: z.int().min(5).max(180), alt: z.string() }),
    /** A bar graph, or with `thing` a picture graph in which each thing stands for `worth`. */
    z.strictObject({
      kind: z.literal('graph'),
      title: z.string().max(40),
      bars: z
        .array(z.strictObject({ label: z.string().max(12), value: z.int().min(0).max(100) }))
        .min(2)
        .max(6),
      thing: z.enum(picturedThings).optional(),
      worth: z.int().min(1).max(10).optional(),
      /** Steps of the scale of a bar graph. */
      scale: z.int().min(1).max(20).optional(),
      alt: z.string(),
    }),
    /** X marks above a number line. */
    z.strictObject({
      kind: z.literal('line-plot'),
      title: z.string().max(40),
      columns: z
        .array(z.strictObject({ label: z.string().max(8), count: z.int().min(0).max(10) }))
        .min(2)
        .max(10),
      alt: z.string(),
    }),
    /** A ruler with a bar that lies on it from `from` to `to`. */
    z.strictObject({
      kind: z.literal('ruler'),
      unit: z.enum(['inch', 'centimeter']),
      length: z.int().min(3).max(15),
      from: z.number().min(0).max(15),
      to: z.number().min(0).max(15),
      alt: z.string(),
    }),
    /** A quarter of the plane with points and their names. */
    z.strictObject({
      kind: z.literal('grid-points'),
      size: z.int().min(5).max(10),
      points: z
        .array(z.strictObject({ x: z.int().min(0).max(10), y: z.int().min(0).max(10), name: z.string().max(2) }))
        .min(1)
        .max(5),
      alt: z.string(),
    }),
    /** A letter, a word or a number, as large as it goes. */
    z.strictObject({ kind: z.literal('glyph'), text: z.string().min(1).max(12), alt: z.string() }),
  ])
  .openapi('Picture')
export type Picture = z.infer<typeof picture>
export type Thing = (typeof picturedThings)[number]
