import { readTokens, type Token } from '#shared/answers/tokens.ts'
import { acts, gets, holds, loses, stays, whole } from './story-grammar.ts'
import { mendedStory } from './story-mending.ts'

/**
 * A story cut into the clauses that tell and the one that asks, in small letters. `#0` stands for the first number,
 * `#1` for the second. `odd`: a number that is no whole one from zero to a million.
 */
export type StoryText = {
  clauses: string[][]
  asked: string
  /** The asking sentence as the child wrote it, tidied. */
  question: string
  numbers: number[]
  odd: boolean
  /** Its numbers with what they count: '12 apples'. */
  known: string[]
}

const asks =
  /\bhow (?:many|much|long|old|far|tall|heavy)\b(?! (?:is|are|r) (?:you|u)\b)|\bwhat is the (?:total|difference)\b/i
/** The same where a story is told in Spanish: its question stays in the child's own words. */
const asksItself =
  /\bhow (?:many|much|long|old|far|tall|heavy)\b|\bwhat is the (?:total|difference)\b|\bcu[aá]nt[oa]s?\b/i
/** Talk about the work itself, and no story. */
const aboutWork = /\bhow many (?:more )?(?:hints?|questions?|exercises?|problems?|tries|lessons?|levels?|tasks?)\b/i

/** Reads a text as a number story, or null when it asks for no number or tells of fewer than two. */
export function storyText(text: string): StoryText | null {
  const plain = mendedStory(text)
  const at = asks.exec(plain)?.index
  if (at === undefined || aboutWork.test(plain)) return null
  const rest = plain.slice(at)
  const end = /[?!]|\.(?!\d)/.exec(rest)?.index ?? rest.length
  const [question = '', ...conditions] = rest.slice(0, end).split(/,?\s+\b(?:if|when)\b\s+/i)
  const told = [plain.slice(0, at), ...conditions, rest.slice(end + 1)]
  const numbered = numberedText([...told, question])
  const asked = numbered.texts.at(-1)?.trim() ?? ''
  const clauses = numbered.texts.slice(0, -1).flatMap(sentences)
  const tells = clauses.some((parts) => parts.some((part) => part.includes('#') && !answers.test(part)))
  if (numbered.numbers.length < fewestNumbers(plain) || !tells || numbered.texts.some((part) => sum.test(part)))
    return null
  return {
    clauses,
    asked,
    question: tidied(shownQuestion(text) ?? question),
    numbers: numbered.numbers,
    odd: numbered.odd,
    known: countedIn(text),
  }
}

const counted =
  /^(?!(?:and|or|of|is|are|was|were|has|have|had|in|on|at|to|from|with|for|than|times|each|every|away|left|more|fewer|then|how|as)$)[a-z]{3,15}$/

const isDeed = whole(
  `(?:${gets}|${loses}|${acts}|${stays}|${holds}|go|goes|went|come|came|fly|flew|hop|join|joined|give|gives|gave|broke|pop|popped|go)`,
)

const groups =
  'bags|boxes|packs|packets|plates|baskets|jars|trays|bowls|rows|cartons|crates|shelves|bunches|buckets|piles|tables|cages'
const people = 'friends|kids|people|children|cousins|brothers|sisters|of us'
const unasked = new RegExp(
  `^#0 (?:${groups}) (?:with|of) #1 [a-z]+(?: each| in each)?$|^(?:[a-z]+ ){1,2}(?:has|have) #0 (?!(?:${people}) )[a-z]+ (?:for|and (?:we|they|there) are) #1 (?:${people})$`,
)

/** Only groups, or things and who is to share them, and no question: '4 bags with 6 cookies'. */
export function unaskedStory(text: string): boolean {
  if (text.length > mostUnasked) return false
  const { texts, numbers, odd } = numberedText([mendedStory(text)])
  return !odd && numbers.length === 2 && unasked.test((texts[0] ?? '').replace(/ ?[.,!;] ?/g, ' ').trim())
}

const mostUnasked = 80

/** A week has its own number, and so has 'my sister and I'. */
const fewestNumbers = (text: string) =>
  /\bin (?:a|one|the whole) (?:week|year|month|hour|day)\b|\b(?:and|with) (?:i|me|my [a-z]+)\b.*\b(?:split|share|divide)/i.test(
    text,
  )
    ? 1
    : 2

/** The asking part as the child wrote it. */
function shownQuestion(text: string): string | undefined {
  const at = asksItself.exec(text)?.index
  return at === undefined ? undefined : text.slice(at).split(/[?!\n]|\.(?!\d)|,?\s+\b(?:if|when)\b\s/i)[0]
}

