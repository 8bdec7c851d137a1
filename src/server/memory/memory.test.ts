import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { conversation } from '#server/conversations/conversation.table.ts'
import { student } from '#server/students/student.table.ts'
import type { MemoryView } from '#shared/memory.ts'
import { addStudent, call, type Lesson, say, startConversation, startLesson } from '#tests/support/family.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'
import { memory } from './memory.table.ts'
import { mostOfKind, remember, rememberedLikes } from './memory.ts'

const app = await startApp()

const listAt = ({ student: { id } }: Lesson) => `/api/students/${id}/memory`
const listed = async (lesson: Lesson): Promise<MemoryView[]> =>
  (await call(app, 'GET', listAt(lesson), undefined, lesson.parent)).json
const told = async (lesson: Lesson) => (await listed(lesson)).map(({ kind, what }) => `${kind}: ${what}`)
const forget = (lesson: Lesson, { id }: MemoryView) =>
  call(app, 'DELETE', `${listAt(lesson)}/${id}`, undefined, lesson.parent)
/** The lesson is left, and another one begins. */
async function next(lesson: Lesson): Promise<Lesson> {
  const { conversation_id, end_token } = lesson.conversation
  await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token })
  app.advance(60_000)
  return { ...lesson, conversation: await startConversation(app, lesson) }
}
/** What the lesson believes that the child likes. */
async function likesIn({ conversation: { conversation_id: id } }: Lesson): Promise<string[]> {
  const [row] = await app.app.db.select().from(conversation).where(eq(conversation.id, id))
  return row?.lesson.likes ?? []
}

describe('what a child likes', () => {
  it('is remembered from lesson to lesson, and the parent sees when it was said', async () => {
    const first = await startLesson(app)
    expect(await likesIn(first)).toEqual([])
    await say(app, first, 'i love dinosaurs')
    const [dinosaurs] = await listed(first)
    expect(dinosaurs).toMatchObject({
      kind: 'likes',
      what: 'dinosaurs',
      said_in: first.conversation.conversation_id,
      since: expect.stringMatching(/Z$/),
    })
    const second = await next(first)
    expect(await likesIn(second)).toEqual(['dinosaurs'])
    await say(app, second, 'i like horses')
    expect(await likesIn(await next(second))).toEqual(['dinosaurs', 'horses'])
  })

  it('is remembered once, as it was said first', async () => {
    const first = await startLesson(app)
    const clientId = randomUUID()
    await say(app, first, 'i love dinosaurs', clientId)
    await say(app, first, 'i love dinosaurs', clientId)
    const before = await listed(first)
    const second = await next(first)
    await say(app, second, 'i love dinosaurs')
    expect(await listed(second)).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('is forgotten from the next lesson on when the parent deletes it, and said again it is remembered again', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'i love dinosaurs')
    const [dinosaurs] = await listed(lesson)
    if (!dinosaurs) throw new Error('nothing was remembered')
    expect((await forget(lesson, dinosaurs)).status).toBe(204)
    expect((await forget(lesson, dinosaurs)).status).toBe(404)
    // What the tutor of this lesson still says of it does not bring it back.
    await say(app, lesson, 'make a problem about something i like')
    expect(await told(lesson)).toEqual([])
    const later = await next(lesson)
    expect(await likesIn(later)).toEqual([])
    await say(app, later, 'i love dinosaurs')
    expect(await told(later)).toEqual(['likes: dinosaurs'])
  })

  it('that the content has no words for any more is left out of a lesson, and stays with the parent', async () => {
    const lesson = await startLesson(app)
    const of = { studentId: lesson.student.id, conversationId: lesson.conversation.conversation_id }
    await remember(app.app, { ...of, kind: 'likes', what: 'zorbles' })
    await remember(app.app, { ...of, kind: 'likes', what: 'dinosaurs' })
    expect(await rememberedLikes(app.app.db, lesson.student.id)).toEqual(['dinosaurs'])
    expect(await told(lesson)).toEqual(['likes: dinosaurs', 'likes: zorbles'])
  })
})

