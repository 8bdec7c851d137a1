import type { Item } from '#server/curriculum/item.ts'
import { findExpressions } from '#shared/answers/expressions.ts'
import { ownSum } from '../../read/own-sum.ts'
import type { Ask } from '../../read/quantities/asks.ts'
import { isSamePerson } from '../../read/quantities/clause.ts'
import type { Fact } from '../../read/quantities/facts.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { type Path, pathOf } from '../../read/stories/story-path.ts'
import { storyItem } from '../../read/stories/story-task.ts'
import { list } from '../../say/list.ts'
import type { Quantity } from '../../state-parts.ts'
import { after, known, receiverOf, targetOf } from './ledger.ts'
import { countOf, forWhom, manyOf } from './words.ts'

/** What a question about the child's own things comes to, and how the child can begin. */
export type OwnSum = {
  item: Item
  /** The wording of the first step, and what stands in it. */
  key: string
  values: Record<string, string | number>
  thing: string
  whose: string
}

type Change = Extract<Fact, { kind: 'change' }>
type Told = { kept: readonly Quantity[]; facts: readonly Fact[]; open: readonly string[]; grade: number }

const things = (thing: string) => manyOf(thing)

function made(paths: readonly (Path | null)[], question: string, grade: number): Item | null {
  const [first, ...more] = paths.flatMap((path) => (path ? [path] : []))
  if (!first || more.length + 1 !== paths.length) return null
  const id = `own~told-${[first, ...more].map(({ left, operation, right }) => `${left}${operation}${right}`).join('-')}`
  return storyItem({ id, steps: [first, ...more], question, grade })
}

/** The amount that a change is of, and by how much it changes: who is given something has more, who gives it less. */
function effect(kept: readonly Quantity[], fact: Change, open: readonly string[], whose: string | null) {
  const [giver, receiver] = [targetOf(kept, fact, open), fact.to === null ? null : receiverOf(kept, fact, open)]
  if (giver !== null && giver === receiver) return null
  const isOf = (one: Quantity | null) => one !== null && whose !== null && isSamePerson(one.whose, whose)
  const isReceived =
    receiver !== null && (isOf(receiver) || (!isOf(giver) && (receiver.whose === 'me' || giver === null)))
  if (isReceived) return { target: receiver, by: -fact.by }
  return giver && { target: giver, by: fact.by }
}

/** So many came or went, one after the other. */
function changed({ kept, facts, open, grade }: Told, whose: string | null, isAsked = true): OwnSum | null {
  const changes = facts.filter((fact) => fact.kind === 'change')
  const told = facts.slice(
    0,
    facts.findIndex((fact) => fact.kind === 'change'),
  )
  const before = after(kept, told, open)
  const effects = changes.map((fact) => effect(before, fact, open, whose))
  const [first, second, more] = effects
  if (!first || more || (effects.length > 1 && second?.target !== first.target)) return null
  // Another one is asked about than the one whose amount changes.
  const isOurs = (who: string) => /^(?:me|we|there)$/.test(who)
  if (whose !== null && !isSamePerson(first.target.whose, whose) && !(isOurs(whose) && isOurs(first.target.whose)))
    return null
  // Things that were only counted have their name from what happens to them.
  const named = {
    ...first.target,
    thing: first.target.thing ?? (changes[0]?.isNamed ? null : (changes[0]?.thing ?? null)),
  }
  return sumOf(named, [first.by, ...(second ? [second.by] : [])], grade, isAsked)
}

function sumOf(
  { count: from, thing: named, whose }: Quantity,
  steps: readonly number[],
  grade: number,
  isAsked = true,
): OwnSum | null {
  let count = from
  const paths = steps.map((by, at) => {
    const path = pathOf(by < 0 ? 'separate' : 'join', count, by < 0 ? '−' : '+', Math.abs(by))
    count += by
    return path && at + 1 < steps.length ? { ...path, finds: 'first-change' as const } : path
  })
  const thing = named ?? ''
  const [first = 0] = steps
  const question = thing === '' ? 'How many are there now?' : `How many ${things(thing)} are there now?`
  // What only happens is a plain sum; with its question it is a story, which may ask what to do in it.
  const item = steps.length === 1 && !isAsked ? plainSum(paths[0]) : made(paths, question, grade)
  const values = { before: from, by: Math.abs(first), things: things(thing), had: countOf(from, thing) }
  const way = `told.${first < 0 ? 'less' : 'more'}`
  const key = steps.length > 1 ? `${way}.first` : isBig(from, first) ? `${way}.big` : way
  return item && { item, key, values, thing, whose }
}

function plainSum(path: Path | null | undefined): Item | null {
  const [sum] = path ? findExpressions(`${path.left} ${path.operation} ${path.right}`) : []
  const own = sum && ownSum(sum)
  return own && 'item' in own ? own.item : null
}

/** 'How many does he have now', of a change that was told before. */
function changedBefore({ kept, open, grade }: Told, ask: Extract<Ask, { kind: 'now' }>): OwnSum | null {
  const some = known(kept, open).filter(
    (one) =>
      one.from !== null &&
      isSameThing(one.thing, ask.thing) &&
      (ask.whose === null || isSamePerson(one.whose, ask.whose) || (ask.whose === 'me' && one.whose === 'there')),
  )
  const [only, another] = some
  return only && !another && only.from !== null
    ? sumOf({ ...only, count: only.from }, [only.count - only.from], grade)
    : null
}

/** Too many to count one by one. */
const isBig = (from: number, by: number) => from > 30 || Math.abs(by) > 10