/** Each number with the word behind it, as the child wrote it. */
export function countedIn(text: string): string[] {
  const tokens = readTokens(text.replace(/\$\s?(\d[\d,]*(?:\.\d+)?)/g, '$1 dollars'))
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number') return []
    const next = tokens[at + 1]
    return [
      next?.kind === 'word' && counted.test(next.word) && !isDeed.test(next.word)
        ? `${token.written} ${next.word}`
        : token.written,
    ]
  })
}

/** An answer, and not a part of a story: 'is it 7?' */
const answers = /^(?:is it|its|it is|i think|maybe|the answer|what is|what|no|yes|calculate)(?= |$)/
/** '3 + 4' is no story. */
const sum = /#\d ~?[+×÷=-] #\d|#\d (?:plus|minus|times) #\d/

const tidied = (question: string) => {
  const short = question.trim().replace(/[,;:\s]+$/, '')
  return `${short.charAt(0).toUpperCase()}${[...short.slice(1)].slice(0, 138).join('')}?`
}

/** The texts with their numbers taken out and counted on from text to text. */
function numberedText(texts: string[]): { texts: string[]; numbers: number[]; odd: boolean } {
  const numbers: number[] = []
  let odd = false
  const written = (token: Token): string => {
    if (token.kind === 'word') return token.word
    if (token.kind === 'mark') return /[.!?;,]/.test(token.mark) ? token.mark : `~${token.mark}`
    if (token.kind === 'sign') return token.sign === '-' ? '-' : `~${token.sign}`
    if (token.kind === 'impossible' || token.value.d !== 1n || token.value.lt(0) || token.value.gt(1_000_000)) {
      odd = true
      return '~'
    }
    numbers.push(token.value.valueOf())
    return `#${numbers.length - 1}`
  }
  return { texts: texts.map((text) => readTokens(text).map(written).join(' ')), numbers, odd }
}

const opening =
  /^(?:(?:then|next|later|so|but|and|also|if|when|after that|one day|on [a-z]+day|in the (?:morning|afternoon|evening)|at (?:school|home|lunch|recess|the park|the store)) )+/

/** The clauses of each sentence: a new one begins where another number is told of. */
const sentences = (text: string): string[][] =>
  text
    .split(/[.!?;]/)
    .map((sentence) => clausesOf(sentence.trim()))
    .filter((clauses) => clauses.length > 0)

const ofSomebody = '(?:his|her|my|our|their) [a-z]+ (?:is|has|had|have|[a-z]+(?= (?:(?:him|her|me|us|them) )?#))'
const going = 'flew|fly|swam|ran|left|leave|went|came|come|popped|broke|melted|hopped|got off|get off|joined|jumped'
/** A new one begins with somebody, with what something costs, or with how many come or go. */
const clauseStart = new RegExp(
  ` ?, ?| (?=(?:and|then|but) )|(?<!\\b(?:and|then|but|now|than|as|to|of|for|with)) (?=(?:he|she|they|i|we|${ofSomebody}|the [a-z]+ (?:costs?|is) #\\d|each [a-z]+ (?:has|have|holds|costs|gets)|(?<=day )#\\d on [a-z]+day|#\\d (?:more )?(?:${going})) )`,
)

function clausesOf(sentence: string): string[] {
  const found: string[] = []
  for (const part of sentence.split(clauseStart)) {
    const last = found.at(-1)
    const tells = /#| some | a few | the rest | the others | (?:split|shared?|divided?) (?:them|it|equally) /
    const isNew = tells.test(` ${part} `) && last !== undefined && tells.test(` ${last} `)
    if (last === undefined || isNew) found.push(part)
    else found[found.length - 1] = `${last} ${part}`
  }
  return found.map(withoutFillers).filter((clause) => clause !== '')
}

const withoutFillers = (clause: string) =>
  ` ${clause} `
    .replace(/ +/g, ' ')
    .trim()
    .replace(opening, '')
    .replace(/ (?:and|then|but)$/, '')
    .replace(/^(?:in|on|at) (?:the|a|an|my|our) [a-z]+ (?=there (?:are|were) #\d+ [^#]*(?:with|of) #)/, '')
    .replace(/^((?:in|on|at|under) (?:the|a|an|my|our) [a-z]+(?: [a-z]+)?) (there (?:are|were) [^#]*#.*)$/, '$2 $1')
    .replace(/ (?:also|too|just)(?= |$)/g, '')
    .trim()
