import { expect, it } from 'vitest'
import { readOnce } from './read-once.ts'

it('reads a text once as long as it is among the last ones, and a text of its own each', () => {
  const readings: string[] = []
  const words = readOnce((text) => {
    readings.push(text)
    return text.split(' ')
  }, 2)
  expect([words('a b'), words('c'), words('a b')]).toEqual([['a', 'b'], ['c'], ['a', 'b']])
  expect(readings).toEqual(['a b', 'c'])
  words('d')
  expect(words('a b')).toEqual(['a', 'b'])
  expect(readings).toEqual(['a b', 'c', 'd', 'a b'])
})
