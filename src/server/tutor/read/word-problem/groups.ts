import type { Amount } from './amounts.ts'
import { type Part, partOf, type Solved, summed } from './parts.ts'
import type { Wanted } from './question.ts'
import { joined } from './terms.ts'
import { people, stem, type Word } from './words.ts'

/** 30 bars in boxes of 6, for $4.50 a box. */
export function throughGroups(one: Amount, other: Amount, parts: readonly Part[], wanted: Wanted): Solved | null {
  const [price, size] = one.thing === wanted.thing ? [one, other] : [other, one]
  const [all, ...more] = parts
  const [by, of] = [partOf(price), partOf(size)]
  if (!all || more.length > 0 || !by || !of || price.per !== size.per || price.thing !== wanted.thing) return null
  const groups = joined(all.term, '÷', of.term)
  const term = groups?.value.d === 1n ? joined(groups, '×', by.term) : null
  return term && { term, from: [price.at, size.at, ...all.from] }
}

/** '2/3 of the 24 kids are girls': those, or the others. */
export function ofFraction(
  amounts: readonly Amount[],
  fractions: readonly Amount[],
  wanted: Wanted,
  words: readonly Word[],
): Solved | null {
  const plain = amounts.filter((one) => !fractions.includes(one))
  const [fraction, ...others] = fractions
  const [whole, ...more] = plain
  if (
    !fraction ||
    others.length > 0 ||
    !whole ||
    whole.number.includes('/') ||
    more.length > 0 ||
    (whole.per !== '' && !whole.isLoose) ||
    whole.compared
  )
    return null
  const [of, all] = [partOf(fraction), partOf(whole)]
  const part = of && all && joined(of.term, '×', all.term)
  if (!part || !all) return null
  const from = [fraction.at, whole.at]
  const isRest =
    wanted.mode === 'end' ||
    wanted.mode === 'rest' ||
    (wanted.thing !== whole.thing &&
      wanted.thing !== '' &&
      !fraction.of.includes(wanted.thing) &&
      wanted.mode === 'plain' &&
      wanted.sentence !== fraction.sentence &&
      !fraction.named.includes(wanted.thing))
  // What is asked for is named where the part is told: 'ate', 'girls', 'white'.
  const near = words.filter((word) => word.sentence === fraction.sentence).map(({ text }) => stem(text))
  const isNamed =
    wanted.sentence === fraction.sentence ||
    wanted.of
      .concat(wanted.verb.slice(0, 3))
      .some(
        (word) =>
          word !== '' &&
          word !== whole.thing &&
          near.some((one) => one === word || (word.length === 3 && one.startsWith(word))),
      )
  const isOther = /\b(?:miss|missed|wrong|rest|others?|not)\b/.test(
    words
      .filter((word) => word.sentence === wanted.sentence)
      .map(({ text }) => text)
      .join(' '),
  )
  const isMissed =
    wanted.mode === 'plain' &&
    /\b(?:miss|wrong)\b/.test(wanted.said) &&
    near.some((word) => /^(?:right|correct|correctly)$/.test(word))
  if (isMissed) {
    const missed = joined(all.term, '-', part)
    return missed && { term: missed, from }
  }
  if (!isRest)
    return isNamed && !isOther && (/^(?:plain|missing)$/.test(wanted.mode) || /\bis that\b/.test(wanted.said))
      ? { term: part, from }
      : null
  const rest = joined(all.term, '-', part)
  return wanted.mode === 'plain' || !rest ? null : { term: rest, from }
}

/** How long it takes is told aside. */
const aside = new Set(['hour', 'minute', 'day', 'week', 'month', 'year'])

/** How many boxes, days or rows: all of them shared by so many in one. */
export function howManyGroups(rate: Amount, parts: readonly Part[], wanted: Wanted): Solved | null {
  const [one] = [partOf(rate)]
  // '8 to a blanket' does not say of what: of all that is counted, with whoever left.
  const things = new Set(parts.map(({ thing }) => thing).filter((thing) => thing !== '' && !aside.has(thing)))
  const wild = parts.findIndex(({ thing }) => thing === '')
  const main = rate.thing || (things.size > 1 ? parts.slice(0, Math.max(0, wild)).at(-1)?.thing : [...things][0])
  const all = parts.filter(({ thing }) => thing === main || thing === '')
  const isAsked =
    wanted.thing === rate.per || (wanted.thing === '' && wanted.mode === 'plain') || wanted.named.includes(rate.per)
  const isOpen =
    all.length > 1 &&
    (rate.thing === 'dollar' ||
      all.some(
        ({ role, isSure, thing }) => role === 'end' || role === 'whole' || !isSure || (thing !== main && thing !== ''),
      ))
  const total = isOpen ? null : summed(all)
  if (!one || !isAsked || !total || rate.thing === wanted.thing) return null
  const term = joined(total, '÷', one.term)
  return (
    term && {
      term,
      from: [rate.at, ...all.flatMap(({ from }) => from)],
      groups: { total, size: one.term, per: rate.per },
    }
  )
}

/** What each gets of all of them. */
export function shared(told: readonly Part[], wanted: Wanted): Solved | null {
  // How long the movie was is no share.
  const parts = told.filter(({ thing }) => !aside.has(thing) || thing === wanted.thing || thing === wanted.per)
  const groups = parts.filter(
    ({ thing }) =>
      thing !== '' &&
      (thing === wanted.per ||
        (people.has(wanted.per) && people.has(thing) && thing !== wanted.thing) ||
        (wanted.per === '' && thing !== wanted.thing)),
  )
  const [group, ...more] =
    groups.length > 0 ? groups : parts.filter(({ thing, role }) => thing !== wanted.thing && role !== 'loss')
  const all = parts.filter(
    (one) =>
      one !== group &&
      (one.thing === wanted.thing || one.thing === '' || wanted.thing === '' || one.named.includes(wanted.thing)),
  )
  if (!group || more.length > 0 || all.length === 0 || all.length + 1 < parts.length) return null
  if (
    all.length > 1 &&
    all.some(({ role, isSure, isFound }) => role === 'end' || role === 'whole' || (!isSure && !isFound))
  )
    return null
  const term = joined(summed(all), '÷', group.term)
  return term && { term, from: [...all, group].flatMap(({ from }) => from) }
}
