import type { Lesson } from '../../state.ts'
import type { Early } from '../../state-parts.ts'

/** Lines after which it is no longer meant. */
const lines = 7

const fact = /^\W*(\d{1,2}|_+) \+ (\d{1,2}|_+) = (\d{1,2})\W*$/

const graph = /\b(?:graph|chart|table|tally|survey|votes?|voted)\b/i
const kindTold =
  /\b(?!(?:has|had|have|got|is|are|was|were|and|says|shows|said|votes?|for|graph|chart|table|key|picture|grade|number|page|in|of|to)\b)([a-z]+)(?: (?:has|had|have|got|is|are))? (\d{1,3})\b/gi

/** 'A cat has 4 legs': what is told of every one of them; 'my cat has 4 kittens' is not. */
const eachTold =
  /^\W*(?:(?:so|and|ok|um+|look|if|because|but|then|well) )*(?:(?:a|an|one|1|each|every|the) )?(?!(?:i|we|my|our|his|her|your|he|she|they|you|it|there|this|that|mom|dad)\b)([a-z]+(?:[ -][a-z]+)?) (?:has|have|got|needs?)(?: like| only)? (\d{1,3})\b(?!.*\d)/i

/** What the math is about now, for the next lines. */
export const aboutNow = (lesson: Lesson, kind: Early['kind'], of: string): Lesson => ({
  ...lesson,
  early: { kind, of: of.slice(0, 80), left: lines },
})

/** What it is about, where it is of this kind. */
export const aboutIn = ({ early }: Lesson, kind: Early['kind']): string | null =>
  early?.kind === kind ? early.of : null

/** A fact of adding may go on with other ways to make the same number; anything is forgotten after a few lines. */
export function keepEarly(lesson: Lesson, text: string): Lesson {
  const made = fact.exec(text)?.[3]
  if (made !== undefined) return aboutNow(lesson, 'make', made)
  const kinds =
    graph.test(text) && !/=|\bmeans\b|\bstands\b/.test(text)
      ? [...text.matchAll(kindTold)].map(([, kind = '', count]) => `${kind.toLowerCase()} ${count}`)
      : []
  if (kinds.length >= 2) return aboutNow(lesson, 'named', kinds.join(';'))
  const { early } = lesson
  const [, thing = '', has] = eachTold.exec(text) ?? []
  if ((!early || early.kind === 'each') && has !== undefined)
    return aboutNow(lesson, 'each', `${thing.toLowerCase()}:${has}`)
  if (!early) return lesson
  return { ...lesson, early: early.left > 1 ? { ...early, left: early.left - 1 } : null }
}
