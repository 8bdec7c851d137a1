/** What an administrator may open of a child's words. */
export const lookTargets = ['history', 'transcript'] as const
export type LookTarget = (typeof lookTargets)[number]

/** Why. Curiosity is not among them. */
export const lookReasons = ['support', 'safety', 'quality', 'legal'] as const
export type LookReason = (typeof lookReasons)[number]

/** Of these a family is not told while a case may concern somebody at home. */
export const quietReasons: readonly LookReason[] = ['safety', 'legal']

export const longestLookNote = 500
