import { phonicsSkill } from './parts/phonics.ts'

export const skill = phonicsSkill('blends')
