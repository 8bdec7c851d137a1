import type { SkillSource } from '../draw.ts'
import { skill as addTakeStories } from './thinking/add-take-stories.ts'
import { skill as compareStories } from './thinking/compare-stories.ts'
import { skill as estimating } from './thinking/estimating.ts'
import { skill as firstStories } from './thinking/first-stories.ts'
import { skill as orderOfSteps } from './thinking/order-of-steps.ts'
import { skill as repeatingPatterns } from './thinking/repeating-patterns.ts'
import { skill as sorting } from './thinking/sorting.ts'
import { skill as unknownStories } from './thinking/unknown-stories.ts'
import { skill as venn } from './thinking/venn.ts'

/** Every thinking skill that is made of numbers or lists, in teaching order. */
export const thinkingSkills: readonly SkillSource[] = [
  sorting,
  repeatingPatterns,
  firstStories,
  orderOfSteps,
  addTakeStories,
  compareStories,
  unknownStories,
  venn,
  estimating,
]
