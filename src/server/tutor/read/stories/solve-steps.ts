import { isDone, isSameVerb } from './deeds.ts'
import type { Fact } from './fact.ts'
import { effectOn, isAskedOf, isOneThing } from './solve-amounts.ts'
import { groupsInAll } from './solve-groups.ts'
import { type Path, pathOf, type Steps } from './story-path.ts'
import {
  type Counted,
  hasMark,
  isAbout,
  isHas,
  isKind,
  isOnePlace,
  numberOf,
  type Of,
  type Told,
  takesIn,
  whose,
} from './told.ts'

/** Stories of two steps, or three: each way that fits. */
export const stepPaths = (told: Told): (Steps | null)[] => [
  twoChanges(told),
  givenToEach(told),
  groupsChanged(told),
  changeForSome(told),
  together(told),
  coinsInAll(told),
  threeDeeds(told),
  savedUp(told),
]

const found = (path: Path | null, finds: NonNullable<Path['finds']>): Path | null => path && { ...path, finds }
const both = (first: Path | null, next: (result: number) => Path | null): Steps | null => {
  const second = first && next(first.result)
  return first && second ? [first, second] : null
}

/** 20 birds, 8 fly away, 3 come back. */
function twoChanges(told: Told): Steps | null {
  const { asked, facts } = told
  const [first, one, other, ...others] = facts
  if (asked.kind !== 'amount' && asked.kind !== 'money-left') return null
  if (!isHas(first) || !one || !other || others.length > 0) return null
  const effects = [one, other].map((fact) => effectOn(first, fact))
  const [before, after] = effects
  if (!before || !after || ![before, after].every((effect) => isOneThing(first, effect))) return null
  if (asked.kind === 'amount') {
    if (
      hasMark(asked.marks, 'first') ||
      !takesIn(asked.thing, first.thing) ||
      (asked.bare && before.grows === after.grows && !hasMark(asked.marks, 'left', 'now'))
    )
      return null
    // What comes and what goes says that all that is there now is meant.
    const marks = asked.marks === '' && !asked.past ? 'now' : asked.marks
    if (![before, after].every((effect) => isAskedOf({ ...asked, marks }, first, effect))) return null
    if (!isOnePlace(first.place, asked.place)) return null
  } else if (asked.who !== null && !isAbout(asked.who, whose(first))) return null
  const unit = asked.kind === 'money-left' ? `${first.thing?.head ?? 'dollar'}s` : undefined
  const step = (amount: number, { grows, event }: typeof before) =>
    pathOf(grows ? 'join' : 'separate', amount, grows ? '+' : '−', numberOf(told, event), unit)
  return both(found(step(numberOf(told, first), before), 'first-change'), (result) => step(result, after))
}

/** 24 stickers, 3 to each of 5 friends. */
function givenToEach(told: Told): Steps | null {
  const { asked, facts, numbers } = told
  const [first, deal, ...others] = facts
  if (asked.kind !== 'amount' || !hasMark(asked.marks, 'left', 'now') || others.length > 0) return null
  if (!isHas(first) || !isKind(deal, 'deal') || !takesIn(asked.thing, first.thing)) return null
  const owner = whose(first)
  if (owner !== deal.who && owner !== 'all') return null
  if (deal.thing !== null && deal.thing.head !== first.thing?.head) return null
  const given = found(pathOf('groups', numbers[deal.m] ?? 0, '×', numberOf(told, deal)), 'given')
  return both(given, (result) => pathOf('separate', numberOf(told, first), '−', result))
}

const isUsed = /^(?:eat|ate|drink|drank|use|used|sell|sold|lose|lost|give|gave|break|broke)/

/** 5 packs with 6 in each, and 4 are drunk. */
function groupsChanged(told: Told): Steps | null {
  const { asked, facts } = told
  const [groups, each, event, ...others] = facts
  if (asked.kind !== 'amount' || others.length > 0 || !groups || !isKind(each, 'each')) return null
  if (event?.kind !== 'loss' && event?.kind !== 'gain') return null
  const grows = event.kind === 'gain'
  const thing = event.thing ?? asked.thing ?? each.thing
  const isOfGroups = thing !== null && isHas(groups) && thing.head === groups.thing?.head
  const isSure = event.thing !== null ? event.thing.head === each.thing?.head : isUsed.test(event.verb)
  if (isOfGroups || !isSure || !hasMark(asked.marks, grows ? 'now' : 'left')) return null
  if (asked.thing !== null && each.thing !== null && asked.thing.head !== each.thing.head) return null
  const all = groupsInAll({
    ...told,
    facts: [groups, each],
    asked: { ...asked, thing: thing ?? asked.thing, marks: '', who: null },
  })
  return both(found(all, 'groups'), (result) =>
    pathOf(grows ? 'join' : 'separate', result, grows ? '+' : '−', numberOf(told, event)),
  )
}

