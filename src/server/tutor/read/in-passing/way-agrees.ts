import { findNumbers } from '#shared/answers/numbers.ts'
import { claimOf } from './claim.ts'
import { isAgeOfNothing, ownersAgree } from './owners.ts'
import { type Sign, wordsAgree } from './relation.ts'
import { clausesWith, inFigures, numbersAt, numbersOf, partsOf, type Told, tellsHours } from './told.ts'

const signs: Readonly<Record<string, Sign>> = { '+': '+', '−': '−', '-': '−', '×': '×', '÷': '÷' }

/** Whether a way ('3 + 5 = 8') that was found by its numbers alone may be what the words of a line mean. `lines`: those before it, oldest first. */
export function wayAgrees(way: string, text: string, lines: readonly string[]): boolean {
  const plain = inFigures(text)
  const claim = claimOf(plain)
  const [made = ''] = way.split(' = ')
  const [deed, another] = made.match(/(?<= )[-+−×÷](?= )/g) ?? []
  const sign = signs[deed ?? '']
  if (sign === undefined || another !== undefined) return true
  const before = lines.map(inFigures)
  const parts = partsOf(plain)
  const end = claim?.text ?? parts.at(-1) ?? ''
  const here = claim?.told ?? (parts.length > 1 ? parts.slice(0, -1) : parts)
  const all = [...here, ...before]
  if (isAgeOfNothing(end, all.join(' . '))) return false
  const told = [
    ...here.flatMap(numbersOf),
    ...before.toReversed().flatMap((line, at) => partsOf(line).flatMap((part) => numbersAt(part, at + 1))),
  ]
  const of = made.split(/ [-+−×÷] /).map((part): Told | undefined => {
    const [value] = findNumbers(part)
    return value && told.find((one) => one.value.equals(value))
  })
  const known = of.flatMap((one) => (one === undefined ? [] : [one]))
  // Hours of the day add up to nothing.
  if (known.length < of.length) return sign === '+' ? !tellsHours(all) : isRightWayRound(end, made, all)
  return !claim || wordsAgree(sign, known, claim.said, claim.text)
}

/** Ages are no amounts, and yet the older one has the bigger. */
function isRightWayRound(end: string, made: string, lines: readonly string[]): boolean {
  const sides = made.split(' − ').flatMap((part): Told[] => {
    const [value] = findNumbers(part)
    const [clause] = value === undefined ? [] : clausesWith(lines, value)
    return value === undefined || clause === undefined
      ? []
      : [{ value, clause, thing: null, money: null, line: 0, isNamed: false }]
  })
  return sides.length < 2 || ownersAgree('−', sides, end)
}
