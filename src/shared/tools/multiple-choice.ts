import type { CardView } from '../card.ts'

export const choicesPerCard = 4
export const cardsPerBatch = 6

/** A whole number below that one, by chance. */
export type Draw = (below: number) => number

type Asked = Pick<CardView, 'correct_answer' | 'distractors'>

/** What stands on a card, and at which place the right answer is. */
export type Choices = { choices: string[]; place: number }

/**
 * The four choices of a card: its answer and the first three wrong ones that are good, in any order. The answer is not at
 * the place where it was on the card before.
 */
export function choicesFor(card: Asked, draw: Draw, placeBefore: number | null): Choices {
  const answer = card.correct_answer.trim()
  const wrong = goodDistractors(card).slice(0, choicesPerCard - 1)
  while (wrong.length < choicesPerCard - 1) wrong.push(padding(answer, wrong, draw))
  const places = [0, 1, 2, 3].filter((place) => place !== placeBefore)
  const place = places[draw(places.length)] ?? 0
  const mixed = shuffleWith(wrong, draw)
  return { choices: [...mixed.slice(0, place), answer, ...mixed.slice(place)], place }
}

/** The same to a child who looks at both: as text, whatever its case, or as numbers, of which one may lack its unit. */
function isSame(one: string, other: string): boolean {
  if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true
  const [a, b] = [ratioOf(one), ratioOf(other)]
  if (!a || !b || a.top * b.bottom !== b.top * a.bottom) return false
  return a.unit === b.unit || a.unit === '' || b.unit === ''
}

const written = /^(\$?)([-−+]?)(\$?)(?:(\d+) +(?=\d+ ?\/))?([\d,]*)(?:\.(\d+))?(?: ?\/ ?(\d+))? ?([a-z¢%°]{0,12})$/

/** A number in digits, exactly, and its unit: '1,200', '−4', '.5', '6/8', '1 1/2', '$3', '7 cm'. Null for all else. */
function ratioOf(text: string): { top: bigint; bottom: bigint; unit: string } | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  const [, dollar, sign, dollars, whole = '0', digits = '', decimals = '', over = '1', unit = ''] =
    written.exec(plain) ?? []
  const counted = digits.replaceAll(',', '') + decimals
  if (sign === undefined || counted === '' || BigInt(over) === 0n) return null
  const bottom = BigInt(over) * 10n ** BigInt(decimals.length)
  const size = BigInt(counted) + BigInt(whole) * bottom
  return { top: sign === '-' || sign === '−' ? -size : size, bottom, unit: `${dollar}${dollars}${unit}` }
}

const notAnAnswer = /^(?:|null|undefined|nan|n\/a)$/i

/** The wrong answers that differ from the right one and from each other; what a deck from outside lacks is left out. */
export function goodDistractors({ correct_answer, distractors }: Asked): string[] {
  const good: string[] = []
  for (const one of distractors) {
    if (typeof one !== 'string' || notAnAnswer.test(one.trim())) continue
    if (![correct_answer, ...good].some((other) => isSame(one, other))) good.push(one.trim())
  }
  return good
}

export function shuffleWith<T>(list: readonly T[], draw: Draw): T[] {
  const mixed: T[] = []
  for (const one of list) mixed.splice(draw(mixed.length + 1), 0, one)
  return mixed
}

/** A number with what stands before it ('$') and behind it (' cm', '/4', '%'). */
const number = /^([^\d]*?)([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?((?:\/\d+|\s?[^\d\s,.:/]+)?)$/

/** How far away a made-up number may lie, where a quarter of the answer gives no room. */
const usualSpread = 3

/** One more choice, when a card has too few: a number near the answer, or the answer with a number. */
function padding(answer: string, taken: readonly string[], draw: Draw): string {
  const isFree = (text: string) => ![answer, ...taken].some((other) => isSame(text, other))
  const near = nearNumbers(answer)
  for (let spread = near?.spread ?? 0; near && spread < 1_000; spread = Math.max(usualSpread, spread + 1)) {
    const free = near.within(spread).filter(isFree)
    const drawn = free[draw(free.length)]
    if (drawn !== undefined && free.length + taken.length >= choicesPerCard - 1) return drawn
  }
  for (let variant = 2; ; variant++) {
    const text = `${answer} ${variant}`
    if (isFree(text)) return text
  }
}

type Near = { spread: number; within: (spread: number) => string[] }

/** Numbers written as the answer is, within so many steps of its last digit. They are not below zero unless it is. */
function nearNumbers(answer: string): Near | null {
  const [, before = '', sign = '', whole, decimals = '', behind = ''] = number.exec(answer) ?? []
  if (whole === undefined || answer.length > 15) return null
  const places = Math.max(0, decimals.length - 1)
  const steps = Number(`${whole.replaceAll(',', '')}${decimals.slice(1)}`)
  const quarter = Math.max(1, Math.round(steps / 4))
  const write = (count: number) => {
    const [high, low] = (count / 10 ** places).toFixed(places).split('.')
    const grouped = whole.includes(',') ? high?.replace(/\B(?=(?:\d{3})+$)/g, ',') : high
    return `${before}${sign}${grouped}${low === undefined ? '' : `.${low}`}${behind}`
  }
  return {
    spread: quarter,
    within: (spread) => {
      const width = Math.min(spread, 500)
      const counts = Array.from({ length: 2 * width + 1 }, (_, index) => steps - width + index)
      return counts.filter((count) => count >= 0 && count !== steps).map(write)
    },
  }
}
