import { asQuestion } from '../know/words/question-words.ts'
import { craftAsks } from './ask-craft.ts'
import type { TextAsk } from './ask-parts.ts'
import { partAsks } from './ask-parts-of-text.ts'

const mostWords = 18

/** What is asked of a text, before a colon where the text stands behind it; `isOpen` says that one is being written. */
export function askOfText(written: string, isOpen: boolean): TextAsk | null {
  const head = (/^(.{4,60}?):\s+\S/s.exec(written)?.[1] ?? written).replace(/\bidk\b/gi, "i don't know")
  const plain = ` ${head} `.replace(/\b(?:haha|lol|hmm+|oh|wait|now) (?=\w)/gi, '').trim()
  if (plain.split(/\s+/).length > mostWords) return null
  // 'I don't know what to write' is read whole: asQuestion takes its beginning away.
  const question = asQuestion(plain.replace(/\b(?:i|we) (?=(?:don'?t|dont|do not) (?:know|no) what)/gi, 'as for me i '))
    .replace(/^as for me /, '')
    .replace(/^(?:(?:so|and|but|ok|then) )+/, '')
  return (
    [...partAsks, ...craftAsks].find(([, isFree, pattern]) => (isFree || isOpen) && pattern.test(question))?.[0] ?? null
  )
}

const instead =
  /^(?:(?:what|which) (?:is|are|can i|could i|should i|word can i|words can i|else can i|else could i)(?: use| say| write)?(?: a| another| some| other)?(?: better| good)?(?: words?)? (?:instead of|for|than|besides)|(?:give me|i need|i want|is there|what is|find|find me|any|can you give me|do you know|tell me)(?: a| an| another| some| any)?(?: better| good| different| other| stronger| more interesting)* (?:words?|synonyms?) (?:instead of|for|than|besides)|other words for|another word for|what else can i (?:say|use) for) (?:the word )?([a-z]+(?: [a-z]+)?)$/

/** The word that another is wanted for: 'a word instead of said'. */
export const wordToReplace = (text: string): string | null =>
  instead.exec(asQuestion(text).replace(/ (?:in my \w+|here|there)$/, ''))?.[1] ?? null
