import { sql } from 'drizzle-orm'

/**
 * True for a note (`n`) that the tutor still has to be told: a permanent one, or one for the next session that no
 * session has used yet. A session uses its notes when the child says something in it; one that was only opened gives
 * them back.
 */
export const noteInForce = sql.raw(
  "(n.is_permanent or n.used_in is null or not exists (select 1 from message u where u.conversation_id = n.used_in and u.role = 'user'))",
)
