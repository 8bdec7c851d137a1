import type { Fact } from './fact.ts'
import { type Path, pathOf } from './story-path.ts'
import { type Counted, isAbout, isHas, isKind, numberOf, type Told, whose } from './told.ts'

/** What some things of a price cost together, and what is left of the money. */
export function moneyPaths(told: Told): (Path | null)[] {
  if (told.asked.kind === 'cost') return [price(told), twoPrices(told), spentInAll(told)]
  return told.asked.kind === 'money-left' ? [left(told)] : []
}

const unitNames = new Map([
  ['dollar', 'dollars'],
  ['cent', 'cents'],
])

function price(told: Told): Path | null {
  const { asked, facts, numbers } = told
  const costs = facts.filter((fact) => isKind(fact, 'cost'))
  const bought = facts.filter((fact): fact is Counted => fact.kind === 'gain' || isHas(fact))
  const [cost] = costs
  const [things] = bought
  if (asked.kind !== 'cost' || !cost || costs.length > 1 || facts.length !== costs.length + bought.length) return null
  if (asked.n !== null) {
    const fits = bought.length === 0 && asked.thing !== null && asked.thing.head === cost.item
    return fits ? pathOf('price', numbers[asked.n] ?? 0, '×', numberOf(told, cost), unitNames.get(cost.unit)) : null
  }
  if (bought.length !== 1 || !things || unitNames.has(things.thing?.head ?? '') || things.kind !== 'gain') return null
  if (!things.thing && (cost.item === null || facts[0] !== cost)) return null
  if (asked.who !== null && !isAbout(asked.who, whose(things))) return null
  if (cost.item !== null && things.thing && cost.item !== things.thing.head) return null
  if (cost.item === null && facts[0] !== things) return null
  if (asked.thing !== null && asked.thing.head !== things.thing?.head) return null
  return pathOf('price', numberOf(told, things), '×', numberOf(told, cost), unitNames.get(cost.unit))
}

function twoPrices(told: Told): Path | null {
  const { asked, facts } = told
  const [one, other, ...others] = facts
  if (asked.kind !== 'cost' || !isKind(one, 'cost') || !isKind(other, 'cost') || others.length > 0) return null
  if (
    asked.n !== null ||
    asked.thing !== null ||
    !asked.isAll ||
    one.item === null ||
    one.item === other.item ||
    one.each ||
    other.each ||
    one.unit !== other.unit
  )
    return null
  return pathOf('parts', numberOf(told, one), '+', numberOf(told, other), unitNames.get(one.unit))
}

/** A book for 6 dollars and a pen for 2 dollars: what was spent. */
function spentInAll(told: Told): Path | null {
  const { asked, facts } = told
  const [one, other, ...others] = facts
  if (asked.kind !== 'cost' || asked.n !== null || asked.thing !== null || others.length > 0) return null
  if (one?.kind !== 'loss' || other?.kind !== 'loss' || whose(one) === null || whose(one) !== whose(other)) return null
  const unit = one.thing?.head ?? ''
  if (!unitNames.has(unit) || other.thing?.head !== unit || (asked.who !== null && !isAbout(asked.who, whose(one))))
    return null
  return pathOf('parts', numberOf(told, one), '+', numberOf(told, other), unitNames.get(unit))
}

function left(told: Told): Path | null {
  const { asked, facts } = told
  const money = facts.find((fact): fact is Counted => isHas(fact) && unitNames.has(fact.thing?.head ?? ''))
  if (!money || asked.kind !== 'money-left') return null
  if (asked.who !== null && !isAbout(asked.who, whose(money))) return null
  const rest = facts.filter((fact) => fact !== money)
  const paid = paidIn(told, rest, money, asked.isChange)
  const unit = money.thing?.head ?? ''
  return paid !== null && paid.unit === unit && paid.amount <= numberOf(told, money)
    ? pathOf('money-left', numberOf(told, money), '−', paid.amount, unitNames.get(unit))
    : null
}

type Paid = { amount: number; unit: string }

/** Who gets change has bought what the story gives a price for. */
function paidIn(told: Told, rest: readonly Fact[], money: Counted, isChange: boolean): Paid | null {
  const [first, second, ...others] = rest
  if (!first || others.length > 0) return null
  if (first.kind === 'loss' && second === undefined && whose(first) === whose(money) && whose(first) !== null) {
    return { amount: numberOf(told, first), unit: first.thing?.head ?? money.thing?.head ?? '' }
  }
  return first.kind === 'cost' && (second?.kind === 'buys-one' || (second === undefined && isChange && !first.each))
    ? { amount: numberOf(told, first), unit: first.unit }
    : null
}
