import type Fraction from 'fraction.js'
import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line } from '../move.ts'
import { isTender } from '../read/felt.ts'
import { bareClaim, type Claim, claimOf, isOfThings } from '../read/in-passing/claim.ts'
import { isNoSuchSum } from '../read/in-passing/no-such-sum.ts'
import { alikeInMoney, type Relation, relationsOf, rowIn } from '../read/in-passing/relation.ts'
import { inFigures, namedBeside, numbersAt, numbersOf, partsOf, type Told } from '../read/in-passing/told.ts'
import { isSameThing } from '../read/quantities/same-thing.ts'
import { glossOf, mixedOf } from '../read/spanish.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Heard } from './hear.ts'
import { countOf } from './quantities/words.ts'
import { reply } from './reply.ts'

// A right number that is said in passing: it is looked for what makes it so, and where exactly one thing does, it is credited with it.
// Where none does nothing is said here: a number may be news, and is never called wrong on a guess.

/** Earlier lines that a number may come of. */
const mostBack = 3
const longest = 40
/** Scores, hours, pages and whatever is written as a sum are told elsewhere. */
const noAmounts =
  /\d ?[-+×÷*=/^%] ?\d|\d[:]\d|\b(?:won|lost|beat|tied|score|final|game was|win|lose)\b.*\b\d+ ?(?:to|-) ?\d|\d times \d|\b(?:plus|minus|divided by|squared|tens|and a half)\b|%/
/** '6 and 6 is 12 so 6 and 7 is 13': both are looked at elsewhere. */
const inWords = /\b\d+ and \d+ (?:is|are|makes?) \d+/g
const asks = /\b(?:how (?:many|much|long|far|old)|what|which (?!is|makes?|means)|why|when do)\b/i
/** 'Were gonna charge 25 cents' tells; 'right' at the end asks for no more than a nod. */
const asTold = (text: string) =>
  text.replace(/\bwere (?=gonna\b|[a-z]+ing\b)/i, 'we are ').replace(/,? (?:right|ok)\b\W*$/i, '')
const isAsked = (text: string) => asks.test(text) || /\?/.test(asTold(text)) || isQuestion(asTold(text))

/** What an earlier line leaves in mind: what it came to, or all that it told. */
function keptOf(line: string, at: number): Told[] {
  const plain = inFigures(glossOf(line) ?? mixedOf(line) ?? line).replace(
    countedOn,
    (row) => /\d+$/.exec(row)?.[0] ?? '',
  )
  const claim = claimOf(plain)
  return claim ? [{ ...claim.said, line: at + 1 }] : partsOf(plain).flatMap((part) => numbersAt(part, at + 1))
}

/** Counting aloud tells only where it ends. */
const countedOn = /\b\d{1,3}(?:,? \d{1,3}){2,}\b/g
const withoutRow = (plain: string) => plain.replace(countedOn, ' ')

/** '5. 6 7 8 9 10 11 12 13. thirteen' of 8 and 5: what was counted on from one of them. */
function isCountedOn(plain: string, { said }: Claim, relation: Relation): boolean {
  const line = plain.replace(/[.,;!?]+/g, ' ').replace(/\s+/g, ' ')
  const [row] = line.match(countedOn) ?? []
  if (row === undefined) return true
  const values = row.split(' ').map(Number)
  const [first = 0] = values
  return (
    relation.sign === '+' &&
    values.some((value) => said.value.equals(value)) &&
    relation.of.some(({ value }) => value.equals(first) || value.add(1).equals(first))
  )
}

const keyOf = ({ sign, of }: Relation) =>
  `${sign}${of
    .map(({ value }) => value.toFraction())
    .sort()
    .join(' ')}`

/** The one way that the words mean; null where there are more. */
function onlyOne(found: readonly Relation[], { text }: Claim): Relation | null {
  const distinct = [...new Map(found.map((one) => [keyOf(one), one])).values()]
  if (distinct.length <= 1) return distinct[0] ?? null
  const meant = distinct.filter(({ sign }) =>
    /\beach\b/.test(text) ? sign === '÷' : /\b(?:left|more|less)\b/.test(text) ? sign === '−' : sign === '×',
  )
  const [first] = meant
  return first && meant.length === 1 ? first : null
}

const pairs = (ones: readonly Told[], others: readonly Told[]) =>
  ones.flatMap((one) => others.map((other) => [other, one]))

