// npx tsx evals/solve-items.ts [items of each skill, 40]: works the items out again by its own means (it shares no code with
// what makes them) and says how many it could solve, which keys it holds to be wrong, and which wrong choices equal the key.
import { itemMadeFor } from '../src/server/curriculum/curriculum.ts'
import type { Item } from '../src/server/curriculum/item.ts'
import { sources } from '../src/server/curriculum/sources.ts'
import { standingItems } from '../src/server/curriculum/standing.ts'
import { isInReach } from './reach.ts'
import { storyValue } from './story-value.ts'

/** An exact number: numerator and denominator. */
type Ratio = readonly [bigint, bigint]

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))
const ratio = (n: bigint, d: bigint): Ratio => {
  const by = gcd(n, d) || 1n
  return d < 0n ? [-n / by, -d / by] : [n / by, d / by]
}
const isSame = (a: Ratio, b: Ratio) => a[0] === b[0] && a[1] === b[1]

/** '1,234', '0.25', '3/4', '1 1/2', '25%', '$2.50'; null for anything else. */
function numberIn(text: string): Ratio | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '').replace('−', '-')
  const mixed = /^(\d+) (\d+)\/(\d+)$/.exec(plain)
  if (mixed) return ratio(BigInt(mixed[1] ?? 0) * BigInt(mixed[3] ?? 1) + BigInt(mixed[2] ?? 0), BigInt(mixed[3] ?? 1))
  const fraction = /^(-?\d+)\/(\d+)$/.exec(plain)
  if (fraction) return fraction[2] === '0' ? null : ratio(BigInt(fraction[1] ?? 0), BigInt(fraction[2] ?? 1))
  const decimal = /^(-?\d*)(?:\.(\d+))?(%?)$/.exec(plain)
  if (!decimal || plain === '' || plain === '-' || plain === '%') return null
  const part = decimal[2] ?? ''
  const value = ratio(BigInt((decimal[1] || '0') + part), 10n ** BigInt(part.length))
  return decimal[3] ? ratio(value[0], value[1] * 100n) : value
}

/** The value of '3 × (4 + 5) − 1/2'; null where it is no such expression. */
function expressionValue(text: string): Ratio | null {
  const tokens = text.match(/\d[\d,]*(?:\.\d+)? \d+\/\d+|\d[\d,]*\/\d+|\$?\d[\d,]*(?:\.\d+)?%?|[+−×÷()]/g)
  if (!tokens || tokens.join('').replace(/\s/g, '') !== text.replace(/\s/g, '')) return null
  let at = 0
  const unit = (): Ratio | null => {
    const token = tokens[at++]
    if (token === '(') {
      const inner = sum()
      return tokens[at++] === ')' ? inner : null
    }
    return token === undefined ? null : numberIn(token)
  }
  const product = (): Ratio | null => {
    let left = unit()
    while (left && (tokens[at] === '×' || tokens[at] === '÷')) {
      const sign = tokens[at++]
      const right = unit()
      if (!right || (sign === '÷' && right[0] === 0n)) return null
      left =
        sign === '×' ? ratio(left[0] * right[0], left[1] * right[1]) : ratio(left[0] * right[1], left[1] * right[0])
    }
    return left
  }
  const sum = (): Ratio | null => {
    let left = product()
    while (left && (tokens[at] === '+' || tokens[at] === '−')) {
      const sign = tokens[at++] === '+' ? 1n : -1n
      const right = product()
      left = right && ratio(left[0] * right[1] + sign * right[0] * left[1], left[1] * right[1])
    }
    return left
  }
  const found = sum()
  return at === tokens.length ? found : null
}

type Verdict = 'right' | 'wrong' | 'not solved'
type Solver = (item: Item) => Verdict

const judged = (item: Item, value: Ratio | null): Verdict => {
  const key = numberIn(item.answer.answer)
  return value === null || key === null ? 'not solved' : isSame(key, value) ? 'right' : 'wrong'
}

const bare: Solver = (item) =>
  judged(
    item,
    expressionValue(
      /^(?:What is|How much is|Use a double to help\. What is|Make a ten to help\. What is) (.+)\?$/.exec(
        item.question,
      )?.[1] ?? '',
    ),
  )

/** Puts a number into the gap and looks whether it comes true. */
const gap: Solver = (item) => {
  const equation =
    /([\d,./ +−×÷()]*___[\d,./ +−×÷()]*) = ([\d,./ +−×÷()]+)|([\d,./ +−×÷()]+) = ([\d,./ +−×÷()]*___[\d,./ +−×÷()]*)/.exec(
      item.question,
    )
  const [open, closed] = [equation?.[1] ?? equation?.[4], equation?.[2] ?? equation?.[3]]
  const target = closed === undefined ? null : expressionValue(closed.trim())
  if (open === undefined || target === null) return 'not solved'
  const value = expressionValue(open.replace('___', item.answer.answer).trim())
  if (!value || !isSame(value, target)) return value ? 'wrong' : 'not solved'
  const also = item.distractors.some((one) => {
    const other = expressionValue(open.replace('___', one.answer).trim())
    return other !== null && isSame(other, target)
  })
  return also ? 'wrong' : 'right'
}

