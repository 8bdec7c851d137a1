import type { SkillSource } from './draw.ts'
import { mathEarlySkills } from './skills/math-early.ts'
import { mathLaterSkills } from './skills/math-later.ts'
import { readingSkills } from './skills/reading.ts'
import { scienceSkills } from './skills/science.ts'
import { thinkingSkills } from './skills/thinking.ts'

/** Every skill that is made of numbers. */
export const sources: readonly SkillSource[] = [
  ...mathEarlySkills,
  ...mathLaterSkills,
  ...readingSkills,
  ...scienceSkills,
  ...thinkingSkills,
]
