import words from '#content/en/skills/reading/two-meanings.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.two-meanings', words, ['meanings'])