const order: Solver = ({ question, answer }) => {
  const word = /^Which (?:number|decimal|fraction) is the (greatest|biggest|least|smallest)/.exec(question)?.[1]
  if (!word || answer.form !== 'choice') return 'not solved'
  const values = answer.choices.map(numberIn)
  const key = numberIn(answer.answer)
  if (!key || values.some((one) => one === null)) return 'not solved'
  const wantsMost = word === 'greatest' || word === 'biggest'
  const beaten = values.every((one) => {
    if (!one || isSame(one, key)) return true
    const less = one[0] * key[1] < key[0] * one[1]
    return less === wantsMost
  })
  return beaten ? 'right' : 'wrong'
}

const sign: Solver = ({ question, answer }) => {
  const [, left = '', right = ''] = /([\d,./]+(?: \d+\/\d+)?) ___ ([\d,./]+(?: \d+\/\d+)?)\?$/.exec(question) ?? []
  const [a, b] = [numberIn(left), numberIn(right)]
  if (answer.form !== 'compare' || !a || !b) return 'not solved'
  const [x, y] = [a[0] * b[1], b[0] * a[1]]
  return answer.answer === (x < y ? '<' : x > y ? '>' : '=') ? 'right' : 'wrong'
}

const places: Record<string, number> = {
  ten: 10,
  hundred: 100,
  thousand: 1_000,
  'ten thousand': 10_000,
  'hundred thousand': 100_000,
}
const rounded: Solver = (item) => {
  const found = /([\d,]+) (?:rounded )?to the nearest ((?:ten |hundred )?(?:ten|hundred|thousand))(?!th)/.exec(
    item.question,
  )
  const unit = places[found?.[2] ?? '']
  if (!found || !unit || item.question.includes('About')) return 'not solved'
  const n = Number((found[1] ?? '').replaceAll(',', ''))
  return judged(item, ratio(BigInt(Math.floor(n / unit + 0.5) * unit), 1n))
}

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
const whole = (n: number): Ratio => ratio(BigInt(Math.round(n)), 1n)
const cents = { penny: 1, nickel: 5, dime: 10, quarter: 25, dollar: 100 }

/** What is asked of a picture alone. */
const pictured: Solver = (item) => {
  const { picture, question } = item
  switch (picture?.kind) {
    case 'clock':
      return /What time/.test(question)
        ? item.answer.answer === `${picture.hour}:${String(picture.minute).padStart(2, '0')}`
          ? 'right'
          : 'wrong'
        : 'not solved'
    case 'coins':
      return /^How (?:many cents|much)/.test(question) && item.answer.form === 'number'
        ? judged(item, whole(total(picture.coins.map((coin) => cents[coin]))))
        : 'not solved'
    case 'base-ten':
      return judged(item, whole(100 * picture.hundreds + 10 * picture.tens + picture.ones))
    case 'ten-frame':
      return /empty|more/.test(question)
        ? judged(item, whole(10 * picture.filled.length - total(picture.filled)))
        : judged(item, whole(total(picture.filled)))
    case 'objects':
      if (/in all|there in all/.test(question))
        return judged(item, whole(total(picture.groups.map((one) => one.count))))
      return picture.crossed === undefined
        ? 'not solved'
        : judged(item, whole(total(picture.groups.map((one) => one.count)) - picture.crossed))
    case 'array':
      return /in all|in the two rows|How many \w+ are there\?/.test(question)
        ? judged(item, whole(picture.rows * picture.columns))
        : 'not solved'
    case 'ruler':
      return /How (?:long|many)/.test(question) && item.answer.form === 'number'
        ? judged(item, ratio(BigInt(Math.round((picture.to - picture.from) * 8)), 8n))
        : 'not solved'
    default:
      return 'not solved'
  }
}

/** What is told in words. */
const story: Solver = (item) => {
  const value = item.answer.form === 'number' ? storyValue([...item.text, item.question].join(' ')) : null
  return value === null || !Number.isInteger(value) ? 'not solved' : judged(item, whole(value))
}

const solvers = [bare, gap, order, sign, rounded, pictured, story]
const count = Number(process.argv[2] ?? 40)
const bySkill = new Map<string, Item[]>()
const add = (item: Item) => bySkill.set(item.skill, [...(bySkill.get(item.skill) ?? []), item])
for (const item of standingItems()) if ((bySkill.get(item.skill)?.length ?? 0) < count) add(item)
for (const { skill } of sources)
  for (let at = 0; at < count; at++) {
    const item = itemMadeFor(skill, at * 7_919 + 13)
    if (item) add(item)
  }

let all = 0
let solved = 0
let looked = 0
const faults: string[] = []
for (const item of [...bySkill.values()].flat()) {
  all++
  const verdicts = solvers.map((solve) => solve(item)).filter((verdict) => verdict !== 'not solved')
  if (verdicts.length > 0) solved++
  const reach = verdicts.length > 0 ? null : isInReach(item)
  if (reach !== null) looked++
  if (reach === false)
    faults.push(`out of reach ${item.answer.answer}: ${item.text.join(' ')} ${item.question} (${item.id})`)
  if (verdicts.includes('wrong')) faults.push(`key ${item.answer.answer}: ${item.question} (${item.id})`)
  const key = numberIn(item.answer.answer)
  for (const { answer } of item.distractors) {
    const value = numberIn(answer)
    const asksForm = item.answer.form === 'number' && item.answer.as !== undefined
    if (key && value && isSame(key, value) && !asksForm)
      faults.push(`${answer} is the key ${item.answer.answer}: ${item.question} (${item.id})`)
  }
}
console.log(
  `${all} items of ${bySkill.size} skills; ${solved} solved again, ${looked} more compared with the numbers they tell; ${faults.length} faults`,
)
for (const fault of faults.slice(0, 40)) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
