import type { Act } from './talk/reader.ts'

export type { Act } from './talk/reader.ts'

/** How likely a message is one of some acts, from 0 to 1. */
export const shareOfActs = (acts: readonly Act[], ...names: string[]): number =>
  acts.reduce((sum, { act, share }) => (names.includes(act) ? sum + share : sum), 0)
