import words from '#content/en/skills/reading/analogies.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.analogies', words, ['pairs'])
