import type { SkillSource } from '../draw.ts'
import { skill as letterNames } from './reading/letter-names.ts'
import { skill as letterOrder } from './reading/letter-order.ts'
import { skill as lettersBDPQ } from './reading/letters-b-d-p-q.ts'

/** Every reading skill that is made of numbers or lists, in teaching order. */
export const readingSkills: readonly SkillSource[] = [
  letterNames,
  letterOrder,
  lettersBDPQ,
]
