import { askedToSpell, spellingAnswer } from './ask-spelling.ts'
import { isNoun } from './forms.ts'
import { nearestWord } from './nearest-word.ts'
import { capital, listed } from './question-words.ts'
import { spellingHint } from './word-claims.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord, knownWords } from './words.ts'

const w = "(?:the word |a |an )?([a-z][a-z'-]{1,19})"
const asksEnd =
  /^what (?:mark |sign |punctuation )?(?:goes|comes|do (?:i|you|we) (?:put|use)|belongs|is) at the end of (?:a |an |my |the )?(question|sentence|asking sentence)s?$|^(?:do|does|when do) (?:i|you|we|it|a sentence|a question|this) (?:need|use|get|put) (?:a |an )?(question mark|period|exclamation (?:mark|point))$/
const asksCapital =
  /^(?:does|do|should|is|why does|why is) (?:the word )?([a-z]{3,14}) (?:need|get|have|start with|begin with|take|be)? ?(?:a |an )?(?:capital|capitalized|big letter|upper ?case)(?: letters?)?(?: [a-z])?$/
const days =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english spanish french america american mexico texas california christmas halloween thanksgiving'.split(
    ' ',
  )
const asksVowel =
  /^(?:what|which)(?: is)?(?: the)? vowels? (?:is |are |letter is )?(?:there )?(?:in|does) (?:the word )?([a-z]{2,12})(?: have)?$/
const asksEdge =
  /^(?:what is the |what letter is (?:the )?|which letter is (?:the )?|whats the )(first|last|second|third|middle) ?(?:letter )?(?:in|of) (?:the word )?([a-z]{2,15})$/
const wantsWord =
  /^(?:give me |say |what is |what are |whats |what |which |tell me |name |i need |think of |do you know |can you think of )?(?:a |some |another |one |three |two )?words? (?:that )?(?:(start|begin|end)s?|(?:start|begin|end)ing) (?:with|in) (?:the letters? |the sound )?([a-z]{1,4})$/
const checks = [
  new RegExp(`^(?:did|do) i spell(?:ed)? ${w} (?:right|correct|correctly|ok|good)$`),
  new RegExp(`^is ${w} (?:spelled|spelt|written) (?:right|correct|correctly|ok)$`),
  new RegExp(`^is it spelled (?:like )?${w}$`),
  /^(?:is (?:it )?)?((?:[a-z][ -]){2,14}[a-z])(?: is that| is it|,?) (?:right|correct|ok|good)$/,
]
const cannot = new RegExp(
  `^i (?:can't|cant|can not|cannot|don't know how to|dont know how to|do not know how to|need to) spell ${w}$`,
)

const saysHow =
  /^(?:(?:look )?i (?:can|know how to|could|did) )?spell(?:ed)? (?:the word )?([a-z]{2,14}) ((?:[a-z][ -]){1,14}[a-z])$/

/** More that children ask of words: end marks, capitals, vowels, a word that starts with b, whether a spelling is right. */
export function moreOfWords(question: string): WordVerdict | null {
  if (asksEnd.test(question))
    return tell(
      'A sentence that asks ends with a question mark. One that tells ends with a period. A shout ends with an exclamation mark.',
    )
  const named = asksCapital.exec(question)?.[1]
  if (named && days.includes(named)) return tell(`Yes, ${capital(named)} always starts with a capital letter.`)
  if (named && knownWord(named))
    return tell(`${capital(named)} gets a capital at the start of a sentence, or when it is a name.`)
  return inLetters(question) ?? spellingChecked(question)
}

const tell = (says: string): WordVerdict => ({ verdict: 'tell', says })

const places: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 }

function inLetters(question: string): WordVerdict | null {
  const holder = asksVowel.exec(question)?.[1]
  if (holder && knownWord(holder)) {
    const found = [...holder].filter((letter) => 'aeiou'.includes(letter))
    if (found.length > 0)
      return tell(`${capital(holder)} has the vowel${found.length > 1 ? 's' : ''} ${listed(found)}.`)
  }
  const [, place = '', word = ''] = asksEdge.exec(question) ?? []
  const letter =
    place === 'middle' ? (word.length % 2 ? word[(word.length - 1) / 2] : undefined) : word.at(places[place] ?? 0)
  if (place && letter) return tell(`The ${place} letter of ${word} is ${letter}.`)
  const [, where, letters = ''] = wantsWord.exec(question) ?? []
  if (!letters) return null
  const isEnd = where === 'end' || question.includes('ending')
  const found = [...knownWords()].filter(
    ({ word: each, isBasic }) =>
      isBasic &&
      (isEnd || isNoun(each)) &&
      each.length > letters.length + 1 &&
      each.length < 7 &&
      (isEnd ? each.endsWith(letters) : each.startsWith(letters)),
  )
  const [first] = found
  if (first === undefined || found.length < 3) return null
  const told = tell(
    `${capital(listed(found.slice(0, 3).map((each) => each.word)))} ${isEnd ? 'end' : 'start'} with ${letters}.`,
  )
  return told && !isEnd ? { ...told, next: `start:${first.word}` } : told
}

/** A spelling that the child is not sure of: right is said to be right, and of another the place is shown. */
function spellingChecked(question: string): WordVerdict | null {
  const wanted = cannot.exec(question)?.[1]
  const told = wanted ? spellingAnswer(`spell ${wanted}`) : null
  const meant = wanted ? askedToSpell(`spell ${wanted}`) : null
  if (told && meant) return { verdict: 'tell', says: told, next: `spell:${meant}` }
  const [, own, letters] = saysHow.exec(question) ?? []
  if (own && letters && knownWord(own)) {
    const tried = letters.replace(/[ -]/g, '')
    return tried === own
      ? { verdict: 'right', says: `${capital([...own].join('-'))} spells ${own}.`, next: `spell:${own}` }
      : { verdict: 'look', says: spellingHint(tried, own), next: `spell:${own}` }
  }
  for (const check of checks) {
    const tried = check.exec(question)?.[1]?.replace(/[ -]/g, '')
    if (!tried || /^(?:it|that|this|my|right)$/.test(tried)) continue
    if (knownWord(tried)) return { verdict: 'right', says: `${capital([...tried].join('-'))} is spelled right.` }
    const word = nearestWord(tried)
    if (word) return { verdict: 'look', says: spellingHint(tried, word), next: `spell:${word}` }
  }
  return null
}
