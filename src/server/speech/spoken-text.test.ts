import { expect, it } from 'vitest'
import { call, startLesson } from '#tests/support/family.ts'
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
