// What spoken words mean: brought when it is first listened.
export { answerAloud } from '#shared/tools/answer-aloud.ts'
export { interpretHeard } from '#shared/tools/heard.ts'
