import words from '#content/en/skills/reading/two-texts-5.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.two-texts-5', words, ['two-texts'])
