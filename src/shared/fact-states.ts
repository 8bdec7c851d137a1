/** Facts that should come at once, as a grid of 10 by 10. */
export const factSigns = ['times', 'plus'] as const
export type FactSign = (typeof factSigns)[number]

/** Not asked yet; asked; right at once on one day; on two days: known. `rule`: a rule of one word answers it (× 1). */
export const factStates = ['open', 'asked', 'quick', 'fluent', 'rule'] as const
export type FactState = (typeof factStates)[number]
