import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/columns.ts'
import type { CardView } from '#shared/card.ts'
import type { FoundMessage, HistoryItem } from '#shared/history.ts'
import { call, type Lesson, say, startConversation, startLesson, transcript } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { eraseRemoved } from './remove.ts'

const app = await startApp()
const minute = 60_000

const read = (lesson: Lesson, address: string, as = lesson) => call(app, 'GET', address, undefined, as.parent)
const of = ({ student }: Lesson) => `/api/student/${student.id}`
const sessions = async (lesson: Lesson, query = ''): Promise<HistoryItem[]> =>
  (await read(lesson, `${of(lesson)}/conversations${query}`)).json
const search = async (lesson: Lesson, about: string): Promise<FoundMessage[]> =>
  (await read(lesson, `${of(lesson)}/said?about=${encodeURIComponent(about)}`)).json
const texts = (found: FoundMessage[]) => found.map(({ parts }) => parts.map(({ text }) => text).join(''))

const end = ({ conversation: { conversation_id }, pass }: Lesson) =>
  call(app, 'POST', '/api/conversations/end', { conversation_id }, { pass })
/** Another lesson of the same child, later. */
async function another(lesson: Lesson, later = 40 * minute): Promise<Lesson> {
  await end(lesson)
  app.advance(later)
  return { ...lesson, conversation: await startConversation(app, lesson) }
}

async function answerCard(lesson: Lesson, was_correct: boolean): Promise<CardView> {
  const address = `/api/flashcards/next_card?student_id=${lesson.student.id}`
  const card: CardView = (await call(app, 'GET', address, undefined, { pass: lesson.pass })).json.card
  const answer = was_correct ? card.correct_answer : 'no idea'
  const body = { student_id: lesson.student.id, card_id: card.id, was_correct, answer, client_id: newId() }
  await call(app, 'POST', '/api/flashcards/log_answer', body, { pass: lesson.pass })
  return card
}

const draw = (lesson: Lesson) =>
  call(
    app,
    'PUT',
    `/api/drawings/${randomUUID()}`,
    {
      student_id: lesson.student.id,
      conversation_id: lesson.conversation.conversation_id,
      version: 1,
      kept: false,
      marks: [],
      scene: {
        mat: 'plain',
        elements: [{ kind: 'text', id: 'text-1', x: 10, y: 20, text: '7 × 8', size: 32, color: '#224466' }],
      },
    },
    { pass: lesson.pass },
  )

describe('the history', () => {
  it('tells of each session the tutor, the minutes, what was practised and how much of it was right', async () => {
    const first = await startLesson(app)
    const card = await answerCard(first, true)
    app.advance(12 * minute)
    await answerCard(first, false)
    const second = await another(first)
    await say(app, second, 'hello')
    const [newest, oldest] = await sessions(first)
    expect(oldest).toMatchObject({
      id: first.conversation.conversation_id,
      tutor_name: first.tutor.name,
      minutes: 12,
      tried: 2,
      right: 1,
      drawings: 0,
      alarm: false,
      open: false,
    })
    expect(oldest?.topics.length).toBeGreaterThan(0)
    expect(newest).toMatchObject({ id: second.conversation.conversation_id, tried: 0, topics: [], open: true })
    const subject = card.subject
    const ofSubject = await sessions(first, `?show=${subject}`)
    expect(ofSubject.map(({ id }) => id)).toEqual([first.conversation.conversation_id])
    const other = subject === 'science' ? 'math' : 'science'
    expect(await sessions(first, `?show=${other}`)).toEqual([])
  })

  it('can be narrowed to the sessions with drawings', async () => {
    const first = await startLesson(app)
    expect((await draw(first)).status).toBe(200)
    await another(first)
    expect(await sessions(first)).toHaveLength(2)
    expect(await sessions(first, '?show=drawings')).toMatchObject([
      { id: first.conversation.conversation_id, drawings: 1 },
    ])
  })

  it('marks what the parent was told of, and never a hurt at home', async () => {
    const first = await startLesson(app)
    await say(app, first, 'my dad hits me')
    const second = await another(first)
    await say(app, second, 'the kids at school beat me up every day')
    expect((await sessions(second)).map(({ alarm }) => alarm)).toEqual([true, false])
    expect(await sessions(second, '?show=alarm')).toHaveLength(1)
  })

  it('comes in pages, in whatever it is narrowed to', async () => {
    const lesson = await startLesson(app)
    const {
      app: { db },
    } = app
    await db.execute(sql`insert into conversation (id, student_id, tutor_name, started_at, last_active_at, ended_at, lesson)
      select gen_random_uuid(), student_id, 'Ada', started_at - n * interval '1 day', started_at - n * interval '1 day', started_at - n * interval '1 day', lesson
      from conversation, generate_series(1, 60) n where id = ${lesson.conversation.conversation_id}`)
    const page = await read(lesson, `${of(lesson)}/conversations?show=all`)
    expect(page.json).toHaveLength(50)
    const next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    const rest = await read(lesson, next)
    expect([rest.json.length, rest.headers.get('link')]).toEqual([11, null])
  })
})

