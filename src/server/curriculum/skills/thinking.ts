import type { SkillSource } from '../draw.ts'
import { skill as addTakeStories } from './thinking/add-take-stories.ts'
import { skill as allSomeNone } from './thinking/all-some-none.ts'
import { skill as checking } from './thinking/checking.ts'
import { skill as compareStories } from './thinking/compare-stories.ts'
import { skill as directions } from './thinking/directions.ts'
import { skill as equalGroupsStories } from './thinking/equal-groups-stories.ts'
import { skill as estimating } from './thinking/estimating.ts'
import { skill as firstStories } from './thinking/first-stories.ts'
import { skill as moneyStories } from './thinking/money-stories.ts'
import { skill as multiStepStories } from './thinking/multi-step-stories.ts'
import { skill as orderOfSteps } from './thinking/order-of-steps.ts'
import { skill as repeatingPatterns } from './thinking/repeating-patterns.ts'
import { skill as sharingStories } from './thinking/sharing-stories.ts'
import { skill as sorting } from './thinking/sorting.ts'
import { skill as timeStories } from './thinking/time-stories.ts'
import { skill as twoStepStories } from './thinking/two-step-stories.ts'
import { skill as unknownStories } from './thinking/unknown-stories.ts'
import { skill as venn } from './thinking/venn.ts'
import { skill as whatMatters } from './thinking/what-matters.ts'
import { skill as whoIsWho } from './thinking/who-is-who.ts'

/** Every thinking skill that is made of numbers or lists, in teaching order. */
export const thinkingSkills: readonly SkillSource[] = [
  sorting,
  repeatingPatterns,
  firstStories,
  orderOfSteps,
  addTakeStories,
  compareStories,
  unknownStories,
  moneyStories,
  whatMatters,
  venn,
  directions,
  whoIsWho,
  equalGroupsStories,
  sharingStories,
  timeStories,
  estimating,
  allSomeNone,
  twoStepStories,
  checking,
  multiStepStories,
]