/** What the numbers of a claim may come of, the nearest first: those of its own line, then one of an earlier line beside them. */
function candidates(own: readonly Told[], earlier: readonly (readonly Told[])[]): Told[][][] {
  const [last = [], before = [], third = []] = earlier
  const far = [...before, ...third]
  if (own.length >= 2) return [[[...own]], last.map((one) => [one, ...own]), far.map((one) => [one, ...own])]
  if (own.length === 1)
    return [pairs(own, last), pairs(own, before), pairs(own, third), last.length === 2 ? [[...last, ...own]] : []]
  return [
    last.length <= 4 ? [[...last]] : [],
    pairs(last, before),
    before.length === 2 ? [[...before]] : [],
    pairs(last, third),
  ]
}

/** It is no new number where it was told before. */
const wasTold = ({ value }: Told, of: readonly Told[]) => of.every((one) => one.value.equals(value))

function relationOf(claim: Claim, earlier: readonly (readonly Told[])[]): Relation | null {
  const own = claim.told.flatMap((part) => numbersOf(withoutRow(part)))
  const beside = claim.told.flatMap((part) => namedBeside(part) ?? [])
  const near = claim.near.flatMap(numbersOf)
  const all = own.length === 1 && beside.length === 1 ? [...own, ...beside] : own
  const groups = [...(near.length >= 2 && near.length < own.length ? [[near]] : []), ...candidates(all, earlier)]
  for (const some of groups) {
    const found = some
      .filter((of) => !wasTold(claim.said, of))
      .flatMap((of) => relationsOf(claim.said, of, claim.text))
      .filter((one) => one.sign === '+' || !one.of.some(({ isNamed }) => isNamed))
    if (found.length > 0) return onlyOne(found, claim)
  }
  return null
}

const shownValue = (value: Fraction) => writeNumber(value, 'decimal')
const money = (value: Fraction) => `$${value.d === 1n ? shownValue(value) : value.valueOf().toFixed(2)}`

/** '$89', '50 cents', '12'. */
const shown = ({ value, money: of }: Told) =>
  of === 'dollars' ? money(value) : of === 'cents' ? `${shownValue(value)} cents` : shownValue(value)

/** The thing that comes out: as it is named with it, or as all the parts are. */
function thingOf(said: Told, { sign, of }: Relation): string {
  if (said.money !== null) return ''
  if (said.thing !== null) return /^(?:more|left|total|in|each|to)$/.test(said.thing) ? '' : said.thing
  const named = of.flatMap(({ thing }) => (thing === null ? [] : [thing]))
  const [first = ''] = named
  const isNear = of.every(({ line }) => line === of[0]?.line) || named.length === of.length
  const isWhole = sign === '−' ? of[0]?.thing !== null : sign === '+' && isNear
  const isOne = isWhole && named.every((thing) => isSameThing(thing, first))
  return isOne && !/^(?:times|more)$/.test(first) ? first : ''
}

/** What comes out, with its thing. */
function resultOf(said: Told, relation: Relation): string {
  const { of, sign } = relation
  if (said.money !== null) return shown(said)
  const paid = of.find(({ money }) => money !== null)?.money ?? null
  // So many times a price is money; so many weeks are not, and one price goes into another so many times.
  const isMoney =
    paid !== null && said.thing === null && (sign !== '÷' || of.slice(1).every(({ money }) => money === null))
  if (isMoney) return shown({ ...said, money: paid })
  return said.value.d === 1n ? countOf(Number(said.value.n), thingOf(said, relation)) : shownValue(said.value)
}

/** Numbers of which nothing is said are money beside money. */
function withMoney(said: Told, { sign, of }: Relation): readonly Told[] {
  const paid = of.find(({ money }) => money !== null)?.money ?? said.money
  if (paid === null || paid === undefined) return of
  const isBare = ({ money, thing }: Told) => money === null && thing === null
  if (sign === '+' || sign === '−') return of.map((one) => (isBare(one) ? { ...one, money: paid } : one))
  const isPrice = sign === '×' && said.money !== null && of.every(({ money }) => money === null)
  const isWhole = sign === '÷' && said.money === null && said.thing !== null
  return (isPrice && of.filter(isBare).length === 1) || isWhole
    ? of.map((one) => (isBare(one) ? { ...one, money: paid } : one))
    : of
}

/** The child's things are known by their English names. */
const unnamed = ({ sign, of }: Relation): Relation => ({ sign, of: of.map((one) => ({ ...one, thing: null })) })

