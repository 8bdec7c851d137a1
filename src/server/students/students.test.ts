import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consentVersion, limits } from '#shared/limits.ts'
import { addStudent, allowMicrophone, assignTutor, call, passFor, signUp } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

describe('a student', () => {
  it('is added with consent, shown on the dashboard, and changed', async () => {
    const parent = await signUp(app, 'Ana')
    const mia = await addStudent(app, parent, 'Mia', 0)
    expect(mia).toMatchObject({
      nickname: 'Mia',
      grade_level: 0,
      assigned_tutor_id: null,
      last_used_tutor: null,
      parent_notes: [],
    })
    expect(mia.consent?.version).toBe(consentVersion)
    const changed = await call(
      app,
      'PATCH',
      `/api/students/${mia.id}`,
      { nickname: 'Mia Rose', grade_level: 1 },
      parent,
    )
    expect(changed.json).toMatchObject({ nickname: 'Mia Rose', grade_level: 1 })
    expect((await call(app, 'GET', '/api/students', undefined, parent)).json).toEqual([changed.json])
  })

  it.each([
    [{ nickname: '', grade_level: 1 }, { nickname: 'empty' }],
    [{ nickname: ' \u200b', grade_level: 1 }, { nickname: 'empty' }],
    [{ nickname: 'x'.repeat(31), grade_level: 1 }, { nickname: 'too_long' }],
    [{ nickname: 'mia@home.example', grade_level: 1 }, { nickname: 'looks_like_contact' }],
    [{ nickname: 'call 555 123 4567', grade_level: 1 }, { nickname: 'looks_like_contact' }],
    [{ nickname: 'Mia' }, { grade_level: 'required' }],
    [{ nickname: 'Mia', grade_level: -2 }, { grade_level: 'too_small' }],
    [{ nickname: 'Mia', grade_level: 13 }, { grade_level: 'too_big' }],
    [{ nickname: 'Mia', grade_level: 3.5 }, { grade_level: 'wrong_type' }],
    [{ nickname: 'Mia', grade_level: '3' }, { grade_level: 'wrong_type' }],
    [{ nickname: 'Mia', grade_level: null }, { grade_level: 'wrong_type' }],
    [{ nickname: 'Mia', grade_level: 3, parent_id: randomUUID() }, { parent_id: 'field_not_allowed' }],
  ])('%j is refused', async (body, fields) => {
    const parent = await signUp(app, 'Bo')
    const answer = await call(app, 'POST', '/api/students', body, parent)
    expect([answer.status, answer.json.fields]).toEqual([422, fields])
    expect((await call(app, 'GET', '/api/students', undefined, parent)).json).toEqual([])
  })

  it('added twice by a double click is one; another with the same name is refused', async () => {
    const parent = await signUp(app, 'Cy')
    const headers = { 'idempotency-key': randomUUID() }
    const add = () => call(app, 'POST', '/api/students', { nickname: 'Ben', grade_level: 2 }, { ...parent, headers })
    const answers = await Promise.all([add(), add(), add()])
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1)
    const again = await call(app, 'POST', '/api/students', { nickname: 'BEN', grade_level: 2 }, parent)
    expect([again.status, again.json.fields]).toEqual([409, { nickname: 'taken' }])
  })

  it('has room for so many in one family', async () => {
    const parent = await signUp(app, 'Dee')
    for (let n = 0; n < limits.studentsPerParent; n++) await addStudent(app, parent, `Child ${n}`)
    const answer = await call(app, 'POST', '/api/students', { nickname: 'One more', grade_level: 1 }, parent)
    expect(answer.status).toBe(409)
  })

  it('has no more room when thirty are added at once', async () => {
    const parent = await signUp(app, 'Dan')
    const add = (n: number) => call(app, 'POST', '/api/students', { nickname: `Child ${n}`, grade_level: 1 }, parent)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => add(n)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.studentsPerParent)
    expect(answers.filter(({ status, json }) => status === 409 && json.code === 'conflict')).toHaveLength(10)
    expect((await call(app, 'GET', '/api/students', undefined, parent)).json).toHaveLength(limits.studentsPerParent)
  })

  it('has room for so many notes, also when more are written at once', async () => {
    const parent = await signUp(app, 'Dot')
    const { id } = await addStudent(app, parent, 'Mia')
    const write = (n: number) =>
      call(app, 'POST', `/api/students/${id}/notes`, { note_content: `note ${n}`, is_permanent: true }, parent)
    for (let n = 0; n < limits.notesPerStudent - 3; n++) await write(n)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => write(200 + n)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('gets only a tutor that fits, and loses one that no longer does', async () => {
    const parent = await signUp(app, 'Eve')
    const ben = await addStudent(app, parent, 'Ben', 4)
    const tutors: { id: string; minimum_grade_level: number }[] = (await call(app, 'GET', '/api/tutors')).json
    const old = tutors.find((tutor) => tutor.minimum_grade_level === 4)
    const change = (body: object) => call(app, 'PATCH', `/api/students/${ben.id}`, body, parent)
    expect((await change({ assigned_tutor_id: old?.id })).json.assigned_tutor_id).toBe(old?.id)
    expect((await change({ assigned_tutor_id: randomUUID() })).status).toBe(422)
    expect((await change({ grade_level: 1 })).json.assigned_tutor_id).toBeNull()
    expect((await change({ assigned_tutor_id: old?.id })).json.fields).toEqual({
      assigned_tutor_id: 'tutor_not_allowed',
    })
    expect((await change({})).status).toBe(422)
    expect((await change({ avatar_url: 'javascript:alert(1)' })).json.fields).toMatchObject({
      avatar_url: 'invalid_value',
    })
  })

  it('is offered the tutors of its grade, by name', async () => {
    const tutors: { name: string; minimum_grade_level: number }[] = (
      await call(app, 'GET', '/api/tutors?grade_level=0')
    ).json
    expect(tutors.length).toBeGreaterThan(0)
    expect(tutors.filter((tutor) => tutor.minimum_grade_level > 0)).toEqual([])
    expect(tutors.map((tutor) => tutor.name)).toEqual(tutors.map((tutor) => tutor.name).sort())
  })

  it('costs the dashboard two statements', async () => {
    const parent = await signUp(app, 'Fay')
    for (const name of ['A', 'B', 'C', 'D']) await assignTutor(app, parent, await addStudent(app, parent, name))
    app.statements.length = 0
    await call(app, 'GET', '/api/students', undefined, parent)
    expect(app.statements).toHaveLength(2)
  })
})

