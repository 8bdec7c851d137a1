import type { Item } from '../src/server/curriculum/item.ts'

/** Numbers that a story may take for granted: units, coins, angles, sides of shapes. */
const known: readonly (readonly [RegExp, readonly number[]])[] = [
  [/hour|minute|second|o'clock|day|week/, [60, 3_600, 7, 24]],
  [/\b(?:feet|foot|inch|yard|mile)/, [12, 3, 36, 1_760, 5_280]],
  [/pound|ounce|\bton/, [16, 2_000]],
  [/cup|pint|quart|gallon/, [2, 4, 8, 16]],
  [/meter|liter|gram|percent|%/, [10, 100, 1_000, 100_000]],
  [/cent|dollar|¢|\$|quarter|dime|nickel|penny|pennies/, [1, 5, 10, 25, 100]],
  [/degree|turn|angle/, [90, 180, 360]],
  [/tens?\b|hundreds?\b|thousands?\b|times|rod|power|box(?:es)? hold|piles? of/, [10, 100, 1_000, 10_000, 100_000]],
  [/triangle|square|pentagon|hexagon|octagon|rectangle|trapezoid|rhombus|bundle|sides?\b/, [3, 4, 5, 6, 8]],
  [
    /half|halves|twice|double|pair|both|each hand|friend|two|third|three|four|five|six|eight|one/,
    [1, 2, 3, 4, 5, 6, 8],
  ],
]

const numberForm = /\d[\d,]*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?/g
const numberOf = (text: string): number => {
  const plain = text.replaceAll(',', '')
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(plain) ?? []
  return top === undefined ? Number(plain) : Number(whole) + Number(top) / Number(bottom)
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b))

/** Whether some of the numbers, each used once at most, make the key. */
function makes(numbers: readonly number[], key: number): boolean {
  if (numbers.some((one) => isNear(one, key))) return true
  return numbers.some((a, at) =>
    numbers.some((b, other) => {
      if (at === other) return false
      const rest = numbers.filter((_, index) => index !== at && index !== other)
      const made = [a - b, ...(b === 0 ? [] : [a / b, Math.floor(a / b), a % b]), ...(at < other ? [a + b, a * b] : [])]
      return made.some((one) => isNear(one, key) || (rest.length > 0 && makes([one, ...rest], key)))
    }),
  )
}

/** Questions about digits, coins of several kinds and the like: their keys are not made by a calculation with the numbers told. */
const otherwise =
  /\b(?:worth|stand for|value of|which power|how many times do you|common denominator)\b|\d (?:hundreds?|tenths?)\b|\d (?:quarters?|dimes?|nickels?|penn(?:y|ies)),? and \d/

const mostNumbers = 4

/**
 * Whether the key of a story can be made of the numbers that it tells, and of those that everyone knows. It is no proof that the key is
 * right, but a story that tells other numbers than its key was made of is found. Null where there is no such story.
 */
export function isInReach({ text, question, answer, picture }: Item): boolean | null {
  if ((answer.form !== 'number' && answer.form !== 'money') || picture) return null
  const told = [...text, question].join(' ')
  if (otherwise.test(told)) return null
  const own = [...told.matchAll(numberForm)].map(([one]) => numberOf(one)).filter(Number.isFinite)
  if (own.length < 2 || own.length > mostNumbers) return null
  const key = numberOf(answer.answer)
  if (!Number.isFinite(key)) return null
  // A length counts twice around a rectangle, an amount twice where someone has fewer.
  if (makes(own, key) || (own.length === 2 && makes([...own, ...own], key))) return true
  const given = known.flatMap(([pattern, values]) => (pattern.test(told) ? values : []))
  return given.some((one) => makes([...own, one], key))
}
