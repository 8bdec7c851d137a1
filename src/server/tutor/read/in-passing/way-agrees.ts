import { findNumbers } from '#shared/answers/numbers.ts'
import { claimOf } from './claim.ts'
import { type Sign, wordsAgree } from './relation.ts'
import { inFigures, numbersAt, numbersOf, partsOf, type Told } from './told.ts'

const signs: Readonly<Record<string, Sign>> = { '+': '+', '−': '−', '-': '−', '×': '×', '÷': '÷' }

/** Whether a way ('3 + 5 = 8') that was found by its numbers alone may be what the words of a line mean. `lines`: those before it, oldest first. */
export function wayAgrees(way: string, text: string, lines: readonly string[]): boolean {
  const claim = claimOf(inFigures(text))
  const [made = ''] = way.split(' = ')
  const [deed, another] = made.match(/(?<= )[-+−×÷](?= )/g) ?? []
  const sign = signs[deed ?? '']
  if (!claim || sign === undefined || another !== undefined) return true
  const told = [
    ...claim.told.flatMap(numbersOf),
    ...[...lines].reverse().flatMap((line, at) => partsOf(inFigures(line)).flatMap((part) => numbersAt(part, at + 1))),
  ]
  const of = made.split(/ [-+−×÷] /).map((part): Told | undefined => {
    const [value] = findNumbers(part)
    return value && told.find((one) => one.value.equals(value))
  })
  const known = of.flatMap((one) => (one === undefined ? [] : [one]))
  return known.length < of.length || wordsAgree(sign, known, claim.said, claim.text)
}
