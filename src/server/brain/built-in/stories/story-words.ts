import { readTokens } from '#shared/answers/tokens.ts'

/** A number of a story, and the word for what it counts. */
export type Counted = { value: number; noun: string | null }

/** A story cut into what it tells and what it asks, in small letters with single spaces around every word. */
export type StoryText = {
  told: string
  asked: string
  /** The asking sentence as the child wrote it. */
  question: string
  numbers: Counted[]
  /** True when there is a number that whole numbers cannot hold, or one in the question. */
  odd: boolean
}

const asking = /\b(?:how (?:many|much|long|far|old)|what is the (?:total|sum)|find (?:the total|how many))\b/i

/** Words that may stand between a number and what it counts. */
const adjectives = new Set(
  'more other big small little red blue green yellow black white pink purple orange new old'.split(' '),
)
/** Words that count nothing. */
const notNouns = new Set(
  'of the a an and or in on at to for from with are is was were has have had left away each every per he she they it his her their who go went goes come leave get gets got equal times fly flew flies eat ate gave give broke now than give run ran swam hop off'.split(
    ' ',
  ),
)

export const stem = (word: string) =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')

/** Reads a text as a number story, or null when it asks for no number or tells of fewer than two. */
export function storyText(text: string): StoryText | null {
  const found = asking.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index)
  const rest = text.slice(found.index)
  const end = /[?.!]/.exec(rest)?.index ?? rest.length
  // 'How many apples are there if Sam has 3 and gets 4?' asks first and tells then.
  const told = `${before} ${rest.slice(end)} ${/\b(?:if|when)\b/i.test(rest.slice(0, end)) ? rest.slice(0, end) : ''}`
  const counted = numbersIn(told)
  if (counted.numbers.length < 2) return null
  const question = rest.slice(0, end).replace(/\s+/g, ' ').trim()
  const inQuestion = told.includes(question) ? 0 : numbersIn(question).numbers.length
  return {
    told: words(told),
    asked: words(question),
    question: `${question.charAt(0).toUpperCase()}${question.slice(1)}?`,
    numbers: counted.numbers,
    // '4 of his 9 cards': the order in the story is not the order of the work.
    odd: counted.odd || inQuestion > 0 || / \d+ of (?:his|her|their|the|my|our|these) \d+ /.test(words(told)),
  }
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()} `

function numbersIn(text: string): { numbers: Counted[]; odd: boolean } {
  const tokens = readTokens(text)
  let odd = false
  const numbers: Counted[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'impossible') odd = true
    if (token.kind !== 'number') continue
    if (token.value.d !== 1n || token.value.lt(0) || token.value.gt(10_000)) odd = true
    const next = tokens.slice(at + 1, at + 4).map((each) => (each.kind === 'word' ? each.word : '.'))
    const noun = next.find((word) => !adjectives.has(word))
    const counts = noun !== undefined && noun.length > 2 && !notNouns.has(noun)
    numbers.push({ value: token.value.valueOf(), noun: counts ? stem(noun) : null })
  }
  return { numbers, odd }
}

/** The thing that is asked for: 'apple' of 'how many apples are left'. */
export const askedNoun = ({ asked }: StoryText): string | null => {
  const noun = / how (?:many|much) (?:more |fewer |less )?(?:\w+ )??(\w{3,}) /.exec(asked)?.[1]
  return noun === undefined || notNouns.has(noun) ? null : stem(noun)
}
