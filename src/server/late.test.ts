import { describe, expect, it } from 'vitest'
import { late, makeReady } from './late.ts'

describe('what is made late', () => {
  it('is made once, when it is first asked for', () => {
    let times = 0
    const made = late(() => ++times)
    expect(times).toBe(0)
    expect([made(), made()]).toEqual([1, 1])
  })

  it('is made ahead where a server has time, and not again', async () => {
    let times = 0
    const made = late(() => ++times)
    await makeReady()
    expect(times).toBe(1)
    expect(made()).toBe(1)
  })

  it('is tried again at the next asking when it could not be made', () => {
    let times = 0
    const made = late(() => {
      times++
      if (times === 1) throw new Error('not now')
      return times
    })
    expect(made).toThrow('not now')
    expect(made()).toBe(2)
  })
})
