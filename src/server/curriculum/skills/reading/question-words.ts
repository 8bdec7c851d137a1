import words from '#content/en/skills/reading/question-words.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.question-words', words, ['questions'])
