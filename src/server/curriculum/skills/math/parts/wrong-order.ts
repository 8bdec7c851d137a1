import type { Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** The most telling wrong answer first, the others mixed: so the key's place by size tells nothing. */
export const mixedAfterFirst = (rng: Rng, [first, ...others]: readonly Wrong[]): Wrong[] => [
  ...(first ? [first] : []),
  ...rng.some(others),
]
