import Fraction from 'fraction.js'
import { headOf, isSameThing } from '../quantities/same-thing.ts'
import { ownersAgree } from './owners.ts'
import { ofPersons } from './persons.ts'
import type { Told } from './told.ts'

// How a number that a child says comes of numbers that it told: one deed of all of them, and only where words speak of such a deed.

export type Sign = '+' | '−' | '×' | '÷'
export type Relation = { sign: Sign; of: readonly Told[] }

const gone =
  /\b(?:ate|eats?|eaten|eated|lost|loses?|gave (?!me|us)|gives? (?!me|us)|given away|sold|sells?|spent|spends?|paid|took|takes|broke|popped|dropped|fell|gone|used|threw|traded|quit|died|dead|melted|went|left|leaves|cant|can't|cannot|minus|take away|takes? off|ran away|rolled|hid|hidden|lent|escaped|blew|washed|sank|burned|flew|flied|swam|ripped|squished|owes?|missing|cancel\w*)\b/
const apart =
  /\b(?:winning|losing|ahead|behind|up|down|won|lost|beat [a-z]+|beating [a-z]+) by\b|\b(?:left|leaves|less|fewer|to go|still|short|difference|rest|remaining|remain|over|older|taller|longer|bigger|farther|extra|missing|back|change|ahead|behind|off)\b|\b(?:need|needs|takes?) .*\bmore\b|\d more\b|\bmore (?:th[ae]n|to)\b|\d [a-z]+ more\b|\bmore\b/
const part =
  /\b\d+ (?:of (?:them|my|the|those) )?(?:are|r|is|were|came out|went out)\b|\b(?:out of|of (?:them|those))\b/
const each =
  /\b(?:each|every|everybody|everyone|per|apiece|a piece|costs?|prices?|charge[sd]?|rows?|packs?|packets?|bags?|box(?:es)?|baskets?|groups?|tables?|teams?|layers?|shel(?:f|ves)|times|double|twice|triple|half|legs?|paws?|wheels?|ears?|eyes?|fingers?|toes?|arms?|hour|mph)\b|\b(?:an?|the|1|one) (?:day|week|month|hour|minute|year|cup|walk|game|ticket|bag|box|pack|piece|lap|person|kid|mile)\b|\b1 [a-z]+ (?:is|are|has|have|costs?)\b|\bfor \d+ (?:kids|people|friends)\b|\bfor (?:an?|1|each) [a-z]+/
const shares =
  /\b(?:each|split|shared?|share|sharing|divided?|cut|half|halves|per|equally|evenly|between|among|apiece|everybody|everyone|takes?|groups?|teams?|for \d+)\b|\b(?:an?|1) (?:day|week|month|hour|minute|walk|piece|cup|game|bag|box|mile)\b/
const together = /\b(?:total|in all|all ?together|together)\b/
const ofEach = /\b(?:each|per|apiece|every)\b/

const inCents = ({ value, money }: Told) => (money === 'dollars' ? value.mul(100) : value)

/** The same money everywhere: where cents are told, dollars are so many cents. */
export function alikeInMoney(all: readonly Told[]): (told: Told) => Fraction {
  return all.some(({ money }) => money === 'cents') && all.some(({ money }) => money === 'dollars')
    ? inCents
    : ({ value }) => value
}

const isTrivial = (values: readonly Fraction[], sign: Sign) =>
  values.some((value) => value.equals(0) || (value.equals(1) && (sign === '×' || sign === '÷'))) ||
  (sign === '−' && values.length === 2 && values[0]?.equals(values[1] ?? 0) === true)

const deeds: Readonly<Record<Sign, (one: Fraction, other: Fraction) => Fraction>> = {
  '+': (one, other) => one.add(other),
  '−': (one, other) => one.sub(other),
  '×': (one, other) => one.mul(other),
  '÷': (one, other) => (other.equals(0) ? new Fraction(-1) : one.div(other)),
}

/** All of it one after the other. */
const made = (sign: Sign, values: readonly Fraction[]) => values.reduce((so, next) => deeds[sign](so, next))

/** Each of them comes first once: what is taken from, or shared. */
const startingWith = (of: readonly Told[]): Told[][] =>
  of.map((first) => [first, ...of.filter((other) => other !== first)])

const isStart = /\b(?:started|start|began|had)\b/

type Spoken = { said: Told; of: readonly Told[]; claim: string; text: string }

const clausesOf = (of: readonly Told[]) => of.map(({ clause }) => clause).join(' . ')
const lossesIn = (of: readonly Told[]) => of.filter(({ clause }) => gone.test(clause)).length
const isOfMoney = ({ money }: Told) => money !== null
/** Money goes with money, and with numbers of which nothing is said. */
const isOneSort = (of: readonly Told[], said: Told) =>
  !of.some(isOfMoney) || (said.thing === null && of.every(({ money, thing }) => money !== null || thing === null))
const isTimes = ({ clause }: Told) => /\b\d+ times\b/.test(clause)

/** A word for things of several kinds: 9 cats and 6 fish are 15 pets. */
const collective =
  /^(?:things?|pets?|animals?|toys?|people|kids|pieces?|total|fruits?|coins?|books?|treats|snacks|points|shapes?|shots?|saves?)$/
const ofTime = /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)$/
/** With another thing they add up to nothing that is meant: people and their rooms, kids and minutes. */
const standsAlone = (thing: string) => ofTime.test(thing) || /^(?:degrees?|rooms?|tables?)$/.test(thing)

