import { describe, expect, it } from 'vitest'
import { hearDone, type Lesson, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

/** What may be pressed under the reply that leads to a tool. */
async function toolsFor(lesson: Lesson, message: string) {
  const { extras } = await hearDone(app, lesson, message)
  return extras?.press?.filter(({ kind }) => kind === 'tool') ?? []
}

describe('a film after two misses', () => {
  it('is offered when there is one of this very skill, not before', async () => {
    const lesson = await startLesson(app, 'Mia', 1)
    expect(await toolsFor(lesson, '6 + 3 = 8')).toEqual([])
    expect(await toolsFor(lesson, '7')).toEqual([
      { label: 'Watch: Count On', says: '', kind: 'tool', tool: 'video', sign: 'watch' },
    ])
    expect(await toolsFor(lesson, '9')).toEqual([])
  })

  it('is not offered where there is none of the skill', async () => {
    const lesson = await startLesson(app)
    await toolsFor(lesson, '7 × 8 = 54')
    expect(await toolsFor(lesson, '55')).toEqual([])
  })
})
