import { spellingSkill } from './parts/spelling.ts'

export const skill = spellingSkill(5)
