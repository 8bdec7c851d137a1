import words from '#content/en/skills/reading/words-in-life.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.words-in-life', words, ['meanings'])
