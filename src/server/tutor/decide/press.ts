import type { Item } from '#server/curriculum/item.ts'
import { rngOf } from '#server/curriculum/rng.ts'
import { readNumber } from '#shared/answers/numbers.ts'
import type { Press } from '#shared/reply.ts'
import { pictureFor } from '../show.ts'

/** So young that a number is pressed rather than typed. */
const tilesUpTo = 1
const mostChoices = 4

const asAnswer = (text: string): Press => ({ label: text.slice(0, 80), says: text.slice(0, 200), kind: 'answer' })

/** The answers to press: the choices of a choice; for the youngest, numbers of which one is right. */
export function answersToPress(item: Item, grade: number, seed: number): Press[] {
  const { answer } = item
  if (answer.form === 'choice') return answer.choices.slice(0, mostChoices).map(asAnswer)
  if (answer.form === 'compare')
    return [
      { label: '<', says: 'less than', kind: 'answer' },
      { label: '=', says: 'equal', kind: 'answer' },
      { label: '>', says: 'greater than', kind: 'answer' },
    ]
  if (answer.form !== 'number' || grade > tilesUpTo) return []
  const key = readNumber(answer.answer)
  if (key === null || key.d !== 1n || key.lt(0) || key.gt(120)) return []
  const value = Number(key.n)
  const rng = rngOf(seed * 31 + value)
  const wrong = [...item.distractors.map((one) => Number(one.answer)), value + 1, value - 1, value + 2, value + 3]
    .filter(
      (one, at, all) => Number.isInteger(one) && one >= 0 && one <= 120 && one !== value && all.indexOf(one) === at,
    )
    .slice(0, 3)
  // A row in counting order tells nothing by its place.
  return rng
    .some([value, ...wrong])
    .sort((one, other) => one - other)
    .map((one) => asAnswer(String(one)))
}

/** What a child may press that does not know; to be shown it at every age, where there is a picture of it. */
export const helpToPress = (item: Item, grade: number, seed: number): Press[] => [
  { label: "I don't know", says: "I don't know", kind: 'help' },
  ...(grade <= 2 || pictureFor(item, seed) ? [{ label: 'Show me', says: 'show me', kind: 'help' } as const] : []),
]
