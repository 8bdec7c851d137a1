import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { call, say, saying, startLesson } from '#tests/support/family.ts'
import { scriptedBrain } from '#tests/support/scripted-brain.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { admission } from './admission.ts'

/** A server that makes one turn at a time, whose tutor waits until it may speak. A turn is taken to last a second. */
async function narrow(patience = 2_000) {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const open = () => gate.emit('open')
  const scripted = scriptedBrain(async function* () {
    await opened
    yield 'Here I am.'
  })
  const app = await startApp({ brain: scripted.brain, admission: admission({ atOnce: 1, patience }) })
  const lessons = []
  for (const name of ['Mia', 'Ben', 'Zoe', 'Tom']) lessons.push(await startLesson(app, name))
  const [mia, ben, zoe, tom] = lessons
  if (!mia || !ben || !zoe || !tom) throw new Error('a lesson is missing')
  return { app, open, turns: scripted.turns, lessons: [mia, ben, zoe, tom] as const }
}

const state = (app: TestApp) => app.app.admission.state()

describe('when many talk at once', () => {
  it('some wait and are answered; more than can be answered in time are refused at once, and cost nothing', async () => {
    const { app, open, turns, lessons } = await narrow()
    const first = say(app, lessons[0], 'hello')
    await expect.poll(() => turns.length).toBe(1)
    const waiting = [say(app, lessons[1], 'hello'), say(app, lessons[2], 'hello')]
    await expect.poll(() => state(app).waiting).toBe(2)
    const before = app.statements.length
    const refused = await say(app, lessons[3], 'hello')
    expect([refused.status, refused.json.code, refused.json.retryable]).toEqual([503, 'unavailable', true])
    expect([refused.headers.get('retry-after'), refused.json.retry_after_s]).toEqual(['3', 3])
    expect(app.statements.length).toBe(before)
    open()
    const answers = await Promise.all([first, ...waiting])
    expect(answers.map(({ status, json }) => [status, json.reply])).toEqual(Array(3).fill([200, 'Here I am.']))
    // The same message again is taken now.
    expect((await say(app, lessons[3], 'hello')).status).toBe(200)
    expect(state(app)).toEqual({ seated: 0, waiting: 0, refused: 1 })
  })

  it('who waited in vain is refused too, and does not take the place of others', async () => {
    const { app, open, turns, lessons } = await narrow(1_000)
    const first = say(app, lessons[0], 'hello')
    await expect.poll(() => turns.length).toBe(1)
    expect((await say(app, lessons[1], 'hello')).status).toBe(503)
    expect(state(app)).toEqual({ seated: 1, waiting: 0, refused: 1 })
    open()
    expect((await first).status).toBe(200)
  })

  it('a call that makes no turn keeps no place', async () => {
    const { app, open, turns, lessons } = await narrow()
    const [mia, ben] = lessons
    expect((await call(app, 'POST', '/api/chat', saying(mia, 'hello'), { pass: 'x'.repeat(43) })).status).toBe(401)
    expect((await call(app, 'POST', '/api/chat', { message: 7 }, mia)).status).toBe(422)
    expect(
      (await call(app, 'POST', '/api/chat', { ...saying(mia, 'hello'), tutor_id: randomUUID() }, mia)).status,
    ).toBe(409)
    expect(state(app)).toEqual({ seated: 0, waiting: 0, refused: 0 })
    open()
    const id = randomUUID()
    expect((await say(app, ben, 'hello', id)).status).toBe(200)
    // Only follows the reply that is there.
    expect((await say(app, ben, 'hello', id)).json.reply).toBe('Here I am.')
    expect([turns.length, state(app).seated]).toEqual([1, 0])
  })

  it('a child that goes away while it waits leaves the queue', async () => {
    const { app, open, turns, lessons } = await narrow()
    const first = say(app, lessons[0], 'hello')
    await expect.poll(() => turns.length).toBe(1)
    const gone = new AbortController()
    const left = app.http.request('http://localhost/api/chat', {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        host: 'localhost',
        'content-type': 'application/json',
        authorization: `Bearer ${lessons[1].pass}`,
      },
      body: JSON.stringify(saying(lessons[1], 'hello')),
      signal: gone.signal,
    })
    await expect.poll(() => state(app).waiting).toBe(1)
    gone.abort()
    await expect.poll(() => state(app).waiting).toBe(0)
    open()
    await Promise.all([first, left])
    expect(turns).toHaveLength(1)
  })
})
