import { findExpressions } from '#shared/answers/expressions.ts'
import { numberWord } from '#shared/answers/number-words.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import { worth } from '../algebra.ts'
import { asNumber, type Draft, type Reader, written } from './draft.ts'

// What the equal sign means: 'true or false 4 + 2 = 5 + 1', 'is 7 = 8 - 1 allowed', '5 + 5 = 9 + ?'.

const side = String.raw`(\d{1,3}(?: ?[-+x*÷/] ?\d{1,3}){0,2})`
const equation = `${side} ?= ?${side}`
const verdictAsked: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:true or false|t or f|true/false|is it true(?: that)?|is this (?:one )?true)\b[\s:,.?]*${equation}$`,
  ),
  new RegExp(
    String.raw`(?:^|[^\d+x*/=-] )${equation}[\s:,.?]*(?:is it |is that |is this )?(?:true or false|t or f|true\?? false)$`,
  ),
  new RegExp(
    String.raw`\b(?:is|can you (?:write|say)|can i (?:write|say)|are you allowed to (?:write|say)) ${equation},? ?(?:allowed|true|ok|okay|right|correct|legal|a real one|fine)(?:[.,?!]? (?:because |cuz |cause |but |bc )?(?:the|an) (?:answer|equals?|equal sign) [a-z ]{2,40})?$`,
  ),
]

/** What one side comes to; null where a part comes out uneven. */
function worthOf(text: string): number | null {
  const [sum, ...more] = findExpressions(text)
  const value = sum
    ? worth(
        sum.operands.map((one) => one.value),
        sum.signs,
      )
    : readNumber(text)
  return value?.d === 1n && more.length === 0 ? value.valueOf() : null
}

const shown = (text: string) =>
  text
    .replace(/ ?([-+x*÷/]) ?/g, ' $1 ')
    .replaceAll('-', '−')
    .replace(/[x*]/g, '×')
    .replaceAll('/', '÷')

const trueOrFalse: Reader = (text) => {
  const found = verdictAsked.map((pattern) => pattern.exec(text)).find((one) => one !== null)
  const [, left = '', right = ''] = found ?? []
  const [one, other] = [worthOf(left), worthOf(right)]
  if (one === null || other === null || !/\D/.test((left + right).replaceAll(' ', ''))) return null
  // 'Is 3 + 4 = 7 right' asks of the child's own answer.
  if (found?.[0].startsWith('is ') && /^\d+$/.test(right)) return null
  const isSame = one === other
  const sums = [left, right].filter((part) => /[-+x*÷/]/.test(part)).map(shown)
  return {
    kind: 'trueFalse',
    values: {
      left: shown(left),
      right: shown(right),
      first: sums[0] ?? '',
      last: sums.at(-1) ?? '',
      sums: sums.length,
      one,
      other,
    },
    answer: { form: 'choice', answer: isSame ? 'true' : 'false', choices: ['true', 'false'] },
    slips: [[isSame ? 'false' : 'true', isSame ? 'wholeSide' : 'notSame']],
  }
}

const gap = String.raw`(?:_+|\?|\[ ?\])`
const withGap: readonly RegExp[] = [
  new RegExp(String.raw`(\d{1,3}) ?([-+]) ?(\d{1,3}) ?= ?(?:(\d{1,3}) ?\+ ?${gap}?|${gap} ?\+ ?(\d{1,3}))$`),
  new RegExp(String.raw`(?:(\d{1,3}) ?\+ ?${gap}|${gap} ?\+ ?(\d{1,3})) ?= ?(\d{1,3}) ?([-+]) ?(\d{1,3})$`),
]

/** Both sides are sums, and one number is missing. */
const missingOnSide: Reader = (text) => {
  const behind = withGap[0]?.exec(text)
  const before = withGap[1]?.exec(text)
  const [a, sign, b, known] = behind
    ? [behind[1], behind[2], behind[3], behind[4] ?? behind[5]]
    : [before?.[3], before?.[4], before?.[5], before?.[1] ?? before?.[2]]
  if (a === undefined || b === undefined || known === undefined) return null
  const whole = sign === '-' ? Number(a) - Number(b) : Number(a) + Number(b)
  const answer = whole - Number(known)
  return answer < 0 ? null : gapDraft(`${a} ${sign === '-' ? '−' : '+'} ${b}`, whole, known, answer)
}

const gapDraft = (sum: string, whole: number, known: string, answer: number): Draft => ({
  kind: 'gapOnSide',
  values: { sum, known, whole },
  answer: asNumber(answer),
  slips: [
    [written(whole), 'tookWhole'],
    [written(whole + Number(known)), 'addedAll'],
  ],
  values2: [written(whole)],
})

const small = 'zero one two three four five six seven eight nine'.split(' ')
const counted = String.raw`(an?|\d|${small.join('|')}|no|none)`
const bundled = new RegExp(
  String.raw`(?:^|[ ,.])${counted} bundles?(?: of (?:ten|10|sticks|popsicle sticks|straws))?,? (?:and|n|plus|with|\+) ${counted}(?: (?:more|extra|sticks?|ones?|singles?|left|loose|left ?over|all alone|popsicle sticks))*$`,
)
const digitOf = (said: string) =>
  /^\d/.test(said) ? Number(said) : /^an?$/.test(said) ? 1 : (numberWord(said)?.value ?? 0)

/** Sticks in bundles of ten: 'one bundle and 8'. */
const bundles: Reader = (text) => {
  const [, many = '', rest = ''] = bundled.exec(text) ?? []
  const [tens, ones] = [digitOf(many), digitOf(rest)]
  if (many === '' || tens === 0) return null
  return {
    kind: 'bundles',
    values: { bundles: tens, ones },
    answer: asNumber(10 * tens + ones),
    slips: [[written(tens + ones), 'bundleIsTen']],
  }
}

export const sameAmountAsked: readonly Reader[] = [trueOrFalse, missingOnSide, bundles]
