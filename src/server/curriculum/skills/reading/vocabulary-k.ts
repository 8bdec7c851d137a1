import { vocabularySkill } from './parts/vocabulary.ts'

export const skill = vocabularySkill('k')
