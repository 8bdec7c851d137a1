// What the numbers would give and the things do not: percents that are taken off as they stand, degrees that are added, a part that is
// added to its whole, miles an hour times minutes, a price times a time of day.

const way = /\$?(\d[\d.,]*)[^\d=+−×÷]*([+−×÷]) \$?(\d[\d.,]*)/
const isPercent = (value: string, text: string) =>
  new RegExp(`(?<![\\d.])${value}(?:\\.0+)? ?(?:%|percent\\b)`, 'i').test(text)
const speeds = /\b(?:mph|miles? (?:an|per|a|each) hour|km\/?h|kilomet\w+ (?:an|per) hour)\b/i
const partTold = /\b\d+ (?:of (?:them|those|these|mine|the \w+|my \w+) )?(?:are|were)\b/gi
const ofSpan = /\b(?:a|an|per|each|every) (?:day|week|month|year|hour)\b/i

/** Whether a way ('60 − 15 = 45') may be meant by a line at all, whatever fits by its numbers. `lines`: those before it. */
export function isNoSuchSum(found: string, text: string, lines: readonly string[] = []): boolean {
  const [, one = '', sign = '', other = ''] = way.exec(found) ?? []
  if (sign === '') return false
  const isPlusOrMinus = sign === '+' || sign === '−'
  if (isPlusOrMinus && (isPercent(one, text) || isPercent(other, text))) return true
  if (sign === '−' && /\btip(?:s|ped)?\b|\btax(?:es)?\b/i.test(text)) return true
  if (
    sign === '+' &&
    /\bdegrees?\b|°/i.test(text) &&
    !/\b(?:up|rose|warmer|hotter|more|angles?|triangle)\b/i.test(text)
  )
    return true
  if (sign === '+' && /\bsquare (?:feet|foot|inch\w*|yards?|met\w+|miles?|units?|cm)\b|\barea\b/i.test(text))
    return true
  if (sign === '+' && (text.match(partTold) ?? []).length === 1 && !/\bother\b/i.test(text)) return true
  if (sign !== '×') return false
  if (speeds.test(text) && /\bmin(?:ute)?s?\b/i.test(text)) return true
  if (
    [one, other].some((value) =>
      new RegExp(`\\bat ${value}\\b(?!\\.\\d| ?(?:\\$|dollars?|bucks?|cents?|each|apiece|a \\w|per))`, 'i').test(text),
    )
  )
    return true
  if (ofSpan.test(text) && [one, other].some((value) => new RegExp(`\\b${value} times\\b`, 'i').test(text))) return true
  return isOtherPrice(one, other, text, lines) || isOtherPrice(other, one, text, lines)
}

/** 'One apple is 2 dollars and a melon is 5', 'so 3 apples are 15': the apple has a price of its own. */
function isOtherPrice(count: string, price: string, text: string, lines: readonly string[]): boolean {
  const thing = new RegExp(`\\b${count} ([a-z]{3,})`, 'i')
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/(?:es|s)$/, '')
  if (thing === undefined) return false
  const told = new RegExp(`\\b(?:an?|one|1|each|the) ${thing}\\w{0,2} (?:is|are|costs?|was|for) \\$?(\\d[\\d.]*)`, 'i')
  const own = [...lines.slice(-2), text].map((line) => told.exec(line)?.[1]).find((one) => one !== undefined)
  return own !== undefined && own !== price && own !== count
}
