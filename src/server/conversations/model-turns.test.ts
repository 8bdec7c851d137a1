import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { withFallback } from '#server/tutor/model/fallback.ts'
import { modelBrain } from '#server/tutor/model/model-brain.ts'
import { builtInBrain } from '#server/tutor/turn.ts'
import { type Behaviour, startFakeModel } from '#tests/support/fake-model-server.ts'
import { call, hear, say, startLesson, transcript } from '#tests/support/family.ts'
import { freshDatabase, startApp } from '#tests/support/start-app.ts'

// The whole way of a message with a language model at the end of it, spoken to in its own protocol.

const model = await startFakeModel()
afterAll(() => model.close())
const database = await freshDatabase()
const timing = { firstWords: 400, silence: 300, whole: 2_000, retryAfter: 100, retryPause: 5 }
const providers = ['openai-compatible', 'anthropic'] as const
const settings = (provider: (typeof providers)[number]) => ({
  provider,
  baseUrl: `${model.url}/v1`,
  apiKey: 'key-canary',
  model: 'fake',
  sees: false,
})
/** Alone with the model; the tutor waits as long for it as the product does once it is `patient`. */
async function alone(provider: (typeof providers)[number]) {
  let brain = modelBrain(settings(provider), timing)
  const app = await startApp({ database, brain: (turn) => brain(turn) })
  return {
    ...app,
    becomePatient: () => {
      brain = modelBrain(settings(provider))
    },
  }
}
const behind = (provider: (typeof providers)[number]) =>
  startApp({ database, brain: withFallback(modelBrain(settings(provider), timing), builtInBrain, () => undefined) })

const faults: Behaviour[] = [
  'refuse',
  'reset',
  'hang-before',
  'hang-middle',
  'cut-middle',
  { status: 401 },
  { status: 429, retryAfter: '30' },
  { status: 500 },
  { status: 529 },
  'html',
  'empty',
  'bad-json',
  'no-choices',
  'null-content',
  'error-event',
  'content-filter',
  'redirect',
  'slow',
]

describe.each(providers)('with a model (%s)', (provider) => {
  it('the model words the reply, and is told neither a name nor a contact', async () => {
    await model.script({ reply: '[a] Hello, {name}! What would you like to do now?' })
    const app = await alone(provider)
    app.becomePatient()
    const lesson = await startLesson(app, 'Zuzanna')
    const answer = await say(app, lesson, 'hello, Zuzanna is here, write to zuzanna@example.org')
    expect(answer.json.reply).toBeDefined()
    await say(app, lesson, 'hello again')
    const sent = model.requests.map((request) => request.raw).join('')
    for (const secret of ['Zuzanna', 'example.org', lesson.student.id, lesson.parent.email])
      expect(sent).not.toContain(secret)
    expect(await transcript(app, lesson)).toContain('tutor: Hello, Zuzanna! What would you like to do now?')
  })

  it.each(faults)(
    'that fails (%j) the child gets a clear, retryable problem, and nothing broken is stored',
    async (fault) => {
      await model.script(fault)
      const app = await alone(provider)
      const lesson = await startLesson(app)
      const id = randomUUID()
      const events = await hear(app, lesson, 'tell me about numbers', id)
      const last = events.at(-1)
      if (last?.type === 'error') {
        expect(last).toMatchObject({
          retryable: true,
          code: expect.stringMatching(/^(unavailable|tutor_timeout|tutor_bad_reply)$/),
        })
        expect(JSON.stringify(last)).not.toMatch(/key-canary|127\.0\.0\.1/)
        expect((await transcript(app, lesson)).slice(1)).toEqual(['child: tell me about numbers'])
      } else {
        // Whole sentences had been shown before it failed: they stand.
        expect((await transcript(app, lesson)).at(-1)).toMatch(/^tutor: .*[.!?]$/)
      }
      await model.script({ reply: 'Now it works. What do you see?' })
      app.becomePatient()
      expect((await say(app, lesson, 'tell me about numbers', id)).status).toBe(200)
      expect((await transcript(app, lesson)).filter((line) => line.startsWith('child'))).toHaveLength(1)
      expect(app.logged.join('')).not.toMatch(/key-canary|tell me about numbers/)
    },
  )

  it.each(faults)('that fails (%j) the built-in tutor behind it answers in whole sentences', async (fault) => {
    await model.script(fault)
    const app = await behind(provider)
    const lesson = await startLesson(app)
    const answer = await say(app, lesson, 'what is 7 x 8?')
    expect(answer.status).toBe(200)
    expect(answer.json.reply).toMatch(/[.!?]$/)
    expect(answer.json.reply).not.toMatch(/56|Seven groups of$/)
    const lines = await transcript(app, lesson)
    expect(lines.slice(1)).toEqual(['child: what is 7 x 8?', `tutor: ${answer.json.reply}`])
    expect((await call(app, 'GET', '/readyz')).status).toBe(200)
  })
})
