import { describe, expect, it } from 'vitest'
import { type Memory, remembered } from './memory.ts'

const day = 24 * 3_600_000
const start = new Date('2026-09-01T15:00:00Z')
const daysUntil = (memory: Memory) => (memory.due.getTime() - memory.last_at.getTime()) / day

describe('the memory of a card', () => {
  it('begins with the first interval of FSRS-6: three days after a right answer, two after a hint, one after a miss', () => {
    expect(daysUntil(remembered(null, true, 0, start))).toBe(3)
    expect(daysUntil(remembered(null, true, 1, start))).toBe(2)
    expect(daysUntil(remembered(null, false, 0, start))).toBe(1)
    // The solution was shown: that is not remembering.
    expect(remembered(null, true, 4, start).stability).toBe(remembered(null, false, 0, start).stability)
  })

  it('grows with every review that goes well, and shrinks with a miss', () => {
    let memory = remembered(null, true, 0, start)
    const intervals = [daysUntil(memory)]
    for (let review = 0; review < 4; review++) {
      memory = remembered(memory, true, 0, memory.due)
      intervals.push(daysUntil(memory))
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b))
    expect(intervals.at(-1)).toBeGreaterThan(60)
    const missed = remembered(memory, false, 0, memory.due)
    expect(daysUntil(missed)).toBeLessThan(10)
    expect(missed).toMatchObject({ lapses: 1, reps: 6 })
  })

  it('does not gain from the same card over and over on one day', () => {
    const once = remembered(null, true, 0, start)
    const thrice = [1, 2].reduce(
      (memory, minute) => remembered(memory, true, 0, new Date(start.getTime() + minute * 60_000)),
      once,
    )
    expect(daysUntil(thrice)).toBeLessThanOrEqual(daysUntil(once) + 1)
  })

  it('never waits longer than a year', () => {
    let memory = remembered(null, true, 0, start)
    for (let review = 0; review < 20; review++) memory = remembered(memory, true, 0, memory.due)
    expect(daysUntil(memory)).toBeLessThanOrEqual(366)
  })
})
