import { type AskedSum, counted, type Draw, type Lists, oneWay, person, type Wrong } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'
import { written } from '../../../sentences.ts'
import { placesOf } from './long-products.ts'
import { isQuotientFact } from './quotients.ts'
import { wholesOf } from './small-sums.ts'

type Path = Draw['solution'][number]

const mostParts = 4

/** '7 R 1', or the number alone where nothing is left. */
const keyOf = (groups: number, left: number) => (left === 0 ? String(written(groups)) : `${written(groups)} R ${left}`)

/** Large groups first: 200 groups, then 30, then 4; {chunk1}, {chunkMade1}, and what is left then, {chunkLeft1}. */
function partial(whole: number, by: number): { path: Path | null; values: Record<string, number | string> } {
  const groups = Math.floor(whole / by)
  const chunks = placesOf(groups)
  let left = whole
  const values: Record<string, number | string> = {
    chunksSum: chunks.map(written).join(' + '),
    chunks: chunks.length === 1 ? 'one' : 'more',
  }
  for (const [at, chunk] of chunks.entries()) {
    left -= chunk * by
    Object.assign(values, {
      [`chunk${at + 1}`]: chunk,
      [`chunkMade${at + 1}`]: chunk * by,
      [`chunkLeft${at + 1}`]: left,
    })
  }
  if (chunks.length > mostParts) return { path: null, values }
  const steps = chunks.map((chunk, at) => [`chunk-${at + 1}`, chunk] as const)
  return { path: [...steps, ['chunks-together', keyOf(groups, whole % by)]], values }
}

/** Digit by digit from the left; {part1}, {digit1}, {taken1}, {rest1}. */
function columns(whole: number, by: number): { path: Path | null; values: Record<string, number> } {
  const groups = Math.floor(whole / by)
  const count = String(groups).length
  const values: Record<string, number> = {}
  if (count > mostParts) return { path: null, values }
  const digits = String(whole)
  let part = Number(digits.slice(0, digits.length - count + 1))
  const steps = Array.from({ length: count }, (_, at) => {
    const digit = Math.floor(part / by)
    Object.assign(values, {
      [`part${at + 1}`]: part,
      [`digit${at + 1}`]: digit,
      [`taken${at + 1}`]: digit * by,
      [`rest${at + 1}`]: part - digit * by,
    })
    part = (part - digit * by) * 10 + Number(digits[digits.length - count + 1 + at] ?? 0)
    return [`column-${at + 1}`, Math.floor(groups / 10 ** (count - at - 1))] as const
  })
  return { path: [...steps, ['columns-read', keyOf(groups, whole % by)]], values }
}

function waysTo(whole: number, by: number): { paths: Path[]; values: Record<string, number | string> } {
  const [groups, left] = [Math.floor(whole / by), whole % by]
  const key = keyOf(groups, left)
  const chunks = partial(whole, by)
  const byColumns = columns(whole, by)
  const nearest: Path = [
    ['nearest-fact', by * groups],
    ['what-is-left', key],
  ]
  const halves: Path = [
    ['halve', whole / 2],
    ['halve-again', key],
  ]
  const far: Path = [
    ['from-the-left', null],
    ['bring-down', null],
    ['read-quotient', key],
  ]
  const paths = [
    ...(groups <= 12 ? [nearest] : chunks.path ? [chunks.path] : []),
    ...(by === 4 && left === 0 ? [halves] : []),
    ...(groups > 12 && byColumns.path ? [byColumns.path] : []),
  ]
  return {
    paths: paths.length > 0 ? paths : [far],
    values: { ...chunks.values, ...byColumns.values, half: Math.floor(whole / 2) },
  }
}

function wrongQuotients(whole: number, by: number): Wrong[] {
  const groups = whole / by
  const [first = groups] = placesOf(groups)
  const over: Wrong = ['slipped-by-one', groups + 1]
  const under: Wrong = ['slipped-by-one', groups - 1]
  const tenMore: Wrong = ['slipped-by-ten', groups + 10]
  const tenLess: Wrong = ['slipped-by-ten', groups > 20 ? groups - 10 : null]
  const early: Wrong = ['stopped-early', first === groups ? null : first]
  const zero: Wrong = ['slipped-by-a-zero', groups >= 20 ? groups * 10 : null]
  // In turns, so that the size of the right one tells nothing.
  const orders = [
    [over, early, zero],
    [early, under, tenLess],
    [over, zero, tenMore],
    [under, early, tenMore],
  ]
  return [
    ['skipped-a-zero', /0./.test(String(groups)) ? Number(String(groups).replace(/0(?=.)/, '')) : null],
    ...(orders[groups % orders.length] ?? []),
    over,
    under,
    early,
    tenMore,
    tenLess,
    ['subtracted-once', whole - by],
  ]
}

