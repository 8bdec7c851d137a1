import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { localFiles } from '#server/files/local-files.ts'
import { sweepFiles } from '#server/running/sweep-files.ts'
import { student } from '#server/students/student.table.ts'
import { drawnAvatarAddress } from '#shared/avatars.ts'
import { addStudent, call, type SignedIn, signUp } from '#tests/support/family.ts'
import { avifSize, badPictures, goodPictures, hugePng } from '#tests/support/pictures.ts'
import { startApp } from '#tests/support/start-app.ts'
import { avatar } from './avatar.table.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'trellis-avatars-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const app = await startApp({ files: localFiles(folder) })
const good = await goodPictures()
const bad = await badPictures()
const day = 24 * 3_600_000

async function family(nickname = 'Mia') {
  const parent = await signUp(app, 'Avi')
  return { parent, mia: await addStudent(app, parent, nickname) }
}

type More = { type?: string; length?: number | null; to?: typeof app }

async function send(parent: SignedIn, id: string, file: Buffer, more: More = {}) {
  const { type = 'image/png', length = file.length, to = app } = more
  const headers = new Headers({ origin: 'http://localhost', host: 'localhost', cookie: parent.cookie })
  if (type) headers.set('content-type', type)
  if (length !== null) headers.set('content-length', String(length))
  const body = Uint8Array.from(file)
  const response = await to.http.request(`http://localhost/api/students/${id}/avatar`, { method: 'PUT', headers, body })
  return { status: response.status, json: await response.json() }
}

async function see(address: string, accept = 'image/webp') {
  const response = await app.http.request(`http://localhost${address}`, { headers: { host: 'localhost', accept } })
  return { status: response.status, headers: response.headers, file: Buffer.from(await response.arrayBuffer()) }
}

const filesKept = () => readdirSync(folder).length
const change = (parent: SignedIn, id: string, body: unknown) => call(app, 'PATCH', `/api/students/${id}`, body, parent)

