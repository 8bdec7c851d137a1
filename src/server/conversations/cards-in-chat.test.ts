import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openProblem } from '#server/tutor/state.ts'
import type { CardView } from '#shared/card.ts'
import { call, type Lesson, say, saying, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { conversation } from './conversation.table.ts'

const app = await startApp()

const evidenceOf = async ({ student }: Lesson) => {
  const asked =
    'select skill, card_id, tool, was_correct, hint_level, mistake from evidence where student_id = $1 order by id'
  return (await app.app.database.query(asked, [student.id])).rows
}

const lessonOf = async ({ conversation: { conversation_id } }: Lesson) => {
  const [row] = await app.app.db.select().from(conversation).where(eq(conversation.id, conversation_id))
  if (!row) throw new Error('no lesson')
  return row.lesson
}

const told = async (lesson: Lesson, message: string, screen?: object): Promise<string> => {
  const body = { ...saying(lesson, message), ...(screen && { screen }) }
  const answer = await call(app, 'POST', '/api/chat', body, { pass: lesson.pass })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json.reply
}

describe('the tutor and the cards', () => {
  it('are one: an answer in the chat is evidence about its skill, once', async () => {
    const lesson = await startLesson(app)
    await told(lesson, 'what is 6 x 7?')
    await told(lesson, '42')
    expect(await evidenceOf(lesson)).toMatchObject([
      { card_id: 'times-tables~6x7', tool: 'chat', was_correct: true, hint_level: 0 },
    ])
  })

  it.each([
    ['39 × 4', '156', 'math.multiply-one-digit'],
    ['27 + 48', '75', 'math.add-within-100'],
    ['96 ÷ 4', '24', 'math.long-division'],
    ['52 - 18', '34', 'math.subtract-within-100'],
  ])('know the skill of a sum of the child’s own by its numbers: %s', async (sum, answer, skill) => {
    const lesson = await startLesson(app, 'Mia', 4)
    await say(app, lesson, `what is ${sum}`)
    await say(app, lesson, answer)
    expect(await evidenceOf(lesson)).toMatchObject([{ skill, tool: 'chat', was_correct: true }])
  })

  it('count what was found with help as such, and the misconception by its name', async () => {
    const lesson = await startLesson(app)
    await told(lesson, 'what is 6 x 7?')
    await told(lesson, '13')
    await told(lesson, '42')
    const [missed, found] = await evidenceOf(lesson)
    expect(missed).toMatchObject({ was_correct: false })
    expect(missed?.mistake).toMatch(/add/)
    expect(found).toMatchObject({ was_correct: true })
    expect(found?.hint_level).toBeGreaterThan(0)
  })

  it('share the screen: the tutor helps with the open card, and keeps its answer', async () => {
    const lesson = await startLesson(app)
    const asked = `/api/flashcards/next_card?student_id=${lesson.student.id}&deck_id=times-tables&entity=7&exclude=times-tables~7x0,times-tables~7x1`
    const card: CardView = (await call(app, 'GET', asked, undefined, { pass: lesson.pass })).json.card
    const reply = await told(lesson, 'can you help me', { tool: 'flashcards', card_id: card.id })
    expect(reply).not.toContain(card.correct_answer)
    expect(reply.length).toBeGreaterThan(10)
    await told(lesson, card.correct_answer, { tool: 'flashcards', card_id: card.id })
    expect(await evidenceOf(lesson)).toMatchObject([{ card_id: card.id, tool: 'chat', was_correct: true }])
  })

  it('follow one plan: what the tutor gives is what the learner model wants', async () => {
    const lesson = await startLesson(app)
    const plan = (await lessonOf(lesson)).plan
    expect(plan.length).toBeGreaterThan(3)
    await say(app, lesson, 'yes')
    expect(plan).toContain(openProblem(await lessonOf(lesson))?.item.id)
  })

  it('know what a child names that only cards are about', async () => {
    const lesson = await startLesson(app)
    const reply = await told(lesson, 'can we do shapes')
    expect(reply).toContain('shapes')
    expect(openProblem(await lessonOf(lesson))).toMatchObject({ topic: 'shapes', subject: 'math' })
  })

  it('refuse a screen that cannot be', async () => {
    const lesson = await startLesson(app)
    const body = { ...saying(lesson, 'help'), screen: { tool: 'blackboard', card_id: 'x~1' } }
    expect((await call(app, 'POST', '/api/chat', body, { pass: lesson.pass })).status).toBe(422)
  })
})
