import { boolean, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { conversation } from '#server/conversations/conversation.table.ts'
import { moment, primaryId } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import type { BoardScene, TutorMark } from '#shared/drawing.ts'

/** What a child drew on the blackboard, as strokes and shapes. */
export const drawing = pgTable(
  'drawing',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    conversation_id: uuid().references(() => conversation.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    scene: jsonb().$type<BoardScene>().notNull(),
    marks: jsonb().$type<TutorMark[]>().notNull(),
    kept: boolean().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [index('drawing_newest').on(t.student_id, t.updated_at), index('drawing_of').on(t.conversation_id)],
)