describe('a portrait of a student', () => {
  it('is one of the drawn ones, from the first form on and later', async () => {
    const parent = await signUp(app, 'Avi')
    const asked = { nickname: 'Mia', grade_level: 1, avatar_url: drawnAvatarAddress('frog') }
    const added = await call(app, 'POST', '/api/students', asked, parent)
    expect([added.status, added.json.avatar_url]).toEqual([201, '/portraits/students/frog.svg'])
    const other = { avatar_url: drawnAvatarAddress('kite') }
    expect((await change(parent, added.json.id, other)).json.avatar_url).toBe('/portraits/students/kite.svg')
    expect((await change(parent, added.json.id, { avatar_url: null })).json.avatar_url).toBeNull()
  })

  it.each([
    'https://example.org/x.png',
    'javascript:alert(1)',
    '/portraits/students/dragon.svg',
    '/portraits/students/../pip.svg',
    '/api/avatars/x',
    '',
    7,
  ])('is not whatever an address says: %j', async (avatar_url) => {
    const { parent, mia } = await family()
    const answer = await change(parent, mia.id, { avatar_url })
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['avatar_url']])
  })

  it.each(['png', 'jpeg', 'webp', 'large', 'polyglot'] as const)(
    'may be uploaded as %s and is drawn anew, as WebP and as AVIF',
    async (kind) => {
      const { parent, mia } = await family()
      const { status, json } = await send(parent, mia.id, good[kind], { type: 'image/jpeg' })
      expect(status).toBe(200)
      const [webp, avif] = [await see(json.avatar_url), await see(json.avatar_url, 'image/avif,image/webp,*/*')]
      const side = kind === 'large' ? 512 : 40
      expect(await sharp(webp.file).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
      expect(avifSize(avif.file)).toEqual([side, side])
      expect(Object.fromEntries(avif.headers)).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' })
      expect(webp.file.toString('latin1')).not.toContain('script')
      expect(Object.fromEntries(webp.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="avatar.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('stands upright and tells neither where it was taken nor by whom', async () => {
    const { parent, mia } = await family()
    expect((await sharp(good.fromPhone).metadata()).exif).toBeDefined()
    const { json } = await send(parent, mia.id, good.fromPhone)
    const { file } = await see(json.avatar_url)
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect((await see(json.avatar_url, 'image/avif')).file.toString('latin1')).not.toMatch(/Exif|Miller|GPS/)
    // What was on the left is on top once it is turned.
    const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
    const brightness = (x: number, y: number) => data[y * info.width + x] ?? -1
    expect(brightness(20, 5)).toBeLessThan(60)
    expect(brightness(20, 35)).toBeGreaterThan(180)
  })

  it.each(Object.entries(bad))('is not %s', async (_, file) => {
    const { parent, mia } = await family()
    const before = filesKept()
    const { status, json } = await send(parent, mia.id, file)
    expect([status, json.code]).toEqual([415, 'unsupported_media_type'])
    expect(filesKept()).toBe(before)
    expect((await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.avatar_url).toBeNull()
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/json', ''])('is not taken as %s', async (type) => {
    const { parent, mia } = await family()
    expect((await send(parent, mia.id, good.png, { type })).status).toBe(415)
  })

  it('is refused when it is a bomb, without being opened', async () => {
    const { parent, mia } = await family()
    for (const bomb of [hugePng(16_000), hugePng(7_100)]) {
      expect(bomb.length).toBeLessThan(300_000)
      const began = process.cpuUsage()
      const { status, json } = await send(parent, mia.id, bomb)
      const { user, system } = process.cpuUsage(began)
      expect([status, json.code]).toEqual([413, 'body_too_large'])
      // Opening it takes a second and more of the processor.
      expect(user + system).toBeLessThan(500_000)
    }
    expect((await send(parent, mia.id, hugePng(7_000))).status).toBe(200)
  })

  it('has at most 8 MB, whether it says so or not', async () => {
    const { parent, mia } = await family()
    const large = Buffer.concat([good.jpeg, Buffer.alloc(9 * 1024 * 1024)])
    for (const length of [large.length, null, 10])
      expect((await send(parent, mia.id, large, { length })).json.code).toBe('body_too_large')
  })

  it('needs the consent that every record of the child needs', async () => {
    const { parent, mia } = await family()
    await call(app, 'DELETE', `/api/students/${mia.id}/consent`, undefined, parent)
    const { status, json } = await send(parent, mia.id, good.png)
    expect([status, json.code]).toEqual([403, 'consent_required'])
  })

  it('is for the own students only, and ten times an hour', async () => {
    const { mia } = await family()
    const { parent: neighbour } = await family('Noah')
    for (const id of [mia.id, randomUUID()]) expect((await send(neighbour, id, good.png)).status).toBe(404)
    const counted = await startApp({ limits: true })
    const parent = await signUp(counted, 'Avi')
    const ben = await addStudent(counted, parent, 'Ben')
    const small = await sharp(good.png).resize(2, 2).png().toBuffer()
    const statuses = []
    for (let times = 0; times < 11; times++) statuses.push((await send(parent, ben.id, small, { to: counted })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('the address of a portrait', () => {
  it('works for five minutes at most, and a browser keeps the picture no longer', async () => {
    const { parent, mia } = await family()
    const { json } = await send(parent, mia.id, good.png)
    const until = Number(new URL(json.avatar_url, 'http://x').searchParams.get('until'))
    const left = until - app.app.now().getTime()
    expect(left).toBeLessThanOrEqual(300_000)
    expect(left).toBeGreaterThan(239_000)
    const seen = await see(json.avatar_url)
    expect(seen.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect(Number(seen.headers.get('cache-control')?.split('=')[1]) * 1000).toBeLessThan(until - Date.now() + 1000)
    app.advance(until - app.app.now().getTime() - 1_000)
    expect((await see(json.avatar_url)).status).toBe(200)
    app.advance(1_001)
    expect((await see(json.avatar_url)).status).toBe(404)
    const fresh = (await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.avatar_url
    expect((await see(fresh)).status).toBe(200)
  })

  it('opens nothing when anything about it is changed, and says no more than of a missing one', async () => {
    const { parent, mia } = await family()
    const { json } = await send(parent, mia.id, good.png)
    const other = (await send(parent, (await addStudent(app, parent, 'Ben')).id, good.png)).json.avatar_url
    const ours = new URL(json.avatar_url, 'http://localhost')
    const [id, otherId] = [ours.pathname.split('/').at(-1) ?? '', new URL(other, 'http://x').pathname.split('/').at(-1)]
    const until = ours.searchParams.get('until') ?? ''
    const changed = [
      json.avatar_url.replace(id, otherId ?? ''),
      json.avatar_url.replace(id, randomUUID()),
      json.avatar_url.replace(id, '..%2f..%2fauth-secret'),
      json.avatar_url.replace(id, 'x'.repeat(300)),
      json.avatar_url.replace(until, String(Number(until) + 1)),
      json.avatar_url.replace(until, String(Number(until) + 10 ** 12)),
      json.avatar_url.replace('of=child', 'of=tutor'),
      json.avatar_url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      json.avatar_url.replace(/&key=.*/, ''),
      json.avatar_url.replace(/\?.*/, ''),
      `${json.avatar_url}&size=9000`,
      `${json.avatar_url}&until=9999999999999`,
      json.avatar_url.toUpperCase().replace('/API/AVATARS', '/api/avatars'),
    ]
    // What cannot be stored is refused before anything is looked for, as everywhere.
    expect((await call(app, 'GET', json.avatar_url.replace(id, '%00'))).status).toBe(422)
    const answers = await Promise.all(changed.map((address) => call(app, 'GET', address)))
    expect(answers.map(({ status }, at) => [changed[at], status])).toEqual(changed.map((address) => [address, 404]))
    const bodies = answers.map(({ json: { request_id: _, ...rest } }) => JSON.stringify(rest))
    expect(new Set(bodies).size).toBe(1)
    expect((await see(json.avatar_url)).status).toBe(200)
  })

  it('is in no log', async () => {
    const { parent, mia } = await family()
    const { json } = await send(parent, mia.id, good.png)
    await see(json.avatar_url)
    const key = new URL(json.avatar_url, 'http://x').searchParams.get('key') ?? 'none'
    expect(app.logged.join('\n')).not.toContain(key)
  })
})

describe('the files of a portrait', () => {
  it('go with it, when another takes its place or none does', async () => {
    const { parent, mia } = await family()
    const before = filesKept()
    const first = (await send(parent, mia.id, good.png)).json.avatar_url
    expect(filesKept()).toBe(before + 2)
    const second = (await send(parent, mia.id, good.jpeg)).json.avatar_url
    expect(filesKept()).toBe(before + 2)
    expect([(await see(first)).status, (await see(second)).status]).toEqual([404, 200])
    await change(parent, mia.id, { avatar_url: drawnAvatarAddress('cat') })
    expect([(await see(second)).status, filesKept()]).toEqual([404, before])
  })

  it('are swept away with a child who left, and those that are named stay', async () => {
    const { parent, mia } = await family()
    const { mia: gone, parent: other } = await family()
    const kept = (await send(parent, mia.id, good.png)).json.avatar_url
    const left = (await send(other, gone.id, good.png)).json.avatar_url
    await app.app.db.delete(student).where(eq(student.id, gone.id))
    expect([(await see(kept)).status, (await see(left)).status]).toEqual([200, 404])
    const before = filesKept()
    app.advance(day + 60_000)
    expect(await sweepFiles(app.app)).toBe(2)
    expect(filesKept()).toBe(before - 2)
    expect(await app.app.db.$count(avatar, eq(avatar.id, idIn(left)))).toBe(0)
    const fresh = (await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.avatar_url
    expect((await see(fresh)).status).toBe(200)
  })
})

const idIn = (address: string) => new URL(address, 'http://x').pathname.split('/').at(-1) ?? ''
