import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '#shared/conversation.ts'
import { call, type Lesson, saying, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const id = 'b0000000-0000-4000-8000-000000000001'

/** What the tutor sends with its reply to words that were read on the blackboard. */
async function drawnFor(lesson: Lesson, message: string, boxes: number[][] | null, clientId?: string) {
  const screen = boxes && { tool: 'blackboard', boxes }
  const body = { ...saying(lesson, message, clientId), ...(screen && { screen }) }
  const answer = await call(app, 'POST', '/api/chat', body, {
    pass: lesson.pass,
    headers: { accept: 'text/event-stream' },
  })
  expect(answer.status, answer.text).toBe(200)
  const line = answer.text.split('\n\n').find((event) => event.includes('event: done'))
  const data: Extract<ChatEvent, { type: 'done' }> = JSON.parse(line?.split('data: ')[1] ?? 'null')
  return data
}

describe('the tutor at the blackboard', () => {
  it('checks the sum that the child confirmed, and draws what helps beside its work', async () => {
    const lesson = await startLesson(app)
    const child = [40, 40, 300, 120]
    const done = await drawnFor(lesson, '7 × 8 = 54', [child])
    expect(done.reply).toMatch(/6 × 9/)
    expect(done.reply).not.toMatch(/56/)
    expect(done.marks).toMatchObject([
      { kind: 'array', rows: 7, columns: 8 },
      { kind: 'text', text: '7 rows of 8' },
    ])
    const [array] = done.marks
    expect(array?.kind === 'array' && array.x).toBeGreaterThan(340)
    expect(done.expects).toEqual({ kind: 'number' })
  })

  it('feeds the learner model with the sum, as any other tool does', async () => {
    const lesson = await startLesson(app)
    await drawnFor(lesson, '7 × 8 = 54', [])
    await drawnFor(lesson, '7 × 8 = 56', [])
    const { rows } = await app.app.database.query(
      'select tool, skill, was_correct from evidence where student_id = $1 order by id',
      [lesson.student.id],
    )
    expect(rows).toMatchObject([
      { tool: 'blackboard', skill: 'math.multiply-facts-to-10', was_correct: false },
      { tool: 'blackboard', skill: 'math.multiply-facts-to-10', was_correct: true },
    ])
  })

  it('gives the same drawing again when the line broke and the message is sent anew', async () => {
    const lesson = await startLesson(app)
    const first = await drawnFor(lesson, '34 + 28 = 52', [], id)
    const again = await drawnFor(lesson, '34 + 28 = 52', [], id)
    expect(first.marks.length).toBeGreaterThan(3)
    expect(again.marks).toEqual(first.marks)
  })

  it('draws nothing where there is no blackboard, and nothing where there is no room', async () => {
    const lesson = await startLesson(app)
    expect((await drawnFor(lesson, '7 × 8 = 54', null)).marks).toEqual([])
    expect((await drawnFor(lesson, '6 × 8 = 54', [[0, 0, 800, 500]])).marks).toEqual([])
  })

  it('refuses boxes that are none', async () => {
    const lesson = await startLesson(app)
    for (const boxes of [[[1, 2, 3]], [['a', 1, 2, 3]], Array.from({ length: 200 }, () => [0, 0, 1, 1])]) {
      const body = { ...saying(lesson, 'hi'), screen: { tool: 'blackboard', boxes } }
      expect((await call(app, 'POST', '/api/chat', body, { pass: lesson.pass })).status).toBe(422)
    }
  })
})
