import { expect, it } from 'vitest'
import { call, say, startLesson, transcript } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const hour = 3_600_000

it('a clock that jumps back an hour in a lesson loses nothing, and keeps the order', async () => {
  const app = await startApp()
  const lesson = await startLesson(app)
  const statuses = [(await say(app, lesson, 'hello')).status]
  app.advance(-hour)
  statuses.push((await say(app, lesson, 'I have a dog')).status)
  app.advance(hour)
  statuses.push((await say(app, lesson, 'and a cat')).status)
  expect(statuses).toEqual([200, 200, 200])
  const said = (await transcript(app, lesson)).filter((line) => line.startsWith('child'))
  expect(said).toEqual(['child: hello', 'child: I have a dog', 'child: and a cat'])
  const shown = await call(app, 'GET', `/api/student/${lesson.student.id}/conversations`, undefined, lesson.parent)
  expect([shown.status, shown.json.length]).toEqual([200, 1])
})

it('a clock that jumps a year ahead signs everybody out clearly, and what was said is there when it is right again', async () => {
  const app = await startApp()
  const lesson = await startLesson(app)
  expect((await say(app, lesson, 'hello')).status).toBe(200)
  app.advance(365 * 24 * hour)
  const late = await say(app, lesson, 'are you there?')
  expect(late.status).toBe(401)
  expect((await call(app, 'GET', '/api/students', undefined, lesson.parent)).status).toBe(401)
  app.advance(-365 * 24 * hour)
  expect((await say(app, lesson, 'I am back')).status).toBe(200)
  expect((await transcript(app, lesson)).filter((line) => line.startsWith('child'))).toEqual([
    'child: hello',
    'child: I am back',
  ])
})
