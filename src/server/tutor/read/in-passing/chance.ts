import { findNumbers } from '#shared/answers/numbers.ts'
import { isSameThing } from '../quantities/same-thing.ts'
import { numsIn, plainWay, thingSaid } from '../told-way/plain.ts'

// A way that was found among numbers alone may be one of many: small numbers come of each other by chance.

const lessens =
  /\b(?:left|less|more|need|needs|gone|took|take|ate|minus|now|back|owe|owes|short|lost|gave|give|away|died|sold|used|broke|still|older|younger|ahead|beat|won|popped|to go|difference|fell|quedan|falta\w*|perdi|comi|menos|nada mas|solo|puedo|winning|losing|by \d)\b/i
const joins = /\b(?:and|plus|more|total|now|together|altogether|both|another|then|in all|mas|y|otro)\b|,/i

/** Nothing in the words makes it likelier than chance. */
export function isChance(way: string, text: string): boolean {
  // '3 more is': it comes to nothing yet.
  if (/\d.*\b(?:is|are|makes|equals)\W*$/i.test(text)) return true
  const [made = '', result = ''] = way.split(' = ')
  const signs = new Set(made.match(/(?<= )[-+−×÷](?= )/g) ?? [])
  if (signs.size > 1 && /\d[./]\d/.test(made) && !/\$|dollar|buck|cent/i.test(text)) return true
  if (
    signs.size > 1 &&
    !/\b(?:left|over|change|total|altogether|in all|back)\b/i.test(text) &&
    !/\b(?:plus|minus|times|add|take away)\b|[-+−×*÷]/i.test(text)
  )
    return true
  const [sign = ''] = signs
  if (sign === '×' || sign === '÷') return false
  const parts = made.split(/ [-+−] /).flatMap((part) => findNumbers(part).slice(0, 1))
  const nums = numsIn(plainWay(text))
  const things = parts.flatMap((part) => {
    const thing = nums.find(({ value }) => value.equals(part))
    return thing && thingSaid(thing) !== '' ? [thingSaid(thing)] : []
  })
  if (
    things.length > 1 &&
    things.some((thing) => !isSameThing(thing, things[0] ?? '')) &&
    !/\bpeople|pets|animals|things|toys|in all|total|altogether\b/i.test(text)
  )
    return true
  const [value] = findNumbers(result)
  if (sign === '−' || sign === '-') return value?.lt(4) === true && !lessens.test(text)
  return parts.some((part) => part.equals(1)) && !joins.test(text)
}
