/** Draws from a seed: the same seed draws the same, on every machine. */
export type Rng = {
  /** A whole number, both ends possible. */
  int: (from: number, to: number) => number
  /** One of the list, which must not be empty. */
  pick: <T>(list: readonly T[]) => T
  /** Several different ones of the list, in drawn order; all of them mixed where no count is given. */
  some: <T>(list: readonly T[], count?: number) => T[]
  /** True in so many of a hundred cases. */
  chance: (percent: number) => boolean
}

/** `seed`: a whole number from 0 to 2^31. Mulberry32 after a mix of the seed's bits. */
export function rngOf(seed: number): Rng {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  const part = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(part() * (to - from + 1))
  const some = <T>(list: readonly T[], count = list.length): T[] => {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat()
  }
  return {
    int,
    some,
    chance: (percent) => part() * 100 < percent,
    pick: (list) => {
      const found = list[int(0, list.length - 1)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
  }
}
