import { z } from 'zod'
import file from '#content/words/grammar.json'

const grammarFile = z.strictObject({
  sentences: z.array(
    z.strictObject({ grade: z.int(), sentence: z.string(), noun: z.string(), verb: z.string(), adjective: z.string() }),
  ),
  plurals: z.array(z.strictObject({ word: z.string(), plural: z.string(), grade: z.int() })),
  pasts: z.array(z.strictObject({ word: z.string(), past: z.string(), grade: z.int() })),
})
export type Grammar = z.infer<typeof grammarFile>

let read: Grammar | null = null
export function grammar(): Grammar {
  read ??= grammarFile.parse(file)
  return read
}
