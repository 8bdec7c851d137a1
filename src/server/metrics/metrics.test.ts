import { describe, expect, it } from 'vitest'
import { localFiles } from '#server/files/local-files.ts'
import { call, hear, say, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { openMetrics } from './metrics.ts'
import { readWaiting } from './read-waiting.ts'

/** A lesson on a server whose figures are read, and the figures. */
async function watched() {
  const metrics = openMetrics()
  const app = await startApp({ metrics })
  metrics.watch({
    ...app.app,
    connections: app.app.database.connections,
    waiting: () => readWaiting(app.app),
  })
  return { app, metrics, told: async () => (await metrics.tell()).text }
}

/** The value of a figure, by its name with its labels. */
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )

describe('the figures', () => {
  it('tell how long the stages of a turn take, and what calls answered by our names of them', async () => {
    const { app, told } = await watched()
    const lesson = await startLesson(app)
    await say(app, lesson, 'what is 7 x 8?')
    await call(app, 'GET', '/api/students/0197a000-0000-7000-8000-00000000dead/notes', undefined, lesson.parent)
    await call(app, 'GET', '/made/up/by/somebody')
    const text = await told()
    for (const stage of ['wait', 'hear', 'plan', 'keep', 'whole'])
      expect(figure(text, `trellis_turn_stage_seconds_count{stage="${stage}"}`)).toBe(1)
    expect(figure(text, 'trellis_http_request_seconds_count{method="POST",route="/api/chat",status="200"}')).toBe(1)
    expect(text).not.toMatch(/dead|made\/up/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(figure(text, 'trellis_turns{state="waiting"}')).toBe(0)
  })

  it('tell which cases wait, but not where one family lives alone', async () => {
    const { app, told } = await watched()
    const lesson = await startLesson(app)
    await say(app, lesson, 'my dad hits me')
    expect((await call(app, 'GET', '/readyz')).json.missing).toEqual([])
    expect(figure(await told(), 'trellis_alarms_waiting')).toBe(0)
    await startLesson(app, 'Ben')
    app.advance(3_600_000)
    const text = await told()
    expect(figure(text, 'trellis_alarms_waiting')).toBe(1)
    expect(figure(text, 'trellis_alarms_oldest_seconds')).toBeGreaterThan(3_000)
    expect(figure(text, 'trellis_admins_active')).toBe(0)
    expect(figure(text, 'trellis_db_readable')).toBe(1)
  })
})

describe('/readyz', () => {
  it('tells what is missing; without files or workers the rest goes on', async () => {
    const files = localFiles('/proc/no-folder')
    const app = await startApp({ files })
    await app.app.database.query(
      `insert into jobs.job (name, data, start_after) values ('billing', '{}', now() - interval '10 minutes')`,
    )
    const answer = await call(app, 'GET', '/readyz')
    expect([answer.status, answer.json]).toEqual([
      200,
      { status: 'degraded', missing: ['files', 'jobs'], database: app.app.database.kind },
    ])
  })
})

// Words that nobody else says, in every form in which a child's words reach the server.
const canary = 'zebrafinch quibble moonpatch'

describe('the log', () => {
  it('and the figures hold no word of a child, whatever goes wrong with it', async () => {
    const metrics = openMetrics()
    const app = await startApp({
      metrics,
      config: { logLevel: 'debug' },
      // A model's library that quotes what it cannot read.
      brain: async function* ({ recent }) {
        yield 'One moment. '
        JSON.parse(recent.at(-1)?.content ?? '')
      },
    })
    const lesson = await startLesson(app)
    const said = `${canary}, and my dad hits me`
    await hear(app, lesson, canary)
    await hear(app, lesson, said)
    const { pass } = lesson
    // Bodies that cannot be read, addresses with words in them, and a database that refuses the statement with its values.
    await call(app, 'POST', '/api/chat', `{"message": "${canary}`, { pass })
    await call(app, 'GET', `/api/nowhere?said=${encodeURIComponent(canary)}`, undefined, { pass })
    await app.app.database.query('alter table message rename to message_away')
    await call(app, 'POST', '/api/chat', { ...saidIn(lesson), message: canary }, { pass })
    await app.app.database.query('alter table message_away rename to message')
    await call(app, 'POST', '/api/tts', { text: canary, student_id: lesson.student.id }, { pass })
    const text = [...app.logged, (await metrics.tell()).text].join('\n')
    expect(app.logged.some((line) => line.includes('request failed'))).toBe(true)
    for (const word of ['quibble', 'moonpatch', 'hits me']) expect(text).not.toContain(word)
  })
})

const saidIn = ({ student, tutor, conversation }: Awaited<ReturnType<typeof startLesson>>) => ({
  student_id: student.id,
  tutor_id: tutor.id,
  conversation_id: conversation.conversation_id,
})
