import words from '#content/en/skills/reading/shades-of-meaning.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.shades-of-meaning', words, ['meanings'])
