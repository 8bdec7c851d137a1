import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { localFiles } from '#server/files/local-files.ts'
import { asContent } from '#server/files/one-file.ts'
import { sweepFiles } from '#server/running/sweep-files.ts'
import { consentVersion } from '#shared/limits.ts'
import { call, type Lesson, type SignedIn, say, signUp, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { leftHere, takenAlong } from './family-tables.ts'

// What is taken along is all there is, and what is deleted is nowhere any more: in every table and every file.

const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-family-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const app = await startApp({ files: localFiles(folder) })
const { query } = app.app.database

/** Tables in which nothing is kept that belongs to a family; portraits are named by its students. */
const nobodys = [
  'verification',
  'failure_count',
  'billing_event',
  'call_limit',
  'content_followed',
  'tutor',
  'tutor_version',
]
const ofFamily = [...Object.keys(takenAlong), ...leftHere, 'avatar']

const column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  refers: z.string().nullable(),
})
type Column = z.infer<typeof column>

/** All columns that can be written, with the table that each refers to. */
async function columns(): Promise<Map<string, Column[]>> {
  const { rows } = await query(`
    select c.table_name as table, c.column_name as name, c.data_type as type, (
      select f.confrelid::regclass::text from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name limit 1
    ) as refers
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and not exists (select 1 from pg_class p where p.relispartition and p.oid = format('public.%I', c.table_name)::regclass)
    order by 1, c.ordinal_position`)
  const found = new Map<string, Column[]>()
  for (const one of z.array(column).parse(rows)) {
    const plain = { ...one, refers: one.refers?.replaceAll('"', '') ?? null }
    found.set(one.table, [...(found.get(one.table) ?? []), plain])
  }
  found.delete('__drizzle_migrations')
  return found
}

const fileColumns = ['file', 'webp', 'avif']

async function contentOf({ table, name, type, refers }: Column, canary: string, ids: Map<string, string>) {
  // A pass comes from a session or from a device, never from both.
  if (table === 'learner' && name === 'device_id') return null
  if (refers !== null && refers !== table) return ids.get(refers) ?? null
  if (fileColumns.includes(name)) return (await app.app.files.save(asContent(Buffer.from(canary)), 1_000)).name
  if (type === 'uuid') return name === 'id' ? randomUUID() : (ids.get(name.replace(/_id$/, '')) ?? randomUUID())
  if (type === 'text') return name === 'time_zone' ? 'UTC' : canary
  if (type === 'ARRAY') return [canary]
  if (type === 'jsonb') return JSON.stringify({ canary })
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return new Date().toISOString()
  return type === 'date' ? '2026-01-05' : 900
}

/** A row with the canary in every text of every table of the family, written straight into the database. */
async function release(canary: string, lesson: Lesson, parentId: string): Promise<void> {
  const ids = new Map([
    ['user', parentId],
    ['student', lesson.student.id],
    ['conversation', lesson.conversation.conversation_id],
    ['tutor', lesson.tutor.id],
  ])
  const all = await columns()
  const waiting = new Set(ofFamily.filter((table) => table !== 'user'))
  for (let rounds = 0; waiting.size > 0 && rounds < 9; rounds++) {
    for (const table of waiting) {
      const own = (all.get(table) ?? []).filter(({ type }) => type !== 'tsvector')
      const isReady = own.every(
        ({ refers }) => refers === null || refers === table || !waiting.has(refers) || ids.has(refers),
      )
      if (!isReady) continue
      const values = await Promise.all(own.map((one) => contentOf(one, canary, ids)))
      const names = own.map(({ name }) => `"${name}"`).join(', ')
      const places = own.map((_, at) => `$${at + 1}`).join(', ')
      await query(`insert into "${table}" (${names}) values (${places})`, values)
      const id = own.findIndex(({ name }) => name === 'id')
      if (id >= 0 && !ids.has(table)) ids.set(table, String(values[id]))
      waiting.delete(table)
    }
  }
  expect([...waiting]).toEqual([])
}

/** Where a text stands: all tables but those of the jobs, and files. */
async function sightings(text: string): Promise<string[]> {
  const { rows } = await query(
    `select format('%I.%I', schemaname, tablename) as name, tablename as plain from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'jobs') order by 1`,
  )
  const seen: string[] = []
  for (const { name, plain } of z.array(z.object({ name: z.string(), plain: z.string() })).parse(rows)) {
    const found = await query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [text])
    if (found.rows.length > 0) seen.push(plain)
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((one) =>
    one.isFile(),
  )
  const inFiles = files.filter((one) => readFileSync(path.join(one.parentPath, one.name)).includes(text))
  return [...seen, ...inFiles.map(() => 'a file')]
}

async function archive(of: SignedIn, from: TestApp = app) {
  const response = await from.http.request('http://localhost/api/archive', {
    headers: { cookie: of.cookie, host: 'localhost' },
  })
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  return { response, names: Object.keys(parts), text, json: JSON.parse(text('trellis.json')) }
}

