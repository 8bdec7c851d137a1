import { asNumber, type Draft, num, type Reader, reading, written } from './draft.ts'

// A square of which one measure is told and another is asked: 'a square has a perimeter of 20 in, what is its area'.

const lead = String.raw`\bsquare\b(?! (?:feet|foot|inch|inches|units?|meters?|yards?|miles?|cm|numbers?|root)\b)[^.?!\d]*?`
const tells = '(?: (?:of|is|=|with|that is|thats|a|an|has|the|it|its|about))*'
const between = String.raw`[^\d]*?`
const asks = String.raw`\b(?:what(?:'?s| is)?|find|how (?:long|big|much|many)|so|then|and)\b${between}`
const sideAsked = String.raw`(?:\b(?:each|one|a|the) sides?\b|\bsides?\b|\bsquare'?s side)`

const squareOf = (measure: string, asked: string, isFirst: boolean) =>
  isFirst
    ? new RegExp(`${lead}\\b${measure}\\b${tells} ${num}\\b${between}${asks}${asked}`)
    : new RegExp(`\\b${measure}\\b${tells} (?:a |the |my )?${lead}(?:is|=|of|was) ${num}\\b${between}${asks}${asked}`)

const both = (measure: string, asked: string, make: (number: number) => Draft | null): Reader[] =>
  [true, false].map((isFirst) => reading(squareOf(measure, asked, isFirst), ([number = 0]) => make(number)))

const areaOfAround = (around: number): Draft | null => {
  const side = around / 4
  return around > 0
    ? {
        kind: 'squareAreaOfAround',
        values: { around, side: written(side) },
        answer: asNumber(side * side),
        slips: [
          [written(around * around), 'tookAround'],
          [written((around / 2) ** 2), 'halved'],
        ],
        values2: [written(side)],
      }
    : null
}

/** Only where a child can find the side. */
const ofArea = (area: number, make: (side: number) => Draft): Draft | null => {
  const side = Math.sqrt(area)
  return area > 0 && Number.isInteger(side) ? make(side) : null
}

const aroundOfArea = (area: number) =>
  ofArea(area, (side) => ({
    kind: 'squareAroundOfArea',
    values: { area, side },
    answer: asNumber(4 * side),
    slips: [
      [written(area * 4), 'tookArea'],
      [written(area / 4), 'divided'],
    ],
    values2: [written(side)],
  }))

const sideOfArea = (area: number) =>
  ofArea(area, (side) => ({
    kind: 'squareSideOfArea',
    values: { area },
    answer: asNumber(side),
    slips: [
      [written(area / 4), 'divided'],
      [written(area / 2), 'halved'],
    ],
  }))

export const squareAsked: readonly Reader[] = [
  ...both('perimeter', String.raw`\barea\b`, areaOfAround),
  ...both('area', String.raw`\bperimeter\b`, aroundOfArea),
  ...both('area', sideAsked, sideOfArea),
]

/** Whether a square is told by its area or perimeter and asked for another measure: the number is no side of it. */
export const isOfSquare = (text: string): boolean => squareAsked.some((reader) => reader(text) !== null)
