import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setAdmin } from '#server/auth/admins.ts'
import type { VideoFileView, VideoItem } from '#shared/video.ts'
import { addStudent, call, passFor, type SignedIn, signUp } from '#tests/support/family.ts'
import { mp4, type Sending, sendFilm, webm } from '#tests/support/films.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const boss = await signUp(app, 'Boss', 'the.boss@example.org')
await setAdmin(app.app, boss.email, true)
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

const captionsOf = (parent: SignedIn, id: string, text: string, type = 'text/vtt') =>
  call(app, 'PUT', `/api/videos/${id}/captions`, text, { ...parent, headers: { 'content-type': type } })

const good = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello!\n'

/** The names of all files on the disk of this server. */
const onDisk = () => app.app.files.savedBefore(new Date(Date.now() + hour))

async function childOf(parent: SignedIn, grade = 3) {
  const student = await addStudent(app, parent, 'Mia', grade)
  const { token: pass } = await passFor(app, parent, student)
  const list = async (): Promise<VideoItem[]> =>
    (await call(app, 'GET', `/api/videos?student_id=${student.id}`, undefined, { pass })).json
  const films = async () => (await list()).filter((one) => one.kind === 'file')
  const seen = (video: string) => call(app, 'POST', '/api/videos/seen', { student_id: student.id, video }, { pass })
  return { student, pass, films, seen }
}

const watch = (address: string, headers: Record<string, string> = {}, method = 'GET', at = app) =>
  at.http.request(`http://localhost${address}`, { method, headers })

