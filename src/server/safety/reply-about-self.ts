import { complement, honestNot, meAfter, myThings, verbObjects } from './reply-self-lists.ts'
import type { Words } from './reply-words.ts'

export type SelfFault = 'claims_human' | 'attachment'

const adverbs = new Set(
  'also just really only always often now still then first simply gladly quickly surely probably maybe truly sometimes already all ever even actually certainly definitely both totally so too soon once again happily usually'.split(
    ' ',
  ),
)
const modals = new Set('can could will would may might should shall must do did does'.split(' '))
const inverted = new Set([...modals, 'am', 'was', 'have', 'had', 'were'])
const letterBefore = new Set(
  'letter letters vowel vowels war numeral part chapter short long capital an the an and,or lowercase uppercase small elizabeth charles james napoleon'.split(
    ' ',
  ),
)
const letterBehind = new Set('is makes sounds before comes stands in at , or after'.split(' '))

/** A riddle, a sum with a story or an example speaks as 'I' too, but not of itself. */
const asIf =
  /\b(?:what|who|which number|what number|which shape|what shape|what animal) am i\b|\b(?:how (?:many|much)|what is my|guess my|pretend|imagine|suppose|example|sentence|sentences|riddle|rhymes?|poem|story|once upon|verb|noun|pronoun|comma|if i|says? ,|for sure|is sure)\b|\bsays? ,|__/

/**
 * A tutor that is a program has little to say about itself: what it does in the lesson, what it is, what it can not do.
 * Anything else that stands behind 'I', 'me' or 'my' claims a life, a body or a heart.
 */
export function faultAboutSelf(words: Words): SelfFault | null {
  if (!words.some((word) => word === 'i' || word === 'me' || word === 'my' || word === 'mine')) return null
  const lenient = asIf.test(words.join(' '))
  for (const [at, word] of words.entries()) {
    const rest = phrase(words, at + 1)
    const passes =
      word === 'i'
        ? isLetter(words, at) || mayBeSaid(words, at, lenient)
        : word === 'me'
          ? lenient || mayFollow(words, at)
          : word === 'my'
            ? myThings.test(rest) || (lenient && !/^(?:heart|love|best friend|feelings)/.test(rest))
            : word !== 'mine' ||
              lenient ||
              !/(?:^|(?<!all |some |one |two )of|be|are)$/.test(`${words[at - 2] ?? ''} ${words[at - 1] ?? ''}`)
    if (!passes)
      return toYou.test(rest) || (word === 'me' && toYou.test(phraseBefore(words, at))) ? 'attachment' : 'claims_human'
  }
  return null
}

const toYou = /\b(?:you|your|us|together|friend|lonely|alone|sad|love|heart)\b/

/** Up to where the clause ends, which is far enough for every rule. */
const phrase = (words: Words, from: number) => `${words.slice(from, from + 14).join(' ')} .`
const phraseBefore = (words: Words, to: number) => words.slice(Math.max(0, to - 8), to).join(' ')

const isLetter = (words: Words, at: number) =>
  letterBefore.has(words[at - 1] ?? '') || (letterBehind.has(words[at + 1] ?? '') && !inverted.has(words[at - 1] ?? ''))

function mayBeSaid(words: Words, at: number, lenient: boolean): boolean {
  const before = words[at - 1] ?? ''
  const asked = inverted.has(before) && !/^(?:you|it|we|they|than|as|like)$/.test(words[at - 2] ?? '')
  const negative = asked && words[at + 1] === 'not'
  const passes = asked ? fits(words, at + 1, before, negative) : fits(words, at + 1, '', false)
  return passes || (lenient && !/\b(?:you|your)\b/.test(phrase(words, at + 1)))
}

