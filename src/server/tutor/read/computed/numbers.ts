import { asNumber, type Draft, num, type Reader, reading, written } from './draft.ts'

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
const areWhole = (numbers: readonly number[], most = 10_000) =>
  numbers.every((one) => Number.isInteger(one) && one > 0 && one <= most)
const pair = `${num}(?:,| and|, and| &)? ${num}`
const common = '(?:greatest|largest|biggest|highest) common (?:factor|divisor)|gcf|gcd|hcf'
const multiple = '(?:least|lowest|smallest) common (?:multiple|denominator)|lcm|lcd'

/** How many of one amount are in another; what is left over does not count. */
export function fitting(whole: number, by: number): Draft {
  const times = Math.floor(whole / by)
  const values = { whole, by, ten: 10 * by, near: times * by, left: whole - times * by }
  return {
    kind: 'fits',
    values,
    answer: asNumber(times),
    slips: [
      [written(times + 1), 'oneMore'],
      [written(times - 1), 'oneLess'],
    ],
  }
}

/** Common factors and multiples, roots, absolute values, factorials, places of digits, powers of ten. */
export const numberAsked: readonly Reader[] = [
  reading(new RegExp(`\\b(?:${common})(?: of| for| between)? ${pair}\\b`), ([a = 0, b = 0]) => {
    if (!areWhole([a, b])) return null
    const key = gcd(a, b)
    return {
      kind: 'gcf',
      values: { a, b, less: Math.min(a, b) },
      answer: asNumber(key),
      slips: [
        [written((a * b) / key), 'tookMultiple'],
        [key % 2 === 0 && key > 2 ? written(key / 2) : null, 'notGreatest'],
        [key > 1 ? '1' : null, 'notGreatest'],
      ],
    }
  }),
  reading(new RegExp(`\\b(?:${multiple})(?: of| for| between)? ${pair}\\b`), ([a = 0, b = 0]) => {
    if (!areWhole([a, b], 1_000)) return null
    const key = (a * b) / gcd(a, b)
    return {
      kind: 'lcm',
      values: { a, b, more: Math.max(a, b) },
      answer: asNumber(key),
      slips: [
        [written(gcd(a, b)), 'tookFactor'],
        [written(a * b), 'notLeast'],
      ],
    }
  }),
  reading(/\bcommon denominator (?:of|for) \d+\/(\d{1,3}) and \d+\/(\d{1,3})\b/, ([a = 0, b = 0]) =>
    areWhole([a, b])
      ? {
          kind: 'lcm',
          values: { a, b, more: Math.max(a, b) },
          answer: asNumber((a * b) / gcd(a, b)),
        }
      : null,
  ),
  reading(new RegExp(`\\bsquare root of ${num}$|^(?:what is |whats |what's )?√ ?${num}$`), ([n = 0]) => {
    const key = Math.sqrt(n)
    return Number.isInteger(key) && n <= 10_000
      ? {
          kind: 'root',
          values: { n },
          answer: asNumber(key),
          slips: [
            [written(n / 2), 'tookHalf'],
            [written(n * n), 'squared'],
          ],
        }
      : null
  }),
  reading(new RegExp(`\\babsolute value of ${num}\\b|\\| ?${num} ?\\|`), ([n = 0]) => ({
    kind: 'absolute',
    values: { n: written(n).replace('-', '−') },
    answer: asNumber(Math.abs(n)),
    slips: [[n < 0 ? written(n) : null, 'keptSign']],
  })),
  reading(/\b(\d{1,2}) factorial\b/, ([n = 0]) => {
    if (n < 2 || n > 8) return null
    const row = Array.from({ length: n }, (_, at) => n - at)
    return {
      kind: 'factorial',
      values: { n, row: row.join(' × ') },
      answer: asNumber(row.reduce((all, one) => all * one, 1)),
    }
  }),
  reading(
    /\b(?:write )?(\d{3,9})(?: is)? (?:in|into|as) scientific notation\b|\bscientific notation (?:of|for) (\d{3,9})\b/,
    ([n = 0]) => {
      const power = String(n).length - 1
      return {
        kind: 'scientific',
        values: { n, front: written(n / 10 ** power) },
        answer: asNumber(power),
        slips: [
          [written(power + 1), 'countedDigits'],
          [written(/0+$/.exec(String(n))?.[0].length ?? 0), 'countedZeros'],
        ],
      }
    },
  ),
  (text) => {
    const [, zeros = '', digits = ''] = /\b0?\.(0+)([1-9]\d{0,3})\b.*\bsci(?:entific)? notation\b/.exec(text) ?? []
    if (digits === '') return null
    const power = zeros.length + 1
    const front = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits
    return {
      kind: 'scientificSmall',
      values: { n: `0.${zeros}${digits}`, front },
      answer: asNumber(-power),
      slips: [
        [String(power), 'lostSign'],
        [String(-zeros.length), 'countedZeros'],
        [String(-(zeros.length + digits.length)), 'notOneDigit'],
      ],
    }
  },
  reading(
    /\b(\d(?:\.\d{1,4})?) ?[x*] ?10 ?(?:\^|to the (?:power of )?) ?(\d)(?:th|nd|rd)?\b/,
    ([front = 0, power = 0]) => ({
      kind: 'standardForm',
      values: { front, power },
      answer: asNumber(front * 10 ** power),
      slips: [
        [written(front * 10 * power), 'timesTen'],
        [written(front * 10 ** (power + 1)), 'oneTooFar'],
      ],
    }),
  ),
  place(/\bwhat place (?:value )?(?:is|does)(?: the)? (?:digit )?(\d)(?: have)? in (\d+(?:\.\d+)?)\b/),
  worth(
    /\b(?:what does|what is|whats|what's|how much is)(?: the)? (?:value of the |worth of the )?(?:digit )?(\d) (?:in|of)(?: the number)? (\d+(?:\.\d+)?)(?: (?:mean|worth|stand for|represent))?$/,
  ),
]

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']
const parts = ['tenths', 'hundredths', 'thousandths']

const choicesWith = (name: string): string[] => {
  const all = parts.includes(name) ? ['ones', ...parts] : places
  const from = Math.max(0, Math.min(all.indexOf(name) - 1, all.length - 4))
  return all.slice(from, from + 4)
}

/** The place of a digit that stands there once: 0 for the ones, -1 for the tenths. */
function placeOf(digit: string, number: string): number | null {
  const [whole = '', behind = ''] = number.split('.')
  if (number.split(digit).length !== 2) return null
  const at = whole.indexOf(digit)
  if (at >= 0) return whole.length - 1 - at
  return -1 - behind.indexOf(digit)
}

function place(pattern: RegExp): Reader {
  return (text) => {
    const [, digit = '', number = ''] = pattern.exec(text) ?? []
    const at = digit === '' ? null : placeOf(digit, number)
    const name = at === null ? undefined : at >= 0 ? places[at] : parts[-at - 1]
    return name === undefined
      ? null
      : {
          kind: 'place',
          values: { digit, number },
          answer: { form: 'choice', answer: name, choices: choicesWith(name) },
        }
  }
}

function worth(pattern: RegExp): Reader {
  return (text) => {
    const [, digit = '', number = ''] = pattern.exec(text) ?? []
    const at = digit === '' || digit === '0' ? null : placeOf(digit, number)
    if (at === null || number.length < 2) return null
    const name = at >= 0 ? places[at] : parts[-at - 1]
    return name === undefined
      ? null
      : {
          kind: 'worth',
          values: { digit, number, place: name },
          answer: asNumber(Number(digit) * 10 ** at),
          slips: [
            [at === 0 ? null : digit, 'digitAlone'],
            [written(Number(digit) * 10 ** (at + 1)), 'placeTooFar'],
          ],
        }
  }
}
