import { parentPort } from 'node:worker_threads'
import { loadFlite } from './flite-host.ts'
import { timedFlite } from './flite-words.ts'
import type { WordTimes } from './speech.ts'

/** What the thread is asked, one at a time, and what it answers. */
export type FliteOrder = { text: string; pace: number }
export type FliteAnswer = { audio: Uint8Array<ArrayBuffer>; words?: WordTimes } | { failed: string }

const speak = timedFlite(loadFlite())

parentPort?.on('message', ({ text, pace }: FliteOrder) => {
  try {
    const answer = speak(text, pace)
    parentPort?.postMessage(answer satisfies FliteAnswer, [answer.audio.buffer])
  } catch (error) {
    // A text that Flite cannot digest costs this text only: the next one gets a fresh instance.
    parentPort?.postMessage({ failed: String(error) } satisfies FliteAnswer)
  }
})
