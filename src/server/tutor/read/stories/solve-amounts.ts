import type { Asked } from './asked.ts'
import { isDone, isSameVerb } from './deeds.ts'
import type { Fact } from './fact.ts'
import { placeOf, stem } from './story-grammar.ts'
import { type Path, pathOf } from './story-path.ts'
import { unknownPerson } from './story-people.ts'
import {
  type Counted,
  hasMark,
  isAbout,
  isHas,
  isKindOf,
  isOfSharedKind,
  isOnePlace,
  isSameThing,
  numberOf,
  type Of,
  type Told,
  takesIn,
  whose,
} from './told.ts'

type Amount = Extract<Asked, { kind: 'amount' }>

/** Somebody has some, and then more or fewer; or two amounts are put together. */
export function amountPaths(told: Told): (Path | null)[] {
  const { asked, facts } = told
  const [first, second, ...others] = facts
  if (!first || !second || others.length > 0) return []
  if (asked.kind === 'change') return [doneTwice(told, asked, first, second)]
  if (asked.kind !== 'amount' || hasMark(asked.marks, 'first')) return []
  if (isHas(first) && isReading(first, second) && hasMark(asked.marks, 'left'))
    return takesIn(asked.thing, first.thing)
      ? [pathOf('separate', numberOf(told, first), '−', numberOf(told, second))]
      : []
  if (first.kind === 'gain' && hasMark(asked.marks, 'left') && isLess(second))
    return [changed(told, asked, first, second)]
  if (!isHas(first)) return []
  if (isHas(second)) return [together(told, asked, first, second)]
  return [changed(told, asked, first, second)]
}

function changed(told: Told, asked: Amount, first: Counted, second: Fact): Path | null {
  const effect = effectOn(first, second)
  if (!effect || !isAskedOf(asked, first, effect)) return null
  const { grows, event } = effect
  if (!isSameThing(event.thing, grows ? withoutExtra(first, event) : first.thing)) return null
  if (!takesIn(asked.thing, first.thing) || !takesIn(asked.thing, event.thing)) return null
  // 'How many boys left?' may be those who went.
  if (asked.bare && 'verb' in event && /^(?:leaf|left)/.test(event.verb)) return null
  if (!isOnePlace(first.place, asked.place, 'place' in event ? event.place : null)) return null
  if (asked.past && !hasMark(asked.marks, 'left', 'now', 'all')) return null
  if (hasMark(asked.marks, grows ? 'left' : 'all')) return null
  return grows
    ? pathOf('join', numberOf(told, first), '+', numberOf(told, event))
    : pathOf('separate', numberOf(told, first), '−', numberOf(told, event))
}

/** Red apples and green apples are apples. */
const withoutExtra = (first: Counted, { thing }: { thing: Counted['thing'] }) =>
  first.thing && thing ? { head: first.thing.head, extra: thing.extra } : first.thing

type Effect = { grows: boolean; event: Counted | Of<'give'>; byOthers: boolean }

/** Whether what happens makes it more or fewer for whoever had it. Null when that is not sure. */
export function effectOn(first: Counted, second: Fact): Effect | null {
  const owner = whose(first)
  if (owner === null) return null
  if (second.kind === 'give') {
    const { from, to } = second
    if (from === to || from === unknownPerson) return null
    if (from === owner) return { grows: false, event: second, byOthers: false }
    return to === owner ? { grows: true, event: second, byOthers: false } : null
  }
  if (second.kind !== 'gain' && second.kind !== 'loss') return null
  const doer = whose(second)
  const grows = second.kind === 'gain'
  if (doer === null || second.partner === owner || (grows && !isKept(second, first))) return null
  if (doer === owner) return { grows, event: second, byOthers: false }
  if (grows) return null
  // A pizza has slices for all.
  if (!grows && first.kind === 'has' && isUsedUp.test(second.verb) && !isPerson.test(owner) && first.verb === 'thing')
    return { grows, event: second, byOthers: true }
  // What grandma baked, we may eat; what Sam buys, Mia does not sell.
  if (first.kind === 'gain') return isUsedUp.test(second.verb) ? { grows, event: second, byOthers: true } : null
  return doer === 'all' || owner === 'all' ? { grows, event: second, byOthers: true } : null
}

/** It is not for others, and does not come from where it is counted. */
const isKept = ({ link, partner, who }: Counted, { place }: Counted) =>
  partner === null || (link === 'from' && who !== null && placeOf(partner) !== place)

const isPerson = /^(?:i|we|he|she|they|all)$/
/** Of 120 pages 45 are read. */
const isReading = (first: Counted, second: Fact): second is Counted =>
  first.thing?.head === 'page' &&
  second.kind === 'act' &&
  /^read/.test(second.verb) &&
  (second.thing?.head ?? 'page') === 'page'

const isLess = (fact: Fact) => fact.kind === 'loss' || fact.kind === 'give'
const isUsedUp = /^(?:eat|ate|drink|drank|use|used)$/

