import { AppError } from '#server/errors.ts'
import { joinChunks } from './join-chunks.ts'
import type { Speech, Spoken } from './speech.ts'
import { spokenOnce } from './spoken-once.ts'

type Settings = {
  /** With the version, without the call: https://speech.example/v1 */
  baseUrl: string
  apiKey: string
  model: string
  voice?: string
  limitMs?: number
  fetch?: typeof fetch
}

const largestAudio = 4 * 1024 * 1024

/** The voice of a speech server that speaks OpenAI's protocol (`POST /audio/speech`). */
export function serviceSpeech({ limitMs = 5_000, fetch: call = fetch, ...settings }: Settings): Speech {
  const once = spokenOnce((text, pace, signal) =>
    withinLimit(limitMs, signal, async (either) => {
      const response = await call(`${settings.baseUrl.replace(/\/+$/, '')}/audio/speech`, {
        method: 'POST',
        headers: headers(settings.apiKey),
        body: JSON.stringify({
          model: settings.model,
          input: text,
          voice: settings.voice ?? 'alloy',
          response_format: 'wav',
          speed: Math.round(100 / pace) / 100,
        }),
        redirect: 'manual',
        signal: either,
      })
      try {
        return await readAudio(response)
      } finally {
        // What was refused is not read to its end; what was read has no end left to cancel.
        await response.body?.cancel().catch(() => undefined)
      }
    }),
  )
  return { kind: 'service', ...once }
}

const headers = (apiKey: string): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'audio/wav, audio/mpeg;q=0.9',
  ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
})

/** Says in our words what went wrong. The cause never holds the request, so it cannot hold the key. */
async function withinLimit(
  limitMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Spoken>,
): Promise<Spoken> {
  const both = new AbortController()
  let late = false
  const onAbort = () => both.abort(signal.reason)
  const timer = setTimeout(() => {
    late = true
    both.abort()
  }, limitMs)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await work(both.signal)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    signal.throwIfAborted()
    if (late) throw new AppError('speech_failed', 'The voice took too long to answer.', { cause })
    throw new AppError('unavailable', 'The voice cannot be reached at this moment.', { cause, retryAfter: 5 })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

async function readAudio(response: Response): Promise<Spoken> {
  refuseStatus(response)
  const announced = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!announced.startsWith('audio/') && announced !== 'application/octet-stream')
    throw notAudio(`it sent ${announced || 'no type'}`)
  const audio = await readLimited(response)
  const type = audioType(audio)
  if (!type) throw notAudio(`${audio.length} bytes are neither WAV nor MP3`)
  if (type === 'audio/wav') tellLength(audio)
  return { audio, type }
}

function refuseStatus({ status, headers: answered }: Response): void {
  if (status === 200) return
  const cause = new Error(`The speech server answered with status ${status}.`)
  if (status === 401 || status === 403) {
    throw new AppError('speech_failed', 'The voice is not set up right: the speech server did not accept our key.', {
      cause,
    })
  }
  if (status === 429) {
    const asked = Number(answered.get('retry-after'))
    const retryAfter = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 60) : 5
    throw new AppError('unavailable', 'The voice is busy at this moment.', { cause, retryAfter })
  }
  if (status >= 500)
    throw new AppError('unavailable', 'The voice cannot be reached at this moment.', { cause, retryAfter: 5 })
  throw new AppError('speech_failed', 'This sentence could not be read aloud.', { cause })
}

const notAudio = (why: string) =>
  new AppError('speech_failed', 'This sentence could not be read aloud.', {
    cause: new Error(`The speech server sent no audio: ${why}.`),
  })

async function readLimited({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largestAudio) throw notAudio(`it sent more than ${largestAudio} bytes`)
    chunks.push(chunk)
  }
  return joinChunks(chunks, size)
}

/** By the bytes, for servers disagree on how to call the same format. */
function audioType(audio: Uint8Array): Spoken['type'] | null {
  const text = (from: number, to: number) => String.fromCharCode(...audio.subarray(from, to))
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE' && audio.length > 44) return 'audio/wav'
  const isFrame = audio.length > 4 && audio[0] === 0xff && ((audio[1] ?? 0) & 0xe6) === 0xe2
  return isFrame || (text(0, 3) === 'ID3' && audio.length > 10) ? 'audio/mpeg' : null
}

/** A server that streams does not know the length when it writes the header, and a player would wait for hours of it. */
function tellLength(wav: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(wav.buffer)
  const data = 0x64617461
  let chunk = 12
  while (chunk + 8 <= wav.length && view.getUint32(chunk) !== data) chunk += 8 + view.getUint32(chunk + 4, true)
  const room = wav.length - chunk - 8
  if (room <= 0 || view.getUint32(chunk + 4, true) <= room) return
  view.setUint32(4, wav.length - 8, true)
  view.setUint32(chunk + 4, room, true)
}
