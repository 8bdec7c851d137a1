import type { SkillSource } from '../draw.ts'

export const scienceSkills: readonly SkillSource[] = []
