import { expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { call, type Lesson, saying, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

async function done(lesson: Lesson, message: string) {
  const answer = await call(app, 'POST', '/api/chat', saying(lesson, message), {
    pass: lesson.pass,
    headers: { accept: 'text/event-stream' },
  })
  expect(answer.status, answer.text).toBe(200)
  const line = answer.text.split('\n\n').find((event) => event.includes('event: done'))
  const data: Extract<ChatEvent, { type: 'done' }> = JSON.parse(line?.split('data: ')[1] ?? 'null')
  return data
}

/** What a child may be in the middle of when it presses the hand. */
const middles = [
  [],
  ['counting'],
  ['letters and sounds'],
  ['tell me a story'],
  ["let's play a game"],
  ["let's play guess the number"],
  ["let's play guess what I am"],
  ["let's play the rhyming game"],
  ["let's play what does not belong"],
  ['help me write a story', 'a dog'],
  ['I have homework'],
  ['6 + 3 = 8', '7', 'show me'],
  ['I need a break'],
  ['tell me a joke'],
]

it.each(middles.map((said) => ({ said })))('a goodbye ends the lesson whatever goes on: $said', async ({ said }) => {
  const lesson = await startLesson(app, 'Mia', 0)
  for (const message of said) expect((await done(lesson, message)).bye, message).toBeUndefined()
  const { bye, over } = await done(lesson, 'bye bye')
  expect({ bye, over }).toEqual({ bye: true, over: false })
  // Who would like to go on, does.
  expect((await done(lesson, 'counting')).bye).toBeUndefined()
})
