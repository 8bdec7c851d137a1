import {
  isNoun,
  isUncountable,
  isVerb,
  kindsOf,
  pastOf,
  pluralOf,
  presentOf,
  regularPastOf,
  singularOf,
} from '../know/words/forms.ts'
import { knownWord } from '../know/words/words.ts'
import type { Fault } from './fault.ts'
import { around, type WrittenSentence } from './written.ts'

const words = (list: string) => new Set(list.split(' '))

const joiners = words('and because but so when while then that if or cuz cause after before')
const helpers = words(
  'did do does can could will would should may might must let lets let’s make makes made help helps helped see saw watch watched to didn’t doesn’t don’t can’t won’t couldn’t wouldn’t didnt doesnt dont cant wont and',
)
const prepositions = words(
  'of behind with like to for than near by beside about from in on at under over between around',
)
const determiners = words('the a an my his her our their your this that these those one')

/** What a verb becomes behind 'he', behind 'they', behind 'I'. */
const beForms: Readonly<Record<string, readonly [he: string, they: string, i: string]>> = {
  is: ['is', 'are', 'am'],
  are: ['is', 'are', 'am'],
  am: ['is', 'are', 'am'],
  was: ['was', 'were', 'was'],
  were: ['was', 'were', 'was'],
  has: ['has', 'have', 'have'],
  have: ['has', 'have', 'have'],
  does: ['does', 'do', 'do'],
  "isn't": ["isn't", "aren't", "'m not"],
  "aren't": ["isn't", "aren't", "'m not"],
  "wasn't": ["wasn't", "weren't", "wasn't"],
  "weren't": ["wasn't", "weren't", "wasn't"],
  "doesn't": ["doesn't", "don't", "don't"],
  "don't": ["doesn't", "don't", "don't"],
  dont: ["doesn't", "don't", "don't"],
  doesnt: ["doesn't", "don't", "don't"],
}

type Who = 'he' | 'they' | 'i'
const place: Record<Who, 0 | 1 | 2> = { he: 0, they: 1, i: 2 }

/** A verb that does not go with who does it: 'the dog are', 'he go', 'they was'. */
export function agreeFault(sentence: WrittenSentence): Fault | null {
  const list = sentence.words.map(({ word }) => word)
  for (const [at, verb] of list.entries()) {
    const who = at === 0 ? null : whoBefore(list, at)
    const right = who === null ? thereFix(list, at) : fixed(list, at, who)
    if (
      right === null ||
      right === verb ||
      (verb === 'dont' && right === "don't") ||
      (verb === 'doesnt' && right === "doesn't")
    )
      continue
    const past = pastOf(verb)
    return {
      kind: 'agree',
      word: verb,
      values: {
        part: around(sentence, at, subjectLength(list, at), 1),
        verb: sentence.words[at]?.as ?? verb,
        fix: right,
      },
      fixes: [right, ...(beForms[verb] ? [] : [past])],
    }
  }
  return null
}

