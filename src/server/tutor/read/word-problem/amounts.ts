import { comparedAt } from './compared-words.ts'
import { notItself, perOf, unitBefore } from './per.ts'
import { moves, roleOf, verbOf } from './role.ts'
import { isKnownVerb, isPlain, isPlural, isWord, people, stem, stops, verbKind, type Word } from './words.ts'

/** What an amount does in a story: it is there, comes, goes, is what is there in the end, or all of it at once. */
export type Role = 'has' | 'gain' | 'loss' | 'end' | 'whole'

export type Compared = { by: string; sign: '+' | '-' | '×'; than: string[] }

/** A number of a story: what it counts ('wild' where it does not say), of which group, and who has it. */
export type Amount = {
  number: string
  /** Singular; empty where it is not said. */
  thing: string
  /** All words behind the number that name the thing, also its color or kind. */
  named: string[]
  /** What else is said behind it: 'on Saturday', 'in his desk'. */
  where: string[]
  /** So many of the thing in one of these; empty for a plain amount. */
  per: string
  role: Role
  verb: string
  /** Who or what the clause is about. */
  of: string[]
  sentence: number
  compared: Compared | null
  isFraction: boolean
  /** It is sure what its verb does. */
  isSure: boolean
  /** The one that tells it is one more: 'me and 4 friends'. */
  withSelf: boolean
  /** So many in one only where the story counts those: 'a theater has 24 rows'. */
  isLoose: boolean
  /** Place in the words. */
  at: number
}

/** All amounts of the words, in their order. */
export function amountsOf(words: readonly Word[]): Amount[] {
  const found: Amount[] = []
  for (const [at, word] of words.entries()) {
    if (word.number === null || /:/.test(word.text) || isNoAmount(words, at)) continue
    found.push(amountAt(words, at, word.number, found))
  }
  return found.map((one, at) => besideRate(one, found[at - 1], words))
}

/** 'A box holds 8 red pens and 4 blue pens': so many in each, too. */
function besideRate(one: Amount, before: Amount | undefined, words: readonly Word[]): Amount {
  // 'A spider has 8 legs and an ant has 6.'
  if (
    before &&
    before.per !== '' &&
    one.per !== '' &&
    one.thing === '' &&
    before.sentence === one.sentence &&
    one.verb === before.verb
  )
    return { ...one, thing: before.thing }
  if (!before || before.per === '' || one.per !== '' || one.compared || before.sentence !== one.sentence) return one
  const between = words.slice(before.at + 1, one.at).map(({ text }) => text)
  const isBeside =
    between.at(-1) === 'and' && between.slice(0, -1).every((word) => word === ',' || before.named.includes(stem(word)))
  return isBeside && one.thing !== before.per ? { ...one, per: before.per, isLoose: before.isLoose } : one
}

