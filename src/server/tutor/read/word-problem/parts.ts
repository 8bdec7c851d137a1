import type { Amount, Role } from './amounts.ts'
import type { Wanted } from './question.ts'
import { joined, type Term, termOf } from './terms.ts'
import { people } from './words.ts'

/** Something that a story has so many of: told, or found from what is told. */
export type Part = {
  term: Term
  thing: string
  named: string[]
  where: string[]
  role: Role
  verb: string
  of: string[]
  sentence: number
  /** Places of the numbers that are in it. */
  from: number[]
  isFound: boolean
  isSure: boolean
}

/** A sum that answers, with the places of the numbers in it; how many groups it takes, where that is asked. */
export type Solved = { term: Term; from: readonly number[]; groups?: { total: Term; size: Term; per: string } }

/** One that is compared with another, and the other. */
export type Pair = { found: Part; base: Part }

export function partOf(amount: Amount): Part | null {
  const told = termOf(amount.number)
  const term = amount.withSelf ? joined(told, '+', termOf('1')) : told
  return term && { ...amount, term, from: [amount.at], isFound: false }
}

const pronouns = new Set(['he', 'she', 'it', 'they', 'him', 'her', 'them', 'his', 'their'])
const own: Record<string, string> = { me: 'i', my: 'i', mine: 'i', myself: 'i', we: 'i', us: 'i', our: 'i' }
export const same = (one: string, other: string) => (own[one] ?? one) === (own[other] ?? other)

/** How many words the one list shares with the other. */
export const shares = (one: readonly string[], other: readonly string[]) =>
  one.filter((word) => !pronouns.has(word) && other.some((two) => same(word, two))).length

export const isPronoun = (words: readonly string[]) => words.some((word) => pronouns.has(word))

/** So many of them in each, times how many there are of these; all that can be multiplied. */
export function multiplied(
  plain: readonly Part[],
  rates: readonly Amount[],
  wanted: Wanted,
  hasWeek: boolean,
): { parts: Part[]; left: Amount[] } {
  let parts = [...plain]
  const left: Amount[] = []
  const open = [...rates]
  const spent = new Set<Part>()
  for (let rate = open.shift(); rate; rate = open.shift()) {
    const counts = countsFor(rate, parts, rates.length, spent, wanted)
    // A rate of a group that another rate counts waits for it.
    if (counts.length === 0 && open.some(({ thing }) => thing === rate?.per)) {
      open.push(rate)
      if (open.every((one) => countsFor(one, parts, rates.length, spent, wanted).length === 0))
        return { parts, left: [...left, ...open] }
      continue
    }
    const week = counts.length === 0 && hasWeek && rate.per === 'day' && wanted.thing !== 'day' ? termOf('7') : null
    const isWeeks = rate.per === 'day' && counts[0]?.thing === 'week'
    const count = counts.length === 0 ? week : isWeeks ? joined(summed(counts), '×', termOf('7')) : summed(counts)
    const term = count && joined(count, '×', termOf(rate.number))
    if (!term) {
      left.push(rate)
      continue
    }
    const first = counts[0]
    for (const one of counts) spent.add(one)
    parts = parts.filter((one) => !counts.includes(one) || rates.filter(({ per }) => per === one.thing).length > 1)
    parts.push({
      term,
      thing: rate.thing,
      named: rate.named,
      where: first?.where ?? rate.where,
      role: rate.role === 'has' && first && first.role !== 'whole' && first.role !== 'end' ? first.role : rate.role,
      verb: rate.role === 'has' && first ? first.verb : rate.verb,
      of: first?.of.length ? first.of : rate.of,
      sentence: Math.max(rate.sentence, first?.sentence ?? 0),
      from: [rate.at, ...counts.flatMap(({ from }) => from)],
      isFound: true,
      isSure: rate.isSure || (first?.isSure ?? false),
    })
  }
  return { parts: parts.filter((one) => !spent.has(one)), left }
}

/** How many there are of the group of a rate: in its own sentence where it is told there. */
function countsFor(
  rate: Amount,
  parts: readonly Part[],
  rates: number,
  spent: ReadonlySet<Part>,
  wanted: Wanted,
): Part[] {
  const all = parts.filter(
    (part) =>
      (part.thing === rate.per ||
        (rate.per === 'day' && part.thing === 'week' && !parts.some(({ thing }) => thing === 'day')) ||
        (part.thing !== rate.thing && part.named.includes(rate.per)) ||
        isPerson(rate.per, part)) &&
      !(part.isFound && part.thing === rate.thing),
  )
  // '3 crates with 20 apples in each and 2 crates of pears': only the first are of apples.
  const isBetween =
    all.some(({ from }) => (from[0] ?? 0) < rate.at) &&
    all.some(({ from, sentence }) => (from[0] ?? 0) > rate.at && sentence === rate.sentence)
  if (isBetween)
    return nearest(
      rate,
      all.filter((one) => !spent.has(one)),
    )
  const near = all.filter(({ sentence }) => sentence === rate.sentence)
  if (rates > 1 && near.length > 0) return near.length === 1 ? near : nearest(rate, near)
  if (rates > 1 && all.length > 1)
    return nearest(
      rate,
      all.filter((one) => !spent.has(one)),
    )
  if (all.length > 0) return all
  const [only, ...more] = parts
  // '6 of these books' where one paperback costs $8.
  if (
    rates === 1 &&
    only &&
    more.length === 0 &&
    /^(?:dollar|cent|token)$/.test(rate.thing) &&
    rate.thing === wanted.thing &&
    only.thing !== rate.thing &&
    (!(rate.isLoose && only.thing !== '') || only.sentence === wanted.sentence)
  )
    return [only]
  const wild = parts.filter(
    ({ thing, sentence, role }) =>
      thing === '' &&
      sentence >= rate.sentence &&
      rate.per !== 'day' &&
      (role === 'gain' || sentence === wanted.sentence),
  )
  return wild.length === 1 ? wild : []
}

const isPerson = (per: string, { thing }: Part) =>
  (per === 'person' || per === 'child' || per === 'each') && people.has(thing)

/** The count that stands last before the rate, else the first behind it. */
const nearest = (rate: Amount, parts: readonly Part[]) => {
  const sorted = [...parts].sort((one, other) => (one.from[0] ?? 0) - (other.from[0] ?? 0))
  const before = sorted.filter(({ from }) => (from[0] ?? 0) < rate.at)
  return before.length > 0 ? before.slice(-1) : sorted.slice(0, 1)
}

/** Their sum, with what goes taken away; null where nothing stands before it. */
export function summed(parts: readonly Part[]): Term | null {
  const [first, ...rest] = [...parts].sort((one, other) => Number(one.role === 'loss') - Number(other.role === 'loss'))
  if (!first) return null
  const isAllLoss = first.role === 'loss'
  return rest.reduce<Term | null>(
    (sum, { term, role }) => joined(sum, role === 'loss' && !isAllLoss ? '-' : '+', term),
    first.term,
  )
}
