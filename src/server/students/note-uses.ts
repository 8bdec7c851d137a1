import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { NoteWithUses } from '#shared/note.ts'
import type { Subject } from '#shared/subjects.ts'
import { noteInForce } from './note-in-force.ts'
import { student } from './student.table.ts'

const asIso = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const found = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      note_content: z.string(),
      is_permanent: z.boolean(),
      student_id: z.string(),
      created_at: z.string(),
      in_force: z.boolean(),
      count: z.coerce.number(),
      latest: z.array(z.object({ conversation_id: z.string(), started_at: z.string(), said: z.string().nullable() })),
    }),
  ),
})

/** The notes, and the child that they are read for. */
type NotesOfChild = { notes: Omit<NoteWithUses, 'understood'>[]; grade: number; subjects_off: Subject[] }

/**
 * All notes about a student, newest first, with the conversations that they were used in. A note for the next session is
 * used once the child says something in it; a permanent one in every conversation in which the child said something
 * after the note was made: the tutor is told the notes in force with every message.
 */
export async function listNotes(app: Pick<App, 'db'>, parent: Parent, studentId: string): Promise<NotesOfChild> {
  const [mine] = await app.db
    .select({ id: student.id, grade: student.grade_level, subjects_off: student.subjects_off })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!mine) throw notFound()
  const result = await app.db.execute(sql`
    with held as (
      select o.id, o.started_at, max(m.created_at) as last_said
      from conversation o join message m on m.conversation_id = o.id and m.role = 'user'
      where o.student_id = ${mine.id} and o.removed_at is null group by o.id
    )
    select n.id, n.note_content, n.is_permanent, n.student_id, ${asIso('n.created_at')} as created_at,
      ${noteInForce} as in_force, uses.count, uses.latest
    from parent_note n cross join lateral (
      select count(*) as count, coalesce((json_agg(json_build_object('conversation_id', h.id, 'started_at', ${asIso('h.started_at')},
          'said', (select array_to_string(m.sentences[greatest(1, array_upper(m.sentences, 1) - 1):], ' ') from message m
            where m.note_id = n.id and m.conversation_id = h.id order by m.seq limit 1))
        order by h.started_at desc, h.id desc) filter (where h.place <= 5)), '[]'::json) as latest
      from (
        select held.*, row_number() over (order by held.started_at desc, held.id desc) as place from held
        where case when n.is_permanent then held.last_said >= n.created_at else held.id = n.used_in end
      ) h
    ) uses
    where n.student_id = ${mine.id} order by n.created_at desc, n.id desc`)
  const notes = found.parse(result).rows.map(({ count, latest, ...note }) => ({ ...note, uses: { count, latest } }))
  return { notes, grade: mine.grade, subjects_off: mine.subjects_off }
}
