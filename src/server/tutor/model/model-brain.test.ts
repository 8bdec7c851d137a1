import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ModelSettings } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { bySentence } from '#server/safety/by-sentence.ts'
import { type Behaviour, type FakeModel, halfReply, startFakeModel } from '#tests/support/fake-model-server.ts'
import { moveOf, turnWith, wayOf } from '#tests/support/turns.ts'
import type { Brain, Turn } from '../turn.ts'
import { slowToday, withFallback } from './fallback.ts'
import { modelBrain } from './model-brain.ts'

const key = 'sk-secret-key-7731'
const timing = { firstWords: 4_000, silence: 4_000, whole: 6_000, retryAfter: 200, retryPause: 5 }
/** Short limits only where one must pass, so that a busy machine fails nothing else. */
const hurried: Record<string, Partial<typeof timing>> = {
  'hang-before': { firstWords: 800 },
  'hang-middle': { silence: 300 },
  slow: { firstWords: 800 },
}
const providers: ModelSettings['provider'][] = ['openai-compatible', 'anthropic']

let model: FakeModel
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model.close())

const brainFor = (provider: ModelSettings['provider'], more: Partial<typeof timing> = {}) =>
  modelBrain({ provider, baseUrl: `${model.url}/v1`, apiKey: key, model: 'fake', sees: false }, { ...timing, ...more })

const turnOf = (signal: AbortSignal = new AbortController().signal): Turn =>
  turnWith({
    student: { nickname: 'Zuzanna', grade_level: 3 },
    notes: ['Zuzanna likes horses.'],
    recent: [{ role: 'user', content: 'my secret thing is purple' }],
    ways: [wayOf(moveOf('hint', [{ text: 'Think of seven groups of eight.' }]))],
    signal,
  })

/** Everything that was said, and the failure at the end if there was one. */
async function listen(brain: Brain, turn = turnOf()) {
  const sentences: string[] = []
  let failure: unknown = null
  try {
    for await (const sentence of bySentence(brain(turn))) sentences.push(sentence)
  } catch (error) {
    failure = error
  }
  return {
    sentences,
    failure,
    code: failure instanceof AppError ? failure.code : failure,
  }
}

/** Everything that a log could show of a failure. */
function toldBy(failure: unknown) {
  let told = ''
  for (let error = failure; error instanceof Error; error = error.cause) {
    told += `${error.message}\n${error.stack}\n${JSON.stringify(error)}\n`
  }
  return told
}

const good: Behaviour = { reply: 'Look at the groups, {name}. How many are there?', chunk: 5 }
const goodSentences = ['Look at the groups, Zuzanna.', 'How many are there?']
const wholeOfHalf = ['Let us look at it together.']

type Case = [behaviour: Behaviour, code: string, sentences: string[], requests: number]
const failures: Case[] = [
  ['refuse', 'unavailable', [], 0],
  ['reset', 'unavailable', [], 2],
  ['hang-before', 'tutor_timeout', [], 1],
  ['hang-middle', 'tutor_timeout', wholeOfHalf, 1],
  ['cut-middle', 'tutor_bad_reply', wholeOfHalf, 1],
  ['reset-middle', 'tutor_bad_reply', wholeOfHalf, 1],
  [{ status: 400 }, 'unavailable', [], 1],
  [{ status: 401 }, 'unavailable', [], 1],
  [{ status: 403 }, 'unavailable', [], 1],
  [{ status: 404 }, 'unavailable', [], 1],
  [{ status: 429 }, 'unavailable', [], 2],
  [{ status: 429, retryAfter: '30' }, 'unavailable', [], 1],
  [{ status: 500 }, 'unavailable', [], 2],
  [{ status: 503 }, 'unavailable', [], 2],
  [{ status: 529 }, 'unavailable', [], 2],
  ['html', 'tutor_bad_reply', [], 1],
  ['empty', 'tutor_bad_reply', [], 1],
  ['bad-json', 'tutor_bad_reply', [], 1],
  ['no-choices', 'tutor_bad_reply', [], 1],
  ['null-content', 'tutor_bad_reply', [], 1],
  ['error-event', 'unavailable', [], 2],
  ['error-middle', 'unavailable', wholeOfHalf, 1],
  ['content-filter', 'tutor_bad_reply', [], 1],
  ['filter-middle', 'tutor_bad_reply', wholeOfHalf, 1],
  ['tool-call', 'tutor_bad_reply', [], 1],
  ['redirect', 'unavailable', [], 1],
  ['slow', 'tutor_timeout', [], 1],
  [{ reply: halfReply.slice(-10), finish: 'length' }, 'tutor_bad_reply', [], 1],
  [{ reply: '' }, 'tutor_bad_reply', [], 1],
  [{ reply: '', thinking: 'Only thoughts. No words.' }, 'tutor_bad_reply', [], 1],
  [{ reply: '<think>Only thoughts. 7 x 8 = 56. ' }, 'tutor_bad_reply', [], 1],
]
const named = (cases: Case[]) =>
  cases.map((each) => [typeof each[0] === 'string' ? each[0] : JSON.stringify(each[0]), ...each] as const)

