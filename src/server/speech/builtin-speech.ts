import { fliteThread } from './flite-thread.ts'
import type { Speech } from './speech.ts'
import { speechQueue } from './speech-queue.ts'
import { spokenOnce } from './spoken-once.ts'

type Options = {
  /** From the call to the audio, waiting included. */
  limitMs?: number
  /** The program of the thread, when it is not our own. */
  entry?: URL
}

const mostWaiting = 64
/** The rest of the time is left for the work itself. */
const shareOfWaiting = 0.8

/** The voice that needs no key and no network: Flite, as WebAssembly in a thread of its own, one sentence at a time. */
export function builtinSpeech({ limitMs = 5_000, entry }: Options = {}): Speech {
  const thread = fliteThread(entry)
  const inTurn = speechQueue({ most: mostWaiting, limitMs: limitMs * shareOfWaiting })
  const once = spokenOnce(async (text, pace, signal) => ({
    ...(await inTurn(signal, (waitedMs) => thread.say({ text, pace }, limitMs - waitedMs))),
    type: 'audio/wav',
  }))
  return {
    kind: 'builtin',
    speak: once.speak,
    wake: () => {
      if (thread.isUp()) return
      const { signal } = new AbortController()
      // What goes wrong here goes wrong for the first sentence too, where somebody hears of it.
      inTurn(signal, () => thread.say({ text: 'Hello.', pace: 1 }, limitMs)).catch(() => undefined)
    },
    close: async () => {
      await once.close()
      await thread.close()
    },
  }
}
