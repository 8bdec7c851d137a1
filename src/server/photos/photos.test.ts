import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { startFakeModel } from '#tests/support/fake-model-server.ts'
import { call, type Lesson, startLesson } from '#tests/support/family.ts'
import { setTime } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'
import { photo } from './photo.table.ts'
import { mostPhotos } from './photos.ts'

const model = await startFakeModel()
afterAll(model.close)
const settings = { apiKey: 'k', model: 'fake', sees: true }
const app = await startApp({
  config: { model: { provider: 'openai-compatible', baseUrl: `${model.url}/v1`, ...settings } },
})

const sheet = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 250, g: 240, b: 200 } } })
const png = await sheet().png().toBuffer()
const jpeg = await sheet().jpeg().toBuffer()
const webp = await sheet().webp().toBuffer()

beforeEach(async () => {
  model.requests.length = 0
  await model.script({ reply: '7 × 8 =' })
})

type More = { type?: string; conversation?: string; student?: string; pass?: string; to?: typeof app }

async function send(lesson: Lesson, file: Buffer, more: More = {}) {
  const { type = 'image/jpeg', to = app, pass = lesson.pass } = more
  const { student = lesson.student.id, conversation = lesson.conversation.conversation_id } = more
  const response = await to.http.request(
    `http://localhost/api/photos?student_id=${student}&conversation_id=${conversation}`,
    {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': type,
        authorization: `Bearer ${pass}`,
        'content-length': String(file.length),
      },
      body: Uint8Array.from(file),
    },
  )
  return { status: response.status, json: await response.json() }
}

async function pictureOf(lesson: Lesson, id: string) {
  const headers = { cookie: lesson.parent.cookie, host: 'localhost' }
  const response = await app.http.request(`http://localhost/api/photos/${id}`, { headers })
  return { response, file: Buffer.from(await response.arrayBuffer()) }
}

const list = (lesson: Lesson, as: Lesson = lesson) =>
  call(app, 'GET', `/api/conversations/${lesson.conversation.conversation_id}/photos`, undefined, as.parent)

/** What the model server was sent. */
const asked = () => JSON.stringify(model.requests.map(({ body }) => body))