/** 'One of them', 'grade 3', 'number 5', 'another one', 'a 3-year-old'. */
function isNoAmount(words: readonly Word[], at: number): boolean {
  const [lead, word] = [words[at - 1], words[at]]
  const [before, here] = [lead && lead.sentence === word?.sentence ? lead.text : '', word?.text ?? '']
  if (/^(?:grade|number|chapter|room|problem|question|bus|lane|level|age)$/.test(before)) return true
  if (before === 'at' && /^(?:in|am|pm|p|o'clock)$/.test(words[at + 1]?.text ?? '') && !word?.isMoney) return true
  // 'All 4 of us' are told before.
  if (
    /^(?:all|the)$/.test(before) &&
    words[at + 1]?.text === 'of' &&
    /^(?:us|them|you)$/.test(words[at + 2]?.text ?? '')
  )
    return true
  if (months.test(before) || isYear(words, at, before)) return true
  return here === '1' && /^(?:for|per|each|of|in|on|does|is|will)$/.test(before) && isPlain(words[at + 1])
}

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)$/
/** 'In 2019 a printer cost $249'. */
const isYear = (words: readonly Word[], at: number, before: string) =>
  /^(?:in|since|of|by|year|until)$/.test(before) &&
  /^(?:1[6-9]|20)\d\d$/.test(words[at]?.text ?? '') &&
  !isPlural(words[at + 1]?.text ?? '')

/** How far: to go a way adds to it, wherever one looks from. */
const ways = new Set('mile kilometer meter foot yard block lap step'.split(' '))

function amountAt(words: readonly Word[], at: number, number: string, earlier: readonly Amount[]): Amount {
  const word = words[at]
  const sentence = word?.sentence ?? 0
  const inSentence = words.filter((one) => one.sentence === sentence)
  const named = namedBehind(words, at)
  const first = inSentence[0] ? words.indexOf(inSentence[0]) : 0
  const led = words.slice(first, at)
  const before = led.slice(led.findLastIndex(({ text }) => /^(?:if|when|because|while|after)$/.test(text)) + 1)
  const behind = words.slice(at + 1, first + inSentence.length)
  const untilNext = behind.slice(0, Math.max(0, untilNumber(behind)))
  const head = word?.isMoney ? 'dollar' : headOf(named, number)
  const thing = head === 'one' || head === 'other' ? '' : head || packedThing(before)
  const verb = verbOf(before, untilNext.slice(untilNext.findLastIndex(({ text }) => text === named.at(-1)) + 1))
  const compared = comparedAt(words, at)
  const role = roleOf(verb, before, untilNext, word?.isMoney ?? false)
  return {
    number: number,
    thing: unitBefore(named, number) ?? thing,
    named: named.map(stem),
    where: untilNext
      .filter((one) => isPlain(one) && verbKind(one.text) === null)
      .map(({ text }) => stem(text))
      .filter((one) => !named.some((two) => stem(two) === one)),
    ...(compared
      ? { per: '', isLoose: false }
      : notItself(
          thing,
          perOf({
            before,
            behind: untilNext,
            earlier,
            sentence,
            thing,
            named,
            isOther: inSentence.some(({ text }) => /^(?:other|another|second)$/.test(text)),
          }),
        )),
    withSelf: isWithSelf(before, thing),
    role,
    verb,
    isSure:
      (verb === '' && earlier.length === 0) ||
      (isKnownVerb(verb) &&
        (!moves.test(verb) || ways.has(thing) || role === 'loss' || untilNext.some(({ text }) => text === 'more'))),
    of: ownersOf(before, verb),
    sentence,
    compared,
    isFraction: /\//.test(number) && words[at + 1]?.text === 'of',
    at,
  }
}

/** 'Me and 4 friends', 'Abby and her 2 cousins' are one more. */
function isWithSelf(before: readonly Word[], thing: string): boolean {
  const [who, and, of] = before.slice(-3)
  const said = `${before
    .map(({ text }) => text)
    .slice(-3)
    .join(' ')} `
  if (/\b(?:me|i|myself|himself|herself|he|she) and (?:(?:my|his|her) )?$/.test(said)) return true
  const isOwn = and?.text === 'and' && /^(?:my|his|her)$/.test(of?.text ?? '') && people.has(thing)
  return isOwn && isPlain(who) && verbKind(who?.text ?? '') === null && before.every(({ number }) => number === null)
}

const untilNumber = (words: readonly Word[]) => {
  const next = words.findIndex(
    ({ number, text }, at) =>
      number !== null || (text === 'how' && /^(?:many|much|far|long|old)$/.test(words[at + 1]?.text ?? '')),
  )
  return next < 0 ? words.length : next
}

/** The words behind a number that belong to what it counts. */
function namedBehind(words: readonly Word[], at: number): string[] {
  const named: string[] = []
  let next = at + 1
  while (
    /^(?:more|fewer|less|other|of|the|these|those|extra|additional|whole|full|different)$/.test(
      words[next]?.text ?? '',
    ) &&
    next < at + 4
  )
    next++
  for (; next < at + 7; next++) {
    const word = words[next]
    if (!isWord(word) || word.sentence !== words[at]?.sentence || stops.has(word.text)) break
    if (verbKind(word.text) !== null && (named.length > 0 ? named.some(isPlural) : !isPlural(word.text))) break
    named.push(word.text)
    if (named.length > 3) break
  }
  return named
}

function headOf(named: readonly string[], number: string): string {
  const many = named.find(
    (word, at) =>
      isPlural(word) && !(isPlural(named[at + 1] ?? '') && at === 0 && named.length === 2 && !verbKind(named[1] ?? '')),
  )
  const head = many ?? (number === '1' || /[/.]/.test(number) ? named.at(-1) : named[0])
  return head === undefined ? '' : stem(head)
}

/** 'Packs donuts in boxes of 12': donuts. */
function packedThing(before: readonly Word[]): string {
  const [group, of] = [before.at(-2), before.at(-1)]
  if (of?.text !== 'of' || !group || !isPlural(group.text)) return ''
  const said = before
    .slice(0, -2)
    .filter((word) => isPlain(word) && verbKind(word.text) === null && isPlural(word.text))
  return said.length > 0 ? stem(said.at(-1)?.text ?? '') : ''
}

/** The words before the verb: who has it. */
function ownersOf(before: readonly Word[], verb: string): string[] {
  const at = before.findLastIndex(({ text }) => text === verb)
  const clause = before.slice(0, at < 0 ? before.length : at)
  const start = clause.findLastIndex(
    ({ text, number }) => /^(?:and|but|so|then|,|when|if|while)$/.test(text) || number !== null,
  )
  return clause
    .slice(start + 1)
    .filter(
      (word) =>
        isWord(word) &&
        !/^(?:a|an|the|there|has|have|had|is|are|was|were|then|now|also|only|just|of|in|on)$/.test(word.text),
    )
    .map(({ text }) => stem(text))
}
