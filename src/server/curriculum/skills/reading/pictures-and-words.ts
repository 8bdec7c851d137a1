import words from '#content/en/skills/reading/pictures-and-words.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.pictures-and-words', words, ['pictures'])
