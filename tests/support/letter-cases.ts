export { type LetterCase, letterCases } from '../../evals/letters/cases.ts'
