import Fraction from 'fraction.js'
import words from '#content/en/tutor/own.json'
import { itemAsked } from '#server/curriculum/curriculum.ts'
import type { Item } from '#server/curriculum/item.ts'
import { icuText } from '#server/icu/icu-text.ts'
import type { Expression, Sign } from '#shared/answers/expressions.ts'
import { largestNumber, writeNumber } from '#shared/answers/numbers.ts'
import { worth } from './algebra.ts'
import { belowZero } from './below-zero.ts'

/** A child's own sum: an item, or the reason why it cannot be worked on ('byZero'), a key of the words. */
export type OwnSum = { item: Item } | { trouble: 'byZero' | 'tooBig' | 'tooFine' }

const finest = 1_000n
const shown = (sign: Sign) => (sign === '-' ? '−' : sign)

export function ownSum({ operands, signs }: Expression): OwnSum {
  const values = operands.map(({ value }) => value)
  const key = worth(values, signs)
  if (key === null) return { trouble: 'byZero' }
  if ([...values, key].some((value) => value.abs().gt(largestNumber))) return { trouble: 'tooBig' }
  if (values.some(({ d }) => d > finest)) return { trouble: 'tooFine' }
  const [left, right] = operands
  const [sign] = signs
  if (left && right && sign && signs.length === 1) {
    const plain = (written: string) => written.replaceAll(',', '')
    const operation = sign === '-' ? '−' : sign
    const item = itemAsked({ kind: 'sum', of: { operation, left: plain(left.written), right: plain(right.written) } })
    if (item) return { item }
  }
  const name = operands
    .map(({ written }, at) => (at === 0 ? written : `${shown(signs[at - 1] ?? '+')} ${written}`))
    .join(' ')
  const item = {
    ...plainItem(name, key, stepsOf(values, signs, /\d\.\d/.test(name) ? 'decimal' : 'fraction')),
    distractors: orderSlips(values, signs, key),
  }
  const [one, other] = values
  return one && other && sign && signs.length === 1
    ? { item: { ...item, ...belowZero(name, one, sign, other, key) } }
    : { item }
}

type NumberForm = 'decimal' | 'fraction'
type Part = { says: string; value: Fraction }

/** What is worked out one after the other: times and divided first, then from left to right. */
function stepsOf(operands: readonly Fraction[], signs: readonly Sign[], as: NumberForm): Part[] {
  const numbers = [...operands]
  const left = [...signs]
  const parts: Part[] = []
  while (left.length > 0) {
    const strong = left.findIndex((sign) => sign === '×' || sign === '÷')
    const at = Math.max(0, strong)
    const [one, other, sign] = [numbers[at], numbers[at + 1], left[at]]
    if (!one || !other || !sign) break
    const value = worth([one, other], [sign])
    if (value === null) break
    parts.push({
      says: `${writeNumber(one, as)} ${shown(sign)} ${writeNumber(other, as)} = ${writeNumber(value, as)}`,
      value,
    })
    numbers.splice(at, 2, value)
    left.splice(at, 1)
  }
  return parts
}

/** What comes of going from left to right past times and divided, or of adding first in '20 − 8 + 2'. */
function orderSlips(values: readonly Fraction[], signs: readonly Sign[], key: Fraction): Item['distractors'] {
  const strong =
    signs.some((sign) => sign === '×' || sign === '÷') && signs.some((sign) => sign === '+' || sign === '-')
  const slips: [Fraction | null, 'leftToRight' | 'addedFirst' | 'timesFirst'][] = []
  if (strong) slips.push([inRow(values, signs), 'leftToRight'])
  const [first, ...rest] = values
  const at = signs.indexOf('-')
  if (!strong && first && signs.includes('+') && at >= 0 && signs.indexOf('+') > at && signs.length === 2)
    slips.push([first.sub(rest[0]?.add(rest[1] ?? 0) ?? 0), 'addedFirst'])
  const [one, other] = signs
  if (
    values.length === 3 &&
    one === '÷' &&
    other === '×' &&
    first &&
    rest[0] &&
    rest[1] &&
    !rest[0].mul(rest[1]).equals(0)
  )
    slips.push([first.div(rest[0].mul(rest[1])), 'timesFirst'])
  return slips.flatMap(([value, slip]) =>
    value === null || value.equals(key)
      ? []
      : [{ answer: writeNumber(value), misconception: slip, feedback: words.long.slips[slip] }],
  )
}

/** From left to right, whatever the signs. */
function inRow([first, ...rest]: readonly Fraction[], signs: readonly Sign[]): Fraction | null {
  let all: Fraction | null = first ?? null
  for (const [at, value] of rest.entries()) all = all && worth([all, value], [signs[at] ?? '+'])
  return all
}

