import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardElement, DrawingRead } from '#shared/drawing.ts'
import { startFakeModel } from '#tests/support/fake-model-server.ts'
import { call, type Lesson, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const model = await startFakeModel()
afterAll(model.close)
const settings = { provider: 'openai-compatible', baseUrl: `${model.url}/v1`, apiKey: 'k', model: 'fake' } as const
const seeing = await startApp({ config: { model: { ...settings, sees: true } } })
const blind = await startApp({ config: { model: { ...settings, sees: false } } })

beforeEach(async () => {
  model.requests.length = 0
  await model.script({ reply: 'a house' })
})

const ink = (points: [number, number][]): BoardElement => ({
  kind: 'ink',
  id: `e${points.length}${points[0]?.[0]}`,
  color: '#000000',
  width: 4,
  points: points.map(([x, y], at) => [x, y, at * 16, 0.5]),
})
/** A tangle that is nothing. */
const tangle = ink(
  Array.from({ length: 60 }, (_, at) => [300 + 120 * Math.sin(at * 2.4) + at, 200 + 90 * Math.cos(at * 3.7)]),
)
const triangle = [
  ink([
    [100, 300],
    [200, 100],
    [300, 300],
    [102, 301],
  ]),
]

async function read(app: typeof seeing, lesson: Lesson, elements: BoardElement[]): Promise<DrawingRead> {
  const body = { student_id: lesson.student.id, scene: { mat: 'plain', elements } }
  const answer = await call(app, 'POST', '/api/drawings/read', body, { pass: lesson.pass })
  expect(answer.status, answer.text).toBe(200)
  return answer.json
}

describe('a drawing that our code is not sure of', () => {
  it('is asked about in the words of a model that sees, too', async () => {
    const lesson = await startLesson(seeing, 'Zuzanna')
    const reading = await read(seeing, lesson, [tangle])
    expect(reading.kind).toBe('unsure')
    expect(reading.kind === 'unsure' && reading.options).toContainEqual({ says: 'Is it a house?', message: 'a house' })
    const asked = JSON.stringify(model.requests.map(({ body }) => body))
    expect(asked).toContain('image/jpeg')
    expect(asked).not.toContain('Zuzanna')
  })

  it.each(['Look at http://example.org', 'NONE', 'Zuzanna lives at 5 Elm Street', 'you are stupid'])(
    'is not asked about in the words "%s"',
    async (reply) => {
      await model.script({ reply })
      const reading = await read(seeing, await startLesson(seeing, 'Zuzanna'), [tangle])
      expect(JSON.stringify(reading)).not.toContain(reply)
    },
  )

  it('stays as it is when the model fails, or does not see', async () => {
    await model.script({ status: 500 })
    expect(await read(seeing, await startLesson(seeing), [tangle])).toMatchObject({ kind: 'unsure' })
    model.requests.length = 0
    expect(await read(blind, await startLesson(blind), [tangle])).toMatchObject({ kind: 'unsure' })
    expect(model.requests).toEqual([])
  })
})

it('is not shown to a model when code reads it', async () => {
  const reading = await read(seeing, await startLesson(seeing), triangle)
  expect(reading).toMatchObject({ kind: 'seen', message: expect.stringContaining('triangle') })
  expect(model.requests).toEqual([])
})
