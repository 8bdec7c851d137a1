import words from '#content/en/skills/thinking/parts/group-stories.json'
import { defineSkill } from '../../draw.ts'
import { equalGroupsStory } from './parts/group-stories.ts'

export const skill = defineSkill({
  skill: 'thinking.equal-groups-stories',
  words,
  tags: ['stories', 'times-tables'],
  draw: equalGroupsStory,
})
