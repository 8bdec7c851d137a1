import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { checkedJson, knownOnly } from '#server/db/checked-json.ts'
import { ofFamily, primaryId, searchWords, timestampColumn } from '#server/db/columns.ts'
import { parentNote, student } from '#server/students/student.table.ts'
import { tutor } from '#server/tutors/tutor.table.ts'
import { toldKinds } from '#shared/alarm.ts'
import { tutorMark } from '#shared/drawing.ts'
import { replyExtras } from '#shared/reply.ts'
import { keptLesson, storedLesson } from './stored-lesson.ts'

/** One sitting of a learner with a tutor. At most one of a student is open. */
export const conversation = pgTable(
  'conversation',
  {
    id: primaryId(),
    student_id: uuid()
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    tutor_id: uuid().references(() => tutor.id, { onDelete: 'set null' }),
    /** Kept so that history names the tutor after the tutor is gone. */
    tutor_name: text().notNull(),
    started_at: timestampColumn().notNull(),
    last_active_at: timestampColumn().notNull(),
    ended_at: timestampColumn(),
    /** The number of the newest message; messages are ordered by theirs, never by time. */
    last_seq: integer().notNull().default(0),
    /** What the tutor remembers between turns. */
    lesson: checkedJson(storedLesson, keptLesson).notNull(),
    /** When a grown-up said that the child is looked after: care that was opened before is over. */
    care_ended_at: timestampColumn(),
    /** When a parent deleted it: nobody at home reads it any more, and it is gone once no case needs it. */
    removed_at: timestampColumn(),
    /**
     * While a reply is being made: the child's message it answers, who makes it (an id of each taking), and until when
     * (the database's clock) it is held.
     */
    replying_to: uuid(),
    replying_by: uuid(),
    replying_until: timestampColumn(),
  },
  (t) => [
    index().on(t.student_id, t.started_at),
    uniqueIndex('conversation_open').on(t.student_id).where(sql`${t.ended_at} is null`),
    index('conversation_idle').on(t.last_active_at).where(sql`${t.ended_at} is null`),
    index('conversation_removed').on(t.removed_at).where(sql`${t.removed_at} is not null`),
    index('conversation_of_family').on(t.parent_id),
  ],
)

/** The move that was made, who worded it, what the checks of its sentences replaced, and how long it took. */
const turnAudit = z.object({ move: z.string(), faults: z.array(z.string()), milliseconds: z.number() })
export type TurnAudit = z.infer<typeof turnAudit>

/** What was said. Only the server writes messages; nothing changes a message that is complete. */
export const message = pgTable(
  'message',
  {
    id: primaryId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    parent_id: ofFamily(),
    seq: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    sentences: text().array().notNull(),
    client_message_id: uuid(),
    /** For a reply: the child's message it answers. Null for a greeting. */
    reply_to: uuid(),
    /** On a child's message: what the safety rules found in it; on a reply: what it answers. Null: nothing. */
    verdict: text({ enum: [...toldKinds, 'unclear', 'rude', 'injection', 'personal_data'] }),
    /** On a whole reply: how it was made. For those who look after safety; no text of anybody is in it. */
    audit: checkedJson(turnAudit),
    /** On a reply: what the tutor drew on the blackboard with it. */
    marks: checkedJson(knownOnly(tutorMark)),
    /** On a reply: the picture beside it, and what there is to press. */
    extras: checkedJson(replyExtras.nullable().catch(null)),
    /** On a reply: the parent's note that asked for the exercise which it gives. */
    note_id: uuid().references(() => parentNote.id, { onDelete: 'set null' }),
    /** False while the tutor is still speaking. */
    complete: boolean().notNull(),
    created_at: timestampColumn().notNull(),
    /** What a parent's search finds it by, with whose it is; a trigger writes it (migrations). */
    words: searchWords(),
  },
  (t) => [
    uniqueIndex('message_order').on(t.conversation_id, t.seq),
    uniqueIndex('message_sent_once').on(t.conversation_id, t.client_message_id),
    uniqueIndex('message_replied_once').on(t.reply_to),
    index('message_by_note').on(t.note_id).where(sql`note_id is not null`),
    index('message_words').using('gin', t.words),
    index('message_of_family').on(t.parent_id),
  ],
)
