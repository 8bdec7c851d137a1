import { isInDictionary } from '#server/safety/usual-words.ts'
import { findEntry } from '../glossary/find-entry.ts'
import { synonymsOf } from './meanings.ts'

const inSentence = [
  /^(?:can you |could you |please |help me )*(?:use|put|make|write) (?:the word )?([a-z]{3,16})(?: the word)? in(?:to)? a sentence(?: for me)?$/,
  /^(?:can you |could you |please |what is |whats |give me |make )*(?:a |an )?(?:example )?sentence (?:with|for|using|that uses)(?: the word)? ([a-z]{3,16})$/,
  /^how (?:do|would|can) (?:you|i|we) use (?:the word )?([a-z]{3,16}) in a sentence$/,
]
const ofWord =
  /^(?:can you |could you |please )*(?:(?:give|tell|show) me (?:an? |one |some )?examples?|what is an example|whats an example|an example) (?:of|for) (?:an? |the )?([a-z ]{3,24})$/

const someOf =
  /^(?:can you |could you |please )*(?:give me|tell me|name|list|what are|say)(?: me)? (?:some|a few|a|an|one|two|three|four|five|\d|more)(?: examples? of)? (noun|verb|adjective|adverb|pronoun|preposition|conjunction|contraction|compound word)s?$/
const listsOf: Readonly<Record<string, string>> = {
  noun: 'Here are some nouns: dog, table, teacher, park.',
  verb: 'Here are some verbs: jump, eat, think, sing.',
  adjective: 'Here are some adjectives: soft, tall, green, silly.',
  adverb: 'Here are some adverbs: slowly, quickly, often, very.',
  pronoun: 'Here are some pronouns: she, they, it, us.',
  preposition: 'Here are some prepositions: in, under, behind, between.',
  conjunction: 'Here are some conjunctions: and, but, or, because.',
  contraction: "Here are some contractions: can't, I'm, they're, won't.",
  'compound word': 'Here are some compound words: rainbow, cupcake, football, sunshine.',
}
const letterShown = /^what letter is (?:this|that|it)(?: one)? ([a-z])$/
const anotherWord =
  /^(?:what is |whats |give me )?(?:(?:another|a better|a different|a new|other) words?|(?:a |an |the )?synonyms?) (?:of|for) (?:the word )?([a-z]{3,16})$/

/** A sentence with the word in it, or an example of what it names. The tutor has one for each word of its glossary. */
export function exampleAnswer(question: string): string | null {
  for (const ask of inSentence) {
    const word = ask.exec(question)?.[1] ?? ''
    const entry = findEntry(word)
    if (entry) return `Here's one. ${entry.example} Now try one of your own.`
    if (isInDictionary(word))
      return `Think of a time when you would say “${word}”. Who was there, and what happened? Start your sentence with who.`
  }
  const kind = someOf.exec(question)?.[1]
  if (kind !== undefined && listsOf[kind]) return `${listsOf[kind]} Which one can you add?`
  const letter = letterShown.exec(question)?.[1]
  if (letter !== undefined) return `That's the letter ${letter}. Which word do you know that starts with it?`
  const [, other] = anotherWord.exec(question) ?? []
  const meant = other !== undefined && synonymsOf(other).length === 0 ? findEntry(other) : null
  if (meant) return `${meant.example} Which other words would fit there?`
  const entry = findEntry(ofWord.exec(question)?.[1] ?? '')
  return entry ? entry.example : null
}
