import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { student } from '#server/students/student.table.ts'
import type { ChatEvent } from '#shared/conversation.ts'
import { call, hear, say, saying, startConversation, startLesson, transcript } from '#tests/support/family.ts'
import { saidBefore } from '#tests/support/said-before.ts'
import { type ScriptedBrain, scriptedBrain } from '#tests/support/scripted-brain.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'

const statements: string[] = []
const database = await freshDatabase((statement) => statements.push(statement))
const appWith = (scripted: ScriptedBrain) => startApp({ brain: scripted.brain, database })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const types = (events: ChatEvent[]) => events.map((event) => event.type)

describe('a message', () => {
  it('is answered with the reply and the conversation, and nothing else', async () => {
    const app = await appWith(scriptedBrain(['Let us look. ', 'What do you see?']))
    const lesson = await startLesson(app)
    const answer = await say(app, lesson, 'hello')
    expect(answer.json).toEqual({
      reply: 'Let us look. What do you see?',
      conversation_id: lesson.conversation.conversation_id,
    })
  })

  it('is answered sentence by sentence in events, the whole reply kept before any of it is shown', async () => {
    const scripted = scriptedBrain(['Let us look. ', 'What do you see?'])
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    const events = await hear(app, lesson, 'hello')
    expect(types(events)).toEqual(['accepted', 'sentence', 'sentence', 'done'])
    expect(events.flatMap((event) => (event.type === 'sentence' ? [event.text] : []))).toEqual([
      'Let us look.',
      'What do you see?',
    ])
    expect((await transcript(app, lesson)).at(-1)).toBe('tutor: Let us look. What do you see?')
  })

  it('costs four statements, at the start as after a thousand messages, and a prompt that does not grow', async () => {
    const scripted = scriptedBrain(['One sentence. ', 'And another one.'])
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    await app.app.db.update(student).set({ daily_messages: 10_000 }).where(eq(student.id, lesson.student.id))
    const turnCost = async () => {
      statements.length = 0
      await hear(app, lesson, 'the child says a sentence of the usual length')
      return statements.length
    }
    const costs = [await turnCost()]
    for (let turn = 0; turn < 9; turn++) await turnCost()
    const short = JSON.stringify(scripted.turns.at(-1)?.recent).length
    await saidBefore(app, lesson, 480, () => 'the child says a sentence of the usual length')
    for (let turn = 0; turn < 10; turn++) await turnCost()
    costs.push(await turnCost())
    expect(costs).toEqual([4, 4])
    expect(JSON.stringify(scripted.turns.at(-1)?.recent).length).toBeLessThanOrEqual(short * 1.2)
    const starts = scripted.turns.slice(-8).map((turn) => turn.recent[0]?.content)
    expect(new Set(starts).size).toBeLessThanOrEqual(2)
  })

  it('sent fifty times at once is one row, one reply and one call of the brain', async () => {
    const scripted = scriptedBrain(['Thinking. ', 'Done now.'], 30)
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => say(app, lesson, 'once', id)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.json.reply).toBe('Thinking. Done now.')
    expect(scripted.turns).toHaveLength(1)
    expect((await transcript(app, lesson)).filter((line) => line.startsWith('child'))).toEqual(['child: once'])
    const again = await hear(app, lesson, 'once', id.toUpperCase())
    expect(types(again)).toEqual(['accepted', 'sentence', 'sentence', 'done'])
    expect((await say(app, lesson, 'other words', id)).json.code).toBe('idempotency_conflict')
    expect(scripted.turns).toHaveLength(1)
  })

  it('waits while another one is being answered', async () => {
    const app = await appWith(scriptedBrain(['Slowly.'], 200))
    const lesson = await startLesson(app)
    const first = say(app, lesson, 'first tab')
    await pause(60)
    const second = await say(app, lesson, 'second tab')
    expect([second.status, second.json.code, second.json.retryable]).toEqual([409, 'reply_pending', true])
    expect((await first).status).toBe(200)
    expect((await say(app, lesson, 'second tab')).status).toBe(200)
    expect((await transcript(app, lesson)).slice(1)).toEqual([
      'child: first tab',
      'tutor: Slowly.',
      'child: second tab',
      'tutor: Slowly.',
    ])
  })

  it('is answered to the end when the child leaves in the middle', async () => {
    const app = await appWith(scriptedBrain(['One. ', 'Two. ', 'Three.'], 80))
    const lesson = await startLesson(app)
    const leaving = new AbortController()
    const response = await app.http.request('http://localhost/api/chat', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${lesson.pass}`,
      },
      body: JSON.stringify(saying(lesson, 'bye')),
      signal: leaving.signal,
    })
    const reader = response.body?.getReader()
    await reader?.read()
    leaving.abort()
    await reader?.cancel()
    await app.app.turns.settled(2_000)
    expect((await transcript(app, lesson)).at(-1)).toBe('tutor: One. Two. Three.')
  })

  it('is kept when the conversation ends meanwhile, and so is its reply', async () => {
    const app = await appWith(scriptedBrain(['Still here.'], 150))
    const lesson = await startLesson(app)
    const answer = say(app, lesson, 'wait')
    await pause(50)
    await call(
      app,
      'POST',
      '/api/conversations/end',
      { conversation_id: lesson.conversation.conversation_id },
      { pass: lesson.pass },
    )
    expect((await answer).status).toBe(200)
    expect((await transcript(app, lesson)).slice(-2)).toEqual(['child: wait', 'tutor: Still here.'])
  })

  it('stays when the tutor fails, stores nothing broken, and a retry of it is answered', async () => {
    let failing = true
    const scripted = scriptedBrain(async function* () {
      yield 'Half a sent'
      if (failing) throw new AppError('tutor_timeout', 'The tutor takes too long.')
      yield 'ence becomes whole.'
    })
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    const id = randomUUID()
    const failed = await say(app, lesson, 'help', id)
    expect([failed.status, failed.json.code, failed.json.retryable]).toEqual([504, 'tutor_timeout', true])
    expect((await hear(app, lesson, 'help', id)).at(-1)).toMatchObject({
      type: 'error',
      code: 'tutor_timeout',
      retryable: true,
    })
    expect((await transcript(app, lesson)).slice(1)).toEqual(['child: help'])
    failing = false
    expect((await say(app, lesson, 'help', id)).json.reply).toBe('Half a sentence becomes whole.')
    expect((await transcript(app, lesson)).slice(1)).toEqual(['child: help', 'tutor: Half a sentence becomes whole.'])
  })

  it('keeps nothing of half a reply, and the message may be sent again', async () => {
    const app = await appWith(
      scriptedBrain(async function* () {
        yield 'This is whole. '
        yield 'This is'
        throw new Error('the wire broke')
      }),
    )
    const lesson = await startLesson(app)
    expect(types(await hear(app, lesson, 'go on'))).toEqual(['accepted', 'error'])
    expect((await transcript(app, lesson)).at(-1)).toBe('child: go on')
  })

  it('of a server that died is taken up by the next retry', async () => {
    const stuck = await appWith(scriptedBrain(['Never said.'], 60_000))
    const lesson = await startLesson(stuck)
    const id = randomUUID()
    void hear(stuck, lesson, 'are you there?', id)
    // What a kill leaves behind: a turn that is held, and nobody who renews it.
    const leave = `update conversation set replying_until = now() - interval '1 second', replying_by = gen_random_uuid()
      where id = '${lesson.conversation.conversation_id}' and replying_until is not null returning id`
    await expect.poll(async () => (await stuck.app.database.query(leave)).rows.length).toBe(1)
    const alive = await appWith(scriptedBrain(['Here I am.']))
    expect((await say(alive, lesson, 'are you there?', id)).json.reply).toBe('Here I am.')
    expect((await transcript(alive, lesson)).slice(1)).toEqual(['child: are you there?', 'tutor: Here I am.'])
  })

  it('belongs to its own lesson: foreign ids change nothing', async () => {
    const app = await appWith(scriptedBrain(['Yes.']))
    const lesson = await startLesson(app)
    const other = await startLesson(app, 'Noah')
    const chat = (change: object) =>
      call(app, 'POST', '/api/chat', { ...saying(lesson, 'x'), ...change }, { pass: lesson.pass })
    expect((await chat({ conversation_id: other.conversation.conversation_id })).status).toBe(404)
    expect((await chat({ conversation_id: randomUUID() })).status).toBe(404)
    expect((await chat({ student_id: other.student.id })).json.code).toBe('conflict')
    expect((await chat({ tutor_id: randomUUID() })).json.code).toBe('conflict')
    expect(await transcript(app, lesson)).toHaveLength(1)
    expect(await transcript(app, other)).toHaveLength(1)
  })

  it('in words that need a grown-up never reaches the brain', async () => {
    const scripted = scriptedBrain(['The brain speaks.'])
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    const answer = await say(app, lesson, 'i want to kill myself')
    expect(answer.status).toBe(200)
    expect(answer.json.reply).toMatch(/grown-up|988/)
    expect(scripted.turns).toHaveLength(0)
    expect((await transcript(app, lesson)).slice(-2)[0]).toBe('child: i want to kill myself')
  })

  it('never shows a wrong sum, a link, or the answer that the child should find', async () => {
    const app = await appWith(
      scriptedBrain([
        '8 x 7 = 54. ',
        'See https://example.com for more. ',
        'The answer is 56. ',
        'Try it with groups!',
      ]),
    )
    const lesson = await startLesson(app)
    const reply: string = (await say(app, lesson, 'what is 7 x 8?')).json.reply
    expect(reply).not.toMatch(/54|56|http|example\.com/)
    expect(reply).toMatch(/\?$|[.!]$/)
  })

  it('is never in the log, and neither is a token', async () => {
    const app = await appWith(scriptedBrain(['A canary sings.']))
    const lesson = await startLesson(app)
    await say(app, lesson, 'canary-child-words')
    await call(app, 'GET', '/api/students?canary-query=1', undefined, lesson.parent)
    const log = app.logged.join('')
    expect(log).toContain('/api/chat')
    for (const secret of ['canary', lesson.pass, lesson.parent.cookie.split('=')[1] ?? 'x', 'Mia'])
      expect(log).not.toContain(secret)
  })
})

describe('what may be read aloud', () => {
  it('is what the tutor said to this child: a sentence, or a whole reply', async () => {
    const app = await appWith(scriptedBrain(['First part. ', 'Second part.']))
    const lesson = await startLesson(app)
    await say(app, lesson, 'hello')
    const tts = (text: string, as: { pass?: string; cookie?: string } = { pass: lesson.pass }) =>
      call(app, 'POST', '/api/tts', { text }, as)
    expect([(await tts('First part.')).status, (await tts('First part. Second part.')).text]).toEqual([
      200,
      'First part. Second part.',
    ])
    expect((await tts('First part.', lesson.parent)).headers.get('content-type')).toBe('audio/wav')
    expect((await tts(lesson.conversation.messages[0]?.sentences[0] ?? '')).status).toBe(200)
    expect((await tts('Read me something else.')).status).toBe(422)
    expect((await tts('')).status).toBe(422)
    expect((await tts('x'.repeat(1_001))).status).toBe(422)
    const other = await startLesson(app, 'Noah')
    expect((await tts('First part.', { pass: other.pass })).status).toBe(422)
    await startConversation(app, lesson)
    expect((await tts('First part.')).headers.get('cache-control')).toBe('no-store')
  })
})
