import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { silence } from '#tests/support/fake-speech-server.ts'
import { allowMicrophone, call, type Lesson, startLesson } from '#tests/support/family.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import type { Hearing } from './hearing.ts'
import { soundLength, soundTypeOf } from './sound-file.ts'

const listened: { bytes: number; type: string; expects: string | undefined }[] = []
const hearing: Hearing = {
  listen: async ({ bytes, type }, { expects }) => {
    listened.push({ bytes: bytes.length, type, expects })
    return { text: 'the quick brown secret', confidence: 0.9 }
  },
}
const app = await startApp({ hearing })
let lesson: Lesson

beforeEach(async () => {
  listened.length = 0
  lesson = await startLesson(app, 'Mia')
  await allowMicrophone(app, lesson.parent, lesson.student)
})

type Sent = { to?: TestApp; type?: string; student?: string; expects?: string; pass?: string }

async function speak(body: Uint8Array, { to = app, type = 'audio/wav', expects, ...who }: Sent = {}) {
  const query = new URLSearchParams({ student_id: who.student ?? lesson.student.id, ...(expects && { expects }) })
  const response = await to.http.request(`http://localhost/api/stt?${query}`, {
    method: 'POST',
    headers: {
      origin: 'http://localhost',
      host: 'localhost',
      'content-type': type,
      authorization: `Bearer ${who.pass ?? lesson.pass}`,
    },
    body: new Uint8Array(body),
  })
  return { status: response.status, json: await response.json() }
}

const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(99),
])
const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(99)])
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 0x20]), Buffer.from('ftypiso5'), Buffer.alloc(99)])

describe('what a child says', () => {
  it.each([
    ['audio/wav', silence(1)],
    ['audio/webm;codecs=opus', webm],
    ['audio/ogg; codecs=opus', ogg],
    ['audio/mp4', mp4],
  ])('is understood from %s', async (type, body) => {
    const answer = await speak(body, { type, expects: 'fox, dog' })
    expect([answer.status, answer.json]).toEqual([200, { text: 'the quick brown secret', confidence: 0.9 }])
    expect(listened).toEqual([
      { bytes: body.length, type: type.slice(0, type.indexOf('/') + 5).replace(';', ''), expects: 'fox, dog' },
    ])
  })

  it('leaves nothing behind but that it was heard, for the ledger: no row of it, no file, no word in the log', async () => {
    const [statements, lines] = [app.statements.length, app.logged.length]
    await speak(silence(1), { expects: 'a hidden hint' })
    const changes = app.statements.slice(statements).filter((one) => /\b(?:insert|update|delete)\b/i.test(one))
    expect(changes.filter((one) => !one.startsWith('insert into sent_out'))).toEqual([])
    expect(existsSync(app.app.config.dataDir)).toBe(false)
    expect(app.logged.length).toBeGreaterThan(lines)
    expect(app.logged.slice(lines).join('\n')).not.toMatch(/secret|hidden|RIFF/)
  })

  it('is not heard while the parent has not allowed it', async () => {
    await allowMicrophone(app, lesson.parent, lesson.student, false)
    const answer = await speak(silence(1))
    expect([answer.status, answer.json.code, answer.json.error]).toEqual([
      403,
      'microphone_off',
      'Your grown-up can turn the microphone on.',
    ])
    expect(listened).toEqual([])
  })

  it('is not heard after the consent was withdrawn, nor in the quiet hours', async () => {
    const address = `/api/students/${lesson.student.id}`
    const now = app.app.now()
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16)
    const quiet = { quiet_from: at(-60), quiet_to: at(60), time_zone: 'UTC' }
    await call(app, 'PATCH', address, { time: quiet }, lesson.parent)
    expect((await speak(silence(1))).json.code).toBe('quiet_hours')
    await call(app, 'DELETE', `${address}/consent`, undefined, lesson.parent)
    expect((await speak(silence(1))).json.code).toBe('consent_required')
    expect(listened).toEqual([])
  })

  it('of another child is not there', async () => {
    const other = await startLesson(app, 'Ben')
    await allowMicrophone(app, other.parent, other.student)
    expect((await speak(silence(1), { student: other.student.id })).json).toMatchObject({ code: 'not_found' })
    expect((await speak(silence(1), { pass: 'x'.repeat(43) })).status).toBe(401)
    expect(listened).toEqual([])
  })

  it.each([
    ['no recording', Buffer.from('hello'), 'audio/wav', 415],
    ['nothing', Buffer.alloc(0), 'audio/wav', 415],
    ['another kind than it says', silence(1), 'audio/webm', 415],
    ['a kind that nobody records', silence(1), 'audio/flac', 415],
    ['text', Buffer.from('{}'), 'application/json', 415],
    ['more than 2 MB', silence(1, 2_200_000), 'audio/wav', 413],
    ['more than half a minute', silence(1, 32_000 * 32), 'audio/wav', 413],
  ])('as %s is refused', async (_what, body, type, status) => {
    expect((await speak(body, { type })).status).toBe(status)
    expect(listened).toEqual([])
  })
})

it('where no service is set up, that is said', async () => {
  const without = await startApp()
  const here = await startLesson(without, 'Mia')
  await allowMicrophone(without, here.parent, here.student)
  const answer = await speak(silence(1), { to: without, student: here.student.id, pass: here.pass })
  expect([answer.status, answer.json.code]).toEqual([404, 'not_set_up'])
})

it('a child who never stops talking is asked to rest', async () => {
  const counting = await startApp({ hearing, limits: true })
  const here = await startLesson(counting, 'Mia')
  await allowMicrophone(counting, here.parent, here.student)
  const answers = []
  for (let n = 0; n < 31; n++)
    answers.push(await speak(silence(1), { to: counting, student: here.student.id, pass: here.pass }))
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
})

describe('the length of a recording', () => {
  const page = (samples: bigint) => {
    const head = Buffer.alloc(27)
    head.write('OggS', 'latin1')
    head.writeBigInt64LE(samples, 6)
    return head
  }
  const part = (milliseconds: number) =>
    Buffer.from([
      0x1f,
      0x43,
      0xb6,
      0x75,
      0x01,
      0xff,
      0xff,
      0xff,
      0xff,
      0xff,
      0xff,
      0xff,
      0xe7,
      0x82,
      milliseconds >> 8,
      milliseconds & 255,
      0xa3,
    ])

  it.each([
    ['audio/wav', silence(1, 64_000), 2],
    ['audio/ogg', Buffer.concat([page(0n), page(144_000n)]), 3],
    ['audio/webm', Buffer.concat([webm, part(0), part(12_500)]), 12.5],
    ['audio/webm', webm, null],
    ['audio/mp4', mp4, null],
  ] as const)('%s', (type, bytes, seconds) => {
    expect(soundTypeOf(bytes)).toBe(type)
    expect(soundLength(bytes, type)).toBe(seconds)
  })
})
