import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One when all is made, and one when V8 has seen for five seconds how little is made: then it gives up most of the young generation too. */
const pauses: readonly number[] = [500, 5_500]

/**
 * Gives back the memory that a start leaves behind: what was read, opened and compiled once is garbage that V8 keeps until the
 * heap has grown by as much again, which on a quiet server is never. Each collection takes some tens of milliseconds, so it
 * waits until no turn is running.
 */
export async function giveBackMemory(isBusy: () => boolean, collect = collector(), waits = pauses): Promise<void> {
  for (const wait of waits) {
    // Behind a turn it waits anew.
    do await pause(wait)
    while (isBusy())
    collect()
  }
}

/** V8's own, which Node shows to nobody unless it is asked to. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('V8 shows no way to collect')
  return () => collect()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
