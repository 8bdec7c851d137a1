import { oppositesOf, synonymsOf } from './meanings.ts'
import { capital, listed } from './question-words.ts'

const opposite = [
  /^(?:what is |what's |whats |say )?(?:the |an )?opposite (?:of|for|to) (?:the word )?([a-z]{1,20})$/,
  /^what is ([a-z]{1,20})'s opposite$/,
]
const another = [
  /^(?:what is |what's |whats |give me |say |i need )?(?:another|a better|a different|a new) word (?:for|that means|instead of) (?:the word )?([a-z]+(?: for)?)$/,
  /^(?:what is |what's |whats |give me )?(?:a |the |some )?synonyms? (?:of|for) (?:the word )?([a-z]+(?: for)?)$/,
  /^(?:what|which) words? means? the same (?:as|like) (?:the word )?([a-z]+(?: for)?)$/,
]

const asksMeaning = /^what does (?:the word )?([a-z]{3,20}) mean(?: in .*)?$/

/** What a word means by others that mean nearly the same; null where none are known. */
export function likeMeaning(question: string): string | null {
  const word = asksMeaning.exec(question)?.[1]
  const found = word ? synonymsOf(word).slice(0, 2) : []
  const [not] = word ? oppositesOf(word) : []
  if (!word || found.length === 0) return null
  return `${capital(word)} means something like ${listed(found, 'or')}.${not ? ` The opposite is ${not}.` : ''}`
}

/** What the tutor says about opposites and words that mean the same. */
export function meaningAnswer(question: string): string | null {
  for (const ask of opposite) {
    const word = ask.exec(question)?.[1]
    const found = word ? oppositesOf(word).slice(0, 2) : []
    if (word && found.length > 0) return `The opposite of ${word} is ${listed(found, 'or')}.`
  }
  for (const ask of another) {
    const word = ask.exec(question)?.[1]
    const found = word ? synonymsOf(word).slice(0, 3) : []
    if (word && found.length > 0) {
      return `${capital(listed(found))} ${found.length > 1 ? 'mean' : 'means'} nearly the same as ${word}.`
    }
  }
  return null
}
