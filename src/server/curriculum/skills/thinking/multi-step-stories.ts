import words from '#content/en/skills/thinking/parts/long-stories.json'
import { defineSkill } from '../../draw.ts'
import { busesNeeded, change, lasts, savedApart, soldThenShelved, twoPrices, weeks } from './parts/long-stories.ts'
import { told } from './parts/step-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.multi-step-stories',
  words,
  tags: ['stories'],
  draw: (rng, lists) => {
    const story = rng.pick([twoPrices, change, soldThenShelved, busesNeeded, weeks, savedApart, lasts])(rng)
    return story && told(rng, lists, story)
  },
})
