import words from '#content/en/skills/reading/verb-tenses.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.verb-tenses', words, ['tenses'])
