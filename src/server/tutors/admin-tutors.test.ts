import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { avatar } from '#server/avatars/avatar.table.ts'
import { sweepFiles } from '#server/running/sweep-files.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { addStudent, call, passFor, signUp } from '#tests/support/family.ts'
import { badPictures, goodPictures } from '#tests/support/pictures.ts'
import { startApp } from '#tests/support/start-app.ts'
import { bo, tutorWorkshop } from '#tests/support/tutor-workshop.ts'

const app = await startApp()
const pictures = await goodPictures()
const bad = await badPictures()
const { admin, ask, upload, draft, published, isShown } = await tutorWorkshop(app)

describe('a new tutor', () => {
  it('is a draft with a portrait, which no family sees', async () => {
    const made = await draft({
      minimum_grade_level: 2,
      subjects: ['math'],
      pace: 1.2,
      greeting_style: 'Shall we build?',
    })
    expect(made).toMatchObject({
      ...bo,
      minimum_grade_level: 2,
      subjects: ['math'],
      pace: 1.2,
      greeting_style: 'Shall we build?',
      version: 1,
      published_version: null,
      students: 0,
    })
    expect(await isShown(made.id)).toBe(false)
    expect((await call(app, 'GET', `/api/tutors/${made.id}`)).status).toBe(404)
    const parent = await signUp(app, 'Mum')
    const mia = await addStudent(app, parent, 'Mia')
    const chosen = { assigned_tutor_id: made.id }
    expect((await call(app, 'PATCH', `/api/students/${mia.id}`, chosen, parent)).json.fields).toEqual({
      assigned_tutor_id: 'tutor_not_allowed',
    })
    const { token: pass } = await passFor(app, parent, mia)
    const start = { student_id: mia.id, tutor_id: made.id }
    expect((await call(app, 'POST', '/api/conversations/start', start, { pass })).status).toBe(404)
  })

  it('is one, however often the button was pressed', async () => {
    const { id: avatar_id } = (await upload()).json
    const headers = { 'idempotency-key': randomUUID() }
    const add = () => call(app, 'POST', '/api/admin/tutors', { ...bo, avatar_id }, { ...admin, headers })
    const answers = await Promise.all([add(), add(), add()])
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1)
  })

  it.each([
    [{ avatar_id: undefined }, { avatar_id: 'required' }],
    [{ avatar_id: randomUUID() }, { avatar_id: 'not_found' }],
    [{ name: ' ' }, { name: 'empty' }],
    [{ name: 'x'.repeat(81) }, { name: 'too_long' }],
    [{ description: '' }, { description: 'empty' }],
    [{ personality: 'x'.repeat(4_001) }, { personality: 'too_long' }],
    [{ access_level: 'secret' }, { access_level: 'invalid' }],
    [{ minimum_grade_level: 13 }, { minimum_grade_level: 'too_big' }],
    [{ subjects: [] }, { subjects: 'too_small' }],
    [{ subjects: ['math', 'math'] }, { subjects: 'twice' }],
    [{ subjects: ['magic'] }, { 'subjects.0': 'invalid' }],
    [{ pace: 9 }, { pace: 'too_big' }],
    [{ greeting_style: 'Hello.' }, { greeting_style: 'no_question' }],
    [{ id: randomUUID() }, { id: 'field_not_allowed' }],
    [{ published_version: 1 }, { published_version: 'field_not_allowed' }],
    [{ author: 'somebody' }, { author: 'field_not_allowed' }],
  ])('with %j is refused', async (more, fields) => {
    const { id: avatar_id } = (await upload()).json
    const before = (await ask('GET', '')).json.length
    const answer = await ask('POST', '', { ...bo, avatar_id, ...more })
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, Object.keys(fields)])
    expect((await ask('GET', '')).json).toHaveLength(before)
  })

  it('is listed by id, after those of ours, which are published', async () => {
    const { id } = await draft()
    const all: AdminTutorView[] = (await ask('GET', '')).json
    expect(all.map((one) => one.id)).toEqual(all.map((one) => one.id).sort())
    expect(all.at(-1)?.id).toBe(id)
    expect(all[0]).toMatchObject({ name: 'Pip', version: 1, published_version: 1 })
    expect(all[0]?.personality).toMatch(/^You are Pip/)
  })

  it('tells its personality to administrators only', async () => {
    const made = await published()
    const told = [
      await call(app, 'GET', '/api/tutors'),
      await call(app, 'GET', `/api/tutors/${made.id}`),
      await call(app, 'GET', '/api/tutors?grade_level=3'),
    ]
    for (const { json, text } of told) {
      expect(text).not.toContain('cheerful beaver')
      expect(Object.keys([json].flat()[0]).sort()).toEqual(
        ['access_level', 'avatar_url', 'description', 'id', 'minimum_grade_level', 'name', 'subjects'].sort(),
      )
    }
    const parent = await signUp(app, 'Mum')
    expect((await call(app, 'GET', '/api/admin/tutors', undefined, parent)).json.code).toBe('forbidden_role')
  })
})

describe('the portrait of a tutor', () => {
  it.each(Object.entries(bad))('is not %s', async (_, file) => {
    expect((await upload(file)).json.code).toBe('unsupported_media_type')
  })

  it('is seen for an hour by an address that is signed', async () => {
    const other = await startApp()
    const there = await tutorWorkshop(other)
    const made = await there.published()
    const shown = (await there.families()).find((one) => one.id === made.id)?.avatar_url ?? ''
    const until = Number(new URL(shown, 'http://x').searchParams.get('until'))
    const left = until - other.app.now().getTime()
    expect(left > 2_600_000 && left <= 3_600_000).toBe(true)
    expect((await call(other, 'GET', shown)).status).toBe(200)
    expect((await call(other, 'GET', shown.replace('of=tutor', 'of=child'))).status).toBe(404)
    other.advance(left + 1)
    expect((await call(other, 'GET', shown)).status).toBe(404)
  })

  it('is no child’s', async () => {
    const parent = await signUp(app, 'Mum')
    const mia = await addStudent(app, parent, 'Mia')
    const headers = {
      origin: 'http://localhost',
      host: 'localhost',
      cookie: parent.cookie,
      'content-type': 'image/png',
    }
    const photo = { method: 'PUT', headers, body: Uint8Array.from(pictures.png) }
    const { avatar_url } = await (
      await app.http.request(`http://localhost/api/students/${mia.id}/avatar`, photo)
    ).json()
    const avatar_id = new URL(avatar_url, 'http://x').pathname.split('/').at(-1)
    expect((await ask('POST', '', { ...bo, avatar_id })).json.fields).toEqual({ avatar_id: 'not_found' })
  })

  it('is swept away when it was never used, and stays as long as a version names it', async () => {
    const other = await startApp()
    const there = await tutorWorkshop(other)
    await there.upload()
    const made = await there.published()
    const second = (await there.upload(pictures.jpeg)).json.id
    await there.ask('PATCH', `/${made.id}`, { version: 1, avatar_id: second })
    const kept = () => other.app.db.$count(avatar)
    expect(await kept()).toBe(3)
    other.advance(25 * 3_600_000)
    expect(await sweepFiles(other.app)).toBe(2)
    expect(await kept()).toBe(2)
    const shown = (await there.families()).find((one) => one.id === made.id)?.avatar_url ?? ''
    expect((await call(other, 'GET', shown)).status).toBe(200)
  })
})