/** Of a whole that is shared, what the other one has. */
function rest({ kept, facts, open, grade }: Told, whose: string | null): OwnSum | null {
  const now = known(after(kept, facts, open), open)
  const whole = now.findLast((one) => /^(?:we|there)$/.test(one.whose))
  if (!whole || whose === null) return null
  const parts = now.filter((one) => one !== whole && one.whose !== 'need' && isSameThing(one.thing, whole.thing))
  const [part, another] = parts
  if (!part || another || isSamePerson(part.whose, whose) || part.count >= whole.count) return null
  const thing = whole.thing ?? ''
  const item = made([pathOf('part-unknown', whole.count, '−', part.count)], `How many ${things(thing)} is that?`, grade)
  const values = {
    whole: whole.count,
    part: part.count,
    had: countOf(whole.count, thing),
    who: forWhom(part.whose),
    other: forWhom(whose),
    things: things(thing),
  }
  return item && { item, key: 'told.rest', values, thing, whose }
}

function compared(told: Told, ask: Extract<Ask, { kind: 'more' }>): OwnSum | null {
  const now = known(after(told.kept, told.facts, told.open), told.open).filter(({ whose }) => whose !== 'need')
  const here = told.facts.findLast((fact) => fact.kind === 'has')
  const named = ask.thing ?? here?.thing ?? null
  const some = now.filter((one) => isSameThing(one.thing, named))
  const of = (who: string | null) => (who === null ? [] : some.filter((one) => isSamePerson(one.whose, who)))
  const [mine] = [
    ...of(ask.than),
    ...(ask.than === 'me' ? some.filter(({ whose }) => /^(?:there|we)$/.test(whose)) : []),
  ]
  const spoken = of(ask.whose)[0] ?? (here && some.find((one) => one.whose === here.whose && one !== mine)) ?? null
  const others = (but: Quantity | undefined | null) =>
    some.filter((one) => one !== but && isSameThing(one.thing, but?.thing ?? null))
  const one = spoken ?? (others(mine).length === 1 ? others(mine)[0] : undefined)
  const other = mine ?? (others(one).length === 1 ? others(one)[0] : undefined)
  if (!one || !other || one === other || one.count === other.count || !isSameThing(one.thing, other.thing)) return null
  const [more, less] = one.count > other.count ? [one, other] : [other, one]
  if ((ask.way === 'more' ? more : less) !== one) return null
  const thing = more.thing ?? less.thing ?? ''
  const item = made(
    [pathOf('compare', more.count, '−', less.count)],
    `How many more ${things(thing)} is that?`,
    told.grade,
  )
  const values = {
    more: more.count,
    less: less.count,
    moreFor: forWhom(more.whose),
    lessFor: forWhom(less.whose),
    things: things(thing),
  }
  return (
    item && {
      item,
      key: `told.compare${more.count - less.count > 12 ? '.big' : ''}`,
      values,
      thing: `more ${thing}`,
      whose: 'by',
    }
  )
}

function needed(told: Told, ask: Extract<Ask, { kind: 'need' }>): OwnSum | null {
  const now = known(after(told.kept, told.facts, told.open), told.open).filter((one) =>
    isSameThing(one.thing, ask.thing),
  )
  const need = now.findLast(({ whose }) => whose === 'need')
  const have = now.filter((one) => one !== need && isSameThing(one.thing, need?.thing ?? null))
  const [has, another] = have
  if (!need || !has || another || has.count >= need.count) return null
  const thing = need.thing ?? ''
  const item = made([pathOf('need', need.count, '−', has.count)], `How many more ${things(thing)} is that?`, told.grade)
  const values = { need: need.count, has: has.count, had: countOf(has.count, thing), things: things(thing) }
  return item && { item, key: 'told.need', values, thing: `more ${thing}`, whose: 'by' }
}

function together(told: Told, ask: Extract<Ask, { kind: 'all' }>): OwnSum | null {
  const now = known(after(told.kept, told.facts, told.open), told.open)
  const named = ask.thing ?? now.at(-1)?.thing ?? null
  const parts = now.filter((one) => one.whose !== 'need' && isSameThing(one.thing, named))
  if (parts.length < 2 || parts.length > 4 || parts.some(({ whose }) => whose === 'we')) return null
  const [first = 0, ...more] = parts.map(({ count }) => count)
  let sum = first
  const paths = more.map((count) => {
    const path = pathOf('parts', sum, '+', count)
    sum += count
    return path
  })
  const [one, ...others] = parts.map((part) => part.thing ?? '')
  // Red and blue crayons are crayons, all together.
  const thing = others.every((other) => other === one) ? (one ?? '') : (one?.split(' ').at(-1) ?? '')
  const item = made(paths, `How many ${things(thing)} are there in all?`, told.grade)
  const counts = parts.map(({ count }) => count)
  const values = { parts: list.format(counts.map(String)), most: Math.max(...counts), things: things(thing) }
  return item && { item, key: `told.all${sum > 40 ? '.big' : ''}`, values, thing, whose: 'there' }
}

/** What is asked of what was told; null where it is not sure which amounts are meant. */
export function sumAsked(told: Told, ask: Ask): OwnSum | null {
  switch (ask.kind) {
    case 'now':
      return told.facts.some((fact) => fact.kind === 'change')
        ? (changed(told, ask.whose) ?? rest(told, ask.whose))
        : (changedBefore(told, ask) ?? rest(told, ask.whose))
    case 'more':
      return compared(told, ask)
    case 'need':
      return needed(told, ask)
    case 'all':
      return together(told, ask)
  }
}

/** Something comes or goes, and nothing is asked: how many there are now. */
export const sumOfChange = (told: Told): OwnSum | null => changed(told, null, false)