function wrongWithRemainder(whole: number, by: number): Wrong[] {
  const [groups, left] = [Math.floor(whole / by), whole % by]
  const others: Wrong[] = [
    ['swapped-quotient-and-remainder', groups === left ? null : `${left} R ${written(groups)}`],
    ['remainder-too-big', `${written(groups - 1)} R ${left + by}`],
    ['said-what-is-missing', `${written(groups + 1)} R ${by - left}`],
    ['slipped-by-one', `${written(groups)} R ${left + 1 < by ? left + 1 : left - 1}`, 'remainder-off'],
  ]
  const turn = whole % 3
  return [...others.slice(turn), ...others.slice(0, turn), ['ignored-the-remainder', `${written(groups)}`]]
}

/** whole ÷ by beyond the facts, with its remainder where there is one. */
export function longQuotient(whole: number, by: number, form?: string, more: Partial<Draw> = {}): Draw {
  const [groups, left] = [Math.floor(whole / by), whole % by]
  const { paths, values } = waysTo(whole, by)
  const isExact = left === 0
  return {
    form: form ?? (isExact ? 'quotient' : 'with-remainder'),
    answer: isExact
      ? { form: 'number', answer: groups }
      : { form: 'remainder', answer: keyOf(groups, left), divisor: String(by) },
    wrong: isExact ? wrongQuotients(whole, by) : wrongWithRemainder(whole, by),
    solution: paths,
    entity: by,
    ...more,
    values: {
      whole,
      by,
      groups,
      left,
      ends: isExact ? 'even' : 'over',
      size: groups <= 12 ? 'fact' : 'long',
      full: groups * by,
      back: groups * by,
      example: groups === 12 && left === 3 ? '10 R 1' : '12 R 3',
      ...values,
      ...more.values,
    },
  }
}

const packed = ['sticker', 'bead', 'card', 'button', 'tile', 'brick', 'pencil', 'photo'] as const

/** What is left after the first large groups are out. */
function leftAfterFirst(rng: Rng, lists: Lists, whole: number, by: number): Draw | null {
  const [first = 0] = placesOf(Math.floor(whole / by))
  const rest = whole - first * by
  if (rest === 0 || rest === whole % by) return null
  return longQuotient(whole, by, 'after-first', {
    answer: { form: 'number', answer: rest },
    wrong: [
      ['stopped-early', first * by, 'said-what-went'],
      ['subtracted-once', whole - first, 'took-the-groups'],
      ['slipped-by-ten', rest + 10],
      ['slipped-by-ten', rest > 10 ? rest - 10 : null],
      ['said-the-quotient', Math.floor(whole / by), 'said-the-whole-quotient'],
    ],
    solution: oneWay(['first-groups', first * by], ['take-them-out', rest]),
    values: { who: person(rng.pick(lists.names ?? [])) },
  })
}

export function wordedQuotient(rng: Rng, lists: Lists, whole: number, by: number): Draw | null {
  const form = rng.pick(['bare', 'bare', 'bare', 'share', 'groups', 'after-first'])
  if (form === 'bare' || whole % by > 0) return longQuotient(whole, by)
  if (form === 'after-first') return leftAfterFirst(rng, lists, whole, by)
  return longQuotient(whole, by, form, { values: { x: counted(rng.pick(packed), whole) }, entity: '@story' })
}

/** A child's own division beyond the facts. */
export const askedLongQuotient =
  (fits: (whole: number, by: number) => boolean) =>
  (sum: AskedSum): Draw | null => {
    const [whole, by] = wholesOf(sum, '÷') ?? [0, 0]
    return by > 1 && whole > by && !isQuotientFact(whole, by) && fits(whole, by) ? longQuotient(whole, by) : null
  }
