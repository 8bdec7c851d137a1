import words from '#content/en/skills/reading/points-of-view.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('reading.points-of-view', words, ['views'])
