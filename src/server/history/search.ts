import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { rowsOf } from '#server/db/rows.ts'
import { notFound } from '#server/errors.ts'
import type { FoundMessage } from '#shared/history.ts'
import { subjectOf } from '#shared/history-rules.ts'

/** How many findings one page holds. */
export const foundPage = 20

/**
 * Whether a message `m` of the student's, in the conversation `c`, says something about it. What a child told of home
 * never comes up: neither the words, nor what was said after them in that lesson.
 */
export const saysSomethingAbout = (studentId: string, about: string): SQL => sql`
  m.words @@ (${wordsOf(about)} && ${`'@${studentId}'`}::tsquery) and numnode(${wordsOf(about)}) > 0
    and c.student_id = ${studentId} and c.removed_at is null and m.complete
    and (m.verdict is null or m.verdict not in ('home_harm', 'unclear'))
    and not exists (select 1 from alarm a where a.student_id = ${studentId} and a.conversation_id = m.conversation_id
      and a.audience = 'safeguarding' and a.created_at <= m.created_at)`

const wordsOf = (about: string) => sql`plainto_tsquery('english', ${subjectOf(about)})`

// Signs that no text needs: they stand around what was found.
const [from, to] = ['\uE000', '\uE001']
/** Longer sentences are shown in part. */
const longestShown = 300

const found = z.object({
  id: z.string(),
  conversation_id: z.string(),
  started_at: z.coerce.date(),
  role: z.enum(['user', 'assistant']),
  created_at: z.coerce.date(),
  shown: z.string(),
})
const nothing = z.object({ id: z.null() })

type Asked = { about: string; cursor?: string | undefined }

/** What was said about something in the lessons of one of the parent's students, newest first. */
export async function searchSaid(
  app: Pick<App, 'db'>,
  parent: Parent,
  studentId: string,
  { about, cursor }: Asked,
): Promise<{ found: FoundMessage[]; next: string | null }> {
  const behind = cursor
    ? sql`and (m.created_at, m.id) < (select b.created_at, b.id from message b where b.id = ${cursor})`
    : sql``
  const words = wordsOf(about)
  const result = await app.db.execute(sql`
    with page as (
      select m.id, m.conversation_id, c.started_at, m.role, m.created_at, m.sentences
      from message m join conversation c on c.id = m.conversation_id
      where ${saysSomethingAbout(studentId, about)} ${behind}
      order by m.created_at desc, m.id desc limit ${foundPage + 1}
    ), best as (
      select p.*, (select translate(u.said, ${from + to}, '') from unnest(p.sentences) with ordinality u (said, place)
        order by to_tsvector('english', u.said) @@ ${words} desc, ts_rank(to_tsvector('english', u.said), ${words}) desc, u.place
        limit 1) as sentence from page p
    )
    select b.id, b.conversation_id, b.started_at, b.role, b.created_at, ts_headline('english', b.sentence, ${words},
      ${`StartSel=${from}, StopSel=${to}`} || case when length(b.sentence) <= ${longestShown} then ', HighlightAll=true' else ', MaxWords=40, MinWords=20' end
    ) as shown
    from student s left join best b on true where s.id = ${studentId} and s.parent_id = ${parent.id}
    order by b.created_at desc, b.id desc`)
  const rows = rowsOf(z.union([nothing, found])).parse(result)
  if (rows.length === 0) throw notFound()
  const all = rows.flatMap((row) => ('shown' in row ? [row] : []))
  const page = all.slice(0, foundPage).map(({ shown, created_at, started_at, ...one }) => ({
    ...one,
    started_at: started_at.toISOString(),
    created_at: created_at.toISOString(),
    parts: partsOf(shown),
  }))
  return { found: page, next: all.length > foundPage ? (page.at(-1)?.id ?? null) : null }
}

const partsOf = (shown: string) =>
  shown
    .split(from)
    .flatMap((piece, at) => {
      const [hit = '', rest = ''] = at === 0 ? ['', piece] : piece.split(to)
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ]
    })
    .filter(({ text }) => text !== '')
