import words from '#content/en/skills/reading/pictures-in-stories.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.pictures-in-stories', words, ['pictures'])
