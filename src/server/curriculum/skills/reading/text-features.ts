import words from '#content/en/skills/reading/text-features.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.text-features', words, ['features'])