/** 3 toys for 4 dollars each, paid with 20 dollars. */
function changeForSome(told: Told): Steps | null {
  const { asked, facts } = told
  const [cost, ...costs] = facts.filter((fact) => isKind(fact, 'cost'))
  const bought = facts.filter((fact): fact is Counted => fact.kind === 'gain')
  const money = facts.filter((fact): fact is Counted => isHas(fact) && /^(?:dollar|cent)$/.test(fact.thing?.head ?? ''))
  const [[things], [purse]] = [bought, money]
  if (asked.kind !== 'money-left' || !cost || costs.length > 0 || !things || !purse || facts.length !== 3) return null
  if (whose(things) !== whose(purse) || (asked.who !== null && !isAbout(asked.who, whose(purse)))) return null
  if (cost.unit !== purse.thing?.head || (cost.item !== null && cost.item !== things.thing?.head)) return null
  const unit = `${cost.unit}s`
  return both(found(pathOf('price', numberOf(told, things), '×', numberOf(told, cost), unit), 'cost'), (result) =>
    pathOf('money-left', numberOf(told, purse), '−', result, unit),
  )
}

/** One has 5, the other has 3 more, or 3 times as many: how many have both? */
function together(told: Told): Steps | null {
  const { asked, facts } = told
  const [known, relation, ...others] = facts
  if (asked.kind !== 'amount' || !isHas(known) || others.length > 0 || !hasMark(asked.marks, 'all')) return null
  if (!isKind(relation, 'more') && !isKind(relation, 'times')) return null
  const owner = whose(known)
  const other = relation.other === 'that' ? owner : relation.other
  const isBoth =
    asked.who === null || asked.who === 'they' || asked.who === 'we' || asked.who === `${owner} and ${relation.who}`
  if (owner === null || other !== owner || relation.who === owner || !isBoth || asked.place !== null) return null
  if (relation.thing !== null && known.thing?.head !== relation.thing.head) return null
  if (!takesIn(asked.thing, known.thing)) return null
  return both(found(relationOf(told, known, relation), 'more-than'), (result) =>
    pathOf('parts', numberOf(told, known), '+', result),
  )
}

const relationOf = (told: Told, known: Counted, relation: Of<'more'> | Of<'times'>) =>
  relation.kind === 'times'
    ? pathOf('times-as-many', numberOf(told, relation), '×', numberOf(told, known))
    : pathOf('more-than', numberOf(told, known), relation.grows ? '+' : '−', numberOf(told, relation))

const worth = new Map([
  ['penny', 1],
  ['cent', 1],
  ['nickel', 5],
  ['dime', 10],
  ['quartercoin', 25],
])

/** 2 quarters and 3 dimes: what they are worth. */
function coinsInAll(told: Told): Steps | null {
  const { asked, facts } = told
  const isMoney = asked.kind === 'amount' && /^(?:money|cent)$/.test(asked.thing?.head ?? '')
  const piles = facts.filter(isHas)
  const [one, other] = piles
  if (!isMoney || facts.length !== 2 || !one || !other || whose(one) !== whose(other)) return null
  if (asked.who !== null && !isAbout(asked.who, whose(one))) return null
  const [x, y] = [one, other].map(({ thing }) => worth.get(thing?.head ?? ''))
  if (x === undefined || y === undefined || x === y) return null
  const first = found(pathOf('coins', numberOf(told, one), '×', x, 'cents'), 'coins')
  const second = found(pathOf('coins', numberOf(told, other), '×', y, 'cents'), 'coins')
  const all = first && second && pathOf('coins', first.result, '+', second.result, 'cents')
  return first && second && all ? [first, second, all] : null
}

/** 3 miles on Monday, 4 on Tuesday and 2 on Friday. */
function threeDeeds(told: Told): Steps | null {
  const { asked, facts } = told
  const deeds = facts.filter(isDone)
  const [a, b, c, ...others] = deeds
  if (asked.kind !== 'change' || !a || !b || !c || others.length > 0 || facts.length !== 3) return null
  const isOne = (fact: Fact & { verb: string }) => isSameVerb(fact.verb, asked.verb) && fact.kind === a.kind
  if (![a, b, c].every(isOne) || new Set(deeds.map(whose)).size > 1 || !isAbout(asked.who, whose(a))) return null
  if (asked.place !== null || asked.other !== null || hasMark(asked.marks, 'left', 'now', 'first')) return null
  const places = new Set(deeds.map(({ place }) => place))
  if (
    (places.has(null) ? places.size > 1 : places.size < 3) ||
    !deeds.every(({ thing }) => takesIn(asked.thing, thing ?? a.thing))
  )
    return null
  return both(found(pathOf('parts', numberOf(told, a), '+', numberOf(told, b)), 'first-two'), (result) =>
    pathOf('parts', result, '+', numberOf(told, c)),
  )
}

/** 10 dollars at first, and 5 saved every week for 3 weeks. */
function savedUp(told: Told): Steps | null {
  const { asked, facts, numbers } = told
  const [each] = facts.filter((fact) => isKind(fact, 'each'))
  const [first] = facts.filter(isHas)
  if (asked.kind !== 'rate' || asked.n === null || !each || !first || facts.length !== 2) return null
  if (!/^(?:sav|earn|get|got)/.test(each.verb ?? '') || each.group !== asked.time || each.who !== whose(first))
    return null
  if (each.thing?.head !== first.thing?.head || !takesIn(asked.thing, each.thing)) return null
  if (asked.who !== null && !isAbout(asked.who, each.who)) return null
  const unit = /^(?:dollar|cent)$/.test(each.thing?.head ?? '') ? `${each.thing?.head}s` : undefined
  return both(found(pathOf('rate', numbers[asked.n] ?? 0, '×', numberOf(told, each), unit), 'saved'), (result) =>
    pathOf('join', numberOf(told, first), '+', result, unit),
  )
}
