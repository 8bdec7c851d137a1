import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One at once, and one when V8 has seen for five seconds how little is made: then it gives up most of the young generation too. */
const pauses: readonly number[] = [0, 5_500]
const patience = 500

/**
 * Gives back the memory that a start leaves behind: what was read, opened and compiled once is garbage that V8 keeps until the
 * heap has grown by as much again, which on a quiet server is never. Each collection takes some tens of milliseconds, so it
 * waits until no turn is running.
 */
export async function giveBackMemory(isBusy: () => boolean, collect = collector(), waits = pauses): Promise<void> {
  for (const wait of waits) {
    await pause(wait)
    while (isBusy()) await pause(patience)
    collect()
  }
}

/** V8's own, which Node shows to nobody unless it is asked to. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return () => {
    if (typeof collect === 'function') collect()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
