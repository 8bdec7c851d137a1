import words from '#content/en/skills/reading/words-for-effect.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.words-for-effect', words, ['effect'])
