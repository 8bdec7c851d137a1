import type { SkillSource } from '../draw.ts'

/** Every reading skill that is made of numbers or lists, in teaching order. */
export const readingSkills: readonly SkillSource[] = []
