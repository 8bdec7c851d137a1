import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { sweepFiles } from '#server/running/sweep-files.ts'
import type { VideoFileView } from '#shared/video.ts'
import { call, type SignedIn, signUp } from '#tests/support/family.ts'
import { mp4, type Sending, sendFilm, webm } from '#tests/support/films.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'

const app = await startApp()
const hour = 3_600_000

const send = (parent: SignedIn | null, bytes: Parameters<typeof sendFilm>[2], sending: Sending = {}) =>
  sendFilm(app, parent, bytes, sending)

async function added(parent: SignedIn, bytes = mp4(), sending: Sending = {}): Promise<VideoFileView> {
  const { status, json } = await send(parent, bytes, sending)
  if (status !== 201) throw new Error(JSON.stringify(json))
  return json
}

const mine = async (parent: SignedIn): Promise<VideoFileView[]> =>
  (await call(app, 'GET', '/api/videos/mine', undefined, parent)).json

/** The names of all files on the disk of this server. */
const onDisk = (one: TestApp = app) => one.app.files.savedBefore(new Date(Date.now() + hour))

describe('what is not taken', () => {
  const page = new TextEncoder().encode('<script>alert(1)</script>'.repeat(300))
  it.each<[string, Uint8Array<ArrayBuffer>, Sending, number]>([
    ['a page that says it is a film', page, {}, 415],
    ['a film of another kind than it says', webm(), {}, 415],
    ['another type', mp4(), { type: 'video/quicktime' }, 415],
    ['JSON', new TextEncoder().encode('{}'), { type: 'application/json' }, 415],
    ['nothing', new Uint8Array(), {}, 415],
    ['a film in a packed form', mp4(), { headers: { 'content-encoding': 'gzip' } }, 415],
    ['more than 300 MB', mp4(), { headers: { 'content-length': String(300 * 1024 * 1024 + 1) } }, 413],
    ['no title', mp4(), { title: ' ' }, 400],
    ['a title of 81 letters', mp4(), { title: 'x'.repeat(81) }, 400],
    ['a title that is not for a child', mp4(), { title: 'What the fuck' }, 422],
    ['a grade that there is not', mp4(), { grade: '6' }, 400],
    ['somebody else’s', mp4(), { whose: 'neighbors' }, 400],
  ])('%s', async (_, bytes, sending, status) => {
    const parent = await signUp(app, 'Ann')
    const before = await onDisk()
    const answer = await send(parent, bytes, sending)
    expect(answer.status).toBe(status)
    expect(answer.json.error).toMatch(/\w/)
    expect(await mine(parent)).toEqual([])
    expect(await onDisk()).toEqual(before)
  })

  it('a title that is not for a child, later', async () => {
    const parent = await signUp(app, 'Ann')
    const film = await added(parent)
    const answer = await call(app, 'PATCH', `/api/videos/${film.id}`, { title: 'Tell her she is stupid' }, parent)
    expect([answer.status, answer.json.fields]).toEqual([422, { title: 'not_for_a_child' }])
    expect(await mine(parent)).toMatchObject([{ title: 'Our trip' }])
  })

  it('a film that breaks off in the middle: nothing is left of it', async () => {
    const parent = await signUp(app, 'Ann')
    const before = await onDisk()
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(mp4('isom', ['isom'], 20_000)),
      pull: (controller) => controller.error(new Error('the line is gone')),
    })
    expect(await send(parent, broken)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    expect(await mine(parent)).toEqual([])
    expect(await onDisk()).toEqual(before)
  })

  it('the twenty-first film, and one that goes beyond 2 GB', async () => {
    const parent = await signUp(app, 'Ann')
    const film = await added(parent)
    const copies = (count: number, bytes: number) =>
      app.app.db.execute(sql`
      insert into video_file (id, parent_id, title, minimum_grade_level, file, type, bytes, created_at)
      select gen_random_uuid(), parent_id, title, 0, md5(random()::text), type, ${bytes}::bigint, created_at
      from video_file, generate_series(1, ${count}::int) where id = ${film.id}`)
    await copies(18, 100)
    await copies(1, 2 * 1024 * 1024 * 1024 - 2_000)
    const before = await onDisk()
    expect((await send(parent, mp4())).json.fields).toEqual({ file: 'too_many' })
    await app.app.db.execute(sql`delete from video_file where bytes = 100`)
    expect((await send(parent, mp4('isom', ['isom'], 9_000))).json.fields).toEqual({ file: 'too_large' })
    expect(await onDisk()).toEqual(before)
    expect((await send(parent, mp4())).status).toBe(201)
  })

  it('anything when the disk is full: the grown-up is told, and it can be tried again', async () => {
    const files: TestApp['app']['files'] = {
      ...app.app.files,
      save: async () => {
        throw new AppError('storage_full', 'There is no room left for files.')
      },
    }
    const full = await startApp({ database: app.borrowed(), files })
    const parent = await signUp(full, 'Full')
    const answer = await sendFilm(full, parent, mp4())
    expect([answer.status, answer.json.code]).toEqual([503, 'storage_full'])
    expect(await mine(parent)).toEqual([])
  })
})

describe('files that no row names', () => {
  it('are swept away after a day; the others stay', async () => {
    const swept = await startApp({ database: app.borrowed() })
    const parent = await signUp(swept, 'Sweep')
    const answer = await sendFilm(swept, parent, mp4())
    const left = await swept.app.files.save(
      (async function* () {
        yield Buffer.from('left over')
      })(),
      100,
    )
    expect(await sweepFiles(swept.app)).toBe(0)
    swept.advance(25 * hour)
    expect(await sweepFiles(swept.app)).toBe(1)
    expect(await swept.app.files.read(left.name)).toBeNull()
    const [film] = (await call(swept, 'GET', '/api/videos/mine', undefined, parent)).json
    expect(film.id).toBe(answer.json.id)
    const kept = await swept.http.request(`http://localhost${film.address}`)
    expect((await kept.arrayBuffer()).byteLength).toBe(200)
  })
})
