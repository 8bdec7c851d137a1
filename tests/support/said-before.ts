import { eq, sql } from 'drizzle-orm'
import { conversation, message } from '#server/conversations/conversation.table.ts'
import type { Lesson } from './family.ts'
import type { TestApp } from './start-app.ts'

/** As if the child had said so much and had been answered each time: the rows, where a long lesson is only where a test begins. */
export async function saidBefore({ app }: TestApp, lesson: Lesson, turns: number, say: (turn: number) => string) {
  const { conversation_id } = lesson.conversation
  const [open] = await app.db.select().from(conversation).where(eq(conversation.id, conversation_id))
  const last = open?.last_seq ?? 0
  const about = { conversation_id, complete: true, created_at: app.now() }
  const rows = Array.from({ length: turns }, (_, turn) => {
    const id = crypto.randomUUID()
    const [asked, answered] = [last + 2 * turn + 1, last + 2 * turn + 2]
    return [
      {
        ...about,
        id,
        seq: asked,
        role: 'user' as const,
        sentences: [say(turn)],
        client_message_id: crypto.randomUUID(),
      },
      {
        ...about,
        seq: answered,
        role: 'assistant' as const,
        sentences: ['One sentence.', 'And another one.'],
        reply_to: id,
      },
    ]
  })
  for (let from = 0; from < turns; from += 100) await app.db.insert(message).values(rows.slice(from, from + 100).flat())
  await app.db
    .update(conversation)
    .set({ last_seq: sql`${conversation.last_seq} + ${2 * turns}` })
    .where(eq(conversation.id, conversation_id))
}
