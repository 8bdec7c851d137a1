import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { message } from '#server/conversations/conversation.table.ts'
import { newId } from '#server/db/columns.ts'
import { student } from '#server/students/student.table.ts'
import type { WonderView } from '#shared/wonder.ts'
import { addStudent, call, type Lesson, say, signUp, startLesson, transcript } from '#tests/support/family.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'
import { wonder } from './wonder.table.ts'
import { keepWonder, wondersPage } from './wonders.ts'

const app = await startApp()
// Nobody has written a book entry about them.
const question = 'why do zorbles sing at night?'

const listAt = ({ student: { id } }: Lesson) => `/api/students/${id}/wonders`
const listed = async (lesson: Lesson, query = ''): Promise<WonderView[]> =>
  (await call(app, 'GET', `${listAt(lesson)}${query}`, undefined, lesson.parent)).json
const questions = async (lesson: Lesson, query = '') => (await listed(lesson, query)).map((one) => one.question)

/** A question as a turn keeps it. */
const kept = ({ student, conversation }: Lesson, asked: string, messageId = newId()) =>
  keepWonder(app.app, {
    studentId: student.id,
    conversationId: conversation.conversation_id,
    messageId,
    question: asked,
    said: ['I do not know that.', 'What do you think?'],
  })

/** A lesson with the question on its list. */
async function wondering(): Promise<Lesson & { wonder: WonderView; at: string }> {
  const lesson = await startLesson(app)
  await kept(lesson, question)
  const [found] = await listed(lesson)
  if (!found) throw new Error('nothing was kept')
  return { ...lesson, wonder: found, at: `${listAt(lesson)}/${found.id}` }
}

describe('a question that the book does not have', () => {
  it('stands on the wonder list, with what the tutor said', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, question)
    const [found] = await listed(lesson)
    expect(found).toMatchObject({
      question,
      conversation_id: lesson.conversation.conversation_id,
      asked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      talked_at: null,
    })
    expect(`tutor: ${found?.said.join(' ')}`).toBe((await transcript(app, lesson)).at(-1))
  })

  it('is kept without what says who the child is', async () => {
    const lesson = await startLesson(app, 'Zuzanna')
    await say(app, lesson, 'why do zorbles follow Zuzanna home at night?')
    const asked = (await questions(lesson)).join()
    expect(asked).toContain('zorbles')
    expect(asked).not.toContain('Zuzanna')
  })

  it('is one, however often its message is sent, and also when it is answered anew', async () => {
    const lesson = await startLesson(app)
    const clientId = randomUUID()
    await say(app, lesson, question, clientId)
    await say(app, lesson, question, clientId)
    expect(await questions(lesson)).toEqual([question])
    const [asked] = await listed(lesson)
    const { db } = app.app
    await db.delete(message).where(and(eq(message.reply_to, asked?.message_id ?? ''), eq(message.role, 'assistant')))
    expect((await say(app, lesson, question, clientId)).status).toBe(200)
    expect(await questions(lesson)).toEqual([question])
  })

  it('is not one that the tutor could answer, nor one that needs a grown-up now', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'what is 7 x 8?')
    await say(app, lesson, 'why does my uncle hit me?')
    expect(await questions(lesson)).toEqual([])
  })

  it('that cannot be kept costs no reply, and its words reach no log', async () => {
    const database = await freshDatabase()
    const broken = await startApp({ database })
    await database.query('alter table wonder add constraint shut check (false)')
    onTestFinished(async () => {
      await database.query('alter table wonder drop constraint shut')
      await database.close()
    })
    const lesson = await startLesson(broken)
    const answer = await say(broken, lesson, question)
    expect(answer.status).toBe(200)
    expect(answer.json.reply).not.toBe('')
    expect(broken.logged.join()).toContain('request failed')
    expect(broken.logged.join()).not.toContain('zorbles')
  })

  it('that is long is cut between letters', async () => {
    const lesson = await startLesson(app)
    await kept(lesson, `why ${'🦕'.repeat(300)}`)
    await kept(lesson, `why ${'🦕'.repeat(99)}\ud83e`)
    const [half = '', long = ''] = await questions(lesson)
    expect([...long]).toHaveLength(200)
    expect(long.endsWith('🦕…')).toBe(true)
    expect(half.isWellFormed()).toBe(true)
  })
})

