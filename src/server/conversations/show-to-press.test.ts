import { expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { call, saying, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

async function labels(grade: number, message: string) {
  const lesson = await startLesson(app, 'Mia', grade)
  const answer = await call(app, 'POST', '/api/chat', saying(lesson, message), {
    pass: lesson.pass,
    headers: { accept: 'text/event-stream' },
  })
  expect(answer.status, answer.text).toBe(200)
  const line = answer.text.split('\n\n').find((event) => event.includes('event: done'))
  const data: Extract<ChatEvent, { type: 'done' }> = JSON.parse(line?.split('data: ')[1] ?? 'null')
  return data.extras?.press.filter(({ kind }) => kind === 'help').map(({ label }) => label)
}

it('a child of every age may press to be shown it, where there is a picture of it', async () => {
  for (const grade of [1, 3, 5]) expect(await labels(grade, 'what is 6 x 7?')).toEqual(["I don't know", 'Show me'])
  expect(await labels(5, 'what is 345 x 27?')).toEqual(["I don't know"])
})
