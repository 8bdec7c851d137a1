import { type SQL, sql } from 'drizzle-orm'
import { idleLimit } from '#server/allowance/sitting.ts'

/**
 * The row `own` for a `with`: the student's conversations, and until when an answer belongs to each. A card names no
 * conversation: it belongs to the one that was begun last, while the child was there.
 */
export const ownConversations = (studentId: string): SQL => sql`
  own as (
    select c.id, c.started_at, c.tutor_name, c.last_active_at, c.ended_at, c.removed_at,
      least(coalesce(lead(c.started_at) over (order by c.started_at, c.id), 'infinity'),
        greatest(c.ended_at, c.last_active_at) + ${idleLimit} * interval '1 millisecond') as until
    from conversation c where c.student_id = ${studentId}
  )`

/** An answer `e` of the student that belongs to the conversation `o`. */
export const answeredIn = (studentId: string): SQL =>
  sql`e.student_id = ${studentId} and e.answered_at >= o.started_at and e.answered_at < o.until`
