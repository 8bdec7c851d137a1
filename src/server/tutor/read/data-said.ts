// A list of the child's own: '8 12 10 14 6', 'my scores were 90, 85 and 100'.

const number = String.raw`-?\d+(?:\.\d+)?`
const run = new RegExp(
  `(?<![\\d/.:$])${number}(?:(?:\\s*,\\s*(?:and )?|\\s+and\\s+|\\s+)${number}){2,23}(?![\\d/:%]|\\s*[-+−×*÷=/x]\\s*\\d)`,
  'i',
)
const counts =
  /\b(?:points?|scores?|scored|grades?|games?|temps?|temperatures?|numbers?|data|list|got|were|are|heights?|ages?|minutes|times|laps|average|mean|median|mode|range|quiz(?:zes)?|tests?)\b/i
const steps = /\b(?:count(?:ed|ing)?|skip|by|order|sides?|long|wide|tall|inches|feet|box|tank|triangle|table)\b/i

export const measures = ['mean', 'median', 'mode', 'range'] as const
export type Measure = (typeof measures)[number]

/** The numbers of a list that is told; null where there is none. What is counted by steps is none. */
export function listIn(text: string): number[] | null {
  const found = run.exec(text)?.[0]
  const numbers = (found?.match(new RegExp(number, 'g')) ?? []).map(Number)
  if (found === undefined || numbers.length < 3 || steps.test(text) || /\b(?:is|same)\b.*\?/i.test(text)) return null
  const [first = 0, second = 0] = numbers
  const isCounting = numbers.every((one, at) => one === first + at * (second - first))
  // '5 10 15 20 30': counted by steps, with one left out.
  const goesOneWay = (way: number) => numbers.every((one, at) => at === 0 || (one - (numbers[at - 1] ?? 0)) * way > 0)
  const rises = (goesOneWay(1) || goesOneWay(-1)) && numbers[2] === 2 * second - first
  return counts.test(text) || (!isCounting && !rises && text.trim() === found && numbers.length > 4) ? numbers : null
}

const named: readonly [RegExp, Measure][] = [
  [/\b(?:average|averge|avrage|mean)\b/i, 'mean'],
  [/\b(?:median|midian|middle (?:number|one|score))\b/i, 'median'],
  [/\bmode\b/i, 'mode'],
  [/\brange\b/i, 'range'],
]

/** What a line says of a list: which measure, and what it is said to come to. */
export function measuresSaid(text: string): { what: Measure; value: number | null }[] {
  const parts = text.split(/(?<=\d)(?:,| and|\.\s| but)(?=\s)/i)
  return parts.flatMap((part) => {
    const what = named.find(([pattern]) => pattern.test(part))?.[1]
    const [, value] =
      new RegExp(
        `(?:is|=|was|s|be|got|equals|mode|median|mean|average|range) (?:like |just |also )?(${number})(?! ?(?:and|or|,) ?\\d)`,
        'i',
      ).exec(part) ?? []
    return what ? [{ what, value: value === undefined ? null : Number(value) }] : []
  })
}

const adds =
  /\b(?:if|what if|when|and then|now|next|tomorrow|tmrw|add|with|plus)\b.*\b(?:score|scored|get|got|add|make|made|put in|throw in|with|also)\b(?: (?:a|an|another|one more))? (-?\d+(?:\.\d+)?)\b/i

/** 'If I score 22 tomorrow', 'add a 99': one more number for the list. */
export const oneMore = (text: string): number | null => {
  const [, value] = adds.exec(text) ?? []
  return value === undefined ? null : Number(value)
}

const write = (value: number) => String(Number(value.toFixed(4)))

/** What a measure of a list comes to, and how: '50 ÷ 5 = 10'. A list without a mode has none. */
export function measured(list: readonly number[], what: Measure): { value: number | null; says: string } {
  const sorted = [...list].sort((one, other) => one - other)
  if (what === 'mean') {
    const sum = list.reduce((all, one) => all + one, 0)
    return { value: sum / list.length, says: `${write(sum)} ÷ ${list.length} = ${write(sum / list.length)}` }
  }
  if (what === 'range') {
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
    return { value: high - low, says: `${write(high)} − ${write(low)} = ${write(high - low)}` }
  }
  if (what === 'median') {
    const at = sorted.length >> 1
    const [low = 0, high = 0] = [sorted[at - 1], sorted[at]]
    const value = sorted.length % 2 === 1 ? high : (low + high) / 2
    return { value, says: sorted.map(write).join(', ') }
  }
  const times = (one: number) => list.filter((other) => other === one).length
  const most = Math.max(...list.map(times))
  const often = [...new Set(list.filter((one) => times(one) === most))]
  return { value: most > 1 && often.length === 1 ? (often[0] ?? null) : null, says: '' }
}
