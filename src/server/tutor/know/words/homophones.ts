import { z } from 'zod'
import file from '#content/words/homophones.json'

const homophone = z.strictObject({
  word: z.string(),
  means: z.string(),
  example: z.string(),
  gap: z.string().includes('___'),
})
export type Homophone = z.infer<typeof homophone>
const homophoneSet = z.strictObject({ grade: z.int(), words: z.array(homophone).min(2).max(3) })
export type HomophoneSet = z.infer<typeof homophoneSet>

let sets: readonly HomophoneSet[] | null = null
export function homophoneSets(): readonly HomophoneSet[] {
  sets ??= z.strictObject({ sets: z.array(homophoneSet) }).parse(file).sets
  return sets
}

export const soundsTheSame = (a: string, b: string) =>
  homophoneSets().some(({ words }) => [a, b].every((each) => words.some(({ word }) => word === each)))

/** 'Here means in this place', 'They're is short for they are'. */
export function toldOf({ word, means }: Homophone): string {
  const told = /^(?:is|shows|asks)\b/.test(means) ? means : `means ${means}`
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${told}`
}
