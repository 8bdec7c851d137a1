import { expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { handwriting } from '#server/handwriting/handwriting.table.ts'
import { recordAnswer } from '#server/progress/evidence.ts'
import { evidence } from '#server/progress/progress.table.ts'
import type { ClaimEvidence, InsightView } from '#shared/insight.ts'
import { addStudent, call, type Lesson, say, signUp, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { evidencePage } from './claim-evidence.ts'

const app = await startApp()
const skill = 'math.round-tens-hundreds'
const day = 86_400_000

const insightOf = async ({ parent, student }: Lesson): Promise<InsightView | undefined> => {
  const answer = await call(app, 'GET', '/api/students/insights', undefined, parent)
  expect(answer.status).toBe(200)
  const all: InsightView[] = answer.json
  return all.find((one) => one.student_id === student.id)
}
const behind = (lesson: Lesson, claim: string, query = '', parent = lesson.parent) =>
  call(app, 'GET', `/api/students/${lesson.student.id}/insights/${claim}/evidence${query}`, undefined, parent)

/** Right answers without help, two a day, the last ones today. */
async function practiced({ student }: Lesson, count = 10, answer = '40') {
  for (let at = 0; at < count; at++) {
    const answered_at = new Date(app.app.now().getTime() - Math.floor((count - 1 - at) / 2) * day)
    await recordAnswer(app.app, student.id, {
      ...{ skill, card_id: `${skill}~${at + 1}`, memory: `${skill}~*`, tool: 'flashcards', was_correct: true },
      ...{ hint_level: 0, guess: 0.05, prior: () => 0.2, latency_ms: 4_000, answer, mistake: null, client_id: null },
      answered_at,
    })
  }
}

it('says of a child without answers that there are too few, and of one without a lesson no day', async () => {
  const lesson = await startLesson(app)
  const other = await addStudent(app, lesson.parent, 'Ben')
  await say(app, lesson, 'hello')
  expect(await insightOf(lesson)).toMatchObject({
    last_day: { is: 'today', minutes: 0, tutors: [lesson.tutor.name], topics: [] },
    claims: [],
    thin: 'Too few answers yet to say more.',
    suggestion: null,
  })
  expect(await insightOf({ ...lesson, student: other })).toMatchObject({ last_day: null, claims: [] })
})

it('counts the week of each child since Monday, by the family’s clock', async () => {
  const lesson = await startLesson(app)
  const other = await addStudent(app, lesson.parent, 'Ben')
  await say(app, lesson, 'hello')
  const before = await insightOf(lesson)
  expect(before?.week).toEqual({ minutes: 0, lessons: 1, right: 0, tried: 0 })
  expect((await insightOf({ ...lesson, student: other }))?.week).toMatchObject({ lessons: 0, tried: 0 })
  await practiced(lesson, 2)
  expect((await insightOf(lesson))?.week).toMatchObject({ right: 2, tried: 2 })
  // A week later all of it was another week.
  app.advance(7 * day)
  expect((await insightOf(lesson))?.week).toEqual({ minutes: 0, lessons: 0, right: 0, tried: 0 })
  app.advance(-7 * day)
})

it('says what the answers carry, with what it rests on, and opens those very answers', async () => {
  const lesson = await startLesson(app)
  await practiced(lesson)
  const insight = await insightOf(lesson)
  expect(insight?.last_day?.topics).toEqual(['rounding'])
  expect(insight?.claims[0]).toEqual({
    id: `steady:${skill}`,
    kind: 'steady',
    says: 'Rounds to tens and hundreds steadily',
    why: '10 right answers without help of the last 10, on 5 days.',
    sure: 'Trellis is very sure of this.',
  })
  const answer = await behind(lesson, `steady:${skill}`)
  const answers: ClaimEvidence[] = answer.json
  expect(answers).toHaveLength(10)
  expect(answers[0]).toMatchObject({
    tool: 'flashcards',
    answer: '40',
    was_correct: true,
    hint_level: 0,
    written: null,
  })
  expect(answers[0]?.question).toMatch(/round|nearest/i)
})

it('suggests what follows, as a note that the tutor may get', async () => {
  const lesson = await startLesson(app)
  await practiced(lesson)
  const { suggestion } = (await insightOf(lesson)) ?? {}
  expect(suggestion?.note).toMatch(/^Please practice/)
  const body = { note_content: suggestion?.note, is_permanent: false }
  expect((await call(app, 'POST', `/api/students/${lesson.student.id}/notes`, body, lesson.parent)).status).toBe(201)
})

it('shows what was written by hand as it was written', async () => {
  const lesson = await startLesson(app)
  const { db } = app.app
  const id = newId()
  const at = app.app.now()
  const about = { student_id: lesson.student.id, skill: 'handwriting.b', card_id: 'letters~b', hint_level: 0 }
  await db
    .insert(evidence)
    .values({ id, ...about, tool: 'letter-tracing', was_correct: true, answered_at: at, created_at: at })
  const strokes: [number, number, number, number][][] = [[[1, 2, 3, 0.5]]]
  const written = { glyph: 'b', stage: 'memory', hand: 'right', strokes, says: 'Good.', written_at: at } as const
  await db.insert(handwriting).values({ student_id: lesson.student.id, evidence_id: id, ...written })
  expect((await behind(lesson, 'steady:handwriting.b')).json).toMatchObject([{ id, written: { glyph: 'b', strokes } }])
})

it('shows the letter that was written as its mirror', async () => {
  const lesson = await startLesson(app)
  const at = app.app.now()
  const [traced, told] = [newId(), newId()]
  const about = { student_id: lesson.student.id, card_id: 'letters~b', tool: 'letter-tracing', hint_level: 0 } as const
  const when = { answered_at: at, created_at: at }
  await app.app.db.insert(evidence).values([
    { id: traced, ...about, skill: 'handwriting.b', was_correct: false, ...when },
    { id: told, ...about, skill: 'reading.letters-b-d-p-q', was_correct: false, answer: 'd', ...when },
  ])
  const strokes: [number, number, number, number][][] = [[[1, 2, 3, 0.5]]]
  const written = { glyph: 'b', stage: 'memory', hand: 'right', strokes, says: 'Look.', written_at: at } as const
  await app.app.db.insert(handwriting).values({ student_id: lesson.student.id, evidence_id: traced, ...written })
  const answer = await behind(lesson, 'mixes:b-d')
  expect(answer.json).toMatchObject([{ id: told, answer: 'd', written: { glyph: 'b', strokes } }])
})

it('gives the answers page by page, and none that needs a grown-up', async () => {
  const lesson = await startLesson(app)
  await practiced(lesson, evidencePage + 1, 'my uncle hits me')
  const first = await behind(lesson, `steady:${skill}`)
  expect(first.json).toHaveLength(evidencePage)
  expect(first.text).not.toContain('uncle')
  const [, cursor = ''] = /cursor=([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
  const second = await behind(lesson, `steady:${skill}`, `?cursor=${cursor}`)
  expect(second.json).toHaveLength(1)
  expect(second.headers.get('link')).toBeNull()
})

it('is closed to other parents, and knows no sentence that nobody could say', async () => {
  const lesson = await startLesson(app)
  await practiced(lesson)
  const other = await signUp(app, 'Eve')
  expect((await call(app, 'GET', '/api/students/insights', undefined, other)).json).toEqual([])
  expect((await behind(lesson, `steady:${skill}`, '', other)).status).toBe(404)
  expect((await call(app, 'GET', '/api/students/insights')).status).toBe(401)
  for (const claim of ['steady:math.nothing', 'mixes:no-such-idea', 'ready:handwriting.b'])
    expect((await behind(lesson, claim)).status, claim).toBe(404)
  expect((await behind(lesson, 'knows:everything')).status).toBe(400)
})
