import words from '#content/en/skills/reading/parts-of-a-book.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.parts-of-a-book', words, ['books'])
