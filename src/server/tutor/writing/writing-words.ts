import { z } from 'zod'
import file from '#content/en/tutor/writing-words.json'

const words = z.string().transform((text): ReadonlySet<string> => new Set(text.split(' ')))
const shape = z.strictObject({
  sounds: words,
  verbs: words,
  senses: words,
  feelings: words,
  trouble: words,
  glad: words,
  wants: words,
  arrives: words,
  transitions: words,
  dull: z.record(z.string(), z.string()),
})
type WritingWords = z.infer<typeof shape>

let read: WritingWords | null = null

/** Words that a good reader notices in a child's text: strong verbs, sounds, feelings, plain ones to change. */
export const writingWords = (): WritingWords => (read ??= shape.parse(file))
