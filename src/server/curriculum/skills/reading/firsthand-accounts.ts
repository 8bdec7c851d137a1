import words from '#content/en/skills/reading/firsthand-accounts.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.firsthand-accounts', words, ['accounts'])
