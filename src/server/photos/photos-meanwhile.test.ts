import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepFiles } from '#server/running/sweep-files.ts'
import { videoFile } from '#server/videos/video.table.ts'
import { startFakeModel } from '#tests/support/fake-model-server.ts'
import { call, type Lesson, startLesson } from '#tests/support/family.ts'
import { mp4, sendFilm } from '#tests/support/films.ts'
import { startApp } from '#tests/support/start-app.ts'
import { photo } from './photo.table.ts'

const model = await startFakeModel()
afterAll(model.close)
const settings = { apiKey: 'k', model: 'fake', sees: true }
const app = await startApp({
  config: { model: { provider: 'openai-compatible', baseUrl: `${model.url}/v1`, ...settings } },
})
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer()

async function send({ student, conversation, pass }: Lesson) {
  const asked = `student_id=${student.id}&conversation_id=${conversation.conversation_id}`
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${pass}`, origin: 'http://localhost' }
  const sent = { method: 'POST', headers: { ...headers, host: 'localhost' }, body: Uint8Array.from(jpeg) }
  const response = await app.http.request(`http://localhost/api/photos?${asked}`, sent)
  return { status: response.status, json: await response.json() }
}

/** The model looks until something else has happened. */
async function meanwhile(lesson: Lesson, happens: () => Promise<unknown>, reply = '7 × 8 =') {
  await model.script({ reply, chunk: 1, delayMs: 150 })
  const sending = send(lesson)
  await expect.poll(() => model.requests.length).toBe(1)
  await happens()
  return sending
}

const remove = (table: string, id: string) => app.app.database.query(`delete from ${table} where id = $1`, [id])
const filesThere = () => app.app.files.savedBefore(new Date(app.app.now().getTime() + 1_000))

beforeEach(() => {
  model.requests.length = 0
})

describe('while the model looks at a photo', () => {
  it('the consent may be withdrawn: nothing is kept', async () => {
    const mia = await startLesson(app)
    const answer = await meanwhile(mia, () =>
      call(app, 'DELETE', `/api/students/${mia.student.id}/consent`, undefined, mia.parent),
    )
    expect([answer.status, answer.json.code]).toEqual([403, 'consent_required'])
    expect([await app.app.db.select().from(photo), await filesThere()]).toEqual([[], []])
  })

  it('the child may be removed: nothing is kept', async () => {
    const mia = await startLesson(app)
    const answer = await meanwhile(mia, () => remove('student', mia.student.id))
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
    expect([await app.app.db.select().from(photo), await filesThere()]).toEqual([[], []])
  })

  it('the disk may fill up: a cry in the photo is told all the same', async () => {
    const full = { ...app.app.files, save: () => Promise.reject(new Error('no room')) }
    const before = app.app.files
    const mia = await startLesson(app)
    app.app.files = full
    const answer = await meanwhile(mia, async () => undefined, 'I want to kill myself')
    app.app.files = before
    expect(answer.status).toBe(500)
    expect((await call(app, 'GET', '/api/alarms', undefined, mia.parent)).json).toMatchObject([{ kind: 'crisis' }])
  })
})

describe('a family that leaves', () => {
  it('takes its photos and films with it at once, and their files within a day', async () => {
    const mia = await startLesson(app)
    await model.script({ reply: '7 × 8 =' })
    expect((await send(mia)).status).toBe(201)
    expect((await sendFilm(app, mia.parent, mp4())).status).toBe(201)
    const { rows } = await app.app.database.query('select parent_id from student where id = $1', [mia.student.id])
    await remove('"user"', String(rows[0]?.parent_id))
    expect(await app.app.db.select().from(photo)).toEqual([])
    expect(await app.app.db.select().from(videoFile)).toEqual([])
    expect(await filesThere()).toHaveLength(2)
    app.advance(25 * 3_600_000)
    expect(await sweepFiles(app.app)).toBe(2)
    expect(await filesThere()).toEqual([])
  })
})
