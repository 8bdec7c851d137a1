import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { type Lesson, say, startLesson, transcript } from '#tests/support/family.ts'
import { type ScriptedBrain, scriptedBrain } from '#tests/support/scripted-brain.ts'
import { freshDatabase, startApp, type TestApp } from '#tests/support/start-app.ts'

const database = await freshDatabase()
const appWith = (scripted: ScriptedBrain) => startApp({ brain: scripted.brain, database })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Holds a brain in the middle of its reply. */
function closedGate() {
  const opened = new EventEmitter()
  return { passed: once(opened, 'open'), open: () => opened.emit('open') }
}
/** What a server leaves behind that stands still: a turn that nobody has renewed in time. */
const lapse = (app: TestApp, { conversation }: Lesson) =>
  app.app.db.execute(
    `update conversation set replying_until = now() - interval '1 second' where id = '${conversation.conversation_id}'`,
  )
/** Nothing that begins meanwhile shows a sign of life later: a server that stands still renews nothing. */
async function standingStill(begin: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await begin()
  } finally {
    vi.useRealTimers()
  }
}

describe('a message', () => {
  it('sent many times has one answer also when this server stood still for longer than a turn is held', async () => {
    const gate = closedGate()
    const scripted = scriptedBrain(async function* () {
      yield 'Thinking. '
      await gate.passed
      yield 'Done now.'
    })
    const app = await appWith(scripted)
    const lesson = await startLesson(app)
    const id = randomUUID()
    const early = Array.from({ length: 20 }, () => say(app, lesson, 'once', id))
    await expect.poll(() => scripted.turns.length).toBe(1)
    await lapse(app, lesson)
    const late = Array.from({ length: 20 }, () => say(app, lesson, 'once', id))
    await pause(400)
    gate.open()
    const answers = await Promise.all([...early, ...late])
    expect([...new Set(answers.map((answer) => answer.text))]).toEqual([
      JSON.stringify({ reply: 'Thinking. Done now.', conversation_id: lesson.conversation.conversation_id }),
    ])
    expect(scripted.turns).toHaveLength(1)
  })

  it('that another server took up meanwhile has that server’s reply for everybody, and no other', async () => {
    const [gate, there] = [closedGate(), closedGate()]
    const slow = scriptedBrain(async function* () {
      await gate.passed
      yield 'Too late.'
    })
    const quick = scriptedBrain(async function* () {
      yield 'Here I am. '
      await there.passed
      yield 'Let us go on.'
    })
    const stalled = await appWith(slow)
    const other = await appWith(quick)
    const lesson = await startLesson(stalled)
    const id = randomUUID()
    let early: ReturnType<typeof say>[] = []
    await standingStill(async () => {
      early = Array.from({ length: 5 }, () => say(stalled, lesson, 'once', id))
      await expect.poll(() => slow.turns.length).toBe(1)
    })
    await lapse(stalled, lesson)
    const taken = Array.from({ length: 5 }, () => say(other, lesson, 'once', id))
    await expect.poll(() => quick.turns.length).toBe(1)
    gate.open()
    await pause(300)
    there.open()
    const answers = await Promise.all([...early, ...taken])
    expect([...new Set(answers.map((answer) => answer.json.reply))]).toEqual(['Here I am. Let us go on.'])
    expect((await transcript(other, lesson)).slice(1)).toEqual(['child: once', 'tutor: Here I am. Let us go on.'])
    expect([slow.turns.length, quick.turns.length]).toEqual([1, 1])
  })
})
