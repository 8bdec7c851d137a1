import { isNoun } from './forms.ts'

const noThings = new Set(
  'thing things time day year food people person kind way name word question answer part sort lot bit number color sound noise place world eat live say make'.split(
    ' ',
  ),
)

/** What a question is about, by its last noun: 'what does a giraffe say' is about the giraffe. Null where it names none. */
export function thingIn(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  for (const word of words.reverse()) {
    const one = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => isNoun(form))
    if (one !== undefined && !noThings.has(one)) return one
  }
  return null
}
