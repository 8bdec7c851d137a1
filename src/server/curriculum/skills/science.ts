import type { SkillSource } from '../draw.ts'

/** Every science skill that is made of numbers or lists, in teaching order. */
export const scienceSkills: readonly SkillSource[] = []
