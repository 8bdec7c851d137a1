/**
 * What the ear has to do now: nothing; nothing, because the child is speaking; the child has finished saying something;
 * nothing was said for a long time.
 */
export type Verdict = 'listen' | 'speech' | 'said' | 'silence'

/** Called this often with how loud it is. Milliseconds. */
export const tick = 50

const ticks = (milliseconds: number) => Math.round(milliseconds / tick)

/** So long it must be loud to be speech, and so long quiet to be over; a child thinks in the middle of a sentence. */
const beginning = ticks(150)
const ending = ticks(1_000)
/** What was said is sent before it is longer than the server takes; silence is thrown away. */
const longest = ticks(25_000)
const longestSilence = ticks(8_000)

/** Quieter than this is never speech; louder than the room by so much is. */
const leastLoud = 0.012
const overRoom = 3

/** Tells from how loud it is, tick by tick, when somebody has begun and ended to speak. From 0 to 1. */
export function speechEnd(): (loudness: number) => Verdict {
  let room = leastLoud / overRoom
  let loud = 0
  let quiet = 0
  let all = 0
  let speaking = false
  const again = () => {
    loud = quiet = all = 0
    speaking = false
  }
  return (loudness) => {
    const isLoud = loudness > Math.max(leastLoud, room * overRoom)
    // The room is learned from its quiet moments, so that a fan does not count as a child.
    if (!speaking) room += (Math.min(loudness, room * 2 + leastLoud / 10) - room) * 0.05
    all += 1
    loud = isLoud ? loud + 1 : 0
    quiet = isLoud ? 0 : quiet + 1
    speaking ||= loud >= beginning
    const verdict = speaking
      ? quiet >= ending || all >= longest
        ? 'said'
        : 'speech'
      : all >= longestSilence && !isLoud
        ? 'silence'
        : 'listen'
    if (verdict === 'said' || verdict === 'silence') again()
    return verdict
  }
}
