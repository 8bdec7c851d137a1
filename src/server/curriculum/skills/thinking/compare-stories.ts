import words from '#content/en/skills/thinking/parts/sum-stories.json'
import { defineSkill } from '../../draw.ts'
import { comparison } from './parts/sum-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.compare-stories',
  words,
  tags: ['stories', 'comparing'],
  draw: (rng, lists) => comparison(rng, lists, { least: 9, most: 60 }),
})
