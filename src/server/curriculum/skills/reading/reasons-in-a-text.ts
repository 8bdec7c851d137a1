import words from '#content/en/skills/reading/reasons-in-a-text.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.reasons-in-a-text', words, ['reasons'])
