import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import type { Hearing, Understood } from './hearing.ts'
import { soundTypes } from './sound-file.ts'

type Settings = {
  /** With the version, without the call: https://speech.example/v1 */
  baseUrl: string
  apiKey: string
  model: string
  /** For both tries together: a child does not wait longer. */
  limitMs?: number
  fetch?: typeof fetch
}

type Format = 'verbose_json' | 'json'
type Sound = Parameters<Hearing['listen']>[0]

const largestAnswer = 256 * 1024

/** A recogniser that speaks OpenAI's protocol (`POST /audio/transcriptions`). It keeps nothing, and nothing is kept here. */
export function serviceHearing({ limitMs = 8_000, fetch: call = fetch, ...settings }: Settings): Hearing {
  // The longer answer tells how sure the service is; some models have only the short one.
  let format: Format = 'verbose_json'
  const ask = async (sound: Sound, expects: string | undefined, signal: AbortSignal) => {
    const response = await call(`${settings.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {},
      body: formOf(sound, { model: settings.model, format, expects }),
      redirect: 'manual',
      signal,
    })
    try {
      if (response.status !== 200) throw new Error(`The recogniser answered with status ${response.status}.`)
      return understood(await readLimited(response))
    } catch (cause) {
      if (response.status === 400 || response.status === 422) format = 'json'
      throw cause
    } finally {
      await response.body?.cancel().catch(() => undefined)
    }
  }
  return {
    listen: async (sound, { expects, signal }) => {
      const limit = AbortSignal.timeout(limitMs)
      const either = signal ? AbortSignal.any([signal, limit]) : limit
      try {
        return await ask(sound, expects, either).catch((cause) => {
          if (either.aborted) throw cause
          return ask(sound, expects, either)
        })
      } catch (cause) {
        signal?.throwIfAborted()
        // The cause holds neither the sound nor the words nor the key.
        throw new AppError('unavailable', 'I cannot hear you right now. Typing works too.', { cause, retryAfter: 5 })
      }
    },
  }
}

type Asked = { model: string; format: Format; expects: string | undefined }

function formOf({ bytes, type }: Sound, { model, format, expects }: Asked): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), `speech.${soundTypes[type]}`)
  form.set('model', model)
  form.set('language', 'en')
  form.set('response_format', format)
  form.set('temperature', '0')
  if (expects) form.set('prompt', expects)
  return form
}

async function readLimited({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largestAnswer) throw new Error('The recogniser answered with too much.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    // Without the parser's own message: it quotes what was heard.
    throw new Error('The recogniser answered with something else than JSON.')
  }
}

const answer = z.object({
  text: z.string(),
  segments: z.array(z.object({ avg_logprob: z.number(), no_speech_prob: z.number().default(0) })).optional(),
})

/** Whisper makes up words for a silence; these are its own limits for that. */
const isSilence = (one: { avg_logprob: number; no_speech_prob: number }) =>
  one.no_speech_prob > 0.6 && one.avg_logprob < -1

function understood(said: unknown): Understood {
  const parsed = answer.safeParse(said)
  if (!parsed.success) throw new Error('The recogniser answered in a shape that we do not know.')
  const { text, segments = [] } = parsed.data
  if (segments.length === 0) return { text: tidied(text), confidence: null }
  if (segments.every(isSilence)) return { text: '', confidence: 0 }
  const mean = segments.reduce((sum, { avg_logprob }) => sum + avg_logprob, 0) / segments.length
  return { text: tidied(text), confidence: Math.round(Math.min(1, Math.exp(mean)) * 100) / 100 }
}

/** No more than a message may be. */
const tidied = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 2_000)
