import { z } from '@hono/zod-openapi'
import { bandNames } from './bands.ts'
import { grown } from './growth.ts'
import { letterStyles } from './handwriting-rules.ts'
import { inkStroke } from './ink.ts'
import { id, instant } from './text.ts'

/** How much help stands on the canvas, the most first. */
export const stages = ['model', 'trace', 'dots', 'copy', 'memory', 'word'] as const
export type Stage = (typeof stages)[number]

export const hands = ['right', 'left'] as const
export type Hand = (typeof hands)[number]

export type LetterStyle = (typeof letterStyles)[number]
export const letterStyle = z.object({ style: z.enum(letterStyles) }).openapi('LetterStyle')
export const changeLetterStyle = z.strictObject({ style: z.enum(letterStyles) }).openapi('ChangeLetterStyle')

/** Which way the pen went: as a school teaches it, in another order or direction, or in a form of its own. */
export const ways = ['taught', 'order', 'direction', 'own'] as const
export type Way = (typeof ways)[number]

/** How the line itself runs. */
export const smoothnesses = ['smooth', 'fair', 'wavy'] as const
export type Smoothness = (typeof smoothnesses)[number]

/** What is written: a letter, a digit, or in the stage `word` and for the child's name a word. */
export const glyph = z.string().regex(/^(?:[A-Za-z0-9]|[A-Za-z][A-Za-z' -]{1,11})$/)

/** What a child should write next, and with how much help. */
export const handwritingTask = z
  .object({ glyph, stage: z.enum(stages), band: z.enum(bandNames), isName: z.boolean(), style: z.enum(letterStyles) })
  .openapi('HandwritingTask')
export type HandwritingTask = z.infer<typeof handwritingTask>

export const logHandwriting = z
  .strictObject({
    student_id: id,
    /** The same for every retry: one try counts once. */
    client_id: id,
    glyph,
    stage: z.enum(stages),
    hand: z.enum(hands),
    /** What was drawn on the canvas of 500×300; empty when the strokes were put in order by keyboard. */
    strokes: z.array(inkStroke).max(60),
    /** By keyboard or switch: the strokes in the order in which they were chosen, by their number from 0, and whether each was begun at its right end. */
    ordered: z
      .array(z.strictObject({ stroke: z.int().min(0).max(40), forward: z.boolean() }))
      .max(60)
      .optional(),
    latency_ms: z.int().min(0).max(86_400_000).optional(),
    answered_at: instant.optional(),
  })
  .openapi('LogHandwriting')
export type LogHandwriting = z.input<typeof logHandwriting>

export const handwritingLogged = z
  .object({
    was_correct: z.boolean(),
    /** One friendly sentence, and one thing to try; null when there is nothing better to do. */
    says: z.string(),
    try_this: z.string().nullable(),
    /** 'b' when a d was drawn like a b. */
    reversed_as: z.string().nullable(),
    band: z.enum(bandNames),
    grew: z.boolean(),
    /** What grew on the child's plant by it. */
    grown: z.array(grown),
    next: handwritingTask,
  })
  .openapi('HandwritingLogged')
export type HandwritingLogged = z.infer<typeof handwritingLogged>

/** What a parent sees of a try: the strokes, to be replayed, and what was said about them. */
export const handwritingView = z
  .object({
    id,
    glyph: z.string(),
    stage: z.enum(stages),
    hand: z.enum(hands),
    strokes: z.array(inkStroke),
    /** Whether it can be read: this alone is mastery. */
    was_correct: z.boolean(),
    /** Null where there is nothing to say: not read, not drawn, or older than these marks. */
    way: z.enum(ways).nullable(),
    smoothness: z.enum(smoothnesses).nullable(),
    says: z.string(),
    written_at: instant,
  })
  .openapi('Handwriting')
export type HandwritingView = z.infer<typeof handwritingView>
