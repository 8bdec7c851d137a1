import words from '#content/en/skills/math/build-shapes.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('math.build-shapes', words, ['shapes'])
