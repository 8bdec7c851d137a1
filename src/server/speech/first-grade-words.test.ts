import { expect, it } from 'vitest'
import { toSpeech } from './speech-text.ts'

it.each([
  ['two fourths, 1/4 and 3/4', 'two fourths, one fourth and three fourths'],
  ['1 3/4', 'one and three fourths'],
  ['3/4 of an hour and 1/4 hour', 'three quarters of an hour and one quarter hour'],
  ['1/4 of a dollar is 1 quarter', 'one quarter of a dollar is 1 quarter'],
  ['A quarter past 3', 'A quarter past 3'],
  ['-3', 'minus 3'],
  ['minus 3', 'minus 3'],
  ['remainder 1', 'remainder 1'],
  ['6 feet 2 inches', '6 feet 2 inches'],
])('%s is said as a teacher of the first grades says it', (text, said) => {
  expect(toSpeech(text)).toBe(said)
})