const oldestInWords = 1
const words = { '+': 'passing.and', '−': 'passing.away', '×': 'sight.credit', '÷': 'sight.credit' } as const

function creditOf(result: Told, found: Relation, { grade, lesson }: Heard): Line {
  const said = lesson.spanish ? { ...result, thing: null } : result
  const relation = lesson.spanish ? unnamed(found) : found
  const { sign } = relation
  const of = withMoney(said, relation)
  const inOne = alikeInMoney([said, ...of])
  const made = resultOf(said, { sign, of })
  const isTurned = said.money === 'dollars' && !inOne(said).equals(said.value)
  const parts = of.map((one) => (isTurned && one.money === 'dollars' ? `${shownValue(inOne(one))} cents` : shown(one)))
  const [one = '', other = ''] = parts
  const way = parts.join(` ${sign} `)
  const says = `${way} = ${made}`
  if (isTurned) return { key: 'passing.dollars', values: { way, cents: shownValue(inOne(said)), result: made } }
  return grade <= oldestInWords && of.length === 2
    ? { key: words[sign], values: { one, other, result: made, says } }
    : { key: 'sight.credit', values: { says } }
}

const onlyRow = /^\d{1,3}(?:,? \d{1,3})+\W*$/
/** '4 8 12. three dollars', '2 4 6 8 10. ten socks', 'one two three. i got three shells': a row, and what it comes to. */
function ofRow(plain: string, said: Told, before = ''): Line | null {
  const row = rowIn(onlyRow.test(before) ? `${before.replace(/\W+$/, '')} ${said.value.toFraction()}` : plain)
  if (!row) return null
  const list = Array.from({ length: row.count }, (_, at) => row.step * (at + 1)).join(', ')
  const what = said.money !== null ? shown(said) : countOf(Number(said.value.n), said.thing ?? '')
  if (said.value.equals(row.last) && (said.thing !== null || said.money !== null))
    return { key: 'passing.row', values: { list, what } }
  return row.step > 1 && said.value.equals(row.count)
    ? { key: 'passing.hops', values: { list, count: row.count, step: row.step, what } }
    : null
}

/** Beside a problem that is worked on only what a line tells whole by itself is no part of the work there. */
function mayCredit({ lesson, text }: Heard, claim: Claim, relation: Relation): boolean {
  const open = openProblem(lesson)
  if (!open) return true
  const numbers = [...findNumbers(open.item.question), ...findNumbers(open.item.name)]
  const isOfWork = [claim.said, ...relation.of].some(({ value }) => numbers.some((one) => one.equals(value)))
  const isOfThings = relation.of.some(({ thing, money }) => thing !== null || money !== null)
  return !isOfWork && isOfThings && tryAt(text, open.item).kind !== 'right'
}

/** A number that is right by what the child told just now or just before, credited with its way and its thing. */
export function saidInPassing(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.play || lesson.passage || isElsewhere(lesson)) return null
  if (isTender(text) || isAsked(text) || text.split(/\s+/).length > longest) return null
  const plain = inFigures(text)
  // '6 and 7 is 13' is read as it stands.
  if (noAmounts.test(plain) || findExpressions(text).some(({ stated }) => stated !== null)) return null
  if ((plain.match(inWords) ?? []).length > 1) return null
  const open = openProblem(lesson)
  const earlier = open ? [] : [...lesson.lines].slice(-mostBack).reverse()
  const claim = claimOf(plain) ?? (open ? null : bareClaim(plain))
  if (!claim || claim.said.value.lt(0)) return null
  const row = open ? null : ofRow(plain, claim.said, earlier[0] === undefined ? '' : inFigures(earlier[0]))
  const kept = earlier.map(keptOf).filter((one) => one.length > 0)
  const isOfNothing = !isOfThings(claim.said, [...claim.told, ...earlier.map(inFigures)])
  const found = row || isOfNothing ? null : relationOf(claim, kept)
  const isMeant =
    found !== null &&
    !isNoSuchSum(found.of.map(({ value }) => value.toString()).join(` ${found.sign} `), plain, lesson.lines)
  const relation = isMeant && isCountedOn(plain, claim, found) && mayCredit(heard, claim, found) ? found : null
  const line = row ?? (relation && creditOf(claim.said, relation, heard))
  const onward = open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' }, 'chat')
  return line && reply([line], onward, { kind: 'sight', mood: 'happy' })
}
