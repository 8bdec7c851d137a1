import type { Fact } from './fact.ts'
import type { Counted } from './told.ts'

/** Something is done so many times. */
export const isDone = (fact: Fact | undefined): fact is Counted =>
  fact?.kind === 'gain' || fact?.kind === 'loss' || fact?.kind === 'act'

const bases = new Map(
  'got get|bought buy|found find|made make|caught catch|won win|ate eat|lost lose|sold sell|spent spend|ran run|rode ride|swam swim|drew draw|wrote write|drove drive|sang sing|broke break|drank drink|gave give'
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([past = '', base = '']) => [past, base] as const),
)
const beginning = (verb: string) => (bases.get(verb) ?? verb).slice(0, 3)
/** 'Picks' and 'picked' are one. */
export const isSameVerb = (one: string, other: string) => one !== '' && beginning(one) === beginning(other)
