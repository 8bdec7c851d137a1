import { isDone, isSameVerb } from './deeds.ts'
import { type Path, pathOf } from './story-path.ts'
import { unknownPerson } from './story-people.ts'
import { type Counted, isHas, isKind, isSameThing, numberOf, type Of, type Told, takesIn, whose } from './told.ts'

/** How many more somebody has, or how many somebody has who has more. */
export function comparePaths(told: Told): (Path | null)[] {
  const { asked } = told
  if (asked.kind === 'more') return [difference(told)]
  if (asked.kind === 'more-things') return [differenceOfThings(told)]
  return asked.kind === 'amount' && asked.marks === '' ? [fromRelation(told), asManyThere(told)] : []
}

function twoAmounts({ facts }: Told): [Counted, Counted] | null {
  const [first, second, ...others] = facts
  return isHas(first) && isHas(second) && others.length === 0 ? [first, second] : null
}

/** The same done by two: 'Sam found 14, and Leo found 9'. */
function twoDeeds({ facts }: Told, verb: string): [Counted, Counted] | null {
  const [first, second, ...others] = facts
  if (!isDone(first) || !isDone(second) || others.length > 0) return null
  return isSameVerb(first.verb, second.verb) && isSameVerb(first.verb, verb) ? [first, second] : null
}

function difference(told: Told): Path | null {
  const { asked } = told
  const amounts = asked.kind === 'more' && asked.verb !== null ? twoDeeds(told, asked.verb) : twoAmounts(told)
  if (asked.kind !== 'more' || !amounts) return null
  const { who, other } = asked
  const [one] = amounts.filter((amount) => whose(amount) === who)
  const [against] = amounts.filter((amount) => (other === null ? amount !== one : whose(amount) === other))
  if (who === other || !one || !against || one === against) return null
  if (!isSameThing(one.thing, against.thing) || !takesIn(asked.thing, one.thing)) return null
  return signed(told, one, against, asked.grows)
}

function differenceOfThings(told: Told): Path | null {
  const { asked } = told
  const amounts = twoAmounts(told)
  if (asked.kind !== 'more-things' || !amounts || !asked.thing || !asked.other) return null
  const [first, second] = amounts
  if (whose(first) === null || whose(first) !== whose(second)) return null
  const one = amounts.filter(({ thing }) => thing !== null && takesIn(asked.thing, thing))
  const other = amounts.filter(({ thing }) => thing !== null && takesIn(asked.other, thing))
  const [a] = one
  const [b] = other
  if (!a || !b || a === b || one.length + other.length > 2) return null
  return signed(told, a, b, asked.grows)
}

/** What is said to be more must be more: else the story is about something else. */
function signed(told: Told, one: Counted, other: Counted, grows: boolean): Path | null {
  const [a, b] = [numberOf(told, one), numberOf(told, other)]
  if (grows ? a <= b : a >= b) return null
  return pathOf('compare', Math.max(a, b), '−', Math.min(a, b))
}

function fromRelation(told: Told): Path | null {
  const { asked, facts } = told
  if (asked.kind !== 'amount' || facts.length !== 2 || asked.who === null || asked.place !== null) return null
  const known = facts.find(isHas)
  const relation = facts.find((fact): fact is Of<'more'> | Of<'times'> => isKind(fact, 'more') || isKind(fact, 'times'))
  if (!known || !relation || !isSameThing(known.thing, relation.thing) || !takesIn(asked.thing, known.thing))
    return null
  const owner = whose(known)
  const isThat = /^(?:that|this|it)$/.test(relation.who)
  if ((isThat || relation.other === 'that') && facts[0] !== known) return null
  const who = isThat ? owner : relation.who
  const other = relation.other === 'that' ? owner : relation.other
  const wanted = asked.who
  if (owner === null || [who, other, wanted].includes(unknownPerson) || who === other || wanted === owner) return null
  const [amount, n] = [numberOf(told, known), numberOf(told, relation)]
  if (owner === other && wanted === who) return forward(relation, amount, n)
  return owner === who && wanted === other ? backward(relation, amount, n) : null
}

/** 'Ran 3 miles on Monday and twice as many on Tuesday. How many on Tuesday?' */
function asManyThere(told: Told): Path | null {
  const { asked, facts } = told
  const [known, relation, ...others] = facts
  if (asked.kind !== 'amount' || !known || !isKind(relation, 'times-there') || others.length > 0) return null
  if ((!isDone(known) && !isHas(known)) || relation.place === null || known.place === relation.place) return null
  if (asked.place !== relation.place || !takesIn(asked.thing, known.thing)) return null
  return pathOf('times-as-many', numberOf(told, relation), '×', numberOf(told, known))
}

const forward = (relation: Of<'more'> | Of<'times'>, amount: number, n: number) => {
  if (relation.kind === 'times') return pathOf('times-as-many', n, '×', amount)
  return pathOf('more-than', amount, relation.grows ? '+' : '−', n)
}

const backward = (relation: Of<'more'> | Of<'times'>, amount: number, n: number) => {
  if (relation.kind === 'times') return n === 0 ? null : pathOf('times-as-many', amount, '÷', n)
  return pathOf('more-than', amount, relation.grows ? '−' : '+', n)
}
