import { isSameVerb } from './deeds.ts'
import { stem } from './story-grammar.ts'
import { type Path, pathOf } from './story-path.ts'
import { type Counted, hasMark, isAbout, isHas, isKind, numberOf, type Of, type Told, whose } from './told.ts'

/** Equal groups: all that is in them, what is in each, or how many groups there are. */
export function groupPaths(told: Told): (Path | null)[] {
  const { asked } = told
  if (asked.kind === 'inside') return [inSome(told)]
  if (asked.kind === 'each') return [inEach(told), sharedByAll(told, asked), amongCounted(told, asked.group)]
  if (asked.kind === 'groups')
    return [howManyGroups(told), inAll({ ...told, asked: { ...plainAmount, thing: asked.thing, who: null } })]
  // How many pencils they need is how many there are for all.
  if (asked.kind === 'need' && asked.n === null)
    return [
      inAll({ ...told, asked: { ...plainAmount, thing: asked.thing, who: asked.who === 'i' ? null : asked.who } }),
    ]
  if (asked.kind === 'change') return [sharedByAll(told, asked)]
  return asked.kind === 'amount' && !hasMark(asked.marks, 'left', 'now', 'first')
    ? [inAll(told), howManyGroups(told)]
    : []
}

const plainAmount = { kind: 'amount', marks: '', place: null, past: false, bare: false } as const

/** 'We are 6 friends', or 'my sister and I split them': what is there is shared by so many. */
function sharedByAll(told: Told, asked: Extract<Told['asked'], { kind: 'each' | 'change' }>): Path | null {
  const { facts } = told
  const [all, how, ...others] = facts
  if (!isHas(all) || all.thing === null || others.length > 0) return null
  if (asked.kind === 'change' && (!/^(?:get|got)/.test(asked.verb) || !/^(?:i|we|they|all)$/.test(asked.who ?? '')))
    return null
  if (asked.thing !== null && asked.thing.head !== all.thing.head) return null
  if (isKind(how, 'sharers')) return shareOf(told, all, numberOf(told, how))
  const names = (all.who ?? '').split(' and ')
  return isKind(how, 'shares') && names.length === 2 ? shareOf(told, all, names.length) : null
}

/** '12 cupcakes and 4 kids. How many does each kid get?' */
function amongCounted(told: Told, group: string | null): Path | null {
  const { asked, facts } = told
  const [all, groups, ...others] = facts
  if (asked.kind !== 'each' || group === null || others.length > 0 || !isHas(all) || !isHas(groups)) return null
  if (groups.thing?.head !== group || !all.thing || all.thing.head === group) return null
  if (asked.thing !== null && asked.thing.head !== all.thing.head) return null
  return shareOf(told, all, numberOf(told, groups))
}

const shareOf = (told: Told, all: Counted, by: number) =>
  by > 1 ? pathOf('share', numberOf(told, all), '÷', by) : null

type Each = Pick<Of<'each'>, 'n' | 'who' | 'verb' | 'group' | 'thing'>

/** 'Each box has 8', or 'a box has 8' where the story counts boxes. */
function eachIn({ facts }: Told, counted: string | null): Each | null {
  for (const fact of facts) {
    if (isKind(fact, 'each')) return fact
    if (fact.kind === 'has' && fact.verb === 'a' && fact.who !== null && stem(fact.who) === counted) {
      return { n: fact.n, who: null, verb: null, group: counted, thing: fact.thing }
    }
  }
  return null
}

