import messages from '#content/en/tutor/pictures.json'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { type Expression, findExpressions } from '#shared/answers/expressions.ts'
import { type Picture, picturedThings, type Thing } from '#shared/picture.ts'

type Values = Record<string, string | number>
const alt = (key: keyof typeof messages, values: Values) => icuText(messages[key], values)

const thingFor = (seed: number): Thing => picturedThings[Math.abs(seed) % picturedThings.length] ?? 'apple'

const whole = ({ operands }: Expression): number[] | null => {
  const values = operands.map(({ value }) => (value.d === 1n && value.gte(0) ? Number(value.n) : -1))
  return values.every((value) => value >= 0) ? values : null
}

/** A picture that helps with a sum and does not tell its answer; null where there is none to draw. */
export function pictureFor(item: Pick<Item, 'name' | 'picture' | 'question'>, seed: number): Picture | null {
  if (item.picture) return item.picture
  const [sum] = findExpressions(item.name).concat(findExpressions(item.question))
  if (sum?.signs.length !== 1) return null
  const [sign] = sum.signs
  const numbers = whole(sum)
  const [a = 0, b = 0] = numbers ?? []
  const thing = thingFor(seed)
  if (numbers === null) return barsFor(sum)
  if (sign === '+') {
    const groups = [a, b].filter((count) => count > 0).map((count) => ({ thing, count }))
    if (groups.length === 0) return null
    if (a <= 10 && b <= 10) return { kind: 'objects', groups, alt: alt('groups', { a, b, thing }) }
    if (a + b <= 999) return blocksFor(a)
  }
  if (sign === '-' && a > 0) {
    if (a <= 20)
      return {
        kind: 'objects',
        groups: [{ thing, count: a }],
        crossed: Math.min(a, b),
        alt: alt('crossed', { a, b, thing }),
      }
    if (a <= 999) return blocksFor(a)
  }
  if (sign === '×' && a > 0 && b > 0 && a <= 12 && b <= 12)
    return { kind: 'array', rows: a, columns: b, thing, alt: alt('rows', { a, b, thing }) }
  if (sign === '÷' && a > 0 && a <= 20)
    return { kind: 'objects', groups: [{ thing, count: a }], alt: alt('share', { a, b, thing }) }
  return null
}

const blocksFor = (value: number): Picture => ({
  kind: 'base-ten',
  hundreds: Math.floor(value / 100),
  tens: Math.floor((value % 100) / 10),
  ones: value % 10,
  alt: alt('blocks', { value }),
})

/** Fractions as bars of one length. */
function barsFor({ operands, signs }: Expression): Picture | null {
  if (signs[0] !== '+' && signs[0] !== '-') return null
  const bars = operands.map(({ value }) => ({ parts: Number(value.d), shaded: Number(value.n) }))
  if (bars.length > 3 || bars.some(({ parts, shaded }) => parts > 20 || shaded > parts || shaded < 0)) return null
  return {
    kind: 'fraction-bars',
    bars,
    alt: alt('bars', { a: operands[0]?.written ?? '', b: operands[1]?.written ?? '' }),
  }
}
