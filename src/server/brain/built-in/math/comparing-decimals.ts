import type { Compared, CompareSign, Written } from './comparing-signs.ts'

const signFor = (x: bigint | number, y: bigint | number): CompareSign => (x < y ? '<' : x > y ? '>' : '=')

const names = ['ones', 'tenths', 'hundredths', 'thousandths']

/** Two decimals. Null with more than three places behind the point. */
export function comparedDecimals(a: Written, b: Written): Compared | null {
  const [one, other] = [partsOf(a.written), partsOf(b.written)]
  const places = Math.max(one.behind.length, other.behind.length)
  const name = names[places]
  if (name === undefined) return null
  const sign = signFor(a.value.compare(b.value), 0)
  const long = (parts: Parts) => BigInt(parts.front + parts.behind.padEnd(places, '0'))
  const asWhole = signFor(BigInt(one.behind || '0'), BigInt(other.behind || '0'))
  const byLength = signFor(other.behind.length, one.behind.length)
  return {
    kind: sign === '=' ? 'equal decimals' : 'decimals',
    exampleKind: 'decimals',
    hints: [
      'Line up the points of both numbers.',
      'Compare place by place, starting in front.',
      `Write both with the same number of places, down to ${name}.`,
    ],
    steps: [`In ${name}, compare ${long(one)} and ${long(other)}: ${long(one)} ${sign} ${long(other)}.`],
    slips:
      one.front !== other.front
        ? []
        : [
            {
              name: 'longer-decimal-taken-for-bigger',
              answer: asWhole === sign ? null : asWhole,
              observation: `You compared ${Number(one.behind)} and ${Number(other.behind)} like whole numbers.`,
            },
            {
              name: 'shorter-decimal-taken-for-bigger',
              answer: byLength === sign || byLength === '=' ? null : byLength,
              observation: 'The number of digits does not decide.',
            },
          ],
    explanation:
      sign === '=' ? 'Zeros at the end behind the point change nothing.' : 'The place furthest to the left decides.',
  }
}

type Parts = { front: string; behind: string }

function partsOf(written: string): Parts {
  const [front = '0', behind = ''] = written.replaceAll(',', '').split('.')
  return { front, behind }
}
