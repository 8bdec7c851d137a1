import { describe, expect, it } from 'vitest'
import { runningSteps } from './claims.ts'

describe('steps that run on', () => {
  it.each([
    ['3 times 5 is 15 minus 4 is 11', ['3 × 5 = 15', '15 − 4 = 11']],
    ['7 + 3 = 10 + 5 = 15', ['7 + 3 = 10', '10 + 5 = 15']],
    ['i did 6 x 2 = 12 + 8 = 20', ['6 × 2 = 12', '12 + 8 = 20']],
  ])('%j are true one by one', (text, steps) => {
    expect(runningSteps(text)).toEqual(steps)
  })

  it.each(['3 times 5 is 15 minus 4 is 12', '4 + 3 = 5 + 2', '7 + 3 = 10', '6 + 2 = 9 + 1 = 10', 'hello'])(
    '%j are none',
    (text) => {
      expect(runningSteps(text)).toBeNull()
    },
  )
})
