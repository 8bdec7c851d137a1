import { z } from 'zod'
import content from '#content/en/tutor/math-ideas.json'

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Groups of words, each a pattern: one of every group is in the line. '@why' is any way of asking why. */
  has: z.array(z.string()).min(1),
  /** None of these is in it. */
  not: z.string().optional(),
  /** What is worked on, was solved last, or was told last: only then it is meant so. */
  near: z.string().optional(),
  /** The first grade in which it is meant so. */
  from: z.int().optional(),
  young: z.string(),
  older: z.string(),
})

const why =
  '(?:why|how come|how can|how could|how does|how is|makes no sense|doesnt make sense|dont get|what makes|weird|\\by\\b(?! ?[=+−<>-]))'
const compiled = z
  .array(entry)
  .parse(content)
  .map(({ has, not, near, ...rest }) => ({
    ...rest,
    has: has.map(worded),
    not: not === undefined ? null : worded(not),
    near: near === undefined ? null : new RegExp(near, 'i'),
  }))

function worded(pattern: string): RegExp {
  const text = pattern.replaceAll('@why', why)
  return new RegExp(/^[\\^(]/.test(text) && !text.startsWith('(?:why') ? text : `\\b(?:${text})`, 'i')
}

export type MathIdea = { id: string; says: string }

const longest = 160

/** What a teacher says to a 'why' about math, or to an idea that many children have of it; null where the line is of nothing that is known here. */
export function mathIdea(text: string, around: string, grade: number): MathIdea | null {
  if (text.length > longest) return null
  const line = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bbig?er\b/g, 'bigger')
    .replace(/\bpeic/g, 'piec')
  const found = compiled.find(
    ({ has, not, near, from = -1 }) =>
      grade >= from &&
      has.every((one) => one.test(line)) &&
      !(not?.test(line) ?? false) &&
      (near === null || near.test(around)),
  )
  return found ? { id: `math-${found.id}`, says: grade <= 2 ? found.young : found.older } : null
}
