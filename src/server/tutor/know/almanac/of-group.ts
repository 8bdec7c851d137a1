import { z } from 'zod'
import file from '#content/en/almanac/groups.json'
import type { Subject } from './almanac.ts'

// What is true of a whole group of animals, where nothing else is said of the one: insects have no bones, a wild animal is not touched.

const row = z.strictObject({
  id: z.string(),
  /** A part of the body: 'do worms have eyes', 'what about eyes'. */
  noun: z.string().optional(),
  /** Other ways to ask; x stands for the animal. */
  asked: z.string().optional(),
  of: z.record(z.string(), z.string()),
  one: z.record(z.string(), z.string()).optional(),
})

const have = '(?:do|does|did|can|could) x (?:even |really |actually )?(?:have|has|got|get)'
const source = ({ noun, asked }: z.infer<typeof row>): string =>
  [
    ...(noun
      ? [
          `${have} (?:any |a |an |two |some |tiny |little )?(?:${noun})`,
          `(?:what|how) about (?:x |the |its )?(?:${noun})`,
          `where (?:is|are) x (?:${noun})`,
        ]
      : []),
    ...(asked ? [asked] : []),
  ].join('|')

/** One animal or many. */
const inNumber = (pattern: string) =>
  pattern.replace(/\bdoes x\b/g, '(?:do|does|did) x').replace(/\bis x\b/g, '(?:is|are|was|were) x')

let rows: readonly (z.infer<typeof row> & { pattern: RegExp })[] | null = null
const all = () =>
  (rows ??= z
    .array(row)
    .parse(file)
    .map((one) => ({ ...one, pattern: new RegExp(`^(?:${inNumber(source(one))})$`) })))

/** Which of those is asked, in a line with x for the animal. */
export const groupAspect = (line: string): string | null => all().find(({ pattern }) => pattern.test(line))?.id ?? null

/** What is said of it; null where nothing is sure. */
export function saidOfGroup(subject: Subject, id: string): string | null {
  const found = all().find((one) => one.id === id)
  // What died out long ago is told in its own words only.
  if (!found || subject.says.gone !== undefined) return null
  const says = found.one?.[subject.one] ?? found.of[subject.group]
  const Many = `${subject.many.charAt(0).toUpperCase()}${subject.many.slice(1)}`
  return says?.replaceAll('{many}', subject.many).replaceAll('{Many}', Many) ?? null
}
