export { allShortVowels as skill } from './parts/short-vowels.ts'
