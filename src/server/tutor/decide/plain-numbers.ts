import type { Decision, Line } from '../move.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Questions about plain numbers that nothing else took: 'how many feet is 55 inches', 'is root 50 closer to 7 or 8', 'is 12 mor then 20'.

/** How many of the smaller one make the bigger one. */
const units: readonly (readonly [big: string, small: string, count: number])[] = [
  ['feet', 'inches', 12],
  ['yards', 'feet', 3],
  ['pounds', 'ounces', 16],
  ['gallons', 'quarts', 4],
  ['quarts', 'pints', 2],
  ['pints', 'cups', 2],
  ['hours', 'minutes', 60],
  ['minutes', 'seconds', 60],
  ['days', 'hours', 24],
  ['weeks', 'days', 7],
  ['years', 'months', 12],
  ['meters', 'centimeters', 100],
  ['centimeters', 'millimeters', 10],
  ['kilometers', 'meters', 1000],
  ['kilograms', 'grams', 1000],
  ['liters', 'milliliters', 1000],
  ['dollars', 'pennies', 100],
  ['dollars', 'cents', 100],
]
const written = new Map(
  Object.entries({
    foot: 'feet',
    ft: 'feet',
    inch: 'inches',
    penny: 'pennies',
    pennys: 'pennies',
    penies: 'pennies',
    cm: 'centimeters',
    mm: 'millimeters',
    km: 'kilometers',
    kg: 'kilograms',
    lbs: 'pounds',
    oz: 'ounces',
    ml: 'milliliters',
    min: 'minutes',
  }),
)
const nameOf = (word: string) => written.get(word) ?? (word.endsWith('s') || word === 'feet' ? word : `${word}s`)
const oneOf = (many: string) =>
  many === 'feet' ? 'foot' : many === 'inches' ? 'inch' : many === 'pennies' ? 'penny' : many.replace(/s$/, '')

const asksUnits = /^how many ([a-z]+) (?:is|are|r|in|are in|is in|are there in|make|makes) (\d{1,5}) ([a-z]+)$/
const asksRoot = /\broot (?:of )?(\d{1,4}) (?:is )?closer to (\d{1,2}) or (?:to )?(\d{1,2})$/
const asksMore =
  /^(?:is|iz) (\d{1,4}) (mor|more|moar|biger|bigger|bigr|les|less|smaller|smaler|littler) (?:then|than|thn|den) (\d{1,4})$/

export function plainNumbers(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish) return null
  const line = text
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .replace(/^(?:(?:ok|so|and|but|um|hey|wait) )+/, '')
  const says = unitsAsked(line) ?? rootAsked(line) ?? moreAsked(line)
  return says === null
    ? null
    : reply([said(says)], { ...askChat(lesson, { key: 'chat.more' }), lines: [] }, { kind: 'why' })
}

const said = (text: string): Line => ({ text, fact: true })

/** The way to it; how many it is, the child finds out. */
function unitsAsked(line: string): string | null {
  const [, asked = '', count = '', given = ''] = asksUnits.exec(line) ?? []
  const [wanted, has] = [nameOf(asked), nameOf(given)]
  for (const [big, small, each] of units) {
    if (wanted === big && has === small)
      return `There are ${each} ${small} in one ${oneOf(big)}. How many ${each}s fit in ${count}? Those are your ${big}, and what's left over stays ${small}.`
    if (wanted === small && has === big)
      return `One ${oneOf(big)} is ${each} ${small}. So how many ${small} are in ${count} of them?`
  }
  return null
}

function rootAsked(line: string): string | null {
  const [, of, one, other] = asksRoot.exec(line) ?? []
  const [first, second] = [Number(one), Number(other)]
  return of === undefined || first === second
    ? null
    : `Square both: ${first} × ${first} is ${first * first}, and ${second} × ${second} is ${second * second}. Which of those is closer to ${of}?`
}

function moreAsked(line: string): string | null {
  const [, one, word = '', other] = asksMore.exec(line) ?? []
  if (one === undefined || one === other) return null
  const [first, second] = [Number(one), Number(other)]
  const isSo = /^(?:m|b)/.test(word) ? first > second : first < second
  return `${isSo ? 'Yes' : 'No'}, ${Math.max(first, second)} is more than ${Math.min(first, second)}. When you count, you get to ${Math.min(first, second)} first. Which is more, ${first + 1} or ${second + 2}?`
}
