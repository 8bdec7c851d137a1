import { z } from '@hono/zod-openapi'
import { inkStroke } from './ink.ts'
import { id, instant } from './text.ts'

/** What a sentence about a child says: it is steady, mixes something up, is ready for the next, or is not there yet. */
export const claimKinds = ['steady', 'mixes', 'ready', 'practicing'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** A kind, and the skill, misconception or pair of letters that it is about: 'steady:math.add-within-20'. */
export const claimId = z
  .string()
  .regex(/^(?:steady|mixes|ready|practicing):[A-Za-z0-9.-]{1,80}$/, { error: 'invalid_id' })

/** One sentence that the evidence carries. */
export const claimView = z
  .object({
    id: claimId,
    kind: z.enum(claimKinds),
    says: z.string(),
    /** What it rests on, counted, and how sure that makes the program. */
    why: z.string(),
    sure: z.string(),
  })
  .openapi('Claim')
export type ClaimView = z.infer<typeof claimView>

/** What a parent is told of one child. */
export const insightView = z
  .object({
    student_id: id,
    /** The last day with a lesson, by the family's clock; null before the first. */
    last_day: z
      .object({
        date: z.iso.date(),
        is: z.enum(['today', 'yesterday', 'earlier']),
        minutes: z.int(),
        /** An empty name where the tutor had none. */
        tutors: z.array(z.string()),
        topics: z.array(z.string()).max(3),
      })
      .nullable(),
    /** Since Monday, by the family's clock. */
    week: z.object({ minutes: z.int(), lessons: z.int(), right: z.int(), tried: z.int() }),
    claims: z.array(claimView).max(3),
    /** Why there is no more to say; null where there are three sentences. */
    thin: z.string().nullable(),
    /** What could be sent to the tutor as a note for the next session. */
    suggestion: z.object({ says: z.string(), note: z.string() }).nullable(),
  })
  .openapi('Insight')
export type InsightView = z.infer<typeof insightView>

/** One of the answers behind a sentence. */
export const claimEvidence = z
  .object({
    id,
    answered_at: instant,
    tool: z.enum(['chat', 'flashcards', 'multiple-choice', 'letter-tracing', 'blackboard', 'video']),
    /** Null where the card is no longer there. */
    question: z.string().nullable(),
    /** What was answered, where it was kept. */
    answer: z.string().nullable(),
    was_correct: z.boolean(),
    /** 0 without help, 4 after the whole solution. */
    hint_level: z.int().min(0).max(4),
    /** What was written by hand. */
    written: z.object({ glyph: z.string(), strokes: z.array(inkStroke) }).nullable(),
  })
  .openapi('ClaimEvidence')
export type ClaimEvidence = z.infer<typeof claimEvidence>
