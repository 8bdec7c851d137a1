import words from '#content/en/skills/reading/two-texts-1.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.two-texts-1', words, ['two-texts'])
