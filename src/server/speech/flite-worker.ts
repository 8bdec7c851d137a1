import { parentPort } from 'node:worker_threads'
import { loadFlite } from './flite-host.ts'

/** What the thread is asked, one at a time, and what it answers. */
export type FliteOrder = { text: string; pace: number }
export type FliteAnswer = { audio: Uint8Array<ArrayBuffer> } | { failed: string }

const flite = loadFlite()

parentPort?.on('message', ({ text, pace }: FliteOrder) => {
  try {
    const audio = flite(text, pace)
    parentPort?.postMessage({ audio } satisfies FliteAnswer, [audio.buffer])
  } catch (error) {
    // A text that Flite cannot digest costs this text only: the next one gets a fresh instance.
    parentPort?.postMessage({ failed: String(error) } satisfies FliteAnswer)
  }
})