describe('a search in what was said', () => {
  it('finds the words in all their forms, shows the sentence with them marked, and names the message', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'my hamster loves eating carrots')
    const found = await search(lesson, 'What did she say about hamsters?')
    const own = found.find(({ role }) => role === 'user')
    expect(own?.parts).toEqual([
      { text: 'my ', hit: false },
      { text: 'hamster', hit: true },
      { text: ' loves eating carrots', hit: false },
    ])
    const said = (await read(lesson, `/api/conversations/${own?.conversation_id}/transcript`)).json
    expect(said.map(({ id }: { id: string }) => id)).toContain(own?.id)
    expect(texts(await search(lesson, 'carrot eat'))).toContain('my hamster loves eating carrots')
    expect(await search(lesson, 'giraffes')).toEqual([])
    expect(await search(lesson, 'the')).toEqual([])
  })

  it('sees only the parent’s own child', async () => {
    const [mia, ben] = [await startLesson(app), await startLesson(app, 'Ben')]
    await say(app, mia, 'my hamster is called Pip')
    await say(app, ben, `@${mia.student.id} hamster`)
    expect((await read(mia, `${of(mia)}/said?about=hamster`, ben)).status).toBe(404)
    expect((await read(mia, `${of(mia)}/said/count?about=hamster`, ben)).status).toBe(404)
    for (const { conversation_id } of await search(mia, 'hamster'))
      expect(conversation_id).toBe(mia.conversation.conversation_id)
  })

  it('never brings up what a child told of home, nor what was said after it in that lesson', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'my hamster is brown')
    await say(app, lesson, 'my dad hits me')
    await say(app, lesson, 'with a belt when the hamster is loud')
    expect(await search(lesson, 'dad')).toEqual([])
    expect(await search(lesson, 'belt')).toEqual([])
    expect(texts(await search(lesson, 'hamster')).filter((text) => text.includes('loud'))).toEqual([])
    expect(texts(await search(lesson, 'hamster'))).toContain('my hamster is brown')
  })

  it('takes no signs for more than they are', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'tom & jerry <b>run</b> \u{1F600}')
    for (const about of ["' or 1=1 --", '!!! & | ()', ':*', '-jerry', '\\', '<b>'])
      expect((await read(lesson, `${of(lesson)}/said?about=${encodeURIComponent(about)}`)).status).toBe(200)
    const [found] = await search(lesson, 'jerry')
    expect(found?.parts.map(({ text }) => text).join('')).toBe('tom & jerry <b>run</b> \u{1F600}')
  })
})

