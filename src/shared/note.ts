import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { id, instant, typedText } from './text.ts'

/** A note of the parent for the tutor: permanent, or for the next session only. */
export const noteView = z
  .object({
    id,
    note_content: z.string(),
    is_permanent: z.boolean(),
    student_id: id,
    created_at: instant,
  })
  .openapi('ParentNote')
export type NoteView = z.infer<typeof noteView>

/** A note as its list shows it: still told to the tutor or not, and the sessions it was used in, newest first. */
export const noteWithUses = noteView
  .extend({
    in_force: z.boolean(),
    /** How the tutor reads it: topics to practice; and that it asks for one of a subject that is off. */
    understood: z.object({ practice: z.array(z.string()), put_away: z.boolean() }),
    /** `said`: the tutor's last two sentences, with which it did what the note asks for. */
    uses: z.object({
      count: z.int(),
      latest: z.array(z.object({ conversation_id: id, started_at: instant, said: z.string().nullable() })).max(5),
    }),
  })
  .openapi('ParentNoteWithUses')
export type NoteWithUses = z.infer<typeof noteWithUses>

export const addNote = z
  .strictObject({ note_content: typedText(limits.note), is_permanent: z.boolean() })
  .openapi('AddNote')
export type AddNote = z.input<typeof addNote>