function fixed(list: readonly string[], at: number, who: Who): string | null {
  const verb = list[at] ?? ''
  const before = list[at - 2] ?? ''
  const forms = beForms[verb]
  if (forms) {
    const isWish = /^were/.test(verb) && list.slice(0, at).some((word) => word === 'if' || word === 'wish')
    const isHelped = /^(?:have|do|does|don't|dont)$/.test(verb) && helpers.has(before)
    return isWish || isHelped || (verb === 'am' && who === 'i') ? null : forms[place[who]]
  }
  const isPronoun = /^(?:he|she|it|they|we|i|you)$/.test(list[at - 1] ?? '')
  if (!isPronoun || (at > 1 && !joiners.has(before)) || before === 'and' || before === 'that') return null
  if (who === 'he') return isPlainVerb(verb) ? thirdOf(verb) : null
  const base = baseOfThird(verb)
  return base !== null && isPlainVerb(base) && !(isNoun(base) && /^(?:you|we)$/.test(list[at - 1] ?? '')) ? base : null
}

const noDoing = words(
  'can will did was is are has had must may might should would could just only also never always really still then be been do too either both all not well even once',
)

/** The form of a verb behind 'they', whose past is another word. */
function isPlainVerb(word: string): boolean {
  if (noDoing.has(word) || pastOf(word) === word || presentOf(word) !== null) return false
  const kinds = kindsOf(word)
  if (kinds && (!kinds.includes('verb') || kinds.includes('adjective') || kinds.includes('adverb'))) return false
  return word.length > 1 && isVerb(word) && !/(?:ed|ing|ly)$/.test(word)
}

const thirdOf = (verb: string) =>
  verb === 'go' ? 'goes' : verb === 'have' ? 'has' : /^(?:do)$/.test(verb) ? 'does' : regularS(verb)
const regularS = (word: string) =>
  /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`

function baseOfThird(word: string): string | null {
  if (!/s$/.test(word) || /ss$/.test(word)) return null
  const bases = [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
  return bases.find((base) => base !== word && thirdOf(base) === word) ?? null
}

/** Who does it: one, several, or the child itself. Null where that is not clear. */
function whoBefore(list: readonly string[], at: number): Who | null {
  const subject = list[at - 1] ?? ''
  const before = list[at - 2] ?? ''
  if (before === 'and' || before === 'or') return null
  if (subject === 'i') return 'i'
  if (/^(?:he|she|it|everyone|everybody|someone|somebody|nobody|everything)$/.test(subject))
    return prepositions.has(before) ? null : 'he'
  if (/^(?:we|they|you)$/.test(subject)) return prepositions.has(before) ? null : 'they'
  return nounBefore(list, at)
}

/** 'The big dog', 'my friends', 'dogs' at the beginning or behind a joining word: what stands deeper may be part of something else. */
function nounBefore(list: readonly string[], at: number): Who | null {
  const noun = list[at - 1] ?? ''
  if (!beForms[list[at] ?? ''] || isUncountable(noun)) return null
  let first = at - 1
  while (first > 0 && at - first < 4 && describes(list[first - 1] ?? '')) first -= 1
  const hasDeterminer = first > 0 && determiners.has(list[first - 1] ?? '')
  if (hasDeterminer) first -= 1
  const opens = first === 0 || (joiners.has(list[first - 1] ?? '') && !/^(?:and|or|that)$/.test(list[first - 1] ?? ''))
  if (!opens) return null
  const isMany = isPlural(noun)
  if (isMany) return 'they'
  const determiner = hasDeterminer ? (list[first] ?? '') : ''
  return hasDeterminer && !/^(?:these|those)$/.test(determiner) && isNoun(noun) && pluralOf(noun) !== noun ? 'he' : null
}

const describing = words(
  'little big small old new young red blue green yellow black white brown pink purple orange gray tiny huge cute fluffy happy sad funny mean nice good bad best other first last two three four five',
)
const describes = (word: string) => describing.has(word) || (kindsOf(word)?.includes('adjective') ?? false)

function isPlural(word: string): boolean {
  const irregular = singularOf(word)
  if (irregular !== null) return irregular !== word
  if (!/s$/.test(word) || /ss$|us$|is$/.test(word)) return false
  const bases = [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
  return bases.some((base) => base !== word && isNoun(base) && pluralOf(base) === word)
}

const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|lots|[2-9]|\d\d+)$/

/** 'There is two dogs', 'there are a dog'. */
function thereFix(list: readonly string[], at: number): string | null {
  if (list[at - 1] !== 'there') return null
  const [verb, next = ''] = [list[at] ?? '', list[at + 1] ?? '']
  if ((verb === 'is' || verb === 'was') && several.test(next)) return verb === 'is' ? 'are' : 'were'
  if (
    (verb === 'are' || verb === 'were') &&
    /^(?:a|an|one)$/.test(next) &&
    !/^(?:lot|few|couple|bunch|ton|million|hundred|thousand)$/.test(list[at + 2] ?? '')
  )
    return verb === 'are' ? 'is' : 'was'
  return null
}

const subjectLength = (list: readonly string[], at: number) => {
  let count = 1
  while (
    count < 3 &&
    at - count > 0 &&
    !/^(?:i|he|she|it|we|they|you|there)$/.test(list[at - count] ?? '') &&
    !determiners.has(list[at - count] ?? '')
  )
    count += 1
  return Math.min(count, at)
}

/** A past that a child makes by the rule: 'goed', 'runned', 'wented'. */
export function pastFault(sentence: WrittenSentence): Fault | null {
  for (const [at, { word, as }] of sentence.words.entries()) {
    const base = word.endsWith('ed') && !knownWord(word) ? baseOfWrongPast(word) : null
    if (base === null) continue
    const right = pastOf(base).split(' or ')
    return {
      kind: 'past',
      word,
      values: { part: around(sentence, at, 1), verb: as, base, fix: right[0] ?? '' },
      fixes: right,
    }
  }
  return null
}

function baseOfWrongPast(word: string): string | null {
  const front = word.slice(0, -2)
  const bases = [front, word.slice(0, -1), front.slice(0, -1), front.replace(/i$/, 'y')]
  const byRule = bases.find((base) => {
    const past = pastOf(base)
    return (
      past !== regularPastOf(base) &&
      regularPastOf(base) === word &&
      !past.split(' or ').includes(word) &&
      knownWord(base) !== null
    )
  })
  // 'Wented', 'broked': the past once more.
  return byRule ?? presentOf(front) ?? presentOf(word.slice(0, -1))
}
