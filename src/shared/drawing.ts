import { z } from '@hono/zod-openapi'
import { helpKind } from './alarm.ts'
import { inkStroke, mostPoints } from './ink.ts'
import { id, instant, typedText } from './text.ts'

export const mats = ['plain', 'ten-frame', 'number-line', 'fraction-bars', 'hundred-chart', 'grid'] as const
export type Mat = (typeof mats)[number]

const coordinate = z.number().min(-2_000).max(2_000)
const point = z.tuple([coordinate, coordinate])
const length = z.number().min(0).max(2_000)
const elementId = z.string().regex(/^[A-Za-z0-9_-]{4,24}$/)
const pen = { id: elementId, color: z.string().regex(/^#[0-9a-f]{6}$/), width: z.number().min(2).max(50) }

/** What a child put on the board, oldest first. Erasing cuts strokes, so that nothing here is hidden. */
export const boardElement = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ink'), ...pen, points: inkStroke }),
    z.strictObject({ kind: z.literal('line'), ...pen, from: point, to: point }),
    z.strictObject({ kind: z.literal('rect'), ...pen, x: coordinate, y: coordinate, across: length, down: length }),
    z.strictObject({ kind: z.literal('circle'), ...pen, x: coordinate, y: coordinate, radius: length }),
    z.strictObject({
      kind: z.literal('text'),
      id: pen.id,
      color: pen.color,
      x: coordinate,
      y: coordinate,
      size: z.number().min(12).max(96),
      text: typedText(200),
    }),
  ])
  .openapi('BoardElement')
export type BoardElement = z.infer<typeof boardElement>

export const boardScene = z
  .strictObject({ mat: z.enum(mats), elements: z.array(boardElement).max(mostPoints.elements) })
  .openapi('BoardScene')
export type BoardScene = z.infer<typeof boardScene>

const small = z.int().min(1).max(20)

/** What the tutor draws back, on a layer of its own, in the board's units. */
export const tutorMark = z
  .discriminatedUnion('kind', [
    /** `x` and `y`: the left end of the base line. */
    z.strictObject({ kind: z.literal('text'), x: coordinate, y: coordinate, size: length, text: z.string().max(60) }),
    z.strictObject({ kind: z.literal('line'), from: point, to: point }),
    z.strictObject({ kind: z.literal('arrow'), from: point, to: point }),
    z.strictObject({ kind: z.literal('circle'), x: coordinate, y: coordinate, radius: length }),
    z.strictObject({
      kind: z.literal('highlight'),
      x: coordinate,
      y: coordinate,
      width: length,
      height: length,
    }),
    /** Dots in rows; `x` and `y`: the upper left corner; `gap` from dot to dot. */
    z.strictObject({
      kind: z.literal('array'),
      x: coordinate,
      y: coordinate,
      rows: small,
      columns: small,
      gap: length,
    }),
    /** Ticks from `from` to `to`, with hops as arcs above it. */
    z.strictObject({
      kind: z.literal('number-line'),
      x: coordinate,
      y: coordinate,
      width: length,
      from: z.number(),
      to: z.number(),
      step: z.number().positive(),
      hops: z.array(z.tuple([z.number(), z.number()])).max(12),
    }),
  ])
  .openapi('TutorMark')
export type TutorMark = z.infer<typeof tutorMark>

export const saveDrawing = z
  .strictObject({
    student_id: id,
    conversation_id: id.nullable(),
    /** Rises with every save of a drawing; an older one that comes late changes nothing. */
    version: z.int().min(1).max(1_000_000),
    scene: boardScene,
    marks: z.array(tutorMark).max(60),
    /** The child put it into its gallery. */
    kept: z.boolean(),
  })
  .openapi('SaveDrawing')
export type SaveDrawing = z.infer<typeof saveDrawing>

export const drawingView = z
  .object({
    id,
    conversation_id: id.nullable(),
    version: z.int(),
    scene: boardScene,
    marks: z.array(tutorMark),
    kept: z.boolean(),
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Drawing')
export type DrawingView = z.infer<typeof drawingView>

export const readDrawing = z.strictObject({ student_id: id, scene: boardScene }).openapi('ReadDrawing')

const meaning = z.object({
  /** To the child: 'I see 7 × 8 = 54. Right?' */
  says: z.string(),
  /** What the child says with a yes: '7 × 8 = 54'. */
  message: z.string(),
})
export type DrawingMeaning = z.infer<typeof meaning>

/** What is on the board, as far as it can be read: never guessed. */
export const drawingReading = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('seen'), ...meaning.shape }),
    /** Two or three things that it may be. */
    z.object({ kind: z.literal('unsure'), says: z.string(), options: z.array(meaning).max(3) }),
    z.object({ kind: z.literal('empty'), says: z.string() }),
  ])
  .openapi('DrawingReading')
export type DrawingReading = z.infer<typeof drawingReading>

/** Words on the board that need a grown-up: the help card that stays on the child's screen until somebody puts it away. */
const help = helpKind.nullable()

/** `version`: the one that the server has now. */
export const drawingSaved = z.object({ version: z.int(), help }).openapi('DrawingSaved')
export type DrawingSaved = z.infer<typeof drawingSaved>

export const drawingRead = z.intersection(drawingReading, z.object({ help })).openapi('DrawingRead')
export type DrawingRead = z.infer<typeof drawingRead>
