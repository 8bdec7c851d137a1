import type { SkillSource } from '../draw.ts'

export const thinkingSkills: readonly SkillSource[] = []
