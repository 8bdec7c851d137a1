/** Draws whole numbers from a seed, both ends possible: the same seed draws the same numbers. */
export type Dice = (low: number, high: number) => number

export function diceOf(seed: number): Dice {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    return low + Math.floor(part * (high - low + 1))
  }
}

/** One of the list. */
export function drawFrom<T>(dice: Dice, list: readonly [T, ...T[]]): T {
  return list[dice(0, list.length - 1)] ?? list[0]
}
