import words from '#content/en/skills/reading/figurative-language.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.figurative-language', words, ['figurative'])
