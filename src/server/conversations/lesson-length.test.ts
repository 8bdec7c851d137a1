import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openProblem } from '#server/tutor/state.ts'
import { call, cookieOf, hear, type Lesson, passFor, transcript } from '#tests/support/family.ts'
import { goTo, lessonAt, openAt, sayAt } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'
import { conversation } from './conversation.table.ts'

const app = await startApp()
const idOf = (lesson: Lesson) => lesson.conversation.conversation_id

async function lessonOf(lesson: Lesson) {
  const [row] = await app.app.db
    .select()
    .from(conversation)
    .where(eq(conversation.id, idOf(lesson)))
  if (!row) throw new Error('no conversation')
  return row.lesson
}

const answerNow = async (lesson: Lesson) => openProblem(await lessonOf(lesson))?.item.answer.answer ?? ''

async function hearAt(lesson: Lesson, moment: string, message: string) {
  goTo(app, moment)
  const { token: pass } = await passFor(app, lesson.parent, lesson.student)
  const events = await hear(app, { ...lesson, pass }, message)
  const done = events.at(-1)
  return done?.type === 'done' ? { reply: done.reply, over: done.over } : done
}

/** A lesson of the usual length that has come to its goodbye, 21 minutes past the hour. */
async function lessonToItsEnd(hour: string): Promise<Lesson> {
  const lesson = await lessonAt(app, `${hour}:00:00Z`, {})
  await sayAt(app, lesson, `${hour}:01:00Z`, 'what is 7 x 8?')
  expect(await hearAt(lesson, `${hour}:18:00Z`, '56')).toMatchObject({ over: false })
  expect((await lessonOf(lesson)).phase).toBe('last')
  await hearAt(lesson, `${hour}:21:00Z`, await answerNow(lesson))
  return lesson
}

it('a lesson comes to its end by design: a last question, then a goodbye, and the screen is told', async () => {
  const lesson = await lessonToItsEnd('2027-03-01T15')
  expect(await lessonOf(lesson)).toMatchObject({ phase: 'over', problems: [] })
  const said = await transcript(app, lesson)
  expect(said.at(-1)).toMatch(/^tutor: /)
  expect(await hearAt(lesson, '2027-03-01T15:22:00Z', 'one more please')).toMatchObject({ over: true })
  expect((await openAt(app, lesson, '2027-03-01T15:23:00Z')).json).toMatchObject({
    conversation_id: idOf(lesson),
    over: true,
  })
})

it('an exercise that is open at the end may be finished, for a while', async () => {
  const lesson = await lessonAt(app, '2027-03-02T15:00:00Z', { lesson_minutes: 5 })
  await sayAt(app, lesson, '2027-03-02T15:01:00Z', 'what is 7 x 8?')
  expect(await hearAt(lesson, '2027-03-02T15:06:00Z', '54')).toMatchObject({ over: false })
  expect(await hearAt(lesson, '2027-03-02T15:10:30Z', '55')).toMatchObject({ over: true })
})

it('a lesson closes before the day’s time is used up, and before the quiet hours', async () => {
  const short = await lessonAt(app, '2027-03-03T15:00:00Z', { daily_minutes: 10 })
  await sayAt(app, short, '2027-03-03T15:01:00Z', 'what is 7 x 8?')
  expect(await hearAt(short, '2027-03-03T15:08:00Z', '56')).toMatchObject({ over: false })
  expect((await lessonOf(short)).phase).toBe('last')
  const evening = await lessonAt(app, '2027-03-03T19:50:00Z', { quiet_from: '20:00', quiet_to: '07:00' })
  await sayAt(app, evening, '2027-03-03T19:51:00Z', 'what is 7 x 8?')
  expect(await hearAt(evening, '2027-03-03T19:58:00Z', '56')).toMatchObject({ over: false })
  expect(await hearAt(evening, '2027-03-03T19:59:00Z', await answerNow(evening))).toMatchObject({ over: true })
})

it('after the goodbye no other lesson begins for ten minutes, whatever is reloaded', async () => {
  const lesson = await lessonToItsEnd('2027-03-04T15')
  const close = () =>
    call(app, 'POST', '/api/conversations/end', {
      conversation_id: idOf(lesson),
      end_token: lesson.conversation.end_token,
    })
  const goodbye = { conversation_id: idOf(lesson), over: true }
  await close()
  expect((await openAt(app, lesson, '2027-03-04T15:25:00Z', { resume: idOf(lesson) })).json).toMatchObject(goodbye)
  await close()
  expect((await openAt(app, lesson, '2027-03-04T15:30:00Z')).json).toMatchObject(goodbye)
  const later = await openAt(app, lesson, '2027-03-04T15:31:30Z', { resume: idOf(lesson) })
  expect(later.json).toMatchObject({ over: false })
  expect(later.json.conversation_id).not.toBe(idOf(lesson))
})

it('a parent may open another lesson at once, the child’s own device may not', async () => {
  const lesson = await lessonToItsEnd('2027-03-05T15')
  const code = `/api/students/${lesson.student.id}/pairing-code`
  const joined = await call(app, 'POST', '/api/join', {
    code: (await call(app, 'POST', code, undefined, lesson.parent)).json.code,
  })
  const own = { cookie: cookieOf(joined) }
  const { token } = (await call(app, 'POST', '/api/learner', { student_id: lesson.student.id }, own)).json
  const body = { student_id: lesson.student.id, tutor_id: lesson.tutor.id, anew: true }
  const onDevice = await call(app, 'POST', '/api/conversations/start', body, { pass: token })
  expect(onDevice.json).toMatchObject({ conversation_id: idOf(lesson), over: true })
  const byParent = await openAt(app, lesson, '2027-03-05T15:22:00Z', { anew: true })
  expect(byParent.json.over).toBe(false)
  expect(byParent.json.conversation_id).not.toBe(idOf(lesson))
  expect(byParent.json.messages).toHaveLength(1)
  // And it is the one that the device goes on with.
  const after = await call(app, 'POST', '/api/conversations/start', body, { pass: token })
  expect(after.json).toMatchObject({ conversation_id: byParent.json.conversation_id, over: false })
})