/** A sum that no skill takes: what comes first, then the next. */
function plainItem(name: string, key: Fraction, parts: readonly Part[]): Item {
  const first = parts[0]?.says.split(' = ')[0] ?? name
  const form = /\d\.\d/.test(name) ? 'decimal' : 'fraction'
  const answer = writeNumber(key, form)
  const say = (message: string) => icuText(message, { name, first, answer })
  const isMixed = /[×÷]/.test(name) && /[+−]/.test(name)
  const isInner = name.includes('(') && parts.length > 0
  const says = isInner ? words.brackets : isMixed || parts.length === 0 ? words.long : words.row
  return {
    id: `own~${name.replaceAll(' ', '')}`,
    skill: parts.length > 1 ? 'math.order-of-operations' : 'own.below-zero',
    deck: 'own',
    entity: name,
    tags: [],
    card_type: 'number',
    text: [],
    picture: null,
    question: say(words.question),
    spoken: null,
    name,
    answer: { form: 'number', answer },
    distractors: [],
    hints: [say(says.hints[0] ?? ''), say(says.hints[1] ?? ''), say(says.hints[2] ?? '')],
    solution: [parts.map((part) => ({ says: `${part.says}.`, value: writeNumber(part.value, form) }))],
    explanation: say(says.explanation),
    standards: [],
  }
}

const bracketed =
  /\((\d{1,5}) ?([-+−x×*÷/]) ?(\d{1,5})\) ?([-+−x×*÷/])? ?(\d{1,5})|(\d{1,5}) ?([-+−x×*÷/])? ?\((\d{1,5}) ?([-+−x×*÷/]) ?(\d{1,5})\)/i
const meant: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  x: '×',
  '×': '×',
  '*': '×',
  '÷': '÷',
  '/': '÷',
}

