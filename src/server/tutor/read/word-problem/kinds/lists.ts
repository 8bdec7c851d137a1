import type { Told } from '../plain.ts'

// Averages of what is told, the score that is still needed for one, and sums of numbers that are rounded first.

const list = /(?<![\d/:.])\$?\d+(?:\.\d+)?(?:(?:, and | and |, |,| )\$?\d+(?:\.\d+)?){2,9}(?![\d/:])/
const ordinals = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

const inList = (text: string) => (list.exec(text)?.[0].match(/\d+(?:\.\d+)?/g) ?? []).slice()

/** 'What is the average of 8, 9, 13', 'what is 9 × 4 - (8 + 10 + 7)'. */
export function listStory(told: Told): string | null {
  const { text, asked, numbers } = told
  if (/\bnearest (?:ten|hundred|thousand|10|100|1000)\b/.test(text)) return rounded(told)
  if (!/\b(?:mean|average|averige|avrage|median|mode|range)\b/.test(text)) return null
  const of = inList(text)
  const rest = [...numbers]
  for (const one of of) rest.splice(rest.indexOf(one), 1)
  const what =
    /\b(median|mode|range)\b/.exec(asked)?.[1] ?? (/\b(?:mean|average|averige|avrage)\b/.test(asked) ? 'average' : null)
  const isCount = rest.every((one) => Number(one) === of.length)
  if (/\b(?:need|must|should)s?\b/.test(asked) && what === 'average' && of.length >= 2) return needed(text, of, rest)
  return what && of.length >= 3 && isCount ? `what is the ${what} of ${of.join(', ')}` : null
}

/** What the next one must be for a mean that is told. */
function needed(text: string, of: readonly string[], rest: readonly string[]): string | null {
  const mean = /\b(?:mean|average)(?: score)? (?:of|be|is|to be) (?:exactly )?(\d+)\b/.exec(text)?.[1]
  const isNext = new RegExp(`\\b(?:${ordinals[of.length + 1] ?? 'none'}|next|last)\\b`).test(text)
  const others = rest.filter((one) => one !== mean && Number(one) !== of.length && Number(one) !== of.length + 1)
  return mean && isNext && others.length === 0 ? `what is ${mean} × ${of.length + 1} - (${of.join(' + ')})` : null
}

const places: Readonly<Record<string, number>> = {
  ten: 10,
  '10': 10,
  hundred: 100,
  '100': 100,
  thousand: 1000,
  '1000': 1000,
}

/** 'Round each to the nearest hundred. About how many in all?' */
function rounded({ text, asked, numbers }: Told): string | null {
  const place = places[/\bnearest (ten|hundred|thousand|10|100|1000)\b/.exec(text)?.[1] ?? '']
  const [one, other, ...more] = numbers.filter((number) => !/^(?:10|100|1000)$/.test(number))
  if (place === undefined || !one || more.length > 0) return null
  if (!other) return null
  if (!/\babout how (?:many|much|far)\b|\bestimate\b/.test(text) || !/^\d+$/.test(one + other)) return null
  const [left, right] = [one, other].map((number) => Math.round(Number(number) / place) * place)
  const isMore = /\bhow (?:many|much) (?:[a-z]+ ){0,2}(?:more|fewer|less)\b|\bleft\b|\bdifference\b/.test(asked)
  const isAll = /\b(?:in all|altogether|total|both|combined|sum|did|does|do|were|are)\b/.test(asked)
  if (isMore === isAll && !/\b(?:in all|altogether|total|both|combined|sum)\b/.test(asked)) {
    return isMore && !/\b(?:in all|altogether|total)\b/.test(asked)
      ? `what is ${Math.max(left ?? 0, right ?? 0)} - ${Math.min(left ?? 0, right ?? 0)}`
      : null
  }
  return isMore ? null : `what is ${left} + ${right}`
}
