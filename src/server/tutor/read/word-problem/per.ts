import type { Amount } from './amounts.ts'
import { isPlain, isPlural, people, stem, stops, times, verbKind, type Word } from './words.ts'

const units = new Set(
  'inch foot pound ounce cup mile gallon liter yard meter dollar minute page piece quart gram kilogram'.split(' '),
)

/** '8 inch pieces', 'a 1/2 cup scoop': the unit stands before what has it. */
export const unitBefore = (named: readonly string[], number: string) => {
  const [unit, what] = named
  return unit !== undefined && what !== undefined && units.has(unit) && number !== '1' ? unit : null
}

const perWords = /^(?:each|apiece|per|every|everyone)$/
export type Per = { per: string; isLoose: boolean }
const dayTimes = /^(?:morning|night|evening|afternoon|weekday)$/
const sure = (per: string): Per => ({ per: dayTimes.test(per) ? 'day' : per, isLoose: false })
const loose = (per: string): Per => ({ per, isLoose: true })

export const notItself = (thing: string, per: Per): Per => (per.per === thing ? { per: '', isLoose: false } : per)

type Place = {
  before: readonly Word[]
  behind: readonly Word[]
  earlier: readonly Amount[]
  sentence: number
  thing: string
  named: readonly string[]
  /** One and the other are told of. */
  isOther: boolean
}

/** The group of which one has so many; empty where the amount is a plain one. */
export function perOf(place: Place): Per {
  const { before, earlier, sentence, thing, named } = place
  if (unitBefore(named, '') !== null) return loose(stem(named[1] ?? ''))
  const of = lastThing(earlier, sentence, thing) ?? subjectThing(before)
  return eachBehind(place, of) ?? oneBehind(place) ?? eachBefore(place, of) ?? bySubject(place)
}

/** '6 kids at each table', '12 pens each', '3 for every child'. */
function eachBehind({ before, behind, thing, named }: Place, of: string | undefined): Per | null {
  const ends = behind.findIndex(({ text }) => /^(?:and|,|but)$/.test(text))
  const near = ends < 0 ? behind : behind.slice(0, ends)
  const at = near.findIndex(({ text }) => perWords.test(text))
  if (at < 0) return null
  const [next, second] = [behind[at + 1], behind[at + 2]]
  // '6 friends each blew up 3 balloons': so many in each comes behind.
  const isPeople = at === named.length && people.has(thing) && !times.has(stem(next?.text ?? ''))
  const isOfNext = next !== undefined && (isPeople || verbKind(next.text) !== null || stem(next.text) === thing)
  if (isOfNext && !/^(?:and|,|for|to|of)$/.test(next.text)) return sure('')
  if (at >= 8) return null
  // 'each of the 5 friends' names them with their number.
  if (next?.text === 'of' || next?.text === 'one') return sure(of ?? 'each')
  if (next?.text === 'single' && isPlain(second)) return sure(stem(second?.text ?? ''))
  if (isPlain(next) && verbKind(next?.text ?? '') === null) {
    const isTwo = isPlain(second) && !verbKind(second?.text ?? '') && !times.has(stem(next?.text ?? ''))
    return sure(stem((isTwo ? second : next)?.text ?? ''))
  }
  const isCut = near.length < 6 && before.slice(-3).some(({ text }) => /^(?:cut|sliced|broken|divided)$/.test(text))
  const isGroup = !isCut && /^(?:on|in|into|among|between|to|onto|across|over)$/.test(before.at(-1)?.text ?? '')
  return sure(isGroup ? '' : (of ?? 'each'))
}

/** '12 pages a day', '8 to a blanket', '$2 a pound'. */
function oneBehind({ behind, thing, isOther }: Place): Per | null {
  const a = isOther ? -1 : behind.findIndex(({ text }) => /^(?:an?|one|1)$/.test(text))
  const [lead, group] = a > 0 ? inOne(behind) : [null, null]
  if (lead !== null && group !== null)
    return /^(?:on|in|for)$/.test(lead) && /^an?$/.test(behind[a]?.text ?? '') ? loose(group) : sure(group)
  const next = behind[1]?.text ?? ''
  const isBeside = /^(?:an?|one)$/.test(behind[0]?.text ?? '') && isPlain(behind[1])
  return isBeside && (times.has(stem(next)) || thing === '' || thing === 'dollar') ? sure(stem(next)) : null
}

const goesOn = /^(?:and|,|but|plus)$/
const begins = /^(?:i|he|she|they|then|how)$/

