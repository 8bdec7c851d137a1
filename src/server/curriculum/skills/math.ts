import type { SkillSource } from '../draw.ts'

export const mathSkills: readonly SkillSource[] = []
