import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeSpeech, type SpeechBehaviour, silence, startFakeSpeech } from '#tests/support/fake-speech-server.ts'
import type { Hearing } from './hearing.ts'
import { serviceHearing } from './service-hearing.ts'

const key = 'sk-the-key-nobody-may-see'
const sound = { bytes: new Uint8Array(silence(7)), type: 'audio/wav' } as const
let server: FakeSpeech
let hearing: Hearing

beforeAll(async () => {
  server = await startFakeSpeech()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  hearing = serviceHearing({ baseUrl: `${server.url}/`, apiKey: key, model: 'whisper-1', limitMs: 600 })
})

const said = (text: string, ...segments: [avg_logprob: number, no_speech_prob: number][]) => ({
  heard: {
    text,
    segments: segments.map(([avg_logprob, no_speech_prob]) => ({ avg_logprob, no_speech_prob })),
  },
})
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  )

describe('the service that hears', () => {
  it('is sent the recording with what helps to understand it', async () => {
    server.script({ heard: { text: ' Fifty  six.\n' } })
    expect(await hearing.listen(sound, { expects: 'fifty-six, 56' })).toEqual({ text: 'Fifty six.', confidence: null })
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.requests
    expect([path, headers.authorization]).toEqual(['/v1/audio/transcriptions', `Bearer ${key}`])
    const fields = [...String(body).matchAll(/name="(\w+)"(?:; filename="([\w.]+)")?[\s\S]*?\r\n\r\n([^\r]*)/g)]
    expect(fields.map(([, name, file, value]) => file ?? `${name}: ${value}`)).toEqual([
      'speech.wav',
      'model: whisper-1',
      'language: en',
      'response_format: verbose_json',
      'temperature: 0',
      'prompt: fifty-six, 56',
    ])
  })

  it.each([
    [said('seven', [-0.1, 0.01]), { text: 'seven', confidence: 0.9 }],
    [said('seven eight', [-0.1, 0.01], [-0.9, 0.2]), { text: 'seven eight', confidence: 0.61 }],
    // Words that Whisper makes up for a silence.
    [said('Thank you.', [-1.2, 0.9]), { text: '', confidence: 0 }],
    [{ heard: { text: '' } }, { text: '', confidence: null }],
    [{ heard: { text: 'x'.repeat(3_000) } }, { text: 'x'.repeat(2_000), confidence: null }],
  ])('understands %j as %j', async (answer, understood) => {
    server.script(answer)
    expect(await hearing.listen(sound, {})).toEqual(understood)
  })

  it.each<SpeechBehaviour>(['reset', 'html', { status: 503 }, { status: 429 }, { heard: ['no text'] }])(
    'is asked once more after %j',
    async (fault) => {
      server.script(fault, { heard: { text: 'yes' } })
      expect((await hearing.listen(sound, {})).text).toBe('yes')
      expect(server.requests).toHaveLength(2)
    },
  )

  it('is asked for the short answer from then on, when it does not know the long one', async () => {
    server.script({ status: 400 }, { heard: { text: 'yes' } })
    await hearing.listen(sound, {})
    await hearing.listen(sound, {})
    expect(server.requests.map(({ body }) => /verbose_json/.test(String(body)))).toEqual([true, false, false])
  })

  it.each<SpeechBehaviour>(['reset', 'html', 'huge', 'hang', 'redirect', { status: 401 }, { status: 500 }])(
    'that fails twice (%j) is not to be had, and the key and the words stay unsaid',
    async (fault) => {
      server.script(fault)
      const error = await failure(hearing.listen(sound, { expects: 'a secret word' }))
      expect(error).toMatchObject({ code: 'unavailable', retryable: true })
      expect(`${error.message} ${error.cause} ${error.cause?.stack}`).not.toMatch(/sk-the|secret word/)
      expect(server.requests.length).toBeLessThanOrEqual(2)
    },
  )

  it('is no longer asked when the child has gone', async () => {
    server.script('hang')
    const gone = new AbortController()
    const work = failure(hearing.listen(sound, { signal: gone.signal }))
    gone.abort()
    expect((await work).name).toBe('AbortError')
    expect(server.requests.length).toBeLessThanOrEqual(1)
  })
})
