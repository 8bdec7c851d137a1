import { isSamePerson } from '../../read/quantities/clause.ts'
import type { Fact } from '../../read/quantities/facts.ts'
import { headOf, isSameThing } from '../../read/quantities/same-thing.ts'
import type { Quantity } from '../../state-parts.ts'

// What the child has told of so far: how many, of what, and whose. Later lines change it.

/** Lines after which an amount that nobody speaks of is no longer meant. */
const lines = 8
const mostKept = 8

const isKnown = ({ of }: Quantity, open: readonly string[]) => of === null || !open.includes(of)

/** A line's fact applied; amounts of an open problem are not known yet and stay as they are. */
function applied(kept: readonly Quantity[], fact: Fact, open: readonly string[]): Quantity[] {
  if (fact.kind === 'has') {
    const thing = fact.thing ?? kept.at(-1)?.thing ?? null
    if (thing === null && fact.whose !== 'there') return [...kept]
    const before = kept.find((one) => one.whose === fact.whose && one.thing === thing && isKnown(one, open))
    const count = before && fact.isMaybeMore && before.count !== fact.count ? before.count + fact.count : fact.count
    const others = kept.filter((one) => !(one.whose === fact.whose && one.thing === thing))
    return [...others, { count, thing, whose: fact.whose, left: lines + 1, of: null, from: null }]
  }
  const given = fact.to === null ? null : receiverOf(kept, fact, open)
  const target = targetOf(kept, fact, open)
  const by = (one: Quantity) => (one === target ? fact.by : one === given ? -fact.by : 0)
  const changed = kept.map((one) =>
    by(one) !== 0 && one.count + by(one) >= 0
      ? { ...one, count: one.count + by(one), left: lines + 1, of: null, from: one.count }
      : one,
  )
  return fact.to === null || given ? changed : withPart(changed, { ...fact, to: fact.to }, target)
}

/** Of a whole that is shared, what is given is somebody's part. */
function withPart(kept: readonly Quantity[], fact: Change & { to: string }, from: Quantity | null): Quantity[] {
  const thing = fact.thing ?? from?.thing ?? (fact.isOfThem ? kept.at(-1)?.thing : null) ?? null
  const whole = kept.find((one) => /^(?:we|there)$/.test(one.whose) && isSameThing(one.thing, thing))
  return thing !== null && whole && fact.isOfThem
    ? [...kept, { count: -fact.by, thing: whole.thing, whose: fact.to, left: lines + 1, of: null, from: null }]
    : [...kept]
}

type Change = Extract<Fact, { kind: 'change' }>

const alike = (kept: readonly Quantity[], thing: string | null, open: readonly string[]) =>
  kept.filter((one) => isKnown(one, open) && !/^(?:need|by)$/.test(one.whose) && isSameThing(one.thing, thing))

/** The amount that becomes more when somebody is given something. */
export function receiverOf(kept: readonly Quantity[], { to, thing }: Change, open: readonly string[]): Quantity | null {
  const isTo = ({ whose }: Quantity) => to !== null && (isSamePerson(whose, to) || (to === 'me' && whose === 'there'))
  const own = alike(kept, thing, open).filter(isTo)
  return own.length === 1 ? (own[0] ?? null) : null
}

/** The amount that a change is of: somebody's own, or the only one there is of that thing. */
export function targetOf(kept: readonly Quantity[], fact: Change, open: readonly string[]): Quantity | null {
  const named = alike(kept, fact.isNamed ? null : fact.thing, open)
  const own = named.filter(({ whose }) => fact.whose !== null && isSamePerson(whose, fact.whose))
  // A whole that is shared stays: what is given of it is somebody's part.
  if (fact.to !== null) return own.length === 1 ? (own[0] ?? null) : null
  const [only, another] = own.length > 0 ? own : fact.reaches ? named : []
  if (only === undefined || another !== undefined) return null
  if (own.length > 0) return only
  const isMine = fact.whose === null || /^(?:me|we)$/.test(fact.whose)
  const isSaid = (fact.thing !== null && only.thing !== null) || fact.isOfThem || fact.isNamed
  return isSaid || (isMine && /^(?:me|we|there)$/.test(only.whose)) || only.left >= lines ? only : null
}

/** What is there after a line. `open`: the problems that are still worked on. */
export const after = (kept: readonly Quantity[], facts: readonly Fact[], open: readonly string[]): Quantity[] =>
  facts.reduce<Quantity[]>((now, fact) => applied(now, fact, open), [...kept]).slice(-mostKept)

/** A line later: what is spoken of stays longer. */
export const aged = (kept: readonly Quantity[], text: string): Quantity[] =>
  kept
    .map((one) => {
      const isNamed = one.thing !== null && new RegExp(`\\b${headOf(one.thing)}`, 'i').test(text)
      return { ...one, left: Math.max(one.left - 1, isNamed ? lines - 1 : 0) }
    })
    .filter(({ left }) => left > 0)

/** Those that can be worked with. */
export const known = (kept: readonly Quantity[], open: readonly string[]) => kept.filter((one) => isKnown(one, open))

/** How many there are now, as it was told last; a problem may still have to find it. */
export const heldNow = (kept: readonly Quantity[]): number | null =>
  kept.findLast(({ whose }) => /^(?:me|we|there)$/.test(whose))?.count ?? null

/** The problem finds one of the child's own amounts. */
export const isSought = (kept: readonly Quantity[], problem: string | undefined) =>
  kept.some(({ of }) => of !== null && of === problem)