describe('a photo of homework', () => {
  it('is read, asked about, and kept for the parent', async () => {
    const mia = await startLesson(app)
    const taken = await send(mia, jpeg)
    expect([taken.status, taken.json]).toEqual([
      201,
      {
        id: expect.any(String),
        reading: { kind: 'seen', says: 'I see: 7 × 8 =. Right?', message: '7 × 8 =' },
        help: null,
      },
    ])
    expect((await list(mia)).json).toMatchObject([{ id: taken.json.id, width: 60, height: 40, reading: '7 × 8 =' }])
    expect(asked()).toContain('data:image/jpeg;base64,')
    expect(asked()).not.toMatch(/Mia|grade/i)
  })

  it('is read by the other kind of model server too', async () => {
    const other = await startApp({
      config: { model: { provider: 'anthropic', baseUrl: `${model.url}/v1`, ...settings } },
    })
    const mia = await startLesson(other)
    expect((await send(mia, png, { to: other, type: 'image/png' })).json.reading.message).toBe('7 × 8 =')
    expect(asked()).toContain('"media_type":"image/jpeg"')
  })

  it.each([
    ['a PNG', png, 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a WebP', webp, 'image/webp'],
    ['a PNG that is called a JPEG', png, 'image/jpeg'],
  ])('may be %s, and is served as WebP that can do nothing', async (_, file, type) => {
    const mia = await startLesson(app)
    const { json } = await send(mia, file, { type })
    const { response, file: served } = await pictureOf(mia, json.id)
    expect((await sharp(served).metadata()).format).toBe('webp')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  it('loses where it was taken and everything else that cannot be seen, and stands upright', async () => {
    const file = await sheet(80, 40)
      .withExif({ IFD0: { Copyright: 'Mia Miller' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const mia = await startLesson(app)
    const { json } = await send(mia, file)
    const { file: served } = await pictureOf(mia, json.id)
    const { exif, xmp, icc, iptc, width, height } = await sharp(served).metadata()
    expect([exif, xmp, icc, iptc, width, height]).toEqual([undefined, undefined, undefined, undefined, 40, 80])
    expect(served.includes('Miller')).toBe(false)
  })

  it('is made small enough for a screen, and never larger', async () => {
    const mia = await startLesson(app)
    const large = await send(mia, await sheet(3_200, 1_000).jpeg().toBuffer())
    expect((await list(mia)).json).toMatchObject([{ id: large.json.id, width: 1_600, height: 500 }])
  })

  it('leaves behind what hangs on to the file', async () => {
    const mia = await startLesson(app)
    const polyglot = Buffer.concat([png, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    const { status, json } = await send(mia, polyglot, { type: 'image/png' })
    if (status === 201) expect((await pictureOf(mia, json.id)).file.includes('script')).toBe(false)
    else expect(status).toBe(415)
  })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
const gif = await sheet().gif().toBuffer()
const tiff = await sheet().tiff().toBuffer()
const avif = await sheet().avif().toBuffer()
const noise = Buffer.from(Uint8Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251))
const detailed = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
  .jpeg()
  .toBuffer()

const ben = await startLesson(app, 'Ben')
const ada = await startLesson(app, 'Ada')

describe('what is no photo', () => {
  it.each([
    ['an SVG', svg, 'image/svg+xml', 415],
    ['an SVG that is called a PNG', svg, 'image/png', 415],
    ['a GIF', gif, 'image/png', 415],
    ['a TIFF', tiff, 'image/jpeg', 415],
    ['an AVIF', avif, 'image/webp', 415],
    ['an SVG behind the first bytes of a PNG', Buffer.concat([png.subarray(0, 8), svg]), 'image/png', 415],
    ['a JPEG that breaks off', detailed.subarray(0, detailed.length / 2), 'image/jpeg', 415],
    ['a PNG that breaks off', png.subarray(0, png.length - 30), 'image/png', 415],
    ['nothing at all', Buffer.alloc(0), 'image/png', 415],
    ['a text', Buffer.from('hello'), 'text/plain', 415],
    ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1, 1), 'image/png', 413],
  ])('is refused: %s', async (_, file, type, status) => {
    const answer = await send(ben, file, { type })
    expect([answer.status, model.requests.length, (await list(ben)).json]).toEqual([status, 0, []])
  })

  it('is refused: a small file that unfolds to 256 megapixels', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer()
    expect(bomb.length).toBeLessThan(8 * 1024 * 1024)
    expect((await send(ben, bomb, { type: 'image/png' })).status).toBe(413)
  })
})

describe('what the model says of a photo', () => {
  it('is not shown when it may not stand before a child', async () => {
    await model.script({ reply: 'See www.homework-help.com, Ada' })
    const { status, json } = await send(ada, jpeg)
    expect([status, json.reading.kind, json.reading.options]).toEqual([201, 'unsure', []])
    expect((await list(ada)).json[0]).toMatchObject({ id: json.id, reading: null })
  })

  it.each(['reset', 'html', 'empty', 'content-filter', { status: 500 }, { status: 401 }] as const)(
    'is missed without a fault when the model server fails: %j',
    async (behaviour) => {
      await model.script(behaviour)
      const { status, json } = await send(ada, jpeg)
      expect([status, json.reading.kind]).toEqual([201, 'unsure'])
      expect(app.logged.join('')).not.toContain('base64')
    },
  )

  it('raises an alarm when it needs a grown-up', async () => {
    await model.script({ reply: 'I want to kill myself' })
    const mia = await startLesson(app)
    const { json } = await send(mia, jpeg)
    expect([json.reading.kind, json.help]).toEqual(['unsure', 'crisis'])
    expect((await call(app, 'GET', '/api/alarms', undefined, mia.parent)).json).toMatchObject([{ kind: 'crisis' }])
  })
})

describe('who may send and see a photo', () => {
  it('is the child with its pass, in its own conversation', async () => {
    const [mia, tom] = [await startLesson(app), await startLesson(app, 'Tom')]
    const foreign = [
      await send(tom, jpeg, { student: mia.student.id }),
      await send(tom, jpeg, { conversation: mia.conversation.conversation_id }),
      await send(tom, jpeg, { conversation: randomUUID() }),
    ]
    for (const { status, json } of foreign) expect([status, json.code]).toEqual([404, 'not_found'])
    expect((await send(tom, jpeg, { pass: 'x' })).status).toBe(401)
    expect(model.requests).toEqual([])
  })

  it('is the own family only: another’s photo is not found', async () => {
    const [mia, tom] = [await startLesson(app), await startLesson(app, 'Tom')]
    const { json } = await send(mia, jpeg)
    const strip = ({ status, json: problem }: Awaited<ReturnType<typeof call>>) => [
      status,
      { ...problem, request_id: '' },
    ]
    const nowhere = strip(await call(app, 'GET', `/api/photos/${randomUUID()}`, undefined, tom.parent))
    for (const as of [tom.parent, { pass: tom.pass }]) {
      expect(strip(await call(app, 'GET', `/api/photos/${json.id}`, undefined, as))).toEqual(nowhere)
    }
    expect(nowhere[0]).toBe(404)
    expect((await list(mia, tom)).status).toBe(404)
    expect((await call(app, 'GET', `/api/photos/${json.id}`, undefined, { pass: mia.pass })).status).toBe(200)
    expect((await call(app, 'GET', `/api/photos/${json.id}`)).status).toBe(401)
    for (const name of ['..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(300)]) {
      expect((await call(app, 'GET', `/api/photos/${name}`, undefined, mia.parent)).status).toBe(
        name === '%00' ? 422 : 400,
      )
    }
  })

  it('is nobody in the quiet hours, without consent, or where no model sees', async () => {
    const mia = await startLesson(app)
    const at = (minutes: number) => new Date(app.app.now().getTime() + minutes * 60_000).toISOString().slice(11, 16)
    await setTime(app, mia, { quiet_from: at(-60), quiet_to: at(60), time_zone: 'UTC' })
    expect((await send(mia, jpeg)).json.code).toBe('quiet_hours')
    await call(app, 'DELETE', `/api/students/${mia.student.id}/consent`, undefined, mia.parent)
    expect((await send(mia, jpeg)).json.code).toBe('consent_required')
    const blind = await startApp()
    const tom = await startLesson(blind)
    expect((await send(tom, jpeg, { to: blind })).status).toBe(404)
  })

  it('is no child more than ten times an hour', async () => {
    const counted = await startApp({ limits: true, config: app.app.config })
    const mia = await startLesson(counted)
    await Promise.all(Array.from({ length: 10 }, () => counted.app.limits.spend('photo', mia.student.id)))
    const answer = await send(mia, jpeg, { to: counted })
    expect([answer.status, answer.json.code]).toEqual([429, 'rate_limited'])
  })
})

describe('the oldest photo', () => {
  it('gives way with its file when there is one too many', async () => {
    const mia = await startLesson(app)
    const kept = async function* () {
      yield webp
    }
    const { name } = await app.app.files.save(kept(), 1_000_000)
    const row = (file: string) => ({
      id: newId(),
      student_id: mia.student.id,
      conversation_id: null,
      file,
      width: 1,
      height: 1,
      bytes: 1,
      reading: null,
      created_at: app.app.now(),
    })
    const rows = [row(name), ...Array.from({ length: mostPhotos - 1 }, () => row(newId().replaceAll('-', '')))]
    await app.app.db.insert(photo).values(rows)
    const { json } = await send(mia, jpeg)
    expect(await app.app.files.read(name)).toBeNull()
    const left = await app.app.db.select({ id: photo.id, file: photo.file, of: photo.student_id }).from(photo)
    const mine = left.filter((one) => one.of === mia.student.id)
    expect([mine.length, mine.some(({ file }) => file === name)]).toEqual([mostPhotos, false])
    const file = mine.find(({ id }) => id === json.id)?.file ?? ''
    const found = await app.app.files.read(file)
    expect(found && (await buffer(found.stream)).length).toBeGreaterThan(0)
  })
})
