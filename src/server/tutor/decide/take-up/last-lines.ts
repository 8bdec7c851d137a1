import { bookTopics } from '../../know/book/book.ts'
import { placeNamed } from '../../know/places.ts'
import { isNoun, pluralOf, singularOf } from '../../know/words/forms.ts'
import type { Decision, Situation } from '../../move.ts'
import { type Lesson, openProblem } from '../../state.ts'

// What the child's own last lines name: a question that says only 'they', 'it' or 'there' is asked of that.

const mostKept = 4
const longest = 160

/** The line stays in mind for a few turns. */
export const keepLine = ({ lesson, text }: Situation, decision: Decision): Decision => ({
  ...decision,
  lesson: { ...decision.lesson, lines: [...lesson.lines, text.slice(0, longest)].slice(-mostKept) },
})

let topics: ReadonlySet<string> | null = null
/** Single words by which the book of answers knows what it tells of. */
const known = () => {
  topics ??= new Set(bookTopics().flatMap(({ about }) => about.filter((one) => /^[a-z]{3,}$/.test(one))))
  return topics
}

/** They stand for anything, or are mostly no thing in a child's line. */
const never = new Set(
  `thing time day year food people person kind way name word question answer part sort lot bit number color sound noise place
  world fall falls play work hurt ride run walk talk dream love fight move back home today night mom dad mommy daddy friend
  brother sister teacher cousin kid boy girl class school big little new best first last left right like look line page`.split(
    /\s+/,
  ),
)

const oneOf = (word: string): string =>
  singularOf(word) ??
  [word.replace(/ies$/, 'y'), word.replace(/(?<=sh|ch|x|ss)es$/, ''), word.replace(/(?<!s)s$/, '')].find(
    (form) => form !== word && isNoun(form),
  ) ??
  word

/** The things that the last lines name, the newest first, each by its singular. */
export function thingsSpokenOf({ lines }: Pick<Lesson, 'lines'>): string[] {
  const found = [...lines].reverse().flatMap((line) => {
    const words = line.toLowerCase().match(/[a-z]{3,}/g) ?? []
    return words
      .map(oneOf)
      .filter((word) => isNoun(word) && !never.has(word) && (known().has(word) || known().has(pluralOf(word))))
  })
  return [...new Set(found)].slice(0, 6)
}

/** The place that a line names behind a small word, as it is written. */
export function placeIn(text: string): string | null {
  for (const [, one = '', two] of text.matchAll(
    /\b(?:is|was|to|in|from|of|near|how far|far) ([a-z]{4,13})(?: ([a-z]{4,10}))?\b/gi,
  ))
    for (const name of [two === undefined ? null : `${one} ${two}`, one]) {
      const place = name === null ? null : placeNamed(name)
      if (place && place.name.toLowerCase() === name?.toLowerCase()) return place.name
    }
  return null
}

/** What was said by the tutor a moment ago began with one of these. */
export const saidLately = ({ said }: Pick<Lesson, 'said'>, start: string, most = 6): boolean =>
  said.slice(-most).some((one) => one.startsWith(start))

/** The child works at something here, or writes: it is no time for a word about a thing. */
export const isBusy = ({ lesson }: Pick<Situation, 'lesson'>): boolean =>
  openProblem(lesson) !== null ||
  /^(?:sentence|play|story|offer|how|relation|step|answer)$/.test(lesson.asked?.kind ?? '')
