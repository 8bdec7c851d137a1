import { asNumber, type Reader, reading, written } from './draft.ts'

/** A ruler that is not read from zero: 'starts at the 1 and ends at the 6'. */
export const rulerAsked: Reader = reading(
  /\b(?:starts?|begins?|started|begin) (?:at|on) (?:the )?(\d{1,3})\b(?!:).{0,40}?\b(?:ends?|stops?|ended|goes to|finishes)(?: (?:at|on))?(?: the)? (\d{1,3})\b(?!:)/,
  ([from = 0, to = 0]) =>
    from > 0 && to > from
      ? {
          kind: 'ruler',
          values: { from, to },
          answer: asNumber(to - from),
          slips: [
            [written(to), 'readTheEnd'],
            [written(to - from + 1), 'countedMarks'],
          ],
        }
      : null,
)
const claimed =
  /(?:so|it'?s|that'?s|and|makes) (?:it'?s |it is |its )?(\d{1,3})(?: (?:inch|inches|cm|centimeters?|long))*\W*$/i

/** What the child says that it measures. */
export const rulerSaid = (text: string): string | null => claimed.exec(text)?.[1] ?? null
