import { z } from '@hono/zod-openapi'
import { helpKind } from './alarm.ts'
import { bandNames } from './bands.ts'
import { grown } from './growth.ts'
import { picture } from './picture.ts'
import { subjects } from './subjects.ts'
import { id, instant } from './text.ts'

/** How a card is asked. */
export const cardTypes = ['standard', 'choice', 'number', 'word', 'image'] as const

/** A card's id: `times-tables~6x7` (written or enumerated), `math.rounding-tens~41` (made by code from that number). */
export const cardId = z
  .string()
  .max(160)
  .regex(/^[a-z0-9][a-z0-9.:_-]*~[A-Za-z0-9.:_-]+$/)

export const cardView = z
  .object({
    id: cardId,
    /** What is read before the question: a passage, a story. */
    text: z.array(z.string()),
    question: z.string(),
    correct_answer: z.string(),
    /** Wrong answers, the most telling first; each stands in `feedback`, unless the deck came from outside. */
    distractors: z.array(z.string()),
    card_type: z.enum(cardTypes),
    /** How it is answered where it is asked alone: by a button, or typed. */
    answer_format: z.enum(['choice', 'number', 'word']),
    /** What may be typed behind the number: 'cm', '$'. */
    unit: z.string().optional(),
    entity: z.string(),
    category: z.string(),
    deck_id: z.string(),
    tags: z.array(z.string()),
    picture: picture.optional(),
    /** What helps to see it, for the first hint; it does not tell the answer. */
    hint_picture: picture.optional(),
    skill: z.string(),
    /** In words that a child reads: 'Add within 20'. */
    skill_name: z.string(),
    subject: z.enum(subjects),
    grade: z.int().min(-1).max(12),
    /** None of them holds the answer; later ones help more. */
    hints: z.array(z.string()),
    /** Why it is so, for after the answer. */
    explanation: z.string(),
    /** What each usual wrong answer shows, for after it was given. */
    feedback: z.array(z.object({ answer: z.string(), says: z.string() })),
  })
  .openapi('Card')
export type CardView = z.infer<typeof cardView>

/** Tools that ask cards. */
export const cardTools = ['flashcards', 'multiple-choice'] as const

export const logAnswer = z
  .strictObject({
    student_id: id,
    card_id: cardId,
    was_correct: z.boolean(),
    /** What was answered; when it is there, the server grades it, and its verdict stands. */
    answer: z.string().max(200).optional(),
    /** How many hints were taken before: 0 none, 4 the whole solution. */
    hint_level: z.int().min(0).max(4).optional(),
    /** From the question shown to the answer given, in milliseconds. */
    latency_ms: z.int().min(0).max(86_400_000).optional(),
    /** Made by the sender, the same for every retry: one answer counts once. */
    client_id: id.optional(),
    tool: z.enum(cardTools).optional(),
    /** When it was answered, if it could not be sent at once. */
    answered_at: instant.optional(),
  })
  .openapi('LogAnswer')
export type LogAnswer = z.input<typeof logAnswer>

export const answerLogged = z
  .object({
    was_correct: z.boolean(),
    correct_answer: z.string(),
    skill: z.string(),
    skill_name: z.string(),
    band: z.enum(bandNames),
    /** This answer shows that it is known, and the band is higher than before it. */
    grew: z.boolean(),
    /** This card was answered for the first time. */
    first_time: z.boolean(),
    /** What grew on the child's plant by it. */
    grown: z.array(grown),
    /** What was typed needs a grown-up: the help card that stays on the child's screen until somebody puts it away. */
    help: helpKind.nullable(),
    /** Right in value, but not in the form that was asked, or with a unit of something else: no miss, and nothing was kept. */
    verdict: z.enum(['form', 'unit']).optional(),
    /** With such a verdict: what is right in it, and a question that leads on. */
    says: z.string().optional(),
  })
  .openapi('AnswerLogged')
export type AnswerLogged = z.infer<typeof answerLogged>

/** A category of cards that fit the student. */
export const cardCategory = z
  .object({
    category: z.string(),
    subject: z.enum(subjects),
    /** One of the five or six that the student's grade is about: shown first. */
    at_grade: z.boolean(),
  })
  .openapi('CardCategory')
export type CardCategory = z.infer<typeof cardCategory>