/** 'Each box has 12 pens', 'one gallon lasts 32 miles', '6 friends each blew up 3'. */
function eachBefore({ before, isOther }: Place, of: string | undefined): Per | null {
  const one = before.findLastIndex(
    ({ text }, place) =>
      /^(?:each|every)$/.test(text) ||
      (text === 'one' && !isOther && (place === 0 || /^(?:if|,)$/.test(before[place - 1]?.text ?? ''))),
  )
  const [led, since] = [before.slice(0, Math.max(0, one)), before.slice(one + 1)]
  const hasNumber = led.some(({ number }) => number !== null)
  const isOfBefore =
    hasNumber &&
    since.some(({ text }, place) => goesOn.test(text) || text === 'how' || (place === 0 && begins.test(text)))
  if (one < 0 || isOfBefore || since.some(({ number }) => number !== null)) return null
  const isOne = before[one]?.text === 'one'
  if (hasNumber && !isOne) {
    const group = before[one + 1]
    const isSubject = verbKind(before[one + 2]?.text ?? '') !== null && verbKind(group?.text ?? '') === null
    return sure(
      group && isPlain(group) && (isSubject || times.has(stem(group.text))) ? stem(group.text) : (of ?? 'each'),
    )
  }
  const kindAt = since.findIndex(({ text }) => text === 'of')
  const words = since.slice(0, kindAt > 0 ? kindAt : since.length).filter(({ text }) => text !== 'of' && text !== 'the')
  const end = words.findIndex((word) => stops.has(word.text) || verbKind(word.text) !== null)
  const group = words.slice(0, end < 0 ? words.length : end).at(-1)
  if (group?.text === 'one' && !isOne) return sure(of ?? 'each')
  if (group && isPlain(group)) return isOne ? loose(stem(group.text)) : sure(stem(group.text))
  return sure(isOne ? '' : (of ?? 'each'))
}

/** The group that stands before its verb: 'a box of pens holds', 'vans that hold'. */
function groupBefore(before: readonly Word[], end: number): Word | undefined {
  const last = /^(?:that|which|can|will)$/.test(before[end - 1]?.text ?? '') ? end - 2 : end - 1
  const isOf = before[last - 1]?.text === 'of' && /^(?:an?|one|each|every)$/.test(before[last - 3]?.text ?? '')
  return isOf ? before[last - 2] : before[last]
}

const holds =
  /^(?:holds?|hold|costs?|has|have|contains?|weighs?|is|are|seats?|fits?|carry|carries|takes|uses|needs|packs?)$/
const about = /^(?:(?:about|only|exactly|up to|just|a|at most) ?)*$/

/** 'Boxes of 12', '$7 for adults', 'a box holds 12 pens', 'a ticket costs $8'. */
function bySubject({ before, behind, thing }: Place): Per {
  const [many, of] = [before.at(-2), before.at(-1)]
  if (of?.text === 'of' && isPlain(many) && isPlural(many?.text ?? '')) return sure(stem(many?.text ?? ''))
  if (thing === 'dollar' && behind[0]?.text === 'for' && isPlain(behind[1]))
    return loose(stem((isPlain(behind[2]) && !isPlural(behind[1]?.text ?? '') ? behind[2] : behind[1])?.text ?? ''))
  const end = before.findLastIndex(({ text }) => holds.test(text))
  const between = before.slice(end + 1).map(({ text }) => text)
  const group = groupBefore(before, end)
  if (end < 1 || !about.test(between.join(' ')) || !group || !isPlain(group)) return sure('')
  const joint = before.slice(0, end).findLastIndex(({ text }) => /^(?:and|,|but|if)$/.test(text))
  const near = before.slice(Math.max(0, end - 4, joint + 1), end)
  // '6 pencils cost $1.50' is what all of them cost.
  if (near.some(({ number }) => number !== null && !/^(?:1[6-9]|20)\d\d$/.test(number))) return sure('')
  return near.some(({ text }) => /^an?$/.test(text)) || isPlural(group.text) ? loose(stem(group.text)) : sure('')
}

/** '12 pages a day', '$4 for a box', '8 to a blanket', '32 miles on one gallon'. */
function inOne(behind: readonly Word[]): [string, string] | [null, null] {
  const a = behind.findIndex(({ text }) => /^(?:an?|one|1)$/.test(text))
  const [lead, group] = [behind[a - 1], behind[a + 1]]
  // 'Are going on a trip' is no rate.
  const fits = /^(?:fits?|sits?|goes|go|rides?|sleeps?)$/.test(behind[a - 2]?.text ?? '')
  const isFar = /^(?:on|in|for)$/.test(lead?.text ?? '') && a > 3 && !fits
  if (a < 1 || a > 4 || isFar || !lead || !group || !isPlain(group)) return [null, null]
  const name = stem(group.text)
  const isOne = !/^an?$/.test(behind[a]?.text ?? '')
  if (/^(?:to|per)$/.test(lead.text) || (/^(?:in|at|on)$/.test(lead.text) && fits)) return [lead.text, name]
  if (/^(?:on|in|for)$/.test(lead.text)) return isOne || times.has(name) ? [lead.text, name] : [null, null]
  return times.has(name) && isPlain(lead) ? [lead.text, name] : [null, null]
}

const lastThing = (earlier: readonly Amount[], sentence: number, thing: string) => {
  const near = earlier.filter(
    (one) => (one.per === '' || one.isLoose) && one.thing !== '' && one.thing !== thing && one.compared === null,
  )
  return (near.filter((one) => one.sentence === sentence).at(-1) ?? near.at(-1))?.thing
}

/** 'Pens cost $2 each' has them before its verb. */
function subjectThing(before: readonly Word[]): string | undefined {
  const verb = before.findIndex(({ text }) => verbKind(text) !== null)
  const subject = before
    .slice(0, verb < 0 ? before.length : verb)
    .findLast((word) => isPlain(word) && isPlural(word.text))
  return subject && stem(subject.text)
}
