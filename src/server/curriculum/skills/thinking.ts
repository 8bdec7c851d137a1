import type { SkillSource } from '../draw.ts'

/** Every thinking skill that is made of numbers or lists, in teaching order. */
export const thinkingSkills: readonly SkillSource[] = []
