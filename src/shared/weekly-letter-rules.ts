/** How much a parent wants to read each week. */
export const letterLengths = ['short', 'full', 'off'] as const
export type LetterLength = (typeof letterLengths)[number]

/** Without the child's own words: a mailbox may be read by others. */
export const usualLength: LetterLength = 'short'
