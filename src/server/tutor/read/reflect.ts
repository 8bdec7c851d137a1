import { z } from 'zod'
import content from '#content/en/tutor/reflect.json'
import { vocabulary } from '#server/safety/ear/ear.ts'
import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'
import { isOwned, kept, saysHow } from './as-written.ts'
import { isCleanClause } from './clean-clause.ts'
import { countingUs, saysNumber } from './of-us.ts'
import { isBesideSpanish, mayBeOther, surelyMeant } from './sure-spelling.ts'

/**
 * What kind of thing a child told: something of its own that happened, is planned or is so; something heavy; a reason;
 * what others say; or a claim, that may be right or not.
 */
export type Told = 'past' | 'plan' | 'now' | 'not' | 'heavy' | 'hearsay' | 'reason' | 'claim'
/** What a child told, said back to it: 'my dog ate my shoe' as 'your dog ate your shoe', without its end mark. */
/** `lightly`: the kind of thing it would be if its heavy word did not weigh. */
export type Reflection = { told: Told; lightly: Told; isThought: boolean; said: string; Said: string; isJoke: boolean }

const words = z.string().transform((text) => new Set(text.split(' ')))
const data = z
  .strictObject({
    opens: words,
    closes: words,
    because: words,
    joking: words,
    short: z.record(z.string(), z.string()),
    turned: z.record(z.string(), z.string()),
    proper: words,
    never: words,
    heavy: words,
    past: words,
    plan: words,
    verbs: words,
    joins: words,
    tails: z.string().transform((text) => text.split('|')),
  })
  .parse(content)
const short = new Map(Object.entries(data.short))
const turned = new Map(Object.entries(data.turned))
const proper = new Map([...data.proper].map((name) => [name.toLowerCase(), name]))

const fewestWords = 3
const mostWords = 16
/** Slips that are set right in one line; with more it is not sure what was meant. */
const mostMended = 2

const ownSubject = new Set(['i', 'we', 'my', 'our', 'mine', 'me'])
const others = new Set(['he', 'she', 'they', 'her', 'his', 'their', 'him', 'them'])
const begins = new Set([...ownSubject, ...others, 'it', "it's", "that's", 'that', 'this', 'there', "there's", 'the'])
const more = new Set(["he's", "she's", "they're", 'a', 'an', 'some', 'one', 'two', 'every', 'all', 'no', 'nobody'])

