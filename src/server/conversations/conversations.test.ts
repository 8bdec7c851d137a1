import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { student } from '#server/students/student.table.ts'
import {
  addStudent,
  assignTutor,
  call,
  hear,
  type Lesson,
  passFor,
  say,
  saying,
  signUp,
  startConversation,
  startLesson,
  transcript,
} from '#tests/support/family.ts'
import { saidBefore } from '#tests/support/said-before.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const endOf = (lesson: Lesson) => ({ conversation_id: lesson.conversation.conversation_id })

describe('a conversation', () => {
  it('opens with a greeting by nickname, and is in the history', async () => {
    const lesson = await startLesson(app)
    expect(lesson.conversation.messages).toHaveLength(1)
    expect(lesson.conversation.messages[0]?.content).toContain('Mia')
    const history = await call(app, 'GET', `/api/student/${lesson.student.id}/conversations`, undefined, lesson.parent)
    expect(history.json).toMatchObject([
      { id: lesson.conversation.conversation_id, started_at: expect.stringMatching(/Z$/) },
    ])
  })

  it('is one, however many starts come at once', async () => {
    const parent = await signUp(app, 'Pat')
    const student = await addStudent(app, parent, 'Kim')
    const tutor = await assignTutor(app, parent, student)
    const { token: pass } = await passFor(app, parent, student)
    const starts = await Promise.all(Array.from({ length: 50 }, () => startConversation(app, { pass, student, tutor })))
    expect(new Set(starts.map((start) => start.conversation_id)).size).toBe(1)
    expect(new Set(starts.map((start) => start.messages.length))).toEqual(new Set([1]))
  })

  it('needs a consent that stands, for the start and for every message', async () => {
    const lesson = await startLesson(app)
    await call(app, 'DELETE', `/api/students/${lesson.student.id}/consent`, undefined, lesson.parent)
    const said = await say(app, lesson, 'hello')
    expect([said.status, said.json.code]).toEqual([403, 'consent_required'])
    const body = { student_id: lesson.student.id, tutor_id: lesson.tutor.id }
    expect((await call(app, 'POST', '/api/conversations/start', body, { pass: lesson.pass })).json.code).toBe(
      'consent_required',
    )
    await call(app, 'PUT', `/api/students/${lesson.student.id}/consent`, { version: '2026-11' }, lesson.parent)
    expect((await say(app, lesson, 'hello')).status).toBe(200)
  })

  it('refuses a tutor above the grade, a tutor not chosen, and one that is not there', async () => {
    const lesson = await startLesson(app, 'Tiny', -1)
    const tutors: { id: string; minimum_grade_level: number }[] = (await call(app, 'GET', '/api/tutors')).json
    const old = tutors.find((tutor) => tutor.minimum_grade_level > 2)
    const start = (tutor_id?: string) =>
      call(app, 'POST', '/api/conversations/start', { student_id: lesson.student.id, tutor_id }, { pass: lesson.pass })
    expect((await start(old?.id)).json.fields).toEqual({ tutor_id: 'tutor_not_allowed' })
    expect((await start(randomUUID())).status).toBe(404)
    expect((await start()).json.fields).toEqual({ tutor_id: 'required' })
    expect((await start('1')).json.code).toBe('invalid_id')
  })

  it('ends once, by the pass or by its own end token, and never by a stranger’s', async () => {
    const lesson = await startLesson(app)
    const other = await startLesson(app, 'Noah')
    const end = (body: unknown, as = {}) => call(app, 'POST', '/api/conversations/end', body, as)
    const wrong = await end({ ...endOf(lesson), end_token: other.conversation.end_token })
    const unknown = await end({ conversation_id: randomUUID(), end_token: other.conversation.end_token })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect((await end(endOf(lesson), { pass: other.pass })).status).toBe(404)
    expect((await say(app, lesson, 'still here')).status).toBe(200)

    const beacon = JSON.stringify({ ...endOf(lesson), end_token: lesson.conversation.end_token })
    expect((await end(beacon, { headers: { 'content-type': 'text/plain;charset=UTF-8' } })).status).toBe(204)
    expect((await end(endOf(lesson), { pass: lesson.pass })).status).toBe(204)
    expect((await end('', { headers: { 'content-type': 'text/plain' } })).status).toBe(400)
    expect((await end(JSON.stringify({ ...endOf(lesson), end_token: 'x'.repeat(2_000) }))).status).toBe(413)
    const late = await say(app, lesson, 'too late')
    expect([late.status, late.json.code]).toEqual([409, 'conversation_ended'])
  })

  it('goes on after a reload, and is a new one when the child comes back later', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'what is 3 + 4?')
    const body = {
      student_id: lesson.student.id,
      tutor_id: lesson.tutor.id,
      resume: lesson.conversation.conversation_id,
    }
    const end = () => call(app, 'POST', '/api/conversations/end', endOf(lesson), { pass: lesson.pass })
    await end()
    const reloaded = await call(app, 'POST', '/api/conversations/start', body, { pass: lesson.pass })
    expect(reloaded.json.conversation_id).toBe(lesson.conversation.conversation_id)
    expect(reloaded.json.messages.map((message: { role: string }) => message.role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
    await end()
    app.advance(3 * 60 * 1000)
    const later = await call(app, 'POST', '/api/conversations/start', body, { pass: lesson.pass })
    expect(later.json.conversation_id).not.toBe(lesson.conversation.conversation_id)
    const stranger = await startLesson(app, 'Noah')
    const stolen = {
      student_id: stranger.student.id,
      tutor_id: stranger.tutor.id,
      resume: lesson.conversation.conversation_id,
    }
    const theirs = await call(app, 'POST', '/api/conversations/start', stolen, { pass: stranger.pass })
    expect(theirs.json.conversation_id).toBe(stranger.conversation.conversation_id)
  })

  it('is closed by the sweeper when nothing was said for half an hour', async () => {
    const { endIdleConversations: sweep } = await import('./conversations.ts')
    const lesson = await startLesson(app)
    app.advance(29 * 60 * 1000)
    await sweep(app.app)
    expect((await say(app, lesson, 'hello')).status).toBe(200)
    app.advance(30 * 60 * 1000 + 1_000)
    await sweep(app.app)
    const { token: pass } = await passFor(app, lesson.parent, lesson.student)
    expect((await call(app, 'POST', '/api/chat', saying(lesson, 'hello'), { pass })).json.code).toBe(
      'conversation_ended',
    )
  })
})

