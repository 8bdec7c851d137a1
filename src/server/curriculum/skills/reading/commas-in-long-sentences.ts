import words from '#content/en/skills/reading/commas-in-long-sentences.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.commas-in-long-sentences', words, ['commas'])
