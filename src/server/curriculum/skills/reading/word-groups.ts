import words from '#content/en/skills/reading/word-groups.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.word-groups', words, ['groups'])
