import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { call, type Lesson, say, startConversation, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { eraseOverdue } from './keeping.ts'

const app = await startApp()
const minute = 60_000
const day = 1_440 * minute

const end = ({ conversation: { conversation_id }, pass }: Lesson) =>
  call(app, 'POST', '/api/conversations/end', { conversation_id }, { pass })
const keep = ({ student, parent }: Lesson, keep_days: number) =>
  call(app, 'PATCH', `/api/students/${student.id}`, { keep_days }, parent)
const sessions = async ({ student, parent }: Lesson): Promise<string[]> =>
  (await call(app, 'GET', `/api/student/${student.id}/conversations`, undefined, parent)).json.map(
    ({ id }: { id: string }) => id,
  )
const found = async ({ student, parent }: Lesson, about: string): Promise<number> =>
  (await call(app, 'GET', `/api/student/${student.id}/said?about=${about}`, undefined, parent)).json.length

async function answerCard({ student, pass }: Lesson): Promise<void> {
  const { id } = student
  const { card } = (await call(app, 'GET', `/api/flashcards/next_card?student_id=${id}`, undefined, { pass })).json
  const answer = { was_correct: false, answer: 'my own words', client_id: newId() }
  await call(app, 'POST', '/api/flashcards/log_answer', { student_id: id, card_id: card.id, ...answer }, { pass })
}
const answers = async ({ student }: Lesson) =>
  (await app.app.database.query('select answer from evidence where student_id = $1', [student.id])).rows

/** Of a day. */
const hour = 1 / 24
/** The sweep, so many days from now. */
const eraseIn = (days: number) =>
  eraseOverdue({ ...app.app, now: () => new Date(app.app.now().getTime() + days * day) })

describe('what was said in lessons', () => {
  it('goes by itself after the time that the family chose, and not an hour before', async () => {
    const old = await startLesson(app)
    await say(app, old, 'my hamster is called Pip')
    await answerCard(old)
    await end(old)
    expect((await keep(old, 30)).json).toMatchObject({ keep_days: 30 })
    app.advance(40 * minute)
    const young = { ...old, conversation: await startConversation(app, old) }
    await say(app, young, 'my hamster sleeps')
    await end(young)
    const told = await found(old, 'hamster')
    expect(await eraseIn(30 - hour)).toBe(0)
    expect([(await sessions(old)).length, await found(old, 'hamster')]).toEqual([2, told])
    expect(await answers(old)).toEqual([{ answer: 'my own words' }])
    expect(await eraseIn(30 - hour / 3)).toBe(1)
    expect(await sessions(old)).toEqual([young.conversation.conversation_id])
    // What is left is of the lesson that is younger.
    expect(await found(old, 'hamster')).toBeLessThan(told)
    expect(await found(old, 'hamster sleeps')).toBeGreaterThan(0)
    expect(await found(old, 'pip')).toBe(0)
    // That it was answered, and wrongly, stays: what a child knows is not forgotten with its words.
    expect(await answers(old)).toEqual([{ answer: null }])
    expect(await eraseIn(30 - hour / 3)).toBe(0)
  })

  it('stays for three years where nobody chose, and while a lesson goes on', async () => {
    const lesson = await startLesson(app, 'Ben')
    await say(app, lesson, 'my turtle is green')
    await end(lesson)
    const open = { ...lesson, conversation: await startConversation(app, lesson) }
    await eraseIn(1_094)
    expect(await found(lesson, 'turtle')).toBeGreaterThan(0)
    await eraseIn(1_096)
    expect(await found(lesson, 'turtle')).toBe(0)
    expect(await sessions(lesson)).toEqual([open.conversation.conversation_id])
  })

  it('takes the strokes of letters along and keeps that they were written', async () => {
    const lesson = await startLesson(app, 'Cal')
    await keep(lesson, 90)
    const strokes = (wordShape('A', 'right')?.strokes ?? []).map(({ path }, stroke) =>
      path.map(([x, y], at) => [x, y, stroke * 2_000 + at * 16, 0.5]),
    )
    const tried = { client_id: newId(), stage: 'trace', hand: 'right', glyph: 'A', strokes }
    const body = { student_id: lesson.student.id, ...tried }
    expect((await call(app, 'POST', '/api/letters/log', body, { pass: lesson.pass })).status).toBe(200)
    const kept = async () => {
      const asked = 'select jsonb_array_length(strokes) as n, glyph from handwriting where student_id = $1'
      return (await app.app.database.query(asked, [lesson.student.id])).rows
    }
    await eraseIn(89)
    expect(await kept()).toEqual([{ n: strokes.length, glyph: 'A' }])
    await eraseIn(91)
    expect(await kept()).toEqual([{ n: 0, glyph: 'A' }])
  })

  it.each([0, 29, 31, -1, 1e9, '30', null])('is not kept for %j days', async (days) => {
    const lesson = await startLesson(app, 'Dan')
    expect(
      (await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { keep_days: days }, lesson.parent)).status,
    ).toBe(422)
  })
})