describe('a note', () => {
  it('is kept once per click, shown, and taken back', async () => {
    const parent = await signUp(app, 'Gus')
    const mia = await addStudent(app, parent, 'Mia')
    const headers = { 'idempotency-key': randomUUID() }
    const write = (body: object, more = {}) =>
      call(app, 'POST', `/api/students/${mia.id}/notes`, body, { ...parent, ...more })
    const twice = await Promise.all(
      [1, 2].map(() => write({ note_content: 'Loves dinosaurs', is_permanent: true }, { headers })),
    )
    expect(twice[0]?.json).toEqual(twice[1]?.json)
    await write({ note_content: 'Tired today', is_permanent: false })
    const notes = async () => (await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.parent_notes
    expect(await notes()).toEqual([
      expect.objectContaining({ note_content: 'Loves dinosaurs', is_permanent: true, student_id: mia.id }),
      expect.objectContaining({ note_content: 'Tired today', is_permanent: false }),
    ])
    const remove = (id: string) => call(app, 'DELETE', `/api/students/${mia.id}/notes/${id}`, undefined, parent)
    expect((await remove(twice[0]?.json.id)).status).toBe(204)
    expect((await remove(twice[0]?.json.id)).status).toBe(404)
    expect(await notes()).toHaveLength(1)
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(2_001), 'too_long'],
  ])('of %.5j is refused', async (note_content, reason) => {
    const parent = await signUp(app, 'Hal')
    const mia = await addStudent(app, parent, 'Mia')
    const answer = await call(
      app,
      'POST',
      `/api/students/${mia.id}/notes`,
      { note_content, is_permanent: true },
      parent,
    )
    expect([answer.status, answer.json.fields]).toEqual([422, { note_content: reason }])
  })
})

describe('the microphone', () => {
  it('is allowed from the beginning where the parent said so, and only there', async () => {
    const parent = await signUp(app, 'Ann')
    const add = (nickname: string, microphone?: boolean) => {
      const body = { nickname, grade_level: 0, consent_version: consentVersion, microphone }
      return call(app, 'POST', '/api/students', body, parent)
    }
    expect((await add('Mia', true)).json.microphone).toMatchObject({ allowed_at: expect.any(String) })
    expect([(await add('Noa', false)).json.microphone, (await add('Ben')).json.microphone]).toEqual([null, null])
  })

  it('is off until a parent allows it; the parent sees since when, and the child’s screen that it is so', async () => {
    const parent = await signUp(app, 'Mic')
    const mia = await addStudent(app, parent, 'Mia')
    expect([mia.microphone, (await passFor(app, parent, mia)).student.microphone]).toEqual([null, false])
    const { microphone } = await allowMicrophone(app, parent, mia)
    expect(Date.parse(microphone.allowed_at)).toBeGreaterThan(Date.parse(mia.created_at))
    expect((await passFor(app, parent, mia)).student.microphone).toBe(true)
    // Saying it again does not move the day; saying something else does not touch it.
    app.advance(60_000)
    expect((await allowMicrophone(app, parent, mia)).microphone).toEqual(microphone)
    const renamed = await call(app, 'PATCH', `/api/students/${mia.id}`, { nickname: 'Mio' }, parent)
    expect(renamed.json.microphone).toEqual(microphone)
    expect((await allowMicrophone(app, parent, mia, false)).microphone).toBeNull()
    expect((await passFor(app, parent, mia)).student.microphone).toBe(false)
  })

  it('goes off with the consent, and does not come back with it', async () => {
    const parent = await signUp(app, 'Moc')
    const mia = await addStudent(app, parent, 'Mia')
    await allowMicrophone(app, parent, mia)
    const consent = (method: string, body?: unknown) =>
      call(app, method, `/api/students/${mia.id}/consent`, body, parent)
    expect((await consent('DELETE')).json.microphone).toBeNull()
    expect((await consent('PUT', { version: consentVersion })).json.microphone).toBeNull()
  })

  it('of another family’s child is not there to be switched', async () => {
    const [parent, stranger] = [await signUp(app, 'Muc'), await signUp(app, 'Mac')]
    const mia = await addStudent(app, parent, 'Mia')
    expect((await call(app, 'PATCH', `/api/students/${mia.id}`, { microphone: true }, stranger)).status).toBe(404)
    expect((await call(app, 'PATCH', `/api/students/${mia.id}`, { microphone: 1 }, parent)).status).toBe(422)
    expect((await call(app, 'GET', `/api/students/${mia.id}`, undefined, parent)).json.microphone).toBeNull()
  })
})
