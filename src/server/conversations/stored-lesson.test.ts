import { describe, expect, it } from 'vitest'
import { type Lesson, say, startLesson } from '#tests/support/family.ts'
import lessonsBefore from '#tests/support/lessons-before-forms.json'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()
const idOf = ({ conversation }: Lesson) => conversation.conversation_id
const put = (lesson: Lesson, kept: unknown) =>
  app.app.database.query('update conversation set lesson = $2::jsonb where id = $1', [
    idOf(lesson),
    JSON.stringify(kept),
  ])
const keptOf = async (lesson: Lesson) =>
  (await app.app.database.query('select lesson from conversation where id = $1', [idOf(lesson)])).rows[0]?.lesson

describe('a lesson that was opened before an update', () => {
  it.each(lessonsBefore)('goes on after it: $name', async ({ said, lesson: before }) => {
    const lesson = await startLesson(app)
    await put(lesson, before)
    expect((await say(app, lesson, said)).status).toBe(200)
    const kept = await keptOf(lesson)
    expect(kept).toMatchObject({ form: 2, topic: before.topic, solved: before.solved })
  })
})

describe('a lesson in a form that nobody knows', () => {
  const whole = lessonsBefore[0]?.lesson
  it.each([
    ['of a later server', { ...whole, form: 3 }],
    ['without its parts', {}],
    ['that is a word', 'lesson'],
    ['that is a list', [whole]],
    ['with a key that is no text', { ...whole, exercise: { ...whole?.exercise, answer: 28 } }],
    ['with an exercise of another kind', { ...whole, exercise: { question: 'What?', task: { id: 7 } } }],
    ['with a hint level that there is not', { ...whole, hintLevel: 9 }],
  ])('begins anew: %s', async (_what, kept) => {
    const lesson = await startLesson(app)
    await put(lesson, kept)
    const answer = await say(app, lesson, 'times tables')
    expect([answer.status, answer.json.reply]).toEqual([200, expect.stringMatching(/\?$/)])
    expect(await keptOf(lesson)).toMatchObject({ form: 2, topic: 'times tables', problems: [expect.any(Object)] })
  })

  it('is still over when it was over, and the child’s next lesson may look at it', async () => {
    const lesson = await startLesson(app)
    await put(lesson, { form: 99, phase: 'over', solved: ['7 × 4'] })
    await say(app, lesson, 'hello')
    expect(await keptOf(lesson)).toMatchObject({ form: 2, phase: 'over', solved: ['7 × 4'] })
  })
})
