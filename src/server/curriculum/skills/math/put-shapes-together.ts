import words from '#content/en/skills/math/put-shapes-together.json'
import { tableSkill } from '../table-skill.ts'

export const skill = tableSkill('math.put-shapes-together', words, ['shapes'])
