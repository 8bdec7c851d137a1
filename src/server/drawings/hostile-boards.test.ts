import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { call, type Lesson, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

const pen = { color: '#224466', width: 6 }
const ink = (at: number, points: unknown) => ({ kind: 'ink', id: `ink-${at}`, ...pen, points })
const line = (at: number, y: number) => ({ kind: 'line', id: `bar-${at}`, ...pen, from: [5, y], to: [790, y] })
const text = (words: string, at = 0) => ({
  kind: 'text',
  id: `text-${at}`,
  color: pen.color,
  x: 9,
  y: 90,
  size: 20,
  text: words,
})
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))

const read = ({ student, pass }: Lesson, elements: unknown[], more = {}) =>
  call(
    app,
    'POST',
    '/api/drawings/read',
    { student_id: student.id, scene: { mat: 'plain', elements }, ...more },
    { pass },
  )
const save = ({ student, pass }: Lesson, elements: unknown[], id = newId()) => {
  const scene = { mat: 'plain', elements }
  const body = { student_id: student.id, conversation_id: null, version: 1, scene, marks: [], kept: false }
  return call(app, 'PUT', `/api/drawings/${id}`, body, { pass })
}
const alarms = async ({ parent }: Lesson): Promise<{ kind: string }[]> =>
  (await call(app, 'GET', '/api/alarms', undefined, parent)).json

describe('a stroke is refused as a whole', () => {
  it.each<[string, unknown]>([
    ['with no point', []],
    ['with points that are words', [['1', '2', '3', '4']]],
    ['with a point of three numbers', [[1, 2, 3]]],
    ['with a point of five numbers', [[1, 2, 3, 0.5, 0]]],
    ['off the world', [[2_001, 2, 3, 0.5]]],
    ['with half a millisecond', [[1, 2, 3.5, 0.5]]],
    ['with more pressure than there is', [[1, 2, 3, 1.1]]],
    ['with nothing for a number', [[null, 2, 3, 0.5]]],
    ['that is none', { length: 1, 0: [1, 2, 3, 0.5] }],
    ['with one point too many', many(3_001, () => [1, 2, 3, 0.5])],
  ])('%s', async (_, points) => {
    const answer = await save(await startLesson(app), [ink(1, points)])
    expect([answer.status, answer.json.fields]).toEqual([422, { 'scene.elements.0.points': 'not_a_stroke' }])
  })

  it('in few words, however much is wrong', async () => {
    const mia = await startLesson(app)
    const numbers = await read(
      mia,
      many(20, (at) =>
        ink(
          at + 10,
          many(3_000, () => ['', '', '', '']),
        ),
      ),
    )
    const unknown = await read(mia, [], Object.fromEntries(many(60_000, (at) => [`f${at}`, 1])))
    for (const answer of [numbers, unknown]) {
      expect(answer.status).toBe(422)
      expect(answer.text.length).toBeLessThan(10_000)
    }
  })
})

describe('a board that nobody would draw', () => {
  /** Each bar could be that of a sum of all that stands above it. */
  const bars = (count: number, rows: number) => {
    const glyphs = many(89 - count, (at) => {
      const [x, y] = [20 + Math.floor(at / rows) * 20, 20 + (at % rows) * 60]
      return ink(
        at + 10,
        many(200, (step) => [x + (step % 7) * 2, y + step / 5, step, 0.5]),
      )
    })
    return [...glyphs, ...many(count, (at) => line(at + 10, 300 + at / 2))]
  }

  it('is not read for seconds on end', async () => {
    const mia = await startLesson(app)
    for (const [count, rows] of [
      [30, 2],
      [45, 3],
      [70, 4],
    ] as const)
      expect((await read(mia, bars(count, rows))).json.kind).toBe('unsure')
  })

  it('is heard all the same: one cry among six hundred scraps', async () => {
    const mia = await startLesson(app)
    const scraps = many(599, (at) => text(`s${at}`, at + 10))
    const answer = await save(mia, [...scraps.slice(0, 300), text('I want to kill myself'), ...scraps.slice(300)])
    expect([answer.status, answer.json.help]).toEqual([200, 'crisis'])
    expect(await alarms(mia)).toMatchObject([{ kind: 'crisis' }])
  })

  it('of many scraps that are about school raises nothing', async () => {
    const mia = await startLesson(app)
    const words = ['cat', '7 × 8', 'dog', '= 56', 'my house', 'sun', 'die Katze', 'kilo']
    expect(
      (
        await save(
          mia,
          many(400, (at) => text(`${words[at % 8]} ${at}`, at + 10)),
        )
      ).json.help,
    ).toBeNull()
    expect(await alarms(mia)).toEqual([])
  })

  it('is told once when it is read several times together', async () => {
    const mia = await startLesson(app)
    const answers = await Promise.all(many(5, () => read(mia, [text('I want to kill myself')])))
    expect(answers.map(({ json }) => json.help)).toEqual(many(5, () => 'crisis'))
    expect(await alarms(mia)).toMatchObject([{ kind: 'crisis' }])
  })
})
