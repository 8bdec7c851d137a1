import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { guardiansOf } from '#server/accounts/guardians.ts'
import type { Parent } from '#server/auth/actor.ts'
import type { App } from '#server/context.ts'
import { knownOnly } from '#server/db/checked-json.ts'
import { rowsOf } from '#server/db/rows.ts'
import { exportHistory } from '#server/history/export.ts'
import { checkChild } from '#server/safety/check-child.ts'
import { boardElement, mats } from '#shared/drawing.ts'
import { takenAlong } from './family-tables.ts'
import { boardSvg, type ChildPage, indexPage } from './readable.ts'
import { type Entry, zipOf } from './zip.ts'

type Needs = Pick<App, 'db' | 'database' | 'now' | 'log' | 'files'>
type Row = z.infer<typeof row>

const row = z.record(z.string(), z.unknown())
const rows = rowsOf(z.object({ row }))
/** So many rows are read at once. */
const atOnce = 20_000

/** Everything of the parent's family as one archive: readable pages, the same for programs, and all files. */
export function archiveOf(app: Needs, parent: Parent): { name: string; stream: ReadableStream<Uint8Array> } {
  const parts = zipOf(entriesOf(app, parent))
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        app.log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'an archive broke off')
        controller.error(error)
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  })
  return { name: `trellis-${app.now().toISOString().slice(0, 10)}.zip`, stream }
}

async function* entriesOf(app: Needs, parent: Parent): AsyncGenerator<Entry> {
  yield { name: 'trellis.json', content: asData(app, parent) }
  const children = await childrenOf(app, parent)
  for (const { id, folder, page } of children) {
    const { stream } = await exportHistory(app, parent, id, 'html')
    yield { name: page.said, content: stream }
    for (const drawing of await drawingsOf(app, id)) {
      const name = `${folder}/drawings/${drawing.id}.svg`
      page.pictures.push({ name, at: drawing.at })
      yield { name, content: once(boardSvg(drawing.scene)) }
    }
    for (const file of await filesOf(app, id)) {
      const found = await app.files.read(file.file)
      if (!found) continue
      const name = `${folder}/${file.as}`
      if (file.at !== null) page.pictures.push({ name, at: file.at })
      yield { name, content: found.stream, packed: true }
    }
  }
  for (const film of await filmsOf(app, parent)) {
    const found = await app.files.read(film.file)
    if (found) yield { name: film.as, content: found.stream, packed: true }
  }
  const pages = children.map(({ page }) => page)
  const guardians = (await guardiansOf(app.db, parent.id)).map(({ name, email }) => name || email)
  const named = new Intl.ListFormat('en-US').format(guardians)
  yield { name: 'index.html', content: once(indexPage(named, app.now(), pages)) }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** One object with a list for each table, in the order of the table. */
async function* asData(app: Needs, parent: Parent): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`{"exported_at":${JSON.stringify(app.now().toISOString())}`)
  for (const [name, taken] of Object.entries(takenAlong)) {
    yield encoder.encode(`,\n${JSON.stringify(name)}:[`)
    let between = '\n'
    for (let from = 0; ; from += atOnce) {
      const result = await app.db.execute(
        sql`select x.row from (${taken(parent.id, parent.accountId)}) x order by x.row::text limit ${atOnce} offset ${from}`,
      )
      const found = rows.parse(result)
      for (const one of found) {
        yield encoder.encode(`${between}${JSON.stringify(name === 'evidence' ? withoutAlarm(one.row) : one.row)}`)
        between = ',\n'
      }
      if (found.length < atOnce) break
    }
    yield encoder.encode(']')
  }
  yield encoder.encode('\n}\n')
}

/** What needs a grown-up is told in its own place, and not to each. */
const withoutAlarm = (one: Row): Row =>
  typeof one.answer === 'string' && checkChild(one.answer, 0).kind === 'alarm' ? { ...one, answer: null } : one

const childRow = z.object({
  id: z.string(),
  nickname: z.string(),
  notes: z.array(z.string()),
  consents: z.array(z.object({ version: z.string().nullable(), at: z.string() })),
})

async function childrenOf({ db }: Needs, parent: Parent) {
  const result = await db.execute(sql`
    select s.id, s.nickname,
      (select coalesce(json_agg(n.note_content order by n.id), '[]') from parent_note n where n.student_id = s.id) as notes,
      (select coalesce(json_agg(json_build_object('version', e.version, 'at', e.at) order by e.at, e.id), '[]')
        from consent_event e where e.student_id = s.id) as consents
    from student s where s.parent_id = ${parent.id} order by s.created_at, s.id`)
  return rowsOf(childRow)
    .parse(result)
    .map(({ id, nickname, notes, consents }, at) => {
      const folder = `${at + 1} ${nickname.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'child'}`
      const page: ChildPage = { nickname, said: `${folder}/what was said.html`, consents, notes, pictures: [] }
      return { id, folder, page }
    })
}

const drawingRow = z.object({
  id: z.string(),
  at: z.string(),
  scene: z.object({ mat: z.enum(mats).catch('plain'), elements: knownOnly(boardElement) }),
})

async function drawingsOf({ db }: Needs, studentId: string) {
  const result = await db.execute(sql`
    select d.id, d.created_at::text as at, d.scene from drawing d
    where d.student_id = ${studentId} and jsonb_array_length(d.scene->'elements') > 0 order by d.id`)
  return rowsOf(drawingRow).parse(result)
}

const fileRow = z.object({ file: z.string(), as: z.string(), at: z.string().nullable() })

async function filesOf({ db }: Needs, studentId: string) {
  const result = await db.execute(sql`
    select p.file, 'photos/' || p.id || '.webp' as "as", p.created_at::text as at from photo p where p.student_id = ${studentId}
    union all select a.webp, 'portrait.webp', null from avatar a join student s on s.avatar_id = a.id where s.id = ${studentId}`)
  return rowsOf(fileRow).parse(result)
}

async function filmsOf({ db }: Needs, parent: Parent) {
  const result = await db.execute(sql`
    select v.file, 'films/' || v.id || case v.type when 'video/mp4' then '.mp4' else '.webm' end as "as", null as at
    from video_file v where v.parent_id = ${parent.id} order by v.id`)
  return rowsOf(fileRow).parse(result)
}
