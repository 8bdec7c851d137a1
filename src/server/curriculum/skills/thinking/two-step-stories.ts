import words from '#content/en/skills/thinking/parts/step-stories.json'
import { defineSkill } from '../../draw.ts'
import {
  compareTogether,
  gotAndGave,
  savedWeeks,
  sharedAfter,
  timesThenTake,
  told,
  twoKinds,
} from './parts/step-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.two-step-stories',
  words,
  tags: ['stories'],
  draw: (rng, lists) => {
    const story = rng.pick([compareTogether, savedWeeks, sharedAfter, twoKinds, gotAndGave, timesThenTake])(rng)
    return story && told(rng, lists, story)
  },
})