describe('what a parent deletes', () => {
  it('is gone from everywhere, and what the child showed that it knows stays', async () => {
    const lesson = await startLesson(app)
    await answerCard(lesson, true)
    await draw(lesson)
    await say(app, lesson, 'my hamster is called Pip')
    const { conversation_id: id } = lesson.conversation
    const remove = (as = lesson) => call(app, 'DELETE', `/api/conversations/${id}`, undefined, as.parent)
    const stranger = await startLesson(app, 'Ben')
    expect([(await remove(stranger)).status, (await remove()).status]).toEqual([404, 409])
    await end(lesson)
    expect((await read(lesson, `/api/conversations/${id}/contents`)).json).toMatchObject({
      messages: 3,
      drawings: 1,
      photos: 0,
      answers: 1,
    })
    expect((await remove()).status).toBe(204)
    expect([(await remove()).status, (await read(lesson, `/api/conversations/${id}/transcript`)).status]).toEqual([
      404, 404,
    ])
    expect([await sessions(lesson), await search(lesson, 'hamster')]).toEqual([[], []])
    const { rows } = await app.app.database.query('select count(*)::int as n from evidence where student_id = $1', [
      lesson.student.id,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('stays for the administrators alone while a case needs it, and goes when the case is closed', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'my dad hits me')
    await end(lesson)
    const { conversation_id: id } = lesson.conversation
    expect((await call(app, 'DELETE', `/api/conversations/${id}`, undefined, lesson.parent)).status).toBe(204)
    expect((await read(lesson, `/api/conversations/${id}/transcript`)).status).toBe(404)
    expect((await read(lesson, `/api/conversations/${id}/contents`)).status).toBe(404)
    expect(await sessions(lesson)).toEqual([])
    const kept = async () =>
      (await app.app.database.query('select id from message where conversation_id = $1', [id])).rows.length
    await eraseRemoved(app.app)
    expect(await kept()).toBeGreaterThan(0)
    await app.app.db.execute(sql`update alarm set case_state = 'closed' where conversation_id = ${id}`)
    await eraseRemoved(app.app)
    expect(await kept()).toBe(0)
  })

  it('takes the note for that session along, which would be taken for one that waits', async () => {
    const first = await startLesson(app)
    const notes = `/api/students/${first.student.id}/notes`
    await call(app, 'POST', notes, { note_content: 'spelling test', is_permanent: false }, first.parent)
    const second = await another(first)
    await say(app, second, 'hello')
    await end(second)
    const { conversation_id: id } = second.conversation
    expect((await read(first, `/api/conversations/${id}/contents`)).json.notes).toBe(1)
    await call(app, 'DELETE', `/api/conversations/${id}`, undefined, first.parent)
    expect((await read(first, notes)).json).toEqual([])
  })

  it('can be everything that was said about something, with what answers it', async () => {
    const first = await startLesson(app)
    await say(app, first, 'my hamster is called Pip')
    await say(app, first, 'what is 3 + 4?')
    const second = await another(first)
    await say(app, second, 'hamsters sleep all day')
    const about = { about: 'hamster' }
    const count = async () => (await read(first, `${of(first)}/said/count?about=hamster`)).json
    expect(await count()).toEqual({ messages: 2, sessions: 1 })
    await end(second)
    expect((await count()).sessions).toBe(2)
    const stranger = await startLesson(app, 'Ben')
    expect((await call(app, 'POST', `${of(first)}/said/remove`, about, stranger.parent)).status).toBe(404)
    const removed = await call(app, 'POST', `${of(first)}/said/remove`, about, first.parent)
    expect([removed.status, removed.json.sessions]).toEqual([200, 2])
    expect(await search(first, 'hamster')).toEqual([])
    expect((await transcript(app, first)).filter((line) => line.startsWith('child'))).toEqual(['child: what is 3 + 4?'])
    expect((await call(app, 'POST', `${of(first)}/said/remove`, { about: 'the' }, first.parent)).json.messages).toBe(0)
  })
})

describe('everything that was said, as a file', () => {
  const file = (lesson: Lesson, form: string, as = lesson) => read(lesson, `${of(lesson)}/export?form=${form}`, as)

  it('is JSON, a table and a page that reads, each with every word', async () => {
    const first = await startLesson(app)
    await call(app, 'PATCH', `/api/students/${first.student.id}`, { nickname: 'Zoë & Co' }, first.parent)
    const words = '=2+3, "two" <img src=x onerror=alert(1)>\nand a line'
    await say(app, first, words)
    await answerCard(first, true)
    await another(first)
    const json = await file(first, 'json')
    expect(json.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Zo_ _ Co \d{4}-\d\d-\d\d.json"; filename\*=UTF-8''Zo%C3%AB%20%26%20Co/,
    )
    expect(json.json.sessions).toHaveLength(2)
    expect(json.json.sessions[1].messages.map(({ words: said }: { words: string }) => said)).toContain(words)
    expect(json.json.sessions[1]).toMatchObject({ tried: 1, right: 1, tutor_name: first.tutor.name })

    const csv = await file(first, 'csv')
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text).toContain(`"'=2+3, ""two"" <img src=x onerror=alert(1)>\nand a line"`)

    const page = await file(first, 'html')
    expect(page.text).toContain('=2+3, &quot;two&quot; &lt;img src=x onerror=alert(1)&gt;')
    expect(page.text).not.toContain('<img')
    expect(page.text).toContain('<h1>What Zoë &amp; Co and the tutors said</h1>')
  })

  it('is nobody else’s', async () => {
    const [mia, ben] = [await startLesson(app), await startLesson(app, 'Ben')]
    expect((await file(mia, 'json', ben)).status).toBe(404)
    expect((await file(mia, 'pdf')).status).toBe(400)
  })
})
