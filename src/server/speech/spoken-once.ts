import { LRUCache } from 'lru-cache'
import { AppError } from '#server/errors.ts'
import type { Speech, Spoken } from './speech.ts'
import { toSpeech } from './speech-text.ts'
import { timesOfWritten } from './written-words.ts'

/** The times are those of the words as they are said. */
type Synthesise = (text: string, pace: number, signal: AbortSignal) => Promise<Spoken>
type Shared = { spoken: Promise<Spoken>; listeners: number; stop: AbortController }

const keptBytes = 32 * 1024 * 1024

/**
 * Speaks a text, put into sayable words, once for all who ask. What was spoken lately is remembered (in memory only);
 * those who ask for the same text at the same time share one synthesis, which is stopped when the last has gone.
 */
export function spokenOnce(synthesise: Synthesise): Pick<Speech, 'speak' | 'close'> {
  const kept = new LRUCache<string, Spoken>({
    maxSize: keptBytes,
    sizeCalculation: ({ audio, words = [] }, key) => audio.byteLength + 2 * key.length + 64 * words.length,
  })
  const running = new Map<string, Shared>()
  let closed = false

  const begin = (key: string, text: string, pace: number) => {
    const stop = new AbortController()
    const spoken = synthesise(text, pace, stop.signal)
    const shared = { spoken, listeners: 0, stop }
    const forget = () => {
      if (running.get(key) === shared) running.delete(key)
    }
    running.set(key, shared)
    spoken.then(
      (result) => {
        forget()
        if (!closed) kept.set(key, result)
      },
      // Those who still listen hear of it; when nobody does, nobody needs to.
      forget,
    )
    return shared
  }

  const listen = async (key: string, shared: Shared, signal: AbortSignal | undefined) => {
    shared.listeners += 1
    try {
      return await orAborted(orAborted(shared.spoken, shared.stop.signal), signal)
    } finally {
      shared.listeners -= 1
      if (shared.listeners === 0 && running.get(key) === shared) {
        running.delete(key)
        shared.stop.abort()
      }
    }
  }

  return {
    speak: async (written, { pace: asked, signal }) => {
      signal?.throwIfAborted()
      if (closed) throw silenced()
      const text = toSpeech(written)
      if (text === '') throw new AppError('speech_failed', 'There is nothing to say in this text.')
      const pace = sensiblePace(asked)
      const key = `${pace} ${text}`
      const spoken = kept.get(key) ?? (await listen(key, running.get(key) ?? begin(key, text, pace), signal))
      return asWritten(written, text, spoken)
    },
    close: async () => {
      closed = true
      kept.clear()
      for (const { stop } of running.values()) stop.abort(silenced())
    },
  }
}

/** What is said alike may be written in different ways. */
function asWritten(written: string, text: string, { words: said, ...spoken }: Spoken): Spoken {
  const words = said && timesOfWritten(written, text, said)
  return words ? { ...spoken, words } : spoken
}

const silenced = () => new AppError('unavailable', 'The voice is switched off at this moment.', { retryAfter: 2 })

/** Half to double the length, in steps that cannot fill the memory with the same sentence. */
const sensiblePace = (pace: number) =>
  Number.isFinite(pace) ? Math.round(Math.min(2, Math.max(0.5, pace)) * 100) / 100 : 1

function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
