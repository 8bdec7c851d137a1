import { lateFile } from '#client/late/late-file.ts'
import type { PenHandlers } from '#client/tools/canvas/pen.ts'

/** A hand whose file comes when it is first used: what was done meanwhile is done then. `onMissing`: it did not come. */
export function lateHand(fetchHand: () => Promise<PenHandlers>, onMissing: () => void): PenHandlers {
  const file = lateFile(fetchHand)
  let waiting: ((hand: PenHandlers) => void)[] = []
  const does = (act: (hand: PenHandlers) => void) => {
    const here = file.here()
    if (here) return act(here)
    waiting.push(act)
    if (waiting.length > 1) return
    file.load().then(
      (hand) => {
        for (const one of waiting) one(hand)
        waiting = []
      },
      () => {
        waiting = []
        onMissing()
      },
    )
  }
  return {
    start: (point) => does((hand) => hand.start(point)),
    move: (points) => does((hand) => hand.move(points)),
    end: () => does((hand) => hand.end()),
    cancel: () => does((hand) => hand.cancel()),
  }
}
