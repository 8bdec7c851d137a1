import { isNoun, kindsOf } from '../know/words/forms.ts'
import { knownWord } from '../know/words/words.ts'
import type { Line } from '../move.ts'
import type { Fault } from './fault.ts'
import { around, sentencesOf, wordsOf } from './written.ts'

/** Words that name nothing by themselves. */
const noThing = new Set('that day thing things way time lot one kind part this it'.split(' '))
const dull = new Set(
  'good nice big little bad more many much other same own all some every first next last new old right sure very only even'.split(
    ' ',
  ),
)

/** What is good in what a child wrote, and true: its reason, a word of its own, its marks, the thing that it tells of. */
export function goodIn(text: string, faults: readonly Fault[]): Line {
  const hasFault = (kind: Fault['kind']) => faults.some((one) => one.kind === kind)
  const words = wordsOf(text)
  const wrong = new Set(faults.map(({ word }) => word))
  if (words.some(({ word }) => word === 'because' || word === 'cuz') && words.length > 4)
    return { key: 'write.good.because' }
  const own = words.find(
    ({ word }) =>
      word.length > 3 &&
      !dull.has(word) &&
      !wrong.has(word) &&
      (kindsOf(word)?.includes('adjective') ?? false) &&
      !(kindsOf(word)?.includes('noun') ?? false),
  )
  if (own) return { key: 'write.good.word', values: { word: own.as.toLowerCase() } }
  const hasMarks = !hasFault('capital') && !hasFault('end') && !hasFault('endQuestion')
  if (hasMarks && words.length > 2) return { key: 'write.good.marks' }
  const quote = thingIn(text, wrong)
  if (quote !== null) return { key: 'write.good.about', values: { quote } }
  if (!hasFault('capital')) return { key: 'write.good.capital' }
  return { key: hasFault('end') || hasFault('endQuestion') ? 'write.good.plain' : 'write.good.end' }
}

/** 'the park', 'my red bike': the last thing that it names, in the child's words. */
function thingIn(text: string, wrong: ReadonlySet<string>): string | null {
  for (const sentence of sentencesOf(text)) {
    const at = sentence.words.findLastIndex(
      ({ word }) => isNoun(word) && word.length > 2 && !wrong.has(word) && !noThing.has(word),
    )
    const before = sentence.words[at - 1]?.word ?? ''
    const hasLead =
      /^(?:the|a|an|my|our|his|her|their|your)$/.test(before) || (kindsOf(before)?.includes('adjective') ?? false)
    if (at >= 0) return around(sentence, at, hasLead ? 1 : 0).toLowerCase()
  }
  return null
}

const leads =
  /^\W*(?:(?:um+|uh+|idk|i don'?t know|ok|okay|so|well|like|maybe|i think|i guess|because|cuz|cause|it'?s|it is|i want|i wanna|i would like|id like|i will|im gonna|i am going to|to|write|do|make|tell|a story|the story|my story|a report|my report|an essay|one(?= (?:about|abt|that|where|with)\b)|about|abt|that|is|would be|will be)\b[\s,:]*)+/i
const longestQuote = 7
/** A quote that is cut does not end with one of these. */
export const hanging =
  /^(?:i|we|they|he|she|it|you|the|a|an|my|our|his|her|their|your|to|of|in|on|at|for|with|is|are|was|were|get|gets|got|that|when|if|as|who|which|have|has|had|be)$/
/** So many words more than a quote has, and it is cut too short to be one. */
const hangsOver = 4
const between = /\b(?:and|because|but|so|then|or|cuz)\b|[,.;!?]+/i

/** The child's own words, shortly: without 'I want to write about', and of a long answer the part with its rarest word. */
export function quoteOf(text: string): string | null {
  const whole = text.trim().replace(/[.!?\s]+$/, '')
  const own = whole.replace(leads, '').replace(/^(?:and|but|so|also)\s+/i, '') || whole
  const all = wordsOf(own)
  if (all.length === 0) return null
  if (all.length <= longestQuote) return own.slice(all[0]?.from ?? 0, all.at(-1)?.to)
  const rarity = (part: string) =>
    Math.max(0, ...wordsOf(part).map(({ word }) => knownWord(word)?.rank ?? (word.length > 3 ? 99_999 : 0)))
  const parts = own.split(between).filter((part) => wordsOf(part).length > 1)
  const [first = own, ...more] = parts
  const best = more.reduce((found, part) => (rarity(part) > rarity(found) ? part : found), first)
  const words = wordsOf(best)
  // Of a sentence that runs on, its beginning alone says little.
  if (words.length > longestQuote + hangsOver) return null
  const short = words.slice(0, longestQuote)
  while (short.length > 2 && words.length > longestQuote && hanging.test(short.at(-1)?.word ?? '')) short.pop()
  return best.slice(short[0]?.from ?? 0, short.at(-1)?.to)
}
