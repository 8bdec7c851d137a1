import words from '#content/en/skills/reading/formal-and-informal.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.formal-and-informal', words, ['formal'])