describe('a film of a family', () => {
  it.each([
    ['MP4', mp4(), 'video/mp4'],
    ['WebM', webm(), 'video/webm'],
    ['MP4, larger than what is looked into', mp4('mp42', ['isom'], 50_000), 'video/mp4'],
  ])('is kept as it was sent, and can be watched: %s', async (_, bytes, type) => {
    const parent = await signUp(app, 'Ann')
    const film = await added(parent, bytes, { type, title: 'Our trip', grade: '-1' })
    expect(film).toMatchObject({ title: 'Our trip', minimum_grade_level: -1, for_everyone: false, has_captions: false })
    expect(film.bytes).toBe(bytes.length)
    expect(await mine(parent)).toMatchObject([{ id: film.id, title: 'Our trip' }])
    const response = await watch(film.address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  it('can do nothing but be shown, and stays out of shared caches', async () => {
    const film = await added(await signUp(app, 'Ann'))
    const { headers } = await watch(film.address)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('cache-control')).toMatch(/^private/)
    expect(headers.get('accept-ranges')).toBe('bytes')
  })

  it('is sent in parts', async () => {
    const bytes = mp4('isom', ['isom'], 1_000)
    const { address } = await added(await signUp(app, 'Ann'), bytes)
    const part = await watch(address, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(part.headers.get('content-length')).toBe('100')
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
    const end = await watch(address, { range: 'bytes=-3' })
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(bytes.slice(997))
    const beyond = await watch(address, { range: 'bytes=1000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    const other = await watch(address, { range: 'bytes=0-9', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    const head = await watch(address, { range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([206, '10', ''])
  })

  it('is there for the own children from its grade on, and is remembered as seen', async () => {
    const parent = await signUp(app, 'Ann')
    const mia = await childOf(parent, 2)
    await added(parent, mp4(), { title: 'Too early', grade: '3' })
    const film = await added(parent, mp4(), { title: 'Fits', grade: '2' })
    expect(await mia.films()).toMatchObject([{ id: film.id, title: 'Fits', seen: false, captions: null }])
    const [{ address } = { address: null }] = await mia.films()
    expect((await watch(address ?? '')).status).toBe(200)
    expect((await mia.seen(film.id)).status).toBe(200)
    expect((await mia.seen(film.id)).status).toBe(200)
    expect(await mia.films()).toMatchObject([{ id: film.id, seen: true }])
  })

  it('gets another title and grade, and goes with its file', async () => {
    const parent = await signUp(app, 'Ann')
    const film = await added(parent)
    const change = { title: 'At the sea', minimum_grade_level: 4 }
    const changed = await call(app, 'PATCH', `/api/videos/${film.id}`, change, parent)
    expect(changed.json).toMatchObject({ id: film.id, ...change })
    expect((await call(app, 'PATCH', `/api/videos/${film.id}`, {}, parent)).json).toMatchObject(change)
    const before = await onDisk()
    expect((await call(app, 'DELETE', `/api/videos/${film.id}`, undefined, parent)).status).toBe(204)
    expect(await mine(parent)).toEqual([])
    expect((await onDisk()).length).toBe(before.length - 1)
    expect((await watch(film.address)).status).toBe(404)
    expect((await call(app, 'DELETE', `/api/videos/${film.id}`, undefined, parent)).status).toBe(404)
  })
})

describe('captions of a film', () => {
  it('are kept without what does not belong into them, and read beside it', async () => {
    const parent = await signUp(app, 'Cap')
    const mia = await childOf(parent)
    const film = await added(parent)
    const answer = await captionsOf(parent, film.id, good, 'text/vtt; charset=utf-8')
    expect(answer.json).toMatchObject({ id: film.id, has_captions: true })
    const [item] = await mia.films()
    const response = await watch(item?.captions ?? '')
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello!\n')
  })

  it.each([
    ['a script in them', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>', 'text/vtt', 422],
    ['no WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nHi', 'text/vtt', 422],
    ['another type', good, 'text/html', 415],
    ['more than 256 kB', `${good}\nNOTE ${'x'.repeat(256 * 1024)}`, 'text/vtt', 413],
  ])('are refused with %s, and the old ones stay', async (_, text, type, status) => {
    const parent = await signUp(app, 'Cap')
    const film = await added(parent)
    await captionsOf(parent, film.id, good)
    const answer = await captionsOf(parent, film.id, text, type)
    expect(answer.status).toBe(status)
    expect(answer.json.error).not.toBe('')
    expect(await mine(parent)).toMatchObject([{ has_captions: true }])
  })
})

describe('the wall between families', () => {
  it('shows another family’s film to nobody, and lets nobody change it', async () => {
    const [ann, eve] = [await signUp(app, 'Ann'), await signUp(app, 'Eve')]
    const film = await added(ann)
    const nowhere = randomUUID()
    const tries = (id: string) => [
      call(app, 'PATCH', `/api/videos/${id}`, { title: 'Mine now' }, eve),
      call(app, 'DELETE', `/api/videos/${id}`, undefined, eve),
      captionsOf(eve, id, good),
    ]
    const bare = (text: string) => text.replace(/"request_id":"[^"]*"/, '')
    const [theirs, none] = [await Promise.all(tries(film.id)), await Promise.all(tries(nowhere))]
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(theirs.map(({ text }) => bare(text))).toEqual(none.map(({ text }) => bare(text)))
    expect(await mine(eve)).toEqual([])
    const noa = await childOf(eve, 5)
    expect(await noa.films()).toEqual([])
    expect((await noa.seen(film.id)).status).toBe(404)
    expect(await mine(ann)).toMatchObject([{ title: 'Our trip', has_captions: false }])
  })

  it('opens a film with its own key only, and for two hours', async () => {
    const [ann, eve] = [await signUp(app, 'Ann'), await signUp(app, 'Eve')]
    const [film, other] = [await added(ann), await added(eve)]
    const [, signed = ''] = film.address.split('?')
    const until = new URLSearchParams(signed).get('until') ?? ''
    const wrong = [
      `/api/videos/files/${other.id}?${signed}`,
      `/api/videos/files/${randomUUID()}?${signed}`,
      film.address.replace(until, String(Number(until) + hour)),
      `/api/videos/files/${film.id}?until=${until}&key=nothing`,
      `/api/videos/files/${film.id}/captions?${signed}`,
    ]
    const bodies = await Promise.all(
      wrong.map(async (address) => {
        const response = await watch(address)
        return [response.status, (await response.text()).replace(/"request_id":"[^"]*"/, '')]
      }),
    )
    for (const body of bodies) expect(body).toEqual(bodies[1])
    expect(bodies[0]?.[0]).toBe(404)
    const later = await startApp({ database: app.borrowed(), files: app.app.files })
    later.advance(1.9 * hour)
    expect((await watch(film.address, {}, 'GET', later)).status).toBe(200)
    later.advance(0.6 * hour)
    expect((await watch(film.address, {}, 'GET', later)).status).toBe(404)
  })

  it('asks for a grown-up who is signed in', async () => {
    expect((await send(null, mp4())).status).toBe(401)
    const parent = await signUp(app, 'Ann')
    const { pass } = await childOf(parent)
    const headers = { authorization: `Bearer ${pass}` }
    expect((await send(null, mp4(), { headers })).status).toBe(401)
    expect((await call(app, 'GET', '/api/videos/mine', undefined, { pass })).status).toBe(401)
  })
})

describe('a film for every family', () => {
  it('is an administrator’s to add, change and remove', async () => {
    const ann = await signUp(app, 'Ann')
    const refused = await send(ann, mp4(), { whose: 'everyone' })
    expect([refused.status, refused.json.code]).toEqual([403, 'forbidden_role'])
    const film = await added(boss, mp4(), { whose: 'everyone', title: 'For all' })
    expect(film.for_everyone).toBe(true)
    const mia = await childOf(ann, 1)
    expect(await mia.films()).toMatchObject([{ id: film.id, title: 'For all' }])
    expect(await mine(ann)).toEqual([])
    expect((await call(app, 'DELETE', `/api/videos/${film.id}`, undefined, ann)).status).toBe(404)
    expect((await captionsOf(boss, film.id, good)).status).toBe(200)
    expect((await call(app, 'DELETE', `/api/videos/${film.id}`, undefined, boss)).status).toBe(204)
    expect(await mia.films()).toEqual([])
  })
})