const countedIn = ({ facts }: Told): Counted | null => {
  const found = facts.filter(
    (fact): fact is Counted => (fact.kind === 'has' && fact.verb !== 'a') || fact.kind === 'gain',
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What every one has, or what is in every one: 'a dog has 4 bones' may be one dog. */
const isAlways = (each: Each, { facts }: Told) =>
  facts.some((fact) => isKind(fact, 'each')) ||
  /^(?:leg|wheel|arm|eye|ear|tir|sid|wing|day|minut|cent)$/.test(each.thing?.head ?? '') ||
  holders.test(each.group ?? '')

const holders =
  /^(?:box|bag|pack|packet|jar|basket|carton|cas|bottl|bus|car|van|tabl|shelf|row|pag|team|book|week|day|hour|tray|plat|bowl|crat|album|bunch|vas|tent|pocket|drawer|bin|tank|cag|tree|flower|ticket|set|tub|bucket|sheet|tower|stack|pil|group)e?$/
/** 'Each brother has 2 sisters' is a riddle. */
const family = /^(?:brother|sister|cousin|son|daughter|parent|aunt|uncle)$/

/** All that is in equal groups. */
export const groupsInAll = (told: Told): Path | null => inAll(told)

function inAll(told: Told): Path | null {
  const { asked, facts } = told
  const groups = countedIn(told)
  const each = eachIn(told, groups?.thing?.head ?? null)
  if (asked.kind !== 'amount' || facts.length !== 2 || !groups?.thing || !each || !isAlways(each, told) || asked.past)
    return null
  if (each.group === null ? facts[0] !== groups : each.group !== groups.thing.head) return null
  const owner = whose(groups)
  if (asked.thing === null || asked.thing.head === groups.thing.head || family.test(asked.thing.head)) return null
  // What his dogs have is not what Leo has.
  if (asked.who !== null && owner !== 'all' && asked.who !== 'they' && !holders.test(groups.thing.head)) return null
  if (
    each.thing !== null &&
    (asked.thing.head !== each.thing.head || !asked.thing.extra.every((word) => each.thing?.extra.includes(word)))
  ) {
    return null
  }
  if (asked.place !== null && asked.place !== groups.place && asked.place !== groups.thing.head) return null
  if (owner === null || !(asked.who === null || asked.who === 'they' || isAbout(asked.who, owner))) return null
  return pathOf('groups', numberOf(told, groups), '×', numberOf(told, each))
}

/** 'A pack has 6 pens. How many pens are in 3 packs?' */
function inSome(told: Told): Path | null {
  const { asked, facts, numbers } = told
  if (asked.kind !== 'inside' || facts.length !== 1) return null
  const each = eachIn(told, asked.group)
  if (each?.verb && asked.verb && !isSameVerb(each.verb, asked.verb)) return null
  if (
    !each ||
    each.who !== asked.who ||
    each.group !== asked.group ||
    !asked.thing ||
    asked.thing.head !== each.thing?.head
  )
    return null
  return pathOf('groups', numbers[asked.n] ?? 0, '×', numberOf(told, each))
}

function inEach(told: Told): Path | null {
  const { asked, facts } = told
  const [all, into, ...others] = facts
  if (asked.kind !== 'each' || !isKind(into, 'into') || others.length > 0) return null
  if ((all?.kind !== 'has' && all?.kind !== 'gain') || all.verb === 'a' || !all.thing) return null
  if (
    asked.thing !== null &&
    (asked.thing.head !== all.thing.head || asked.thing.extra.some((word) => !all.thing?.extra.includes(word)))
  ) {
    return null
  }
  if (asked.group !== null && asked.group !== into.group) return null
  if (all.thing.head === into.group || numberOf(told, into) === 0) return null
  return pathOf('share', numberOf(told, all), '÷', numberOf(told, into))
}

function howManyGroups(told: Told): Path | null {
  const { asked, facts } = told
  const all = countedIn(told)
  if ((asked.kind !== 'groups' && asked.kind !== 'amount') || facts.length !== 2 || !all?.thing || !asked.thing)
    return null
  const each = eachIn(told, asked.thing.head)
  if (!each || !isAlways(each, told) || each.group !== asked.thing.head || asked.thing.extra.length > 0) return null
  if (each.thing !== null && each.thing.head !== all.thing.head) return null
  if (each.thing === null && facts[0] !== all) return null
  if (asked.kind === 'amount' && (asked.past || asked.place !== null)) return null
  const [total, size] = [numberOf(told, all), numberOf(told, each)]
  return size > 0 && total >= size ? pathOf('how-many-groups', total, '÷', size) : null
}