/** '(2 + 3) × 4': what stands in parentheses is worked out first. Null where there is none, or what comes out is no whole number. */
export function bracketsIn(said: string): Item | null {
  const text = withoutPowers(said)
  if (text !== said) return /\)\s*[-+−x×*÷/]|[-+−x×*÷/]\s*\(/.test(text) ? longBrackets(text) : null
  const found = bracketed.exec(text)
  if (!found) return /\) ?(?:[-+−×*÷/]|x) ?[\d(]|[\d)] ?(?:[-+−×*÷/]|x) ?\(/i.test(text) ? longBrackets(text) : null
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  if (/[-+−×*÷/.\d]\s*$/.test(before) || /^\.\d/.test(behind) || /^\s*(?:[-+−×*÷/^]|x\s*[\d(])/.test(behind))
    return longBrackets(text)
  const isFirst = found[1] !== undefined
  const [a, inner, b] = (isFirst ? [found[1], found[2], found[3]] : [found[8], found[9], found[10]]).map(
    (part) => part ?? '',
  )
  const [outer, c] = isFirst ? [found[4] ?? '×', found[5] ?? ''] : [found[7] ?? '×', found[6] ?? '']
  const [inside, outside] = [meant[(inner ?? '').toLowerCase()], meant[outer.toLowerCase()]]
  if (!inside || !outside) return null
  const part = worth([new Fraction(a ?? ''), new Fraction(b ?? '')], [inside])
  const other = new Fraction(c)
  const key = part && worth(isFirst ? [part, other] : [other, part], [outside])
  if (!part || !key || key.d !== 1n) return null
  const shownInner = `${a} ${shown(inside)} ${b}`
  const name = isFirst ? `(${shownInner}) ${shown(outside)} ${c}` : `${c} ${shown(outside)} (${shownInner})`
  const then = isFirst ? `${writeNumber(part)} ${shown(outside)} ${c}` : `${c} ${shown(outside)} ${writeNumber(part)}`
  return plainItem(name, key, [
    { says: `${shownInner} = ${writeNumber(part)}`, value: part },
    { says: `${then} = ${writeNumber(key)}`, value: key },
  ])
}

/** '2^3' as (2 × 2 × 2), '(5 - 3)²' as (5 - 3) × (5 - 3); powers of ten stay. */
const withoutPowers = (text: string) =>
  text
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replace(
      /(\(\d{1,4} ?[-+−x×*÷/] ?\d{1,4}\)|(?<![\d.])(?!10\b)\d{1,2}) ?\^ ?([2-4])(?!\d)/g,
      (_, base: string, times: string) =>
        base.startsWith('(')
          ? Array(Number(times)).fill(base).join(' × ')
          : `(${Array(Number(times)).fill(base).join(' × ')})`,
    )

const longRun = /(?:\(|\d)[\d\s()+\-−x×*÷/.]*[\d)]/

/** '(3 + 5) × 2 − 6': brackets in a longer sum, from the inside out. Null where what comes out is no whole number. */
function longBrackets(text: string): Item | null {
  const written =
    longRun
      .exec(text)?.[0]
      .replace(/\s+/g, '')
      .replace(/(?<=[\d)])\(/g, '×(') ?? ''
  const name = written.replace(/[-−]/g, ' − ').replace(/\+/g, ' + ').replace(/[x×*]/g, ' × ').replace(/[÷/]/g, ' ÷ ')
  const parts: Part[] = []
  let left = name
  for (let inner = innermost.exec(left); inner; inner = innermost.exec(left)) {
    const value = flat(inner[1] ?? '')
    if (!value || !comesOut(value) || value.lt(0)) return null
    parts.push({ says: `${inner[1]} = ${writeNumber(value, 'decimal')}`, value })
    left = left.replace(inner[0], writeNumber(value, 'decimal'))
  }
  const key = flat(left)
  // A whole sum comes out whole, one with cents to the cent.
  if (!key || !comesOut(key) || (key.d !== 1n && !name.includes('.')) || parts.length === 0 || /[()]/.test(left))
    return null
  return plainItem(name, key, [...parts, { says: `${left} = ${writeNumber(key, 'decimal')}`, value: key }])
}

/** To the thousandth. */
const comesOut = ({ d }: Fraction) => 1000n % d === 0n

const innermost = /\(([^()]+)\)/

/** What a sum without brackets comes to. */
function flat(text: string): Fraction | null {
  const tokens = text.trim().split(/ ([+−×÷]) /)
  const numbers = tokens.filter((_, at) => at % 2 === 0)
  const signs = tokens.flatMap((sign, at) => (at % 2 === 1 ? (meant[sign] ?? []) : []))
  if (numbers.some((one) => !/^\d+(?:\.\d+)?$/.test(one.trim())) || signs.length !== numbers.length - 1) return null
  return worth(
    numbers.map((one) => new Fraction(one.trim())),
    signs,
  )
}

const triangle =
  /\barea of (?:a |the |this )?triangle\b.*?\bbase(?: of| is|=)? ?(\d{1,4})\b.*?\bheight(?: of| is|=)? ?(\d{1,4})\b|\barea of (?:a |the |this )?triangle\b.*?\bheight(?: of| is|=)? ?(\d{1,4})\b.*?\bbase(?: of| is|=)? ?(\d{1,4})\b/i
const box =
  /\bvolume of (?:a |the |this |my )?(?:box|prism|rectangular prism|cube|tank|room|cuboid)?\D{0,30}?(\d{1,3}) ?(?:by|x|×|,) ?(\d{1,3}) ?(?:by|x|×|,|and) ?(\d{1,3})\b/i

/** The area of a triangle by its base and height, the volume of a box by its sides; null where neither is asked for. */
export function figureIn(text: string): Item | null {
  const ofTriangle = triangle.exec(text)
  const [base, height] = ofTriangle
    ? ofTriangle[1]
      ? [ofTriangle[1], ofTriangle[2]]
      : [ofTriangle[4], ofTriangle[3]]
    : []
  if (base !== undefined && height !== undefined)
    return measured(
      'triangle',
      { a: base, b: height, c: '' },
      new Fraction(base).mul(height).div(2),
      new Fraction(base).mul(height),
    )
  const [, a, b, c] = box.exec(text) ?? []
  if (a === undefined || b === undefined || c === undefined) return null
  return measured('box', { a, b, c }, new Fraction(a).mul(b).mul(c), new Fraction(a).mul(b))
}

function measured(
  kind: 'triangle' | 'box',
  values: { a: string; b: string; c: string },
  key: Fraction,
  first: Fraction,
): Item {
  const form = words.figures[kind]
  const say = (message: string) =>
    icuText(message, { ...values, answer: writeNumber(key, 'decimal'), first: writeNumber(first) })
  const name = say(form.name)
  return {
    ...plainItem(name, key, []),
    id: `own~${kind}~${values.a}~${values.b}~${values.c}`,
    skill: `own.${kind}`,
    question: say(form.question),
    answer: { form: 'number', answer: writeNumber(key, 'decimal') },
    hints: [say(form.hints[0] ?? ''), say(form.hints[1] ?? ''), say(form.hints[2] ?? '')],
    solution: [
      [
        { says: say(form.step), value: writeNumber(first) },
        { says: say(form.last), value: writeNumber(key, 'decimal') },
      ],
    ],
    explanation: say(form.explanation),
  }
}