const idOf = async (parent: SignedIn) => (await call(app, 'GET', '/api/profile', undefined, parent)).json.id

it('knows of every table whether it is the family’s', async () => {
  expect([...(await columns()).keys()].sort()).toEqual([...ofFamily, ...nobodys].sort())
})

it('leaves nothing of a deleted family in any table or file, and all of another', async () => {
  const lesson = await startLesson(app, 'Mia')
  const stays = await startLesson(app, 'Bo')
  const [canary, other] = ['canary-of-mia-7731', 'canary-of-bo-7732']
  await say(app, lesson, `I told you ${canary}`)
  const parentId = await idOf(lesson.parent)
  await release(canary, lesson, parentId)
  await release(other, stays, await idOf(stays.parent))
  await call(app, 'PATCH', '/api/profile', { full_name: canary }, lesson.parent)
  const before = await sightings(canary)
  // Numbers and names of files are all that these two have.
  expect(ofFamily.filter((table) => !before.includes(table))).toEqual(['message_thread', 'avatar'])
  expect(before).toContain('a file')
  const kept = await sightings(other)

  const deleted = await call(app, 'POST', '/api/profile/delete', { password: 'correct horse battery' }, lesson.parent)
  expect(deleted.status).toBe(200)
  await app.finishJobs()
  app.advance(25 * 3_600_000)
  await sweepFiles(app.app)
  const traces = [canary, parentId, lesson.student.id, lesson.parent.email]
  for (const trace of traces) expect(await sightings(trace), trace).toEqual([])
  // The last email and the end of the payments are jobs: done, and swept by themselves (jobs/jobs.ts).
  const left = await query('select distinct state from jobs.job where data::text like any($1)', [
    traces.map((one) => `%${one}%`),
  ])
  expect(left.rows).toEqual([{ state: 'completed' }])
  expect(await sightings(other)).toEqual(kept)
})

it('takes everything along, readable for people and programs, and nothing of a way in or of another family', async () => {
  const lesson = await startLesson(app, 'Ida')
  const stranger = await startLesson(app, 'Wes')
  await say(app, lesson, 'what is 7 x 8')
  await say(app, stranger, 'what is 12 x 12')
  const at = `/api/students/${lesson.student.id}`
  await call(app, 'POST', `${at}/notes`, { note_content: 'Loves <horses>', is_permanent: true }, lesson.parent)
  await call(app, 'DELETE', `${at}/consent`, undefined, lesson.parent)
  const { response, names, text, json } = await archive(lesson.parent)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(names).toEqual(['trellis.json', '1 Ida/what was said.html', 'index.html'])
  expect(Object.keys(json).sort()).toEqual(['exported_at', ...Object.keys(takenAlong)].sort())
  expect(text('1 Ida/what was said.html')).toContain('what is 7 x 8')
  expect(text('index.html')).toContain('Loves &lt;horses&gt;')
  expect(text('index.html')).toContain(`for version ${consentVersion} of the notice`)
  expect(json.consent_event.map(({ version }: { version: string | null }) => version)).toContain(null)
  for (const not of ['Wes', '12 x 12', 'password', 'token', 'verdict', 'words'])
    expect(text('trellis.json')).not.toContain(not)
  expect((await call(app, 'GET', '/api/archive')).status).toBe(401)
})

it('takes the very files along, and does not tell of harm at home', async () => {
  const lesson = await startLesson(app, 'Una')
  const canary = 'canary-of-una-7733'
  await release(canary, lesson, await idOf(lesson.parent))
  await query(`update alarm set audience = 'safeguarding', kind = 'hidden-kind' where student_id = $1`, [
    lesson.student.id,
  ])
  const { names, text, json } = await archive(lesson.parent)
  const photo = names.find((name) => name.includes('/photos/')) ?? ''
  expect(text(photo)).toBe(canary)
  expect(names.some((name) => name.startsWith('films/'))).toBe(true)
  expect(json.alarm).toEqual([])
  expect(text('trellis.json')).not.toContain('hidden-kind')
})

it('keeps every consent by its version, and shows a stranger none', async () => {
  const lesson = await startLesson(app, 'Kim')
  const at = `/api/students/${lesson.student.id}/consent`
  app.advance(60_000)
  await call(app, 'DELETE', at, undefined, lesson.parent)
  app.advance(60_000)
  await call(app, 'PUT', at, { version: consentVersion }, lesson.parent)
  const { json } = await call(app, 'GET', '/api/consents', undefined, lesson.parent)
  expect(json.map(({ nickname, version }: { nickname: string; version: string }) => [nickname, version])).toEqual([
    ['Kim', consentVersion],
    ['Kim', null],
    ['Kim', consentVersion],
  ])
  expect((await call(app, 'GET', '/api/consents', undefined, await signUp(app, 'Wes'))).json).toEqual([])
})
