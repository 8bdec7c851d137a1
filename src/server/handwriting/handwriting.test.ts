import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { readRecord } from '#server/progress/record.ts'
import type { InkPoint } from '#shared/ink.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { call, type Lesson, signUp, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { readHandwriting } from './handwriting-record.ts'

const app = await startApp()

/** As a careful hand draws it. */
const drawn = (text: string): InkPoint[][] =>
  (wordShape(text, 'right')?.strokes ?? []).map(({ path }, stroke) =>
    path.map(([x, y], at) => [x, y, stroke * 2_000 + at * 16, 0.5]),
  )

const next = (lesson: Lesson, glyph?: string) =>
  call(app, 'GET', `/api/letters/next?student_id=${lesson.student.id}${glyph ? `&glyph=${glyph}` : ''}`, undefined, {
    pass: lesson.pass,
  })
const log = (lesson: Lesson, tried: object) => {
  const usual = { student_id: lesson.student.id, client_id: newId(), stage: 'trace', hand: 'right', strokes: [] }
  return call(app, 'POST', '/api/letters/log', { ...usual, ...tried }, { pass: lesson.pass })
}
const written = (cookie: string, lesson: Lesson) =>
  call(app, 'GET', `/api/student/${lesson.student.id}/handwriting`, undefined, { cookie })

