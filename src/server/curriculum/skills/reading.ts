import type { SkillSource } from '../draw.ts'

export const readingSkills: readonly SkillSource[] = []
