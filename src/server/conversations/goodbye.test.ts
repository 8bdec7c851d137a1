import { expect, it } from 'vitest'
import { hearDone, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

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
  for (const message of said) expect((await hearDone(app, lesson, message)).bye, message).toBeUndefined()
  const { bye, over } = await hearDone(app, lesson, 'bye bye')
  expect({ bye, over }).toEqual({ bye: true, over: false })
  // Who would like to go on, does.
  expect((await hearDone(app, lesson, 'counting')).bye).toBeUndefined()
})