describe('letter tracing', () => {
  it('begins with the letter A to trace', async () => {
    const lesson = await startLesson(app)
    expect((await next(lesson)).json).toEqual({
      glyph: 'A',
      stage: 'trace',
      band: 'new',
      isName: false,
      style: 'ball-and-stick',
    })
  })

  it('looks at the strokes itself, keeps them with their evidence, and gives less help after two good tries', async () => {
    const lesson = await startLesson(app)
    const first = await log(lesson, { glyph: 'A', strokes: drawn('A') })
    expect(first.status, first.text).toBe(200)
    expect(first.json).toMatchObject({ was_correct: true, try_this: null, next: { glyph: 'A', stage: 'trace' } })
    expect((await log(lesson, { glyph: 'A', strokes: drawn('A') })).json.next).toMatchObject({ stage: 'dots' })
    const asked = 'select skill, card_id, tool, was_correct, hint_level from evidence where student_id = $1 order by id'
    expect((await app.app.database.query(asked, [lesson.student.id])).rows).toMatchObject([
      { skill: 'handwriting.A', card_id: 'letters~A', tool: 'letter-tracing', was_correct: true, hint_level: 3 },
      { skill: 'handwriting.A' },
    ])
  })

  it('says which letter it looks like when it is turned', async () => {
    const lesson = await startLesson(app)
    const answer = await log(lesson, { glyph: 'b', stage: 'memory', strokes: drawn('d') })
    expect(answer.json).toMatchObject({ was_correct: false, reversed_as: 'd' })
  })

  it('says to the learner model whether letters that look alike are told apart, from memory only', async () => {
    const lesson = await startLesson(app)
    await log(lesson, { glyph: 'b', strokes: drawn('b') })
    await log(lesson, { glyph: 'b', stage: 'memory', strokes: drawn('d') })
    await log(lesson, { glyph: 'b', stage: 'memory', strokes: drawn('b') })
    const told =
      "select was_correct, mistake from evidence where student_id = $1 and skill = 'reading.letters-b-d-p-q' order by id"
    const { rows } = await app.app.database.query(told, [lesson.student.id])
    expect(rows.map(({ was_correct }) => was_correct)).toEqual([false, true])
    expect((await readRecord(app.app, lesson.student.id))?.states.get('reading.letters-b-d-p-q')).toMatchObject({
      answers: 2,
    })
  })

  it('counts a try once, however often it is sent', async () => {
    const lesson = await startLesson(app)
    const client_id = newId()
    for (let time = 0; time < 3; time++) await log(lesson, { glyph: 'A', client_id, strokes: drawn('A') })
    expect((await written(lesson.parent.cookie, lesson)).json).toHaveLength(1)
  })

  it('can be done by choosing the strokes in their order', async () => {
    const lesson = await startLesson(app)
    const strokes = wordShape('A', 'right')?.strokes.length ?? 0
    const ordered = Array.from({ length: strokes }, (_, stroke) => ({ stroke, forward: true }))
    expect((await log(lesson, { glyph: 'A', ordered })).json).toMatchObject({ was_correct: true })
    expect((await log(lesson, { glyph: 'A', ordered: [...ordered].reverse() })).json).toMatchObject({
      was_correct: false,
    })
  })

  it('comes to the letters of the own name, and to the name', async () => {
    const lesson = await startLesson(app, 'Bo')
    const met = new Set<string>()
    let task = (await next(lesson)).json
    for (let time = 0; time < 40 && !met.has('Bo'); time++) {
      const { glyph, stage } = task
      met.add(glyph)
      task = (await log(lesson, { glyph, stage, strokes: drawn(glyph) })).json.next
    }
    expect([...met]).toEqual(expect.arrayContaining(['A', 'B', 'o', 'Bo']))
  })

  it('shows the parent the strokes and what was said, and nobody else', async () => {
    const lesson = await startLesson(app)
    const strokes = drawn('A')
    const { says } = (await log(lesson, { glyph: 'A', strokes })).json
    const [one] = (await written(lesson.parent.cookie, lesson)).json
    expect(one).toMatchObject({ glyph: 'A', stage: 'trace', was_correct: true, says })
    expect(one.strokes).toEqual(strokes)
    const stranger = await signUp(app, 'Stranger')
    const theirs = await written(stranger.cookie, lesson)
    expect(theirs.status).toBe(404)
    const unknown = await call(app, 'GET', `/api/student/${newId()}/handwriting`, undefined, {
      cookie: stranger.cookie,
    })
    expect(unknown.json.error).toBe(theirs.json.error)
  })

  it('keeps shape, way and line apart: an A in another order is no miss', async () => {
    const lesson = await startLesson(app)
    const [left = [], right = [], bar = []] = drawn('A')
    const answer = await log(lesson, { glyph: 'A', stage: 'memory', strokes: [bar, left, right] })
    expect(answer.json).toMatchObject({ was_correct: true, try_this: 'Start here next time: Slant down to the left.' })
    const [one] = (await written(lesson.parent.cookie, lesson)).json
    expect(one).toMatchObject({ was_correct: true, way: 'order', smoothness: 'smooth' })
  })

  it('takes letters that hang together for no miss: nothing is kept against the child', async () => {
    const lesson = await startLesson(app, 'Mia')
    const answer = await log(lesson, { glyph: 'Mia', stage: 'memory', strokes: [drawn('Mia').flat()] })
    expect(answer.json).toMatchObject({ was_correct: false, band: 'new', next: { glyph: 'Mia' } })
    expect(answer.json.says).toContain('I cannot read them that way yet')
    expect((await written(lesson.parent.cookie, lesson)).json).toEqual([])
  })

  it('shows the letters of the school that the parent chose, to this child alone', async () => {
    const [lesson, other] = [await startLesson(app), await startLesson(app)]
    const path = `/api/student/${lesson.student.id}/handwriting/style`
    const { cookie } = lesson.parent
    expect((await call(app, 'GET', path, undefined, { cookie })).json).toEqual({ style: 'ball-and-stick' })
    for (const style of ['slanted', 'nordic'])
      expect((await call(app, 'PUT', path, { style }, { cookie })).json).toEqual({ style })
    expect((await next(lesson)).json).toMatchObject({ style: 'nordic' })
    expect((await next(other)).json).toMatchObject({ style: 'ball-and-stick' })
    const stranger = { cookie: other.parent.cookie }
    expect((await call(app, 'PUT', path, { style: 'slanted' }, stranger)).status).toBe(404)
    expect((await call(app, 'GET', path, undefined, stranger)).status).toBe(404)
    expect((await call(app, 'PUT', path, { style: 'gothic' }, { cookie })).status).toBe(422)
    expect((await next(lesson)).json).toMatchObject({ style: 'nordic' })
  })

  it('is for the child of the pass only', async () => {
    const [one, other] = [await startLesson(app), await startLesson(app)]
    const body = { glyph: 'A', strokes: drawn('A'), student_id: other.student.id }
    expect((await log(one, body)).status).toBe(404)
    expect((await written(other.parent.cookie, other)).json).toEqual([])
  })

  it.each([
    ['a letter that we do not have', { glyph: 'ß' }],
    ['somebody else’s name', { glyph: 'Zacharias' }],
    ['a stage that there is none of', { glyph: 'A', stage: 'guess' }],
    ['points that are none', { glyph: 'A', strokes: [[[1, 2]]] }],
    ['more strokes than anybody draws', { glyph: 'A', strokes: Array.from({ length: 61 }, () => [[1, 1, 1, 0.5]]) }],
    ['an unknown field', { glyph: 'A', was_correct: true }],
  ])('refuses %s, and keeps nothing', async (_title, body) => {
    const lesson = await startLesson(app)
    expect((await log(lesson, body)).status).toBe(422)
    expect((await written(lesson.parent.cookie, lesson)).json).toEqual([])
  })

  it('does not disturb what the cards ask next', async () => {
    const lesson = await startLesson(app)
    const later = new Date(app.app.now().getTime() + 60 * 24 * 3_600_000)
    const known = () => readRecord({ ...app.app, now: () => later }, lesson.student.id)
    const before = await known()
    for (const glyph of ['A', 'b', '5']) await log(lesson, { glyph, strokes: drawn(glyph) })
    expect((await readHandwriting({ ...app.app, now: () => later }, lesson.student.id)).record.due).toHaveLength(3)
    const { states, due, recent } = (await known()) ?? {}
    expect({ states, due, recent }).toEqual({ states: before?.states, due: before?.due, recent: before?.recent })
  })

  it('takes sixty tries in a minute, and no more', async () => {
    const counted = await startApp({ limits: true })
    const lesson = await startLesson(counted)
    const tried = { student_id: lesson.student.id, client_id: newId(), glyph: 'l', stage: 'trace', hand: 'right' }
    const body = { ...tried, strokes: [], ordered: [{ stroke: 0, forward: true }] }
    const statuses: number[] = []
    for (let time = 0; time < 61; time++)
      statuses.push((await call(counted, 'POST', '/api/letters/log', body, { pass: lesson.pass })).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })
})
