import { sightWordSkill } from './parts/sight-words.ts'

export const skill = sightWordSkill('2')
