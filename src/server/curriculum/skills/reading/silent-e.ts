import { phonicsSkill } from './parts/phonics.ts'

export const skill = phonicsSkill('silent-e')
