import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { message } from '#server/conversations/conversation.table.ts'
import { loggable, notFound } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { HistoryItem } from '#shared/history.ts'
import type { ExportForm } from '#shared/history-rules.ts'
import { type Exported, exportIn, type Spoken } from './export-forms.ts'
import { type HistoryPage, listSessions } from './sessions.ts'

type Needs = Pick<App, 'db' | 'database' | 'now' | 'log'>

/** Everything that was said with one of the parent's students, as a file that is written while it is read. */
export async function exportHistory(
  app: Needs,
  parent: Parent,
  studentId: string,
  form: ExportForm,
): Promise<{ name: string; type: string; stream: ReadableStream<Uint8Array> }> {
  const [own] = await app.db
    .select({ nickname: student.nickname, time_zone: student.time_zone })
    .from(student)
    .where(and(eq(student.id, studentId), eq(student.parent_id, parent.id)))
  if (!own) throw notFound()
  const about = { ...own, now: app.now() }
  const { type, text } = exportIn[form](about, sessionsOf(app, parent, studentId))
  const day = about.now.toISOString().slice(0, 10)
  return { name: `${own.nickname} ${day}.${form}`, type, stream: streamOf(app, text) }
}

async function* sessionsOf(app: Needs, parent: Parent, studentId: string): AsyncGenerator<Exported> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: HistoryPage = await listSessions(app, parent, studentId, { cursor: cursor ?? undefined })
    const said = await spokenIn(app, page.sessions)
    for (const session of page.sessions) yield { ...session, messages: said.get(session.id) ?? [] }
    cursor = page.next
  }
}

async function spokenIn({ db }: Needs, sessions: HistoryItem[]): Promise<Map<string, Spoken[]>> {
  const said = new Map<string, Spoken[]>()
  const ids = sessions.map(({ id }) => id)
  if (ids.length === 0) return said
  const rows = await db
    .select({
      conversation_id: message.conversation_id,
      role: message.role,
      sentences: message.sentences,
      created_at: message.created_at,
    })
    .from(message)
    .where(inArray(message.conversation_id, ids))
    .orderBy(asc(message.conversation_id), asc(message.seq))
  for (const { conversation_id, role, sentences, created_at } of rows) {
    const spoken = said.get(conversation_id) ?? []
    spoken.push({ role, words: sentences.join(' '), at: created_at.toISOString() })
    said.set(conversation_id, spoken)
  }
  return said
}

/** Goes on when the reader has room, and ends in the middle, without an end, when something fails. */
function streamOf({ log }: Needs, text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await text.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        log.error({ reason: loggable(error) }, 'an export broke off')
        controller.error(error)
      }
    },
    cancel: async () => void (await text.return(undefined)),
  })
}
