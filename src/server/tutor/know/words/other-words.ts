import { z } from 'zod'
import file from '#content/en/words/other-words.json'
import { writingWords } from '../../writing/writing-words.ts'
import { synonymsOf } from './meanings.ts'
import { asQuestion } from './question-words.ts'

// 'What's a fancy word for also': words that join sentences, and others for any common word.

let known: Readonly<Record<string, string>> | null = null
const joining = () => (known ??= z.record(z.string(), z.string()).parse(file))

const kind =
  '(?:(?:a |an |some |any |other |another |more |really |better |good |different |fancy |fancier |bigger |big |smart |smarter |cool |cooler |grown ?up |formal |stronger |harder |longer |nicer |interesting )*)'
const asks = [
  new RegExp(
    `^(?:(?:what is|what are|give me|i need|i want|need|is there|are there|find me|tell me|what|know|you know|do you know) )?${kind}(?:words?|ways?|synonyms?|transitions?(?: words?)?)(?: to (?:say|write|use))?(?: (?:for|of|than|instead of|that means?|besides|like|i can use for|i can use instead of))? (?:the word )?([a-z]+(?: [a-z]+){0,2}?)(?: in (?:my|an?|the) \\w+)?$`,
  ),
  /^(?:how|what) else (?:can|could|do|should) (?:i|you|we) (?:say|write|use|put) (?:for |instead of |besides )?(?:the word )?([a-z]+(?: [a-z]+){0,2}?)(?: in (?:my|an?|the) \w+)?$/,
  /^(?:what can i|what could i|what should i) (?:say|write|use|put) instead of (?:the word )?([a-z]+(?: [a-z]+){0,2}?)$/,
  /^how (?:do|can|could) (?:i|you) say (?:the word )?([a-z]+(?: [a-z]+){0,2}?) (?:in a )?(?:fancier|fancy|smarter|better|differently|another way|more formal(?:ly)?)(?: way)?$/,
]
const wantsOther =
  /\b(?:fanc\w+|better|another|other|different|bigger|smarter|formal|stronger|instead|else|synonyms?|grown ?up|cooler|transitions?|nicer)\b/
const noWord = /^(?:it|that|this|them|here|there|the|my|is|one|story|essay|in .*|to .*|a .*|an .*)$/

export type OtherWords = { word: string; words: string }

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The word that another is wanted for, and words to choose from; null where it asks of none that is known. */
export function otherWords(text: string): OtherWords | null {
  const question = asQuestion(text).replace(/^(?:(?:like|idk|bolt|hmm|now|wait) )+/, '')
  if (!wantsOther.test(question)) return null
  for (const ask of asks) {
    const word = ask.exec(question)?.[1]
    if (word === undefined || (noWord.test(word) && !joining()[word])) continue
    const found = joining()[word]?.split(', ') ?? writingWords().dull[word]?.split(', ') ?? synonymsOf(word).slice(0, 3)
    if (found.length > 1) return { word, words: listed.format(found) }
  }
  return null
}
