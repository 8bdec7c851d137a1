export const factorsOf = (whole: number): number[] =>
  Array.from({ length: whole }, (_, at) => at + 1).filter((one) => whole % one === 0)

export const isPrime = (value: number) => factorsOf(value).length === 2

/** The smallest factor beside 1. */
export const smallestFactor = (value: number) => factorsOf(value)[1] ?? value
