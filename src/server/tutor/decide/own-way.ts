import { findExpressions, workOut } from '#shared/answers/expressions.ts'
import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Heard } from './hear.ts'

const number = String.raw`\d{1,6}(?:\.\d{1,3})?`
const sign = `(?:[-−+x×*÷/]|plus|minus|times|take away|divided by)`
/** A sum, and behind it how the child did it: '15 - 7 i did 15-5 is 10 then 2 more is 8'. */
const withWay = new RegExp(
  String.raw`^\W*(?:(?:ok|so|and|next|next one|um+|for|what is|whats|what's)\W+)*(${number} ?${sign} ?${number})[\s,.:;?!]+(?:(?:so|and|ok|well|first|cuz|because) )*(?:i|we) (?:just |first )?(?:did|do|went|go|took|take|started|start|made|make|split|broke|used|use|thought|counted|added|put|know|knew|remember|figured)\b(.+)$`,
  'is',
)
const step = /\b(?:is|makes?|equals)\b|=/gi
const concludes = /\bso (?:it'?s |it is |thats |that's |i got )?[\d.]+\W*$/i

/** `came`: what the child came to in the end; null where the way has not come to an end, and is a step. */
export type OwnWay = { sum: string; way: string; came: string | null }

/** A sum with the child's own way to it: neither is a problem of its own. */
export function ownWay({ text }: Heard): OwnWay | null {
  const [, sum = '', way = ''] = withWay.exec(text) ?? []
  const [expression] = findExpressions(sum)
  const [left, right] = expression?.operands ?? []
  const [between] = expression?.signs ?? []
  const value = left && right && between ? workOut(left.value, between, right.value) : null
  const last = findNumbers(way).at(-1)
  const steps = way.match(step)?.length ?? 0
  const two = findNumbers(way)
  const [one, other] = two
  // '9 + 6, I made 10 and 5'.
  if (value && two.length === 2 && one && other && one.add(other).equals(value) && /\d\w* and \d/.test(way))
    return { sum, way: way.trim(), came: writeNumber(value, 'decimal') }
  if (!value || !last || steps === 0) return null
  const isEnd = value.equals(last) || steps > 1 || concludes.test(way)
  return { sum, way: way.trim(), came: isEnd ? writeNumber(last, 'decimal') : null }
}
