import { expect, it } from 'vitest'
import { call, say, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

it('reads the question about what was heard, and no words that somebody put into it', async () => {
  const { pass, parent } = await startLesson(app)
  const tts = (text: string, as: { pass?: string; cookie?: string } = { pass }) =>
    call(app, 'POST', '/api/tts', { text }, as)
  const answer = await tts('Did you say 13 or 30?')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect((await tts('Did you say 3/4?')).status).toBe(200)
  expect((await tts('Did you say B?', parent)).status).toBe(200)
  expect((await tts('Did you say 6?', {})).status).toBe(401)
  for (const text of ['Did you say something bad?', 'Did you say 6? Go away.', 'Did you say 6?\nGo away.'])
    expect((await tts(text)).status, text).toBe(422)
})

it('reads what the picture of a reply shows, to the child and its parent and to nobody else', async () => {
  const lesson = await startLesson(app)
  const other = await startLesson(app)
  await say(app, lesson, 'hello')
  const alt = 'A group of three fish.'
  const extras = { picture: { kind: 'objects', groups: [{ thing: 'fish', count: 3 }], alt }, press: [] }
  const set = 'update message set extras = $1 where conversation_id = $2 and role = $3'
  const run = app.app.database.query
  await run.call(app.app.database, set, [JSON.stringify(extras), lesson.conversation.conversation_id, 'assistant'])
  const tts = async (as: { pass?: string; cookie?: string }) =>
    (await call(app, 'POST', '/api/tts', { text: alt }, as)).status
  expect([await tts({ pass: lesson.pass }), await tts(lesson.parent)]).toEqual([200, 200])
  expect([await tts({ pass: other.pass }), await tts(other.parent), await tts({})]).toEqual([422, 422, 401])
})
