import words from '#content/en/skills/thinking/parts/sum-stories.json'
import { defineSkill } from '../../draw.ts'
import { changeAsked, startAsked } from './parts/sum-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.unknown-stories',
  words,
  tags: ['stories'],
  draw: (rng, lists) => (rng.chance(40) ? changeAsked : startAsked)(rng, lists, { least: 20, most: 100 }),
})
