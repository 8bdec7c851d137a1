/** Whether this is the long run, which looks at everything; `npm run lint:content` sets it. */
const whole = process.env.SWEEP === 'all'

/**
 * So many of them, evenly from the first to the last, and always the same: what is too much to be looked at in every run.
 * In the long run all of them.
 */
export function sample<T>(all: readonly T[], most: number): readonly T[] {
  if (whole || all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * (all.length - 1)) / (most - 1))]).filter(
    (one) => one !== undefined,
  )
}

/** The number of rounds in every run, and in the long run. */
export const rounds = (few: number, many: number): number => (whole ? many : few)
