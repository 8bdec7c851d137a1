import type { VideoService } from '#client/tools/contract/video-service.ts'
import { breath, readingTime } from './drawing/timing.ts'

/** How much of its reading time a sentence takes at least when it is spoken: what is over sooner was not heard. */
const heardShare = 0.4

/** Waits, or until it is stopped. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    signal.addEventListener('abort', done)
  })
}

/** Says a sentence; without a voice it stands as long as reading it takes. */
export async function narrate(
  say: VideoService['say'],
  text: string,
  clip: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  const since = Date.now()
  await say(text, clip, signal).catch(() => undefined)
  const took = Date.now() - since
  const needed = readingTime(text)
  await pause(took < needed * heardShare ? needed - took : breath, signal)
}
