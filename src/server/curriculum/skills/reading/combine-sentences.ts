import words from '#content/en/skills/reading/combine-sentences.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.combine-sentences', words, ['sentences'])