/** The same thing comes or goes. */
export const isOneThing = (first: Counted, { grows, event }: Effect) =>
  isSameThing(event.thing, grows ? withoutExtra(first, event) : first.thing)

export function isAskedOf(asked: Amount, first: Counted, { grows, byOthers, event }: Effect): boolean {
  const isByItself = 'who' in event && event.who === null
  const owner = whose(first)
  const isMarked = hasMark(asked.marks, 'left', 'now', 'all')
  if (byOthers && !hasMark(asked.marks, 'left', 'now')) return false
  if (!grows && isByItself && !hasMark(asked.marks, 'left', 'now') && asked.place === null) return false
  if (asked.who === null) return owner === 'all' || isMarked
  // 'Sam gives 5 to Mia. How many does he have left?' Only the one who had some can have some left.
  if (asked.who === unknownPerson) return !grows && hasMark(asked.marks, 'left')
  return isAbout(asked.who, owner)
}

/** Two amounts that have nothing in common, put together. */
function together(told: Told, asked: Amount, first: Counted, second: Counted): Path | null {
  if (hasMark(asked.marks, 'left', 'now')) return null
  const [one, other] = [whose(first), whose(second)]
  if (one === null || other === null) return null
  if (!isTakenIn(asked, first, second)) return null
  const isFor =
    one === other
      ? isOwned(asked, one) || isWholeOf(asked, one) || (asked.bare && asked.who === null)
      : one !== 'all' && other !== 'all' && isShared(asked, one, other)
  if (!isFor || (one === other && !isApart(first, second))) return null
  if (isWholeOf(asked, one)) return pathOf('parts', numberOf(told, first), '+', numberOf(told, second))
  if (asked.place !== null && !(first.place === asked.place && isOnePlace(first.place, second.place))) return null
  return pathOf('parts', numberOf(told, first), '+', numberOf(told, second))
}

const isTakenIn = ({ thing, marks }: Amount, first: Counted, second: Counted) => {
  if (!isOneKind(first, second)) return false
  if (thing === null) return hasMark(marks, 'all')
  if (takesIn(thing, first.thing) && takesIn(thing, second.thing)) return true
  return [first, second].every((one) => isKindOf(thing, one.thing))
}

const isSameHead = (first: Counted, second: Counted) =>
  !first.thing || !second.thing || first.thing.head === second.thing.head

/** Dogs and cats go together; dollars and cents do not, nor apples and days. */
const isOneKind = (first: Counted, second: Counted) =>
  isSameHead(first, second) || isOfSharedKind(first.thing, second.thing)

/** 'My class has 11 boys and 13 girls. How many kids are in my class?' */
const isWholeOf = ({ who, place }: Amount, owner: string) =>
  who === null && place !== null && stem(owner.split(' ').at(-1) ?? '') === place

const isOwned = ({ who }: Amount, owner: string) => (who === null ? owner === 'all' : isAbout(who, owner))

const isShared = ({ who, marks }: Amount, one: string, other: string) => {
  if (who === null) return hasMark(marks, 'all')
  if (who === 'we') return one === 'i' || other === 'i'
  return who === 'they' || who === `${one} and ${other}` || who === `${other} and ${one}`
}

/** Not all kids and then some of them: other things, other colors or other places. */
function isApart(first: Counted, second: Counted): boolean {
  if (!first.thing || !second.thing)
    return first.place !== null && second.place !== null && first.place !== second.place
  if (first.thing.head !== second.thing.head) {
    return (
      !isKindOf({ ...first.thing, extra: [] }, second.thing) && !isKindOf({ ...second.thing, extra: [] }, first.thing)
    )
  }
  const [one, other] = [first.thing.extra, second.thing.extra]
  if (one.length > 0 && other.length > 0) return one.join(' ') !== other.join(' ')
  return (
    one.length === 0 &&
    other.length === 0 &&
    first.place !== null &&
    second.place !== null &&
    first.place !== second.place
  )
}

/** 'Reads 5 pages on Monday and 7 on Tuesday': the same is done twice. */
function doneTwice(told: Told, asked: Extract<Asked, { kind: 'change' }>, first: Fact, second: Fact): Path | null {
  if (!isDone(first) || !isDone(second) || first.kind !== second.kind) return null
  if (!isSameVerb(first.verb, second.verb) || !isSameVerb(first.verb, asked.verb)) return null
  if (asked.place !== null || asked.other !== null || hasMark(asked.marks, 'left', 'now', 'first')) return null
  if (!takesIn(asked.thing, first.thing) || !takesIn(asked.thing, second.thing) || !isSameHead(first, second))
    return null
  const [one, other] = [whose(first), whose(second)]
  if (one === null || other === null) return null
  const isApartInPlace = (first.place === null) === (second.place === null)
  const isFor =
    one === other
      ? isApartInPlace && isAbout(asked.who, one)
      : asked.who === 'they' || (asked.who === 'we' && (one === 'i' || other === 'i'))
  return isFor ? pathOf('parts', numberOf(told, first), '+', numberOf(told, second)) : null
}