/** All that is named is one thing, or the result names a kind of thing that all of it is. */
function isOneThing(of: readonly Told[], said: Told): boolean {
  const named = of.flatMap(({ thing }) => (thing === null ? [] : [thing]))
  const first = said.thing ?? named[0]
  if (first === undefined || named.length === 0) return true
  if (named.every((thing) => isSameThing(thing, first))) return !/^degrees?$/.test(first)
  if (said.thing === null || !collective.test(said.thing) || named.some(standsAlone)) return false
  // 20 kids and 15 chairs are not 35 kids, and people are of people only.
  const { thing } = said
  return named.some((one) => isSameThing(one, thing))
    ? false
    : ofPersons(thing)
      ? named.every(ofPersons)
      : !named.some(ofPersons) || /^(?:things?|pieces?|total|points?)$/.test(thing)
}

/** Words of groups, of prices and of a part beside its whole: '4 of us', '4 of my 10 cars', 'has 120 pages and i read 75' add up to nothing. */
const noParts =
  /\b(?:each|every|per|apiece|for \d+|\d+ of us|tickets? (?:are|is|cost)|borrowed)\b|\b\d+ of my \d+\b|\bhas \d+ pages\b.*\bread\b/
const priced = /\b(?:costs?|price|is \d+ dollars?|are \d+ dollars?)\b/
const needs = /\b(?:need|needs|short)\b/

/** A factor counts the groups: '6 stacks', '3 bags' where something is in one bag, 'a cup', 'each'. */
function countsGroups(of: readonly Told[], text: string): boolean {
  if (/\b(?:times|double|twice|triple|half|everyone|everybody)\b/.test(text)) return true
  return of.some(({ thing }) => {
    if (thing === null) return false
    const one = headOf(thing)
    return one.length > 1 && new RegExp(`\\b(?:an?|each|every|per|one|1|the) (?:\\w+ )?${one}\\w{0,3}\\b`).test(text)
  })
}
/** So many things of one price come to money. */
const isPriced = (of: readonly Told[], said: Told) =>
  (said.money !== null || said.thing === null) &&
  of.filter(isOfMoney).length === 1 &&
  !of.some(({ thing }) => thing !== null && ofTime.test(thing))

/** Groups are counted, or one of two things is: 'every kid has 3 pencils' and 4 erasers come to nothing. */
function isTimesOf(of: readonly Told[], said: Told): boolean {
  const told = clausesOf(of)
  if (countsGroups(of, told) || isPriced(of, said) || isOfBoth(of, said)) return true
  return ofEach.test(told) && of.filter(({ thing }) => thing !== null).length < 2
}

/** 149 octopuses, and octopuses have 3 hearts: so many hearts. */
const isOfBoth = (of: readonly Told[], said: Told) => {
  const same = of.filter(({ thing }) => thing !== null && said.thing !== null && isSameThing(thing, said.thing))
  const [one, another] = same
  const groups = of.find((each) => each !== one)?.thing
  if (!one || another || !groups || (said.thing !== null && ofTime.test(said.thing))) return false
  if (/\d+ [a-z]+ each\b|\b(?:each|they|it) (?:one |of them |all |each )?(?:has|have|had|got|gets?)\b/.test(one.clause))
    return true
  return one.clause.includes(headOf(groups))
}

const mayAdd = (of: readonly Told[], said: Told, text: string, claim: string) =>
  !ofEach.test(claim) &&
  !noParts.test(text) &&
  !needs.test(claim) &&
  (lossesIn(of) === 0 || lossesIn(of) === of.length || isStart.test(claim)) &&
  isOneThing(of, said)

