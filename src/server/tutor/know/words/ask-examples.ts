import { findEntry } from '../glossary/find-entry.ts'
import { synonymsOf } from './meanings.ts'

const inSentence = [
  /^(?:can you |could you |please |help me )*(?:use|put|make|write) (?:the word )?([a-z]{3,16})(?: the word)? in(?:to)? a sentence(?: for me)?$/,
  /^(?:can you |could you |please |what is |whats |give me |make )*(?:a |an )?(?:example )?sentence (?:with|for|using|that uses)(?: the word)? ([a-z]{3,16})$/,
  /^how (?:do|would|can) (?:you|i|we) use (?:the word )?([a-z]{3,16}) in a sentence$/,
]
const ofWord =
  /^(?:can you |could you |please )*(?:(?:give|tell|show) me (?:an? |one |some )?examples?|what is an example|whats an example|an example) (?:of|for) (?:an? |the )?([a-z ]{3,24})$/

const anotherWord =
  /^(?:what is |whats |give me )?(?:(?:another|a better|a different|a new|other) words?|(?:a |an |the )?synonyms?) (?:of|for) (?:the word )?([a-z]{3,16})$/

/** A sentence with the word in it, or an example of what it names. The tutor has one for each word of its glossary. */
export function exampleAnswer(question: string): string | null {
  for (const ask of inSentence) {
    const entry = findEntry(ask.exec(question)?.[1] ?? '')
    if (entry) return `Here's one. ${entry.example} Now try one of your own.`
  }
  const [, other] = anotherWord.exec(question) ?? []
  const meant = other !== undefined && synonymsOf(other).length === 0 ? findEntry(other) : null
  if (meant) return `${meant.example} Which other words would fit there?`
  const entry = findEntry(ofWord.exec(question)?.[1] ?? '')
  return entry ? entry.example : null
}
