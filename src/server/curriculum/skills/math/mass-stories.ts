import words from '#content/en/skills/math/parts/measured-stories.json'
import { defineSkill } from '../../draw.ts'
import { oneStep } from './parts/measured-stories.ts'

export const skill = defineSkill({ skill: 'math.mass-stories', words, tags: ['measuring', 'stories'], draw: oneStep })
