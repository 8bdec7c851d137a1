import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { call, type Lesson, saying, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

/** What may be pressed under the reply that leads to a tool. */
async function toolsFor(lesson: Lesson, message: string) {
  const answer = await call(app, 'POST', '/api/chat', saying(lesson, message), {
    pass: lesson.pass,
    headers: { accept: 'text/event-stream' },
  })
  expect(answer.status, answer.text).toBe(200)
  const line = answer.text.split('\n\n').find((event) => event.includes('event: done'))
  const data: Extract<ChatEvent, { type: 'done' }> = JSON.parse(line?.split('data: ')[1] ?? 'null')
  return data.extras?.press?.filter(({ kind }) => kind === 'tool') ?? []
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