describe.each(providers)('a model brain on %s', (provider) => {
  it('says the reply in whole sentences, with the name of the child', async () => {
    await model.script(good)
    const { sentences, failure } = await listen(brainFor(provider))
    expect(failure).toBe(null)
    expect(sentences).toEqual(goodSentences)
  })

  it.each(named(failures))(
    'fails in time, with the right code and nothing private in it: %s',
    async (name, behaviour, code, sentences, requests) => {
      await model.script(behaviour)
      const before = model.requests.length
      const heard = await listen(brainFor(provider, hurried[name]))
      expect(heard.code).toBe(code)
      expect(heard.sentences).toEqual(sentences)
      // A request that was given up may arrive after that.
      await vi.waitFor(() => expect(model.requests.length - before).toBe(requests))
      expect(toldBy(heard.failure)).not.toMatch(/sk-secret|127\.0\.0\.1|purple|Zuzanna|horses|\[\[move/)
    },
  )

  const retried: Behaviour[] = [
    'reset',
    { status: 429, retryAfter: '0.1' },
    { status: 500 },
    { status: 529 },
    'error-event',
  ]
  it.each(retried)('tries once more and gives the reply: %j', async (behaviour) => {
    await model.script([behaviour, good])
    expect((await listen(brainFor(provider))).sentences).toEqual(goodSentences)
  })

  it('tries once more when the port was closed for a moment', async () => {
    await model.script('refuse')
    const heard = listen(brainFor(provider, { retryPause: 150 }))
    await pause(50)
    await model.script(good)
    expect((await heard).sentences).toEqual(goodSentences)
  })

  it('waits as long as Retry-After says, when that is short', async () => {
    await model.script([{ status: 429, retryAfter: '0.15' }, good])
    const order: string[] = []
    const earlier = pause(100).then(() => order.push('not yet'))
    const { sentences } = await listen(brainFor(provider))
    order.push('now')
    await earlier
    expect(sentences).toEqual(goodSentences)
    expect(order).toEqual(['not yet', 'now'])
  })

  it('keeps a reply that reached the token limit, without its unfinished sentence', async () => {
    await model.script({ reply: halfReply, finish: 'length' })
    expect(await listen(brainFor(provider))).toMatchObject({ failure: null, sentences: wholeOfHalf })
  })

  it('cuts off a reply of ten million characters', async () => {
    await model.script('huge')
    const { sentences, failure } = await listen(brainFor(provider))
    expect(failure).toBe(null)
    expect(sentences.join(' ').length).toBeLessThan(20_001)
    expect(new Set(sentences)).toEqual(new Set(['This sentence never seems to end the reply.']))
    await vi.waitFor(() => expect(model.requests.at(-1)?.closedByClient).toBe(true))
  })

  it('leaves the thoughts of the model unsaid', async () => {
    await model.script({ reply: 'Count by eights.', thinking: 'The answer is 56.' })
    expect((await listen(brainFor(provider))).sentences).toEqual(['Count by eights.'])
    await model.script({ reply: '\n<think>It is 56. Do not say.</think>\n\nCount by eights.', chunk: 3 })
    expect((await listen(brainFor(provider))).sentences).toEqual(['Count by eights.'])
    await model.script({ reply: '<3 is how we write a heart.', chunk: 1 })
    expect((await listen(brainFor(provider))).sentences).toEqual(['<3 is how we write a heart.'])
  })

  it('keeps nothing of the time that the listener takes against the model', async () => {
    await model.script({ reply: 'Word. '.repeat(12), chunk: 6, delayMs: 25 })
    const sentences: string[] = []
    for await (const sentence of bySentence(brainFor(provider, { silence: 500 })(turnOf()))) {
      sentences.push(sentence)
      if (sentences.length === 3) await pause(600)
    }
    expect(sentences.length).toBe(12)
  })

  it('stops at the end of the whole time though words still come', async () => {
    await model.script({ reply: 'Word. '.repeat(2_000), chunk: 6, delayMs: 20 })
    const { code, sentences } = await listen(brainFor(provider, { whole: 600 }))
    expect(code).toBe('tutor_timeout')
    expect(sentences.length).toBeGreaterThan(0)
  })

  it.each(['hang-before', 'hang-middle'] as const)(
    'closes the connection at once when the turn is stopped: %s',
    async (behaviour) => {
      await model.script(behaviour)
      const stop = new AbortController()
      const before = model.requests.length
      // Without the stop it would wait for longer than this test may.
      const heard = listen(
        brainFor(provider, { firstWords: 90_000, silence: 90_000, whole: 90_000 }),
        turnOf(stop.signal),
      )
      await vi.waitFor(() => expect(model.requests.length).toBe(before + 1))
      stop.abort()
      const { code, failure } = await heard
      expect([code, failure instanceof AppError]).toEqual(['tutor_timeout', true])
      await vi.waitFor(() => expect(model.requests.at(-1)?.closedByClient).toBe(true))
    },
  )

  it('closes the connection when nobody listens any more', async () => {
    await model.script({ reply: 'Word. '.repeat(200), chunk: 6, delayMs: 20 })
    for await (const _ of brainFor(provider)(turnOf())) break
    await vi.waitFor(() => expect(model.requests.at(-1)?.closedByClient).toBe(true))
  })

  it('asks nothing when the turn was stopped before it began', async () => {
    const before = model.requests.length
    expect((await listen(brainFor(provider), turnOf(AbortSignal.abort()))).code).toBe('tutor_timeout')
    expect(model.requests.length).toBe(before)
  })

  it('leaves no listener on the signal and no timer behind', async () => {
    const signal = new AbortController().signal
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    const outcomes: Behaviour[] = [good, { status: 401 }, 'hang-middle', 'cut-middle']
    for (const behaviour of outcomes) {
      await model.script(behaviour)
      await listen(brainFor(provider, hurried[String(behaviour)]), turnOf(signal))
    }
    expect(added.mock.calls.map(([, listener]) => listener)).toEqual(removed.mock.calls.map(([, listener]) => listener))
    expect(added).toHaveBeenCalledTimes(outcomes.length)
    expect(timers()).toBeLessThanOrEqual(before + 1) // one may be the pool of connections
  })

  it('sends the prompt and no key, name or address of ours in it', async () => {
    await model.script(good)
    await listen(brainFor(provider))
    const { raw, body, headers } = model.requests.at(-1) ?? {}
    expect(raw).toContain('seven groups of eight')
    expect(raw).not.toMatch(/Zuzanna|sk-secret/i)
    expect(body).toMatchObject({ model: 'fake', stream: true, max_tokens: 300 })
    expect(headers).toMatchObject(provider === 'anthropic' ? { 'x-api-key': key } : { authorization: `Bearer ${key}` })
  })
})

const builtIn: Brain = async function* () {
  yield 'Draw seven rows of eight dots. '
  yield 'How many rows do you have?'
}
const builtInSentences = ['Draw seven rows of eight dots.', 'How many rows do you have?']

describe.each(providers)('a model brain on %s with the built-in brain behind it', (provider) => {
  it.each(named(failures))('ends in a whole reply: %s', async (name, behaviour, code) => {
    await model.script(behaviour)
    const failed: unknown[] = []
    const brain = withFallback(brainFor(provider, hurried[name]), builtIn, (error) =>
      failed.push(error instanceof AppError && error.code),
    )
    const heard = await listen(brain)
    expect(heard.failure).toBe(null)
    expect(heard.sentences).toEqual([slowToday, ...builtInSentences])
    expect(failed).toEqual([code])
  })
})
