import { describe, expect, it } from 'vitest'
import { numbersBack } from './numbers-back.ts'

const whatOf = (text: string) => {
  const line = numbersBack(text)
  return 'key' in line ? (line.values?.what ?? line.key) : ''
}

describe('numbers that nobody can put together', () => {
  it('are said back with their things, the same each time, also times of the day', () => {
    for (let time = 0; time < 3; time++) {
      expect(whatOf('we got there at 4:15 and saw 3 hawks')).toBe('4:15 and 3 hawks')
      expect(whatOf('the train at 9:30 has 12 cars')).toBe('9:30 and 12 cars')
    }
  })

  it('that are an answer to something not known here are met as one', () => {
    expect([whatOf('i said 10'), whatOf('6.87 so 6?')]).toEqual(['caught.step', 'caught.check'])
    expect(whatOf('20% of 60')).not.toMatch(/^caught/)
  })
})
