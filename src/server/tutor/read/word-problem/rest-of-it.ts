import { type Part, type Solved, shares, summed } from './parts.ts'
import type { Wanted } from './question.ts'
import { joined, type Term } from './terms.ts'
import { people, stem, verbKind, type Word } from './words.ts'

// What is not said by a verb that adds or takes away: the seats that are empty, the boys where the girls are told, what came between
// what was and what is, and what is put together where nothing goes.

const fromOf = (some: readonly Part[]) => [...new Set(some.flatMap(({ from }) => from))]
const is = (term: Term | null, some: readonly Part[]): Solved | null => term && { term, from: fromOf(some) }

const notSo =
  /\b(?:not|empty|unsold|unused|rest|others?|remain|remains|remaining|still|open|free|blank|uneaten|unread|without|nobody|no one)\b/
/** Words that say that some of it is in use: what is not, is the rest. */
const inUse =
  /\b(?:filled|taken|sold|used|occupied|sitting|sit|sat|seated|full|rained|snowed|read|colou?red|painted|planted|parked|have|has|had|are|is|were|was|rented|done|finished|graded|opened|eaten|come|came|got|fit)\b/
const isUsed = /\b(?:used|filled|taken|occupied|sold|rented|full|in use)\b/
/** As they are told. */
const inOrder = (parts: readonly Part[]) =>
  [...parts].sort((one, other) => Math.min(...one.from) - Math.min(...other.from))
const pairs: readonly (readonly [string, string])[] = [
  ['boy', 'girl'],
  ['man', 'woman'],
  ['child', 'adult'],
  ['adult', 'child'],
  ['left', 'right'],
]
const colors =
  'red|blue|green|yellow|black|white|purple|orange|brown|pink|gray|silver|gold|large|small|big|little|new|old|hot|cold|wooden|plastic'

/** The rest of one amount, where the others are a part of it by what they are. */
export function otherPart(parts: readonly Part[], wanted: Wanted, words: readonly Word[]): Solved | null {
  const ordered = inOrder(parts)
  // '468 of the 1000 beads': the whole comes behind.
  const isBehind =
    ordered.length === 2 &&
    words[(ordered[0]?.from[0] ?? 0) + 1]?.text === 'of' &&
    ordered[1]?.term.value.gt(ordered[0]?.term.value ?? 0)
  const [whole, ...told] = isBehind ? [...ordered].reverse() : ordered
  if (!whole || told.length === 0 || told.length > 3 || !/^(?:plain|end|rest)$/.test(wanted.mode)) return null
  if (told.some(({ isFound }) => isFound) || told.some((one) => !one.term.value.lt(whole.term.value))) return null
  const all = summed(told.map((one) => ({ ...one, role: 'has' as const })))
  if (!all?.value.lt(whole.term.value) || !/^(?:has|gain|whole)$/.test(whole.role)) return null
  const textOf = (sentence: number) =>
    words
      .filter((word) => word.sentence === sentence)
      .map(({ text }) => text)
      .join(' ')
  const text = words.map((word) => word.text).join(' ')
  const isPart = told.every(
    (one) =>
      (!/^(?:gain|end|whole)$/.test(one.role) ||
        (one.role === 'gain' && people.has(one.thing) && place.test(whole.thing))) &&
      (one.thing === whole.thing || one.thing === '' || people.has(one.thing) || isKindOf(one, whole, text)),
  )
  // Some of it came, or went somewhere: that is another story.
  if (
    !isPart ||
    /\bmore\b|\bthan\b/.test(text) ||
    (!whole.isFound && /\beach\b|\bevery\b|\bper\b/.test(text)) ||
    told.some(({ verb }) => isOtherDeed(verb) && !place.test(whole.thing))
  )
    return null
  const isEmpty =
    (notSo.test(wanted.said) && told.some(({ sentence }) => inUse.test(textOf(sentence)))) ||
    (isUsed.test(wanted.said) && told.every(({ sentence }) => notSo.test(textOf(sentence))))
  return isEmpty || isOther(told, wanted, text) ? is(joined(whole.term, '-', all), parts) : null
}

const place = /^(?:seat|chair|spot|place|space|room)$/
const isOtherDeed = (verb: string) => verbKind(verb) === 'gain' && !inUse.test(verb)

/** '14 are girls' of 27 students: what they are called is what tells them apart. */
const isKindOf = (one: Part, whole: Part, text: string) =>
  new RegExp(`\\b${one.term.written} (?:of (?:them|the [a-z]+|those) )?(?:are|is|were|was) `).test(text) ||
  one.named.includes(whole.thing)