describe('a note for the tutor', () => {
  it('reaches the tutor: the permanent one always, the temporary one in the next session that is really held', async () => {
    const { brain, turns } = scriptedBrain(['Let us begin.'])
    const noting = await startApp({
      brain,
      database: app.borrowed(),
    })
    const lesson = await startLesson(noting)
    const write = (note_content: string, is_permanent: boolean) =>
      call(noting, 'POST', `/api/students/${lesson.student.id}/notes`, { note_content, is_permanent }, lesson.parent)
    await write('Loves dinosaurs', true)
    await write('Tired today', false)
    const inForce = async () =>
      (await call(noting, 'GET', `/api/students/${lesson.student.id}`, undefined, lesson.parent)).json.parent_notes.map(
        (note: { note_content: string }) => note.note_content,
      )
    const close = (one: Lesson) => call(noting, 'POST', '/api/conversations/end', endOf(one), { pass: one.pass })

    // A session that was only opened gives the note back.
    await close(lesson)
    const empty = { ...lesson, conversation: await startConversation(noting, lesson) }
    await close(empty)
    expect(await inForce()).toEqual(['Loves dinosaurs', 'Tired today'])

    const held = { ...lesson, conversation: await startConversation(noting, lesson) }
    await say(noting, held, 'hello')
    expect(turns.at(-1)?.notes).toEqual(['Loves dinosaurs', 'Tired today'])
    expect(await inForce()).toEqual(['Loves dinosaurs'])
    await say(noting, held, 'and again')
    expect(turns.at(-1)?.notes).toEqual(['Loves dinosaurs', 'Tired today'])
    await close(held)

    const next = { ...lesson, conversation: await startConversation(noting, lesson) }
    await say(noting, next, 'hello')
    expect(turns.at(-1)?.notes).toEqual(['Loves dinosaurs'])
  })
})

describe('the transcript', () => {
  it('is what was said, in order, for the parent and for the child while the lesson is open', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'what is 7 x 8?')
    await hear(app, lesson, 'is it 54?')
    const said = await transcript(app, lesson)
    expect(said.map((line) => line.split(':')[0])).toEqual(['tutor', 'child', 'tutor', 'child', 'tutor'])
    expect(said[1]).toBe('child: what is 7 x 8?')
    const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
    expect((await call(app, 'GET', address, undefined, { pass: lesson.pass })).json).toHaveLength(5)
    await call(app, 'POST', '/api/conversations/end', endOf(lesson), { pass: lesson.pass })
    expect((await call(app, 'GET', address, undefined, { pass: lesson.pass })).status).toBe(404)
    expect((await call(app, 'GET', address, undefined, lesson.parent)).json).toHaveLength(5)
  })

  it('comes in pages, as the history does', async () => {
    const { brain } = scriptedBrain(['Yes.'])
    const quick = await startApp({
      brain,
      database: app.borrowed(),
    })
    const lesson = await startLesson(quick)
    await quick.app.db.update(student).set({ daily_messages: 10_000 }).where(eq(student.id, lesson.student.id))
    await saidBefore(quick, lesson, 499, (turn) => `message ${turn}`)
    for (const turn of [499, 500]) await say(quick, lesson, `message ${turn}`)
    const address = `/api/conversations/${lesson.conversation.conversation_id}/transcript`
    const first = await call(quick, 'GET', address, undefined, lesson.parent)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await call(quick, 'GET', next, undefined, lesson.parent)
    const all = [...first.json, ...second.json].map((message: { content: string }) => message.content)
    expect(all).toHaveLength(1_003)
    expect(all.filter((content) => content.startsWith('message')).at(-1)).toBe('message 500')
    expect(second.headers.get('link')).toBeNull()
    expect((await call(quick, 'GET', `${address}?cursor=x`, undefined, lesson.parent)).status).toBe(400)

    for (let session = 0; session < 55; session++) {
      await call(
        quick,
        'POST',
        '/api/conversations/end',
        { conversation_id: (await startConversation(quick, lesson)).conversation_id },
        lesson,
      )
    }
    const history = await call(
      quick,
      'GET',
      `/api/student/${lesson.student.id}/conversations`,
      undefined,
      lesson.parent,
    )
    const older = /<([^>]+)>; rel="next"/.exec(history.headers.get('link') ?? '')?.[1] ?? ''
    const rest = await call(quick, 'GET', older, undefined, lesson.parent)
    expect(new Set([...history.json, ...rest.json].map((one: { id: string }) => one.id)).size).toBe(
      history.json.length + rest.json.length,
    )
    expect(history.json).toHaveLength(50)
    expect(rest.json.length).toBeGreaterThanOrEqual(5)
  })
})