/** Whether the words speak of such a deed, and nothing in them of another. */
const speaks: Readonly<Record<Sign, (spoken: Spoken) => boolean>> = {
  '+': ({ of, claim, said, text }) =>
    mayAdd(of, said, text, claim) &&
    ownersAgree('+', of, claim) &&
    (together.test(claim) || !apart.test(claim)) &&
    isOneSort(of, said) &&
    !of.some(isTimes),
  '−': ({ of, claim, text, said }) =>
    !together.test(claim) &&
    !ofEach.test(claim) &&
    ownersAgree('−', of, claim) &&
    (apart.test(claim) ||
      (lossesIn(of) > 0 && lossesIn(of) < of.length) ||
      part.test(clausesOf(of)) ||
      /\btook\b/.test(text)) &&
    isOneSort(of, said),
  '×': ({ of, claim, text, said }) =>
    of.length === 2 &&
    !apart.test(claim) &&
    (each.test(text) || isOfBoth(of, said) || isPriced(of, said)) &&
    isTimesOf(of, said),
  '÷': ({ of, claim, text }) =>
    of.length === 2 &&
    (ofEach.test(claim) || of[0]?.value.equals(of[1]?.value ?? 0) !== true) &&
    !together.test(claim) &&
    (shares.test(text) || ofEach.test(claim) || each.test(text)),
}

const gained = /\b(?:got|found|bought|won|earned|made)\b.*\bmore\b/
const has = /\b(?:need|needs|have|has|had|got|save[ds]?|left|more|made|earn(?:ed)?)\b/
/** Whether the first may be what is taken from or shared. */
const mayBegin: Readonly<Record<Sign, (ones: readonly Told[], said: Told) => boolean>> = {
  '+': () => true,
  '×': () => true,
  '−': (ones, said) => {
    const [first] = ones
    const named = [said, ...ones].flatMap(({ thing }) => (thing === null ? [] : [thing]))
    const isMixed = lossesIn(ones) > 0 && lossesIn(ones) < ones.length
    return (
      first !== undefined &&
      !(isMixed && gone.test(first.clause)) &&
      !ones.slice(1).some(({ clause }) => gained.test(clause)) &&
      (named.length < 2 || !named.some(standsAlone) || named.every((thing) => isSameThing(thing, named[0] ?? '')))
    )
  },
  '÷': ([first, second], said) => {
    if (!first || !second) return false
    if (said.money !== null && (first.money ?? second.money) !== null && first.money === null) return false
    if (first.money !== null && second.money !== null && (priced.test(first.clause) || !has.test(first.clause)))
      return false
    return (
      first.thing === null || !ofPersons(first.thing) || (said.thing !== null && isSameThing(said.thing, first.thing))
    )
  },
}

/** Whether the words of a line let numbers be put together so: nothing in them speaks of another deed. */
export function wordsAgree(sign: Sign, of: readonly Told[], said: Told, claim: string): boolean {
  if (!ownersAgree(sign, of, claim)) return false
  if (sign === '+') return mayAdd(of, said, `${clausesOf(of)} . ${claim}`, claim)
  return sign === '×' ? isTimesOf(of, said) : mayBegin[sign](of, said)
}

/** Every way in which all of these numbers come to the one that is said. */
export function relationsOf(said: Told, of: readonly Told[], claim: string): Relation[] {
  if (of.length < 2 || of.length > 4) return []
  const inOne = alikeInMoney([said, ...of])
  const target = inOne(said)
  const text = `${clausesOf(of)} . ${claim}`
  const orders: Record<Sign, Told[][]> = {
    '+': [[...of]],
    '−': startingWith(of),
    '×': [[...of]],
    '÷': startingWith(of),
  }
  const signs: readonly Sign[] = ['+', '−', '×', '÷']
  return signs.flatMap((sign) => {
    if (!speaks[sign]({ said, of, claim, text })) return []
    const fits = orders[sign].filter((ones) => {
      const values = ones.map(inOne)
      return mayBegin[sign](ones, said) && !isTrivial(values, sign) && made(sign, values).equals(target)
    })
    const [first] = fits
    return first ? [{ sign, of: first }] : []
  })
}

/** A row in equal steps from the step itself: 4 8 12. */
export function rowIn(plain: string): { step: number; count: number; last: number } | null {
  const [row = ''] = /\b\d{1,3}(?:,? (?:and )?\d{1,3}){2,}\b/.exec(plain) ?? []
  const values = (row.match(/\d+/g) ?? []).map(Number)
  const [step = 0] = values
  const isRow = values.length >= 3 && step > 0 && values.every((value, at) => value === step * (at + 1))
  return isRow ? { step, count: values.length, last: values.at(-1) ?? 0 } : null
}
