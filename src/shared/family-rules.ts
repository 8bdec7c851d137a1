/** What a guardian is told at the next look: the other one `joined`, `left` or `handed_over` the family; or one was `removed` from it, or it was `deleted`. */
export const familyNews = ['joined', 'left', 'removed', 'handed_over', 'deleted'] as const
export type FamilyNews = (typeof familyNews)[number]

/** What keeps somebody who is invited from joining with this account: children, films or decks of their own, or a plan they pay. */
export const joinHindrances = ['own_children', 'own_plan'] as const
export type JoinHindrance = (typeof joinHindrances)[number]

/** An invitation works for so many days, and once. */
export const invitationDays = 7