describe('the parent', () => {
  it('puts it away as talked about, takes it back, and twice is once', async () => {
    const { at, parent, ...lesson } = await wondering()
    const change = (talked: boolean) => call(app, 'PATCH', at, { talked }, parent)
    const first = (await change(true)).json.talked_at
    app.advance(60_000)
    expect((await change(true)).json.talked_at).toBe(first)
    expect(await questions({ ...lesson, parent })).toEqual([])
    expect(await questions({ ...lesson, parent }, '?talked=true')).toEqual([question])
    expect((await change(false)).json.talked_at).toBe(null)
    expect(await questions({ ...lesson, parent })).toEqual([question])
  })

  it('deletes it, once', async () => {
    const lesson = await wondering()
    expect((await call(app, 'DELETE', lesson.at, undefined, lesson.parent)).status).toBe(204)
    expect(await questions(lesson)).toEqual([])
    expect((await call(app, 'DELETE', lesson.at, undefined, lesson.parent)).status).toBe(404)
  })

  it('reads many in pages, newest first', async () => {
    const lesson = await startLesson(app)
    for (let n = 1; n <= wondersPage + 2; n++) await kept(lesson, `why ${n}?`)
    const first = await call(app, 'GET', listAt(lesson), undefined, lesson.parent)
    expect(first.json).toHaveLength(wondersPage)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await call(app, 'GET', next, undefined, lesson.parent)
    expect(second.json.map((one: WonderView) => one.question)).toEqual(['why 2?', 'why 1?'])
    expect(second.headers.get('link')).toBe(null)
  })

  it.each([{ talked: 'yes' }, { talked: null }, {}, { talked: true, question: 'x' }, [[]]])(
    'cannot change it by %j',
    async (body) => {
      const { at, parent } = await wondering()
      expect([400, 422]).toContain((await call(app, 'PATCH', at, body, parent)).status)
      expect([400, 422]).toContain((await call(app, 'GET', `${at.slice(0, -37)}?talked=x`, undefined, parent)).status)
    },
  )

  it('of another family, the child itself and nobody find nothing, and change nothing', async () => {
    const lesson = await wondering()
    const stranger = await startLesson(app, 'Wes')
    const calls: [string, string, unknown][] = [
      ['GET', listAt(lesson), undefined],
      ['PATCH', lesson.at, { talked: true }],
      ['DELETE', lesson.at, undefined],
      // Through a student of their own, too.
      ['PATCH', `${listAt(stranger)}/${lesson.wonder.id}`, { talked: true }],
      ['DELETE', `${listAt(stranger)}/${lesson.wonder.id}`, undefined],
    ]
    for (const [method, address, body] of calls) {
      expect((await call(app, method, address, body, stranger.parent)).status).toBe(404)
      expect((await call(app, method, address, body, { pass: lesson.pass })).status).toBe(401)
      expect((await call(app, method, address, body)).status).toBe(401)
    }
    const sister = await addStudent(app, lesson.parent, 'Ida')
    const asSister = `/api/students/${sister.id}/wonders/${lesson.wonder.id}`
    expect((await call(app, 'DELETE', asSister, undefined, lesson.parent)).status).toBe(404)
    expect((await listed(lesson)).map(({ talked_at }) => talked_at)).toEqual([null])
  })

  it('who has no questions has an empty list, and a student who is gone leaves none', async () => {
    const parent = await signUp(app, 'Ann')
    const ben = await addStudent(app, parent, 'Ben')
    expect((await call(app, 'GET', `/api/students/${ben.id}/wonders`, undefined, parent)).json).toEqual([])
    const lesson = await wondering()
    await app.app.db.delete(student).where(eq(student.id, lesson.student.id))
    expect(await app.app.db.$count(wonder, eq(wonder.id, lesson.wonder.id))).toBe(0)
  })
})
