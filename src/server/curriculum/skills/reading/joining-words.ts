import words from '#content/en/skills/reading/joining-words.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.joining-words', words, ['joining'])
