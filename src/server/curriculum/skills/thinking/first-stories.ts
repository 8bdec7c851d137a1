import words from '#content/en/skills/thinking/parts/sum-stories.json'
import { defineSkill } from '../../draw.ts'
import { restAsked, wholeAsked } from './parts/sum-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.first-stories',
  words,
  tags: ['stories'],
  draw: (rng, lists) => (rng.chance(50) ? wholeAsked : restAsked)(rng, lists, { least: 3, most: 10 }),
})