function isOther(told: readonly Part[], wanted: Wanted, text: string): boolean {
  const has = (name: string) =>
    told.some(({ thing, named, of, where }) => [thing, ...named, ...of, ...where].includes(name))
  if (
    pairs.some(([one, other]) => wanted.thing === one && has(other) && !has(one)) ||
    pairs.some(([one, other]) => wanted.thing === other && has(one) && !has(other))
  )
    return true
  const wantedColor = new RegExp(`\\b(${colors})\\b`).exec(wanted.said)?.[1]
  if (wantedColor) {
    const both = new RegExp(`\\b(${colors}) (?:[a-z]+ )?(?:and|or) (?:some (?:are )?)?(${colors})\\b`).exec(text)
    const other = both?.slice(1).find((one) => one !== wantedColor)
    const isBoth = both?.slice(1).includes(wantedColor) && other !== undefined && told.length === 1 && has(stem(other))
    const isRest =
      /\b(?:the )?(?:rest|others)(?: of them)? (?:are|is|were|was) ([a-z]+)/.exec(text)?.[1] === wantedColor
    return (isBoth ?? false) || (isRest && !has(stem(wantedColor)))
  }
  const rest = /\b(?:the )?(?:rest|others?)(?: of (?:them|the [a-z]+))? (?:are|is|were|was) ([a-z]+)/.exec(text)?.[1]
  return rest !== undefined && stem(rest) === wanted.thing && !has(stem(rest))
}

const some = /\bsome\b|\ba few\b/
/** 'She baked 15, we ate some, now there are 8': what happened between. */
export function between(parts: readonly Part[], wanted: Wanted, words: readonly Word[]): Solved | null {
  const [one, other, ...more] = inOrder(parts)
  if (!one || !other || more.length > 0 || wanted.mode !== 'plain' || one.thing === 'dollar') return null
  if (other.role !== 'end' || one.role === 'end' || other.isFound) return null
  const text = words.map((word) => word.text).join(' ')
  const kind = verbKind(wanted.verb)
  const isSame = one.thing === other.thing || one.thing === '' || other.thing === ''
  const isLess = one.term.value.gt(other.term.value)
  if (!isSame || one.verb.slice(0, 3) === wanted.verb.slice(0, 3) || one.sentence === wanted.sentence) return null
  if (one.role === 'loss' || !(some.test(text) || kind !== null)) return null
  if (isLess) return kind === 'loss' || some.test(text) ? is(joined(one.term, '-', other.term), parts) : null
  return kind === 'gain' && other.term.value.gt(one.term.value) ? is(joined(other.term, '-', one.term), parts) : null
}

const adds = /\b(?:also|more|another|other|others|loose|extra|single|leftover|left over|plus)\b/

/** What is put together where nothing goes: boxes and some loose ones, several kinds of one sort, mine and yours. */
export function addedUp(told: readonly Part[], wanted: Wanted, words: readonly Word[], isSort: boolean): Solved | null {
  // '3 classes went', and then each of them.
  const [first, ...others] = told
  const isList =
    first !== undefined &&
    others.length > 1 &&
    first.term.written === String(others.length) &&
    first.thing !== wanted.thing
  const parts = isList ? others : told
  const [one, other] = parts
  if (!one || !other || parts.length > 5 || !/^(?:plain|end|missing)$/.test(wanted.mode) || wanted.isLeft) return null
  const isOneDeed = parts.every(({ verb, isFound }) => verb === parts[0]?.verb && !isFound)
  if (parts.some(({ role }) => role === 'whole' || (role === 'loss' && !(isList && isOneDeed)))) return null
  const text = words.map((word) => word.text).join(' ')
  if (/\bthan\b|\bneeds?\b|\bnot\b|\bof them\b|\bof the\b|\bof these\b/.test(text) || /\bmore\b/.test(wanted.said))
    return null
  const isSame = wanted.thing !== '' && parts.every(({ thing }) => thing === wanted.thing || thing === '')
  const total = () => is(summed(parts.map((part) => ({ ...part, role: 'has' as const }))), parts)
  // '5 yo-yos, 4 tops and 5 kites, how many toys'
  const isAlike = parts.every(({ sentence, role }) => sentence === one.sentence && role === one.role && role !== 'end')
  if (
    isSort &&
    isAlike &&
    parts.every(({ thing }) => thing !== '' && thing !== wanted.thing) &&
    wanted.sentence !== one.sentence
  )
    return total()
  if (!isSame) return null
  const found = parts.filter(({ isFound }) => isFound)
  const plain = parts.filter(({ isFound }) => !isFound)
  const said = (sentence: number) =>
    words
      .filter((word) => word.sentence === sentence)
      .map((word) => word.text)
      .join(' ')
  if (
    found.length === 1 &&
    plain.length === 1 &&
    plain.every(({ sentence, role }) => role === 'gain' || adds.test(said(sentence)))
  )
    return total()
  const isAskedOf = parts.some(({ of }) => shares(of, wanted.of) > 0)
  if (
    isOneDeed &&
    !isAskedOf &&
    (isList || parts.every(({ role, isSure }) => role === 'gain' && isSure)) &&
    new Set(parts.map(({ sentence }) => sentence)).size === 1
  )
    return total()
  // 'I have 6 cars and my brother has 2, how many do we have'
  const owners = parts.map(({ of }) => of.join(' '))
  const isOurs =
    /\b(?:we|they|us|them)\b/.test(wanted.said) && new Set(owners).size === parts.length && !owners.includes('')
  const hasAll = parts.every(
    ({ role, verb, isFound }) => role === 'has' && (isFound || /^(?:has|have|had)$/.test(verb)),
  )
  return isOurs && hasAll && !owners.some((owner) => /^(?:we|they)$/.test(owner)) ? total() : null
}