describe('what a child likes, corrected by the parent', () => {
  const correct = (lesson: Lesson, { id }: MemoryView, what: string, as = lesson) =>
    call(app, 'PATCH', `${listAt(lesson)}/${id}`, { what }, as.parent)

  it('is what the tutor takes up from the next lesson on', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'i love dinosaurs')
    const [dinosaurs] = await listed(lesson)
    if (!dinosaurs) throw new Error('nothing was remembered')
    expect((await correct(lesson, dinosaurs, 'she means Horses!')).json).toEqual({ ...dinosaurs, what: 'horses' })
    expect(await told(lesson)).toEqual(['likes: horses'])
    expect(await likesIn(await next(lesson))).toEqual(['horses'])
  })

  it('is refused with a reason where the tutor has no words for it or knows it already', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'i love dinosaurs')
    await say(app, lesson, 'i like horses')
    const [horses, dinosaurs] = await listed(lesson)
    if (!horses || !dinosaurs) throw new Error('nothing was remembered')
    const reason = async (what: string) => (await correct(lesson, dinosaurs, what)).json.fields
    expect(await reason('zorbles')).toEqual({ what: 'unknown' })
    expect(await reason('horses')).toEqual({ what: 'taken' })
    expect(await reason(' ')).toEqual({ what: 'empty' })
    const stranger = await startLesson(app, 'Wes')
    expect((await correct(lesson, dinosaurs, 'soccer', stranger)).status).toBe(404)
    expect(await told(lesson)).toEqual(['likes: horses', 'likes: dinosaurs'])
  })

  it('is for what a child likes: a way of its own can only be deleted', async () => {
    const lesson = await startLesson(app)
    const of = { studentId: lesson.student.id, conversationId: lesson.conversation.conversation_id }
    await remember(app.app, { ...of, kind: 'strategy', what: '5 + 5 and 1' })
    const [own] = await listed(lesson)
    if (!own) throw new Error('nothing was remembered')
    expect((await correct(lesson, own, 'soccer')).json.fields).toEqual({ what: 'not_changeable' })
  })
})

describe('a way of the child’s own', () => {
  it('is remembered when the tutor credits it', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'what is 7 x 8?')
    await say(app, lesson, 'i did 5x8=40 and 2x8=16 so 56')
    expect(await told(lesson)).toEqual(['strategy: 5 × 8 and 2 × 8'])
    expect(await rememberedLikes(app.app.db, lesson.student.id)).toEqual([])
  })

  it('makes room for newer ones', async () => {
    const lesson = await startLesson(app)
    const of = { studentId: lesson.student.id, conversationId: lesson.conversation.conversation_id }
    await remember(app.app, { ...of, kind: 'likes', what: 'dinosaurs' })
    for (let n = 1; n <= mostOfKind + 2; n++)
      await remember(app.app, { ...of, kind: 'strategy', what: `${n} + 1 and ${n} + 2` })
    const all = await told(lesson)
    expect(all).toHaveLength(mostOfKind + 1)
    expect(all.at(-1)).toBe('likes: dinosaurs')
    expect(all).not.toContain('strategy: 2 + 1 and 2 + 2')
    expect(all).toContain('strategy: 3 + 1 and 3 + 2')
  })
})

it('what cannot be remembered costs no reply', async () => {
  const database = await freshDatabase()
  const broken = await startApp({ database })
  await database.query('alter table memory add constraint shut check (false)')
  onTestFinished(async () => {
    await database.query('alter table memory drop constraint shut')
    await database.close()
  })
  const lesson = await startLesson(broken)
  expect((await say(broken, lesson, 'i love dinosaurs')).status).toBe(200)
  expect(broken.logged.join()).toContain('request failed')
  expect(broken.logged.join()).not.toContain('dinosaurs')
})

it('the memory of another family’s child is not there, and nothing of it is taken away', async () => {
  const lesson = await startLesson(app)
  await say(app, lesson, 'i love dinosaurs')
  const [dinosaurs] = await listed(lesson)
  const stranger = await startLesson(app, 'Wes')
  const sister = await addStudent(app, lesson.parent, 'Ida')
  const calls = [
    ['GET', listAt(lesson)],
    ['DELETE', `${listAt(lesson)}/${dinosaurs?.id}`],
    ['DELETE', `${listAt(stranger)}/${dinosaurs?.id}`],
  ] as const
  for (const [method, address] of calls) {
    expect((await call(app, method, address, undefined, stranger.parent)).status).toBe(404)
    expect((await call(app, method, address, undefined, { pass: lesson.pass })).status).toBe(401)
    expect((await call(app, method, address)).status).toBe(401)
  }
  const asSister = `/api/students/${sister.id}/memory/${dinosaurs?.id}`
  expect((await call(app, 'DELETE', asSister, undefined, lesson.parent)).status).toBe(404)
  expect((await call(app, 'GET', `/api/students/${sister.id}/memory`, undefined, lesson.parent)).json).toEqual([])
  expect(await listed(lesson)).toEqual([dinosaurs])
  await app.app.db.delete(student).where(eq(student.id, lesson.student.id))
  expect(await app.app.db.$count(memory, eq(memory.student_id, lesson.student.id))).toBe(0)
})
