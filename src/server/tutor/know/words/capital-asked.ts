import { isFirstName } from '#server/safety/usual-words.ts'
import { isNoun } from './forms.ts'
import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'

// 'Do i need a caps on bob', 'is summer a capital', 'does monday get a capital letter'.

const mark =
  '(?:an? )?(?:caps?|big [a-z]|capital [a-z]|capitals?|capitalized?|capital letters?|big letters?|uppercase|uppercase letters?|upper case(?: letters?)?)'
const asks = [
  new RegExp(
    `^(?:do|should|does|must|can|did) (?:i|you|we|it) (?:need|put|use|have to (?:use|put|make)|write|make|do|want) ${mark} (?:on|for|in|at|with|to start|when i write) (?:the word |the name )?([a-z]{2,14})$`,
  ),
  new RegExp(
    `^(?:does|do) (?:the word |the name )?([a-z]{2,14}) (?:need|get|have|start with|take|use|begin with) ${mark}$`,
  ),
  new RegExp(`^(?:is|are) (?:the word |the name )?([a-z]{2,14}) (?:supposed to (?:be|have) |always )?${mark}$`),
  /^(?:do|should) (?:i|you|we) capitali[sz]e (?:the word |the name )?([a-z]{2,14})$/,
]
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const seasons = /^(?:spring|summer|fall|autumn|winter)$/
const places =
  /^(?:america|texas|florida|california|mexico|canada|africa|asia|europe|china|japan|india|france|spain|italy|earth|mars|english|spanish|french|christmas|halloween|easter|thanksgiving|hanukkah|ramadan|diwali|kwanzaa)$/
const kin = /^(?:mom|dad|mommy|daddy|grandma|grandpa|aunt|uncle)$/

const shortNames =
  /^(?:bob|jack|sam|max|ben|mia|leo|ava|tim|tom|dan|kim|pat|bill|mark|frank|nick|rob|ray|jim|joe|kate|anna|emma|lily)$/

/** What is said behind it in passing: 'oh and capital letters too'. */
const passing =
  / (?:(?:oh|and|or|also|too|right|tho|though|because|cuz|since|in it$|in (?:this|my|the|a) [a-z]+|if it'?s [a-z]+|when it'?s [a-z]+)\b.*)$/

/** Whether a word takes a capital, and why. */
export function capitalAsked(question: string): WordVerdict | null {
  const bare = question.replace(passing, '')
  const word = asks.map((ask) => ask.exec(bare)?.[1]).find((one) => one !== undefined)
  if (word === undefined || /^(?:it|this|that|my|the|a)$/.test(word)) return null
  const says = reasonOf(word)
  return says === null ? null : { verdict: 'tell', says, next: 'capital' }
}

function reasonOf(word: string): string | null {
  const Word = capital(word)
  if (word === 'i') return 'Yes. The word I is always a capital letter.'
  if (kin.test(word))
    return `${Word} gets a capital when you use it as a name: I asked ${Word}. After my or your it has a small letter: my ${word}.`
  if (days.test(word)) return `Yes, ${Word} gets a capital letter. All days of the week do.`
  if (seasons.test(word)) return `No, ${word} has a small letter. Seasons don't get a capital, but days and months do.`
  if (word === 'may' || word === 'march')
    return `The month ${Word} gets a capital letter. As another word, ${word} has a small one.`
  if (months.test(word)) return `Yes, ${Word} gets a capital letter. All months do.`
  if (places.test(word)) return `Yes, ${Word} gets a capital letter, because it's a name.`
  if (shortNames.test(word) || (isFirstName(word) && !isNoun(word)))
    return `Yes. Names start with a capital letter: ${Word}.`
  return isNoun(word) && !isFirstName(word)
    ? `No, ${word} has a small letter, since it names a kind of thing. It only gets a capital at the start of a sentence, or when it's somebody's name, or part of one.`
    : null
}
