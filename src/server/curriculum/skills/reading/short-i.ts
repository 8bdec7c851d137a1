import { shortVowelSkill } from './parts/short-vowels.ts'

export const skill = shortVowelSkill('i')
