import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { conversation } from '#server/conversations/conversation.table.ts'
import { checkedJson, knownOnly } from '#server/db/checked-json.ts'
import { ofFamily, primaryId, timestampColumn } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import { boardElement, mats, tutorMark } from '#shared/drawing.ts'

/** A board as it was kept, as far as today's board knows what is on it. */
const storedScene = z
  .object({ mat: z.enum(mats).catch('plain'), elements: knownOnly(boardElement) })
  .catch({ mat: 'plain', elements: [] })

/** What a child drew on the blackboard, as strokes and shapes. */
export const drawing = pgTable(
  'drawing',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    conversation_id: uuid().references(() => conversation.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    scene: checkedJson(storedScene).notNull(),
    marks: checkedJson(knownOnly(tutorMark)).notNull(),
    kept: boolean().notNull(),
    created_at: timestampColumn().notNull(),
    updated_at: timestampColumn().notNull(),
  },
  (t) => [
    index('drawing_newest').on(t.student_id, t.updated_at),
    index('drawing_of').on(t.conversation_id),
    index('drawing_of_family').on(t.parent_id),
  ],
)
