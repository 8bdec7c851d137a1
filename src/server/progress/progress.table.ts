import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { bandNames } from '#shared/bands.ts'

const ofStudent = () =>
  uuid()
    .notNull()
    .references(() => student.id, { onDelete: 'cascade' })

/** One observed attempt. Rows are only added: what a parent is told points at them. */
export const evidence = pgTable(
  'evidence',
  {
    id: primaryId(),
    student_id: ofStudent(),
    parent_id: ofFamily(),
    skill: text().notNull(),
    card_id: text().notNull(),
    tool: text({ enum: ['chat', 'flashcards', 'multiple-choice', 'letter-tracing', 'blackboard', 'video'] }).notNull(),
    was_correct: boolean().notNull(),
    /** 0 without help, 4 after the whole solution. */
    hint_level: integer().notNull(),
    /** From the question to the answer, in milliseconds. */
    latency_ms: integer(),
    /** What was answered, where it is known. */
    answer: text(),
    /** The name of the misconception that a wrong answer shows. */
    mistake: text(),
    /** It was due: what was known came again to be kept. */
    is_review: boolean().notNull().default(false),
    /** The band to which this answer raised the skill, where it shows that something is known; null: to none. */
    grew_to: text({ enum: bandNames }),
    /** The band of the skill from this answer on, where it is another one than before; higher or lower. */
    changed_to: text({ enum: bandNames }),
    /** The sender's key: the same answer sent twice is one row. */
    client_id: uuid(),
    answered_at: timestampColumn().notNull(),
    created_at: timestampColumn().notNull(),
  },
  (t) => [
    uniqueIndex('evidence_once').on(t.student_id, t.client_id),
    index('evidence_newest').on(t.student_id, t.id),
    index('evidence_answered').on(t.student_id, t.answered_at),
    index('evidence_of_skill').on(t.student_id, t.skill, t.id),
    index('evidence_changes').on(t.student_id, t.id).where(sql`changed_to is not null`),
    index('evidence_of_family').on(t.parent_id),
  ],
)

/** How well a student knows a skill: the sum of its evidence. */
export const skillState = pgTable(
  'skill_state',
  {
    student_id: ofStudent(),
    parent_id: ofFamily(),
    skill: text().notNull(),
    /** The probability that it is known (mastery.ts), 0 to 1. Never shown; people see the band. */
    p: doublePrecision().notNull(),
    answers: integer().notNull(),
    right_answers: integer().notNull(),
    /** How many of its cards were met. */
    met: integer().notNull(),
    band: text({ enum: bandNames }).notNull(),
    /** When it was mastered first. */
    steady_at: timestampColumn(),
    /** What shows that it stayed, and when the last of it was given (mastery.ts). */
    proof: integer().notNull().default(0),
    proof_at: timestampColumn(),
    last_at: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.student_id, t.skill] }), index('skill_state_of_family').on(t.parent_id)],
)

/** What is remembered of one card (memory.ts), and when it should come again. */
export const cardMemory = pgTable(
  'card_memory',
  {
    student_id: ofStudent(),
    parent_id: ofFamily(),
    card_id: text().notNull(),
    skill: text().notNull(),
    /** Days until the chance to remember it falls to 90 %. */
    stability: doublePrecision().notNull(),
    /** 1 to 10. */
    difficulty: doublePrecision().notNull(),
    due: timestampColumn().notNull(),
    last_at: timestampColumn().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    /** When it was answered at once and right, without help, for the first time (fluency.ts). */
    quick_at: timestampColumn(),
    /** When that happened on a second day: the fact is known. */
    fluent_at: timestampColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.student_id, t.card_id] }),
    index('card_due').on(t.student_id, t.due),
    index('card_quick').on(t.student_id).where(sql`quick_at is not null`),
    index('card_memory_of_family').on(t.parent_id),
  ],
)

/** The content that these tables speak of: one row, written when they have followed it (cards/follow-content.ts). */
export const contentFollowed = pgTable('content_followed', { version: text().primaryKey() })
