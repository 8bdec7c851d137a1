import words from '#content/en/skills/thinking/parts/sum-stories.json'
import { defineSkill } from '../../draw.ts'
import { changeAsked, restAsked, wholeAsked } from './parts/sum-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.add-take-stories',
  words,
  tags: ['stories'],
  draw: (rng, lists) => rng.pick([wholeAsked, restAsked, changeAsked])(rng, lists, { least: 8, most: 20 }),
})
