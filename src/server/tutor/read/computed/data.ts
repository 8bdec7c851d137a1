import { asNumber, type Draft, inList, type Reader, written } from './draft.ts'

const list = String.raw`(-?\d+(?:\.\d+)?(?:(?:,? and |, ?| )-?\d+(?:\.\d+)?){2,14})`
const asked = new RegExp(
  `\\b(?<what>median|mode|range)(?: of| for| is it for| in)?(?: (?:these|the|this|my|numbers|data|set|scores|list))*(?: again)?:? ?${list}(?: (?:is|what|how|please|i|and then)\\b.*)?$`,
)
const turned = new RegExp(`^${list}[,.;:]? (?:(?:what is|whats|what's|find|the|is) )*(?<what>median|mode|range)$`)

const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

/** The number in the middle; the mean of two where none stands there. */
function middle(numbers: readonly number[]): number {
  const at = numbers.length >> 1
  const [low = 0, high = 0] = [numbers[at - 1], numbers[at]]
  return numbers.length % 2 === 1 ? high : (low + high) / 2
}

/** Median, mode and range of a list of numbers. */
export const dataAsked: readonly Reader[] = [
  (text) => {
    const found = asked.exec(text) ?? turned.exec(text)
    const numbers = inList(found?.slice(1).find((one) => one !== undefined && /\d/.test(one)) ?? '')
    const what = found?.groups?.what
    return numbers.length < 3 || what === undefined ? null : (drafts[what]?.(numbers) ?? null)
  },
]

const drafts: Readonly<Record<string, (numbers: number[]) => Draft | null>> = {
  median(numbers) {
    const sorted = inOrder(numbers)
    return {
      kind: numbers.length % 2 === 1 ? 'median' : 'medianOfTwo',
      values: { list: numbers.join(', '), count: numbers.length },
      answer: asNumber(middle(sorted)),
      slips: [
        [written(middle(numbers)), 'notInOrder'],
        [written(numbers.reduce((sum, one) => sum + one, 0) / numbers.length), 'tookMean'],
      ],
    }
  },
  mode(numbers) {
    const counts = new Map<number, number>()
    for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1)
    const most = Math.max(...counts.values())
    const [key, ...others] = [...counts].filter(([, count]) => count === most).map(([one]) => one)
    return key === undefined || others.length > 0 || most === 1
      ? null
      : {
          kind: 'mode',
          values: { list: numbers.join(', ') },
          answer: asNumber(key),
          slips: [
            [written(most), 'tookCount'],
            [written(Math.max(...numbers)), 'tookLargest'],
          ],
        }
  },
  range(numbers) {
    const sorted = inOrder(numbers)
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
    return {
      kind: 'range',
      values: { list: numbers.join(', ') },
      answer: asNumber(high - low),
      slips: [
        [written(high), 'tookLargest'],
        [written((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)), 'tookEnds'],
      ],
    }
  },
}
