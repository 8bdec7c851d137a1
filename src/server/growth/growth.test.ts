import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import { evidence } from '#server/progress/progress.table.ts'
import { clipCatalog } from '#server/videos/clips.ts'
import type { CardView } from '#shared/card.ts'
import type { Grown, LookBack } from '#shared/growth.ts'
import type { InkPoint } from '#shared/ink.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { call, hear, type Lesson, say, startConversation, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const day = 24 * 3_600_000

const get = (lesson: Lesson, address: string) =>
  call(app, 'GET', `${address}?student_id=${lesson.student.id}`, undefined, { pass: lesson.pass })
const post = (lesson: Lesson, address: string, body: object) =>
  call(app, 'POST', address, { student_id: lesson.student.id, ...body }, { pass: lesson.pass })
const plant = async (lesson: Lesson): Promise<Grown[]> => (await get(lesson, '/api/growth')).json
const lookBack = async (lesson: Lesson): Promise<LookBack> => (await get(lesson, '/api/growth/look-back')).json
const kinds = (grown: readonly Grown[]) => grown.map(({ kind }) => kind)

const nextCard = async (lesson: Lesson): Promise<CardView> => (await get(lesson, '/api/flashcards/next_card')).json.card
const answer = (lesson: Lesson, card: CardView, more: object = {}) =>
  post(lesson, '/api/flashcards/log_answer', {
    card_id: card.id,
    was_correct: true,
    answer: card.correct_answer,
    client_id: newId(),
    ...more,
  })

/** As a careful hand draws it. */
const drawn = (text: string): InkPoint[][] =>
  (wordShape(text, 'right')?.strokes ?? []).map(({ path }, stroke) =>
    path.map(([x, y], at) => [x, y, stroke * 2_000 + at * 16, 0.5]),
  )
const writeLetter = (lesson: Lesson, stage = 'memory') =>
  post(lesson, '/api/letters/log', { client_id: newId(), glyph: 'A', stage, hand: 'right', strokes: drawn('A') })

describe('a child’s plant', () => {
  it('is bare at first, and has a leaf for a right answer in the chat, told with the reply and after a reload', async () => {
    const lesson = await startLesson(app)
    expect(await plant(lesson)).toEqual([])
    await say(app, lesson, 'what is 6 x 7?')
    const events = await hear(app, lesson, '42')
    const done = events.find((event) => event.type === 'done')
    expect(done?.grown.map(({ kind }) => kind)).toContain('leaf')
    expect(await plant(lesson)).toEqual(done?.grown)
  })

  it('has none for a wrong answer, nor for one that was read in the whole solution', async () => {
    const lesson = await startLesson(app)
    const card = await nextCard(lesson)
    expect((await answer(lesson, card, { was_correct: false, answer: 'no idea' })).json.grown).toEqual([])
    expect((await answer(lesson, card, { hint_level: 4 })).json.grown).toEqual([])
    await say(app, lesson, 'what is 6 x 7?')
    await say(app, lesson, '13')
    expect(await plant(lesson)).toEqual([])
  })

  it('has one leaf for one answer, however often it is sent, and a flower where the skill grew', async () => {
    const lesson = await startLesson(app)
    const card = await nextCard(lesson)
    const client_id = newId()
    const first = (await answer(lesson, card, { client_id })).json
    expect(kinds(first.grown)).toEqual(first.grew ? ['leaf', 'flower'] : ['leaf'])
    expect((await answer(lesson, card, { client_id })).json.grown).toEqual([])
    expect(await plant(lesson)).toEqual(first.grown)
    const [row] = await app.app.db.select().from(evidence).where(eq(evidence.student_id, lesson.student.id))
    expect(row?.grew_to).toBe(first.grew ? first.band : null)
  })

  it('has a leaf for a letter that was written right, and a butterfly when it is mastered', async () => {
    const lesson = await startLesson(app, 'Mia', 2)
    const grown: Grown[] = []
    for (let at = 0; at < 8 && !kinds(grown).includes('butterfly'); at++)
      grown.push(...(await writeLetter(lesson)).json.grown)
    expect(kinds(grown)).toContain('butterfly')
    expect(kinds(grown).filter((kind) => kind === 'butterfly')).toHaveLength(1)
    expect(await plant(lesson)).toEqual(grown)
  })

  it('has one bird for each film, however often it is watched', async () => {
    const lesson = await startLesson(app)
    const [clip] = (await get(lesson, '/api/videos')).json
    await post(lesson, '/api/videos/seen', { video: clip.id })
    await post(lesson, '/api/videos/seen', { video: clip.id })
    expect(await plant(lesson)).toEqual([{ kind: 'bird', id: clip.id }])
  })

  it('loses nothing by a pause: another lesson of the day goes on with it, the next day begins a new one', async () => {
    const lesson = await startLesson(app)
    await answer(lesson, await nextCard(lesson))
    const late = await answer(lesson, await nextCard(lesson), {
      answered_at: new Date(app.app.now().getTime() - 3 * day).toISOString(),
    })
    expect(late.json).toMatchObject({ was_correct: true, grown: [] })
    const before = await plant(lesson)
    expect(kinds(before)).toContain('leaf')
    expect(kinds(before).filter((kind) => kind === 'leaf')).toHaveLength(1)
    const { conversation_id, end_token } = lesson.conversation
    await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token })
    await startConversation(app, lesson)
    expect(await plant(lesson)).toEqual(before)
  })

  it('is seen by nobody else', async () => {
    const [mine, theirs] = [await startLesson(app), await startLesson(app)]
    for (const address of ['/api/growth', '/api/growth/look-back']) {
      const asked = `${address}?student_id=${theirs.student.id}`
      expect((await call(app, 'GET', asked, undefined, { pass: mine.pass })).status).toBe(404)
    }
  })
})

describe('a look back', () => {
  it('names nothing where nothing was done, and what would come next', async () => {
    const found = await lookBack(await startLesson(app))
    expect(found).toMatchObject({ solved: [], wrote: [], watched: [], drew: 0 })
    expect(found.next).toMatch(/\w/)
  })

  it('names the skills with their right answers, letters, films and drawings of the day, and no miss', async () => {
    const lesson = await startLesson(app)
    const card = await nextCard(lesson)
    await answer(lesson, card)
    await answer(lesson, await nextCard(lesson), { was_correct: false, answer: 'no idea' })
    await writeLetter(lesson, 'trace')
    const [clip] = (await get(lesson, '/api/videos')).json
    await post(lesson, '/api/videos/seen', { video: clip.id })
    const scene = {
      mat: 'plain',
      elements: [
        {
          id: 'ink-1',
          kind: 'ink',
          color: '#224466',
          width: 6,
          points: [
            [1, 1, 0, 0.5],
            [9, 9, 9, 0.5],
          ],
        },
      ],
    }
    const drawing = { student_id: lesson.student.id, conversation_id: null, version: 1, scene, marks: [], kept: false }
    expect((await call(app, 'PUT', `/api/drawings/${newId()}`, drawing, { pass: lesson.pass })).status).toBe(200)
    expect(await lookBack(lesson)).toMatchObject({
      solved: [{ name: card.skill_name, count: 1 }],
      wrote: ['A'],
      watched: [clipCatalog().get(clip.id.replace('clip:', ''))?.title],
      drew: 1,
    })
  })
})
