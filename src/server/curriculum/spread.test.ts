import { expect, test } from 'vitest'
import { rngOf } from './rng.ts'
import { spread } from './spread.ts'

const wrong = (...answers: string[]) => answers.map((answer) => ({ answer, misconception: 'slip', feedback: 'Look.' }))
const rank = (answers: readonly { answer: string }[], key: number) =>
  answers.slice(0, 3).filter(({ answer }) => Number(answer) < key).length

test('the key stands in each place among the choices, and the most telling wrong answer stays', () => {
  const all = wrong('30', '9', '11', '8', '12')
  const found = Array.from({ length: 40 }, (_, seed) => spread(all, '10', rngOf(seed * 7919)))
  expect(found.every(([first]) => first?.answer === '30')).toBe(true)
  expect(found.every((one) => one.length === all.length)).toBe(true)
  expect(new Set(found.map((one) => rank(one, 10)))).toEqual(new Set([0, 1, 2]))
})

test('words stay as they are', () => {
  const all = wrong('red', 'blue', 'green', 'pink')
  expect(spread(all, 'black', rngOf(1))).toEqual(all)
})