/** What was told, as a listener says it back; null where a plain clause that is understood word for word is not to be had. */
export function reflectionOf(text: string): Reflection | null {
  if (
    /[?[\]{}<>@#*_/\\=+]|\d\d\d\d\d|\d:\d|\bhomework is\b|\bits (?:mine|ours)\b|\bknow (?:that|this) one\b/i.test(text)
  )
    return null
  const tokens = mainClause(
    countingUs(text).replace(/^\W*(?=(?:mom|mommy|dad|daddy|mama|papa|grandma|grandpa|nana)\b)/i, 'my '),
  )
  const isJoke = tokens.some((token) => data.joking.has(token.toLowerCase()))
  const { clause, isReason } = bare(tokens)
  if (clause.length < fewestWords || clause.length > mostWords) return null
  const plain = clause.map((token) => token.toLowerCase())
  if (plain.some((word) => data.never.has(word) || mayBeOther(word)) || asksInside.test(plain.join(' '))) return null
  const whole = inFull(clause)
  const meant = whole === null ? null : firstClause(whole)
  if (meant === null || !isClause(meant) || !isCleanClause(meant.map((word) => word.toLowerCase().replace(/,$/, ''))))
    return null
  const spoken = shortened(withCommas(agreeing(meant)).join(' '))
  const thought = /^you (?:really )?(?:think|thought|believe|know) (?:that )?(?=\S+ \S+ \S)/.exec(spoken)
  const said = thought ? spoken.slice(thought[0].length) : spoken
  return {
    told: thought ? 'claim' : toldIn(meant, isReason, true),
    isThought: thought !== null,
    lightly: thought ? 'claim' : toldIn(meant, isReason, false),
    said,
    Said: said.charAt(0).toUpperCase() + said.slice(1),
    isJoke,
  }
}

const asksInside =
  /\b(?:what|whats|how|why|which|where|who)\b (?:\w+ )?(?:do|does|did|can|could|should|is|are|was|many|much|long|it|he)\b|\b(?:is|was|are) (?:that|this|it|he|she|they)\b|^(?:do|does|did|is|are|can|could|will|would|should|has|have|what|why|how|when|who|where|which|if|let|lets)\b|\b(?:can|do|did|should|am) i\b|\bwhats\b|\b(?:what|who|how|where|which|when) (?:would|could|should|will)\b/

/** The longest sentence: the others are mostly calls. */
function mainClause(text: string): string[] {
  const sentences = text
    .split(/[.!;:…]+(?!\d)|\s-+\s|\n/)
    .map((one) => one.match(/\d+\.\d+%?|[\p{L}\d][\p{L}\d'’%$-]*|[$]\d+|,/gu) ?? [])
  return sentences.reduce<string[]>((best, one) => (one.length > best.length ? [...one] : best), [])
}

function bare(tokens: readonly string[]): { clause: string[]; isReason: boolean } {
  let from = 0
  let to = tokens.length
  let isReason = false
  const at = (place: number) => (tokens[place] ?? '').toLowerCase()
  while (from < to && (data.opens.has(at(from)) || at(from) === ',')) {
    if (at(from) === 'like' && !/^(?:when|i|a|an|my|if|the)$/.test(at(from + 1))) break
    if (at(from) === 'so' && data.because.has(at(from - 1))) break
    isReason ||= data.because.has(at(from))
    from++
  }
  if (at(from) === 'no' && (begins.has(at(from + 1)) || isPerson(at(from + 1)))) from++
  while (
    to > from &&
    (data.closes.has(at(to - 1)) || at(to - 1) === ',') &&
    (data.joking.has(at(to - 1)) || !/(?:^(?:is|are|am|im|was|said|says|say|its|all)|s)$/.test(at(to - 2)))
  )
    to--
  const line = tokens.slice(from, to).join(' ').toLowerCase()
  const tail = data.tails.find((one) => line.endsWith(` ${one}`))
  return { clause: tokens.slice(from, tail === undefined ? to : to - tail.split(' ').length), isReason }
}

/** Each word written out and spelled right; null where one is not known. */
function inFull(clause: readonly string[]): string[] | null {
  let mended = 0
  const full: string[] = []
  for (const [place, token] of clause.entries()) {
    const next = clause[place + 1]
    const word = token.replaceAll('’', "'").toLowerCase()
    if (word === ',') {
      if (full.length > 0) full[full.length - 1] += ','
      continue
    }
    const long = short.get(word)
    if (long !== undefined) full.push(...long.split(' '))
    else if (word === 'its')
      full.push(
        isOwned.test(next ?? '') || (isThing(full.length, clause) && !saysHow.test(next ?? '')) ? 'its' : "it's",
      )
    else if (full.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(token)) full.push(token)
    else if (
      /^[$]?\d+(?:[.,]\d+)?%?$/.test(word) ||
      turned.has(word) ||
      isInDictionary(word) ||
      (word.length > 4 && isSpelledRight(word))
    )
      full.push(cased(token, word))
    else if (isName(token, full.length)) full.push(token.charAt(0).toUpperCase() + token.slice(1))
    else {
      const meant = isKnown(word) ? word : surelyMeant(word)
      if (meant === null) return null
      mended += meant === word ? 0 : 1
      full.push(cased(token, meant))
    }
  }
  return mended > mostMended || (mended > 0 && isBesideSpanish(clause)) ? null : full
}

const opensClause = /^(?:i|we|he|she|they|it's|that's|he's|she's|they're|there's|it|my|you)$/i

/** Children run clauses together: the first one that is whole. */
function firstClause(meant: readonly string[]): string[] | null {
  const at = meant.findIndex(
    (word, place) =>
      place >= 2 &&
      opensClause.test(word) &&
      !(meant[place - 1] ?? '').endsWith(',') &&
      isSubjectAt(meant, place) &&
      !data.joins.has((meant[place - 1] ?? '').toLowerCase()),
  )
  const first = at < 0 ? meant : meant.slice(0, at)
  return first.length < fewestWords && at >= 0 ? null : [...first]
}

/** 'It' and 'my' may be what is done something to; before a verb they begin anew. */
const isSubjectAt = (meant: readonly string[], place: number) =>
  /^(?:i|we|he|she|they|it's|that's|he's|she's|they're|there's)$/i.test(meant[place] ?? '') ||
  (/^it$/i.test(meant[place] ?? '') && isVerb((meant[place + 1] ?? '').toLowerCase()))

/** 'Its nose' has something; 'its cold' is so. The first word of a clause is nearly always the second. */
const isThing = (at: number, clause: readonly string[]) =>
  at > 0 && clause[at - 1] !== ',' && !data.joins.has((clause[at - 1] ?? '').toLowerCase())
const isPerson = (word: string) =>
  isFirstName(word) || /^(?:mom|dad|mommy|daddy|mama|papa|grandma|grandpa|nana|abuela|abuelo)$/.test(word)
const isKnown = (word: string) => kept.test(word) || (vocabulary().groupsOf(word) !== null && !/(.)\1\1/.test(word))
const isName = (token: string, at: number) =>
  (at > 0 && /^\p{Lu}\p{Ll}+/u.test(token)) || (isFirstName(token) && !isInDictionary(token))

const cased = (token: string, word: string) =>
  proper.get(word) ?? (/^\p{Lu}{2,5}$/u.test(token) && token.length < 4 ? token : word)

/** A subject stands first, and something is said of it. */
function isClause(meant: readonly string[]): boolean {
  const lower = meant.map((word) => word.toLowerCase().replace(/,$/, ''))
  const [first = '', second = ''] = lower
  if (first === 'me' && (second !== 'and' || lower.some((word) => word === 'is' || word === 'was'))) return false
  if (
    /^(?:is|are|was|says?|said|a|an|the|my|and|or|to|of|because|but|so|if|than|like|for|with|in|on|at|thinks?)$/.test(
      lower.at(-1) ?? '',
    )
  )
    return false
  if (/^(?:is|am|has|be|not|me|my|the)$/.test(second) && /^(?:i|we|they)$/.test(first) && second !== 'am') return false
  if (first === 'i' || first === 'we' || first === 'he' || first === 'she' || first === 'they')
    return lower.length >= fewestWords
  const hasVerb = lower.slice(1).some((word) => isVerb(word))
  if (!hasVerb) return false
  return (
    begins.has(first) ||
    more.has(first) ||
    (!isVerb(first) && /s$/.test(first)) ||
    meant[0]?.charAt(0) !== first.charAt(0)
  )
}

/** 'Walked', and neither 'bed' nor 'red'. */
const isRegularPast = (word: string) => /[a-z]{2}[^e]ed$|[a-z]{2}eed(?:ed)$/.test(word) && !noPast.has(word)
const noPast = new Set(['hundred', 'sled', 'shed', 'naked', 'sacred', 'wicked'])

const isVerb = (word: string) =>
  data.verbs.has(word) || data.past.has(word) || isRegularPast(word) || /n't$/.test(word) || /'(?:s|re|ll)$/.test(word)

/** 'I am' becomes 'you are', 'my' 'your'. */
function agreeing(meant: readonly string[]): string[] {
  return meant.map((word, at) => {
    const comma = word.endsWith(',') ? ',' : ''
    const lower = word.toLowerCase().replace(/,$/, '')
    const before = (meant[at - 1] ?? '').toLowerCase()
    if (before === 'i' && lower === 'am') return `are${comma}`
    if (before === 'i' && lower === 'was') return `were${comma}`
    if (before === 'i' && lower === "wasn't") return `weren't${comma}`
    const other = turned.get(lower)
    return other === undefined ? word : `${other}${comma}`
  })
}

/** 'How many of me fit in my room' as the tutor says it: 'how many of you fit in your room'. */
export const turnedAround = (text: string): string => shortened(agreeing(text.split(/\s+/)).join(' '))

/** A new clause after 'but' and 'so' has its comma. */
const withCommas = (spoken: readonly string[]) =>
  spoken.map((word, at) =>
    /^(?:but|so)$/.test(spoken[at + 1] ?? '') &&
    /^(?:you|he|she|they|it|it's|that's|your|there|he's|she's)$/.test(spoken[at + 2] ?? '') &&
    !word.endsWith(',')
      ? `${word},`
      : word,
  )

/** As it is spoken: 'you're', 'you'll'. */
const shortened = (said: string) =>
  said
    .replace(/\byou are\b(?! not\b)/g, "you're")
    .replace(/\byou will\b/g, "you'll")
    .replace(/\byou would\b/g, "you'd")
    .replace(
      /\b(mrs|mr|ms|dr) (\w)/g,
      (_, title: string, letter: string) => `${title[0]?.toUpperCase()}${title.slice(1)}. ${letter.toUpperCase()}`,
    )
    .replace(
      /\byour (mom|dad|brother|sister|friend|teacher|cousin|grandma|grandpa|uncle|aunt|dog|cat|coach)s (?!are\b|and\b|have\b|were\b|like\b|do\b|don't\b)/g,
      "your $1's ",
    )
    .replace(/\ba(?= (?:[aeio]\w|un(?!i))\w*)/g, 'an')
    .replace(/^you(?:'re) (?:not)\b/, "you're not")

/** Heavy only with what stands beside them: 'nobody uses this in real life' is none. */
const heavyTogether =
  /\bnobody (?:\w+ ){0,2}(?:me|us|with)\b|\b(?:mean|meaner) to (?:me|us|my)\b|\b(?:i|we) (?:really |so )?miss (?:my|him|her|them|it|you|home)\b|\b(?:i|we) (?:always )?(?:failed?|fail)\b|\b(?:moved|moving) away\b|\bstole my\b|\blost my\b|\b(?:is|are|went|gone|go|goes) away\b|\b(?:i am|i'm) (?:\w+ )?(?:slow|lazy|bad|tired|wrong)\b|\btoo hard\b|\bit is (?:so )?hard\b/

function toldIn(meant: readonly string[], isReason: boolean, weighs: boolean): Told {
  const lower = meant.map((word) => word.toLowerCase().replace(/,$/, ''))
  const line = lower.join(' ')
  const isOwn = lower.some((word) => ownSubject.has(word))
  const isOfOne = /^(?:the|one|there)$/.test(lower[0] ?? '') || others.has(lower[0] ?? '') || isPerson(lower[0] ?? '')
  if (weighs && isOwn && (lower.some((word) => data.heavy.has(word)) || heavyTogether.test(line))) return 'heavy'
  if (isReason) return 'reason'
  if (/^there (?:was|were)\b/.test(line) && !saysNumber(line)) return 'past'
  const isOfIt = /^(?:it|it's|that's|they're|that|they)$/.test(lower[0] ?? '') && !saysNumber(line)
  if (
    /^(?:my|our|his|her|the) \w+ (?:always )?(?:says?|said|thinks?|told me(?! (?:the|an?|about|to|not)\b))\b/.test(line)
  )
    return 'hearsay'
  if (
    (!isOwn && !isOfOne && !isOfIt) ||
    // Why the child itself did or likes something is no claim about the world.
    (line.includes('because') && (!ownSubject.has(lower[0] ?? '') || saysNumber(line))) ||
    (!isOfOne &&
      saysNumber(line) &&
      !(isOwn && /\bat \S+$/.test(line)) &&
      lower.some((word) => /^(?:is|are|equals|makes|has)$/.test(word)))
  )
    return 'claim'
  if (
    lower.slice(0, 4).some((word) => /^(?:i|we|me|i'm)$/.test(word)) &&
    lower.slice(0, 5).some((word) => data.plan.has(word)) &&
    !lower.some((word) => /n't$/.test(word) || word === 'not' || word === 'never' || word === 'nobody') &&
    !/\bwill be\b|^(?:it|it's|that|that's|this|there)\b/.test(line)
  )
    return 'plan'
  if (lower.slice(0, 6).some((word) => data.past.has(word) || isRegularPast(word))) return 'past'
  return lower.some((word) => /n't$/.test(word) || word === 'not' || word === 'never') ? 'not' : 'now'
}
