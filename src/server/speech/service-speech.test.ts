import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { type FakeSpeech, startFakeSpeech } from '#tests/support/fake-speech-server.ts'
import { serviceSpeech } from './service-speech.ts'
import type { Speech } from './speech.ts'

const key = 'sk-the-key-nobody-may-see'
const normal = { pace: 1 }
let server: FakeSpeech
let speech: Speech

beforeAll(async () => {
  server = await startFakeSpeech()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  server.script('wav')
  speech = serviceSpeech({ baseUrl: server.url, apiKey: key, model: 'tts-1', limitMs: 15_000 })
})
afterEach(() => speech.close())

const failure = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => {
      throw new Error('It was spoken.')
    },
    (error) => error,
  )

describe('the voice of a speech server', () => {
  it('asks for the sentence in sayable words, at the pace that suits', async () => {
    const spoken = await speech.speak('**7 × 8** = 56 🎉', { pace: 1.25 })
    expect(spoken.type).toBe('audio/wav')
    expect(spoken.audio).toHaveLength(32_044)
    expect(server.requests).toMatchObject([
      {
        path: '/v1/audio/speech',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: { model: 'tts-1', input: '7 times 8 equals 56', voice: 'alloy', response_format: 'wav', speed: 0.8 },
      },
    ])
  })

  it('takes an address with a slash at its end, another voice, and no key', async () => {
    const local = serviceSpeech({ baseUrl: `${server.url}/`, apiKey: '', model: 'm', voice: 'nova' })
    await local.speak('Hello.', normal)
    expect(server.requests[0]).toMatchObject({ path: '/v1/audio/speech', body: { voice: 'nova', speed: 1 } })
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['mp3', 'audio/mpeg'],
    ['octets', 'audio/wav'],
  ] as const)('takes %s as %s', async (behaviour, type) => {
    server.script(behaviour)
    expect((await speech.speak('Hello.', normal)).type).toBe(type)
  })

  it('writes the true length into a WAV that was streamed before it was known', async () => {
    server.script('streamed')
    const { audio } = await speech.speak('Hello.', normal)
    const view = new DataView(audio.buffer)
    expect([view.getUint32(4, true), view.getUint32(48, true)]).toEqual([audio.length - 8, audio.length - 52])
    expect(audio.length).toBe(32_052)
  })

  it.each([
    ['html', 'speech_failed'],
    ['json', 'speech_failed'],
    ['wrong-bytes', 'speech_failed'],
    ['empty', 'speech_failed'],
    ['huge', 'speech_failed'],
    ['redirect', 'speech_failed'],
    ['hang', 'speech_failed'],
    ['hang-middle', 'speech_failed'],
    ['cut-middle', 'unavailable'],
    ['reset', 'unavailable'],
    [{ status: 400 }, 'speech_failed'],
    [{ status: 401 }, 'speech_failed'],
    [{ status: 403 }, 'speech_failed'],
    [{ status: 404 }, 'speech_failed'],
    [{ status: 429 }, 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 503 }, 'unavailable'],
  ] as const)('says what is wrong after %j, without the key, and speaks when asked again', async (behaviour, code) => {
    server.script(behaviour, 'wav')
    // In a hurry only where the limit must pass, so that a busy machine fails nothing else.
    const isEndless = behaviour === 'hang' || behaviour === 'hang-middle'
    const hurried = serviceSpeech({ baseUrl: server.url, apiKey: key, model: 'tts-1', limitMs: 400 })
    const error = await failure((isEndless ? hurried : speech).speak('Hello.', normal))
    await hurried.close()
    expect(error).toBeInstanceOf(AppError)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/^(The voice|This sentence) [a-z ,:]+\.$/)
    expect(`${error.stack} ${String(error.cause)} ${JSON.stringify(error.cause)}`).not.toContain(key)
    expect((await speech.speak('Hello.', normal)).audio).toHaveLength(32_044)
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['7', 7],
    ['100000', 60],
    ['soon', 5],
    [undefined, 5],
  ])('passes on when to come back (%s)', async (retryAfter, seconds) => {
    server.script({ status: 429, ...(retryAfter ? { retryAfter } : {}) })
    expect((await failure(speech.speak('Hello.', normal))).retryAfter).toBe(seconds)
  })

  it('says that the voice cannot be reached when nobody listens there', async () => {
    const gone = await startFakeSpeech()
    await gone.close()
    const nobody = serviceSpeech({ baseUrl: gone.url, apiKey: key, model: 'tts-1' })
    expect((await failure(nobody.speak('Hello.', normal))).code).toBe('unavailable')
  })

  it('hangs up when the child has gone', async () => {
    server.script('hang', 'wav')
    const gone = new AbortController()
    const unwanted = speech.speak('Hello.', { ...normal, signal: gone.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    gone.abort()
    await expect(unwanted).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => server.requests[0]?.closedByClient).toBe(true)
    expect((await speech.speak('Hello.', normal)).type).toBe('audio/wav')
  })

  it('ends what is under way when it is closed', async () => {
    server.script('hang')
    const pending = failure(speech.speak('Hello.', normal))
    await expect.poll(() => server.requests.length).toBe(1)
    await speech.close()
    expect((await pending).code).toBe('unavailable')
    expect((await failure(speech.speak('Hello.', normal))).code).toBe('unavailable')
    await expect.poll(() => server.requests[0]?.closedByClient).toBe(true)
  })

  it('asks once for the same sentence, at once or later, and again for another pace', async () => {
    const [first, second] = await Promise.all([speech.speak('Hello.', normal), speech.speak('Hello.', normal)])
    expect(second.audio).toEqual(first.audio)
    await speech.speak('**Hello.**', normal)
    expect(server.requests).toHaveLength(1)
    await speech.speak('Hello.', { pace: 1.15 })
    expect(server.requests).toHaveLength(2)
  })

  it('forgets what was heard longest ago instead of filling the memory', async () => {
    const patient = serviceSpeech({ baseUrl: server.url, apiKey: key, model: 'tts-1' })
    server.script('large')
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'])
      await patient.speak(name, normal)
    expect(server.requests).toHaveLength(9)
    await patient.speak('nine', normal)
    expect(server.requests).toHaveLength(9)
    await patient.speak('one', normal)
    expect(server.requests).toHaveLength(10)
    await patient.close()
  })

  it('asks nobody for a text with nothing to say', async () => {
    expect((await failure(speech.speak('🎉', normal))).code).toBe('speech_failed')
    expect(server.requests).toHaveLength(0)
  })
})
