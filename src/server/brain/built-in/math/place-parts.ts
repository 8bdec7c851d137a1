import { type Draft, numberAnswer } from './drafts.ts'
import { placeName, placesName } from './places.ts'
import { decimal, listed } from './written.ts'

/** '4 hundreds and 7 ones' as a number; the digits from the left. Null when there is only one part. */
export function expanded(digits: readonly number[]): Draft | null {
  const high = digits.length - 1
  const parts = digits.flatMap((digit, at) => (digit === 0 ? [] : [{ digit, place: high - at }]))
  if (parts.length < 2) return null
  const key = Number(digits.join(''))
  const named = listed(
    parts.map(({ digit, place }) => `${digit} ${digit === 1 ? placeName(place) : placesName(place)}`),
  )
  const values = parts.map(({ digit, place }) => digit * 10 ** place)
  const hasGap = digits.includes(0)
  const nextDown = parts[1]?.place ?? 0
  return {
    kind: hasGap ? 'parts with a gap' : 'parts',
    numbers: [key],
    question: `What number is ${named}?`,
    name: 'the number from its places',
    answer: numberAnswer(key),
    hints: [
      `Start with the ${placesName(parts[0]?.place ?? 0)}.`,
      hasGap ? 'A place with nothing in it gets a 0.' : 'Each place holds just a single digit.',
      `Write the first digit, then go on to the ${placesName(hasGap ? Math.max(0, high - 1) : nextDown)}.`,
    ],
    steps: [
      `The parts are worth ${listed(values.map(decimal))}.`,
      `Put them together: ${values.map(decimal).join(' + ')} = ${decimal(key)}.`,
    ],
    explanation: 'Each digit gets the place that fits it.',
    slips: [
      {
        name: 'left-out-the-zero',
        answer: hasGap ? Number(parts.map(({ digit }) => digit).join('')) : null,
        observation: 'A place with nothing in it is missing.',
      },
      {
        name: 'wrote-parts-in-a-row',
        answer: Number(values.join('')),
        observation: 'You wrote the parts side by side.',
      },
      {
        name: 'digits-turned',
        answer: digits.at(-1) === 0 ? null : Number([...digits].reverse().join('')),
        observation: 'Good digits, but look at their order.',
      },
      {
        name: 'added-the-digits',
        answer: digits.reduce((sum, digit) => sum + digit, 0),
        observation: 'You added the digits without their places.',
      },
    ],
  }
}
