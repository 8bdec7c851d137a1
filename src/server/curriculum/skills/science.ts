import type { SkillSource } from '../draw.ts'
import { skill as graphs } from './science/graphs.ts'

/** Every science skill that is made of numbers or lists, in teaching order. */
export const scienceSkills: readonly SkillSource[] = [graphs]
