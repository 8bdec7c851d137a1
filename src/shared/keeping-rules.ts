/** How long what was said, drawn and written in lessons is kept, in days. Never for ever: nobody looks at it again. */
export const keepDays = [30, 90, 365, 1_095] as const
export type KeepDays = (typeof keepDays)[number]

export const usualKeepDays: KeepDays = 1_095
