import { describe, expect, it } from 'vitest'
import type { NoteWithUses } from '#shared/note.ts'
import { call, type Lesson, say, signUp, startConversation, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

const write = async (lesson: Lesson, note_content: string, is_permanent: boolean) => {
  app.advance(5)
  await call(app, 'POST', `/api/students/${lesson.student.id}/notes`, { note_content, is_permanent }, lesson.parent)
  app.advance(5)
}
const listed = async ({ student, parent }: Lesson): Promise<NoteWithUses[]> =>
  (await call(app, 'GET', `/api/students/${student.id}/notes`, undefined, parent)).json
const uses = async (lesson: Lesson) =>
  Object.fromEntries(
    (await listed(lesson)).map(({ note_content, in_force, uses }) => [
      note_content,
      [in_force, uses.count, uses.latest.map((one) => one.conversation_id)],
    ]),
  )
/** The lesson is left, and another one begins. */
async function next(lesson: Lesson): Promise<Lesson> {
  const { conversation_id, end_token } = lesson.conversation
  await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token })
  app.advance(60_000)
  return { ...lesson, conversation: await startConversation(app, lesson) }
}
const idOf = (lesson: Lesson) => lesson.conversation.conversation_id

describe('a note for the next session', () => {
  it('is used in the one in which the child says something, and in no other', async () => {
    const first = await startLesson(app)
    await write(first, 'Tired today', false)
    // The note was written while this session was open: it is for the next one.
    await say(app, first, 'hello')
    expect(await uses(first)).toEqual({ 'Tired today': [true, 0, []] })
    // Only opened, and joined again by a reload: the note comes back.
    const opened = await next(first)
    await startConversation(app, opened)
    expect(await uses(first)).toEqual({ 'Tired today': [true, 0, []] })
    const held = await next(opened)
    await say(app, held, 'hello')
    await say(app, held, 'hello again')
    expect(await uses(first)).toEqual({ 'Tired today': [false, 1, [idOf(held)]] })
    const later = await next(held)
    await say(app, later, 'hello')
    expect(await uses(first)).toEqual({ 'Tired today': [false, 1, [idOf(held)]] })
  })

  it('that was written in the middle of a session is not used up by a reload of it', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'hello')
    await write(lesson, 'Spelling test', false)
    await startConversation(app, lesson)
    await say(app, lesson, 'hello again')
    expect(await uses(lesson)).toEqual({ 'Spelling test': [true, 0, []] })
    const held = await next(lesson)
    await say(app, held, 'hello')
    expect(await uses(lesson)).toEqual({ 'Spelling test': [false, 1, [idOf(held)]] })
  })
})

describe('a permanent note', () => {
  it('is used in every session in which the child said something after it was written', async () => {
    const before = await startLesson(app)
    await say(app, before, 'hello')
    const silent = await next(before)
    await write(silent, 'Loves cats', true)
    const heldIn: string[] = []
    let lesson = silent
    for (let n = 0; n < 6; n++) {
      lesson = await next(lesson)
      await say(app, lesson, 'hello')
      heldIn.unshift(idOf(lesson))
    }
    const [cats] = await listed(lesson)
    expect(cats).toMatchObject({ note_content: 'Loves cats', in_force: true, uses: { count: 6 } })
    expect(cats?.uses.latest.map((one) => one.conversation_id)).toEqual(heldIn.slice(0, 5))
    expect(cats?.uses.latest[0]?.started_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    await write(lesson, 'Loves dogs', true)
    // In the middle of a session it counts from the child's next words on.
    expect(Object.keys(await uses(lesson))).toEqual(['Loves dogs', 'Loves cats'])
    expect((await uses(lesson))['Loves dogs']).toEqual([true, 0, []])
    await say(app, lesson, 'and now?')
    expect((await uses(lesson))['Loves dogs']).toEqual([true, 1, [idOf(lesson)]])
  })
})

it('notes of another family, and of nobody, are not there', async () => {
  const lesson = await startLesson(app)
  const stranger = await signUp(app, 'Wes')
  const address = `/api/students/${lesson.student.id}/notes`
  expect((await call(app, 'GET', address, undefined, stranger)).status).toBe(404)
  expect((await call(app, 'GET', address, undefined, { pass: lesson.pass })).status).toBe(401)
  expect((await call(app, 'GET', address, undefined, lesson.parent)).json).toEqual([])
})

describe('what a note is understood as', () => {
  const understood = async (lesson: Lesson) =>
    Object.fromEntries((await listed(lesson)).map((one) => [one.note_content, one.understood]))

  it('is what the tutor practices by it, and nothing that it only tells', async () => {
    const lesson = await startLesson(app)
    await write(lesson, 'Please practice rounding. She loves fractions.', true)
    await write(lesson, 'Tired today', false)
    expect(await understood(lesson)).toEqual({
      'Please practice rounding. She loves fractions.': { practice: ['rounding'], put_away: false },
      'Tired today': { practice: [], put_away: false },
    })
    expect((await say(app, lesson, 'hello')).status).toBe(200)
    expect((await listed(lesson)).map(({ uses }) => uses.latest[0]?.said)).toEqual([undefined, null])
    const { reply } = (await say(app, lesson, 'you pick')).json
    expect(reply).toMatch(/round|nearest/i)
    // The very sentence with which the tutor did it, at the note that asked for it and at no other.
    const [tired, rounding] = await listed(lesson)
    expect(rounding?.uses.latest[0]?.said).toMatch(/round|nearest/i)
    expect(reply).toContain(rounding?.uses.latest[0]?.said)
    expect(tired?.uses.latest).toEqual([])
  })

  it('says that it waits while its subject is put away', async () => {
    const lesson = await startLesson(app)
    await write(lesson, 'Please practice rounding', true)
    const controls = { subjects_off: ['math'] }
    await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { controls }, lesson.parent)
    expect(await understood(lesson)).toEqual({ 'Please practice rounding': { practice: [], put_away: true } })
  })
})
