/** What a parent is shown of how well a skill is known. It rises by evidence and does not fall by one slip. */
export const bandNames = ['new', 'learning', 'steady', 'secure'] as const
export type Band = (typeof bandNames)[number]