/** Is the group of verbs from here on one of the allowed ones? */
function fits(words: Words, from: number, first: string, negative: boolean): boolean {
  let at = from
  let auxiliary = first
  let not = negative
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === 'not' || word === 'never' || word === 'neither') not = true
    else if (modals.has(word) && auxiliary === '' && !/^(?:do|did|does)$/.test(word)) auxiliary = word
    else if (/^(?:do|did|does)$/.test(word) && (words[at + 1] === 'not' || isVerb(words[at + 1]))) auxiliary = word
    else if (!adverbs.has(word)) break
  }
  const word = words[at] ?? '.'
  if (word === 'used' && words[at + 1] === 'to') return false
  if (/^[.?,]$/.test(word)) return true
  if (auxiliary === 'am' || auxiliary === 'was' || auxiliary === 'were') return isOrDoes(words, at, not)
  if (/^(?:am|was|be|been|were|being)$/.test(word)) return isOrDoes(words, at + 1, not)
  if (auxiliary === 'have' || auxiliary === 'had' || ((word === 'have' || word === 'had') && isDone(words, at + 1)))
    return perfect(words, auxiliary === '' || modals.has(auxiliary) ? at + 1 : at, not)
  return does(words, at, not)
}

const hasIt = verbObjects.get('have') ?? /^/

const isVerb = (word: string | undefined) => word !== undefined && verbObjects.has(word)

const skip = (words: Words, from: number) => {
  let at = from
  while (adverbs.has(words[at] ?? '')) at++
  return at
}

function isDone(words: Words, from: number): boolean {
  const at = skip(words, words[from] === 'not' || words[from] === 'never' ? from + 1 : from)
  return words[at] === 'been' || words[at] === 'to' || /(?:ed|en|wn|ne)$/.test(words[at] ?? '') || isVerb(words[at])
}

function perfect(words: Words, from: number, not: boolean): boolean {
  const negated = not || words[from] === 'not' || words[from] === 'never'
  const at = skip(words, words[from] === 'not' || words[from] === 'never' ? from + 1 : from)
  if (words[at] === 'got' && words[at + 1] !== 'to') return hasIt.test(phrase(words, at + 1))
  if (words[at] === 'been') return isOrDoes(words, at + 1, negated)
  return does(words, words[at] === 'to' ? at + 1 : at, negated)
}

/** 'I am ...': what it is, or what it is doing. */
function isOrDoes(words: Words, from: number, not: boolean): boolean {
  let at = from
  let negated = not
  while (adverbs.has(words[at] ?? '') || words[at] === 'not' || words[at] === 'never') {
    negated ||= words[at] === 'not' || words[at] === 'never'
    at++
  }
  const rest = phrase(words, at)
  if (/^[.?,]/.test(rest)) return true
  if (/^(?:going|trying|able|about|ready|happy|glad|allowed|excited|free|made|built|here) to /.test(rest))
    return does(words, at + 2, negated)
  if ((words[at] ?? '').endsWith('ing') && isVerb(words[at])) return does(words, at, negated)
  return (negated ? complement.negative : complement.positive).test(rest)
}

/** A verb with what follows it. */
function does(words: Words, from: number, not: boolean): boolean {
  const at = skip(words, from)
  const verb = words[at] ?? ''
  if (/^[.?,]?$/.test(verb)) return true
  const rest = phrase(words, at + 1)
  if (/^(?:be|been)$/.test(verb)) return isOrDoes(words, at + 1, not)
  if (/^(?:want|need|like|love|try|have|hope|got|get)$/.test(verb) && words[at + 1] === 'to' && !not)
    return does(words, at + 2, not)
  if (not) return honestNot.test(`${verb} ${rest}`)
  const object = verbObjects.get(verb)
  return object?.test(rest) ?? false
}

function mayFollow(words: Words, at: number): boolean {
  const before = words[at - 1] ?? ''
  const rest = phrase(words, at + 1)
  if (before === 'let') return does(words, at + 1, false) || /^(?:not|know) /.test(rest)
  if (/\b(?:not|never|without|no need)(?: [a-z]+){0,4}$/.test(phraseBefore(words, at)))
    return !/^(?:leave|forget|make|let|love|like|help|with|to)/.test(before)
  if (before === 'for') return forMe.test(words.slice(0, at).join(' ')) && !pressing.test(words.join(' '))
  return meAfter.test(`${words.slice(Math.max(0, at - 4), at).join(' ')} me ${rest}`)
}

const forMe =
  /\b(?:one for|some for|\d for|read|count|write|spell|draw|solve|say|circle|find|explain|describe|repeat|check|type|name|list|show|do that|try|sound|point|finish|clap|put|sort|match|add|tell|think|ready|question|work|color|one thing|retell|pick|choose|look)\b/
const pressing = /\b(?:stay|minutes?|longer|leave|stop|promise|cared?|love|quit|mom|dad|secret|photo|picture of you)\b/
