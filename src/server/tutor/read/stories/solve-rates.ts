import { type Path, pathOf } from './story-path.ts'
import { isAbout, isHas, isKind, numberOf, type Told, takesIn, whose } from './told.ts'

/** How many of the smaller times are in the larger: 7 days in a week. */
const inLarger = new Map([
  ['day week', 7],
  ['month year', 12],
  ['minute hour', 60],
  ['hour day', 24],
])

const unitNames = new Map([
  ['dollar', 'dollars'],
  ['cent', 'cents'],
  ['mile', 'miles'],
  ['pound', 'pounds'],
])

/** 60 miles an hour for 3 hours, 6 pounds a day in a week. */
export function ratePaths(told: Told): (Path | null)[] {
  const { asked, facts, numbers } = told
  const [each, ...others] = facts.filter((fact) => isKind(fact, 'each'))
  if (asked.kind !== 'rate' || !each || others.length > 0 || each.group === null) return []
  const rest = facts.filter((fact) => fact !== each)
  const [spent, ...more] = rest
  if (more.length > 0 || !takesIn(asked.thing, each.thing)) return []
  if (asked.who !== null && each.who !== null && !isAbout(asked.who, each.who)) return []
  const unit = unitNames.get(each.thing?.head ?? '')
  const path = (count: number) => [pathOf('rate', count, '×', numberOf(told, each), unit)]
  if (spent !== undefined) {
    const fits = isHas(spent) && spent.thing?.head === each.group && asked.n === null && asked.time === null
    return fits && (whose(spent) === 'all' || whose(spent) === each.who) ? path(numberOf(told, spent)) : []
  }
  if (asked.n !== null) return asked.time === each.group ? path(numbers[asked.n] ?? 0) : []
  const many = asked.time === null ? undefined : inLarger.get(`${each.group} ${asked.time}`)
  return many === undefined ? [] : path(many)
}
