import { expect, it } from 'vitest'
import { hearDone, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

async function labels(grade: number, message: string) {
  const { extras } = await hearDone(app, await startLesson(app, 'Mia', grade), message)
  return extras?.press.filter(({ kind }) => kind === 'help').map(({ label }) => label)
}

it('a child of every age may press to be shown it, where there is a picture of it', async () => {
  for (const grade of [1, 3, 5]) expect(await labels(grade, 'what is 6 x 7?')).toEqual(["I don't know", 'Show me'])
  expect(await labels(5, 'what is 345 x 27?')).toEqual(["I don't know"])
})
