import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retrying } from './retrying.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The longest pauses that chance allows. */
const slowest = () => 1
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time)

describe('retrying', () => {
  it('goes on after an attempt that throws, and tells of it', async () => {
    const fault = new Error('a bug of ours')
    const attempt = vi.fn(async () => 'settled' as const).mockRejectedValueOnce(fault)
    const sending = retrying(attempt, slowest)
    await sending.now()
    expect(attempt).toHaveBeenCalledTimes(1)
    await pass(1_000)
    expect(attempt).toHaveBeenCalledTimes(2)
    await sending.now()
    expect(attempt).toHaveBeenCalledTimes(3)
    expect(reportError).toHaveBeenCalledExactlyOnceWith(fault)
  })

  it('waits 1, 2, 4 … 30 s at the longest, and begins anew after a success', async () => {
    let outcome: 'again' | 'settled' = 'again'
    const attempt = vi.fn(async () => outcome)
    const sending = retrying(attempt, slowest)
    await sending.now()
    for (const [round, pause] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      await pass(pause - 1)
      expect(attempt).toHaveBeenCalledTimes(round + 1)
      await pass(1)
      expect(attempt).toHaveBeenCalledTimes(round + 2)
    }
    outcome = 'settled'
    await sending.now()
    outcome = 'again'
    await sending.now()
    const before = attempt.mock.calls.length
    await pass(1_000)
    expect(attempt).toHaveBeenCalledTimes(before + 1)
  })

  it('spreads the tries of many devices over the whole pause', async () => {
    const attempt = vi.fn(async () => 'again' as const)
    await retrying(attempt, () => 0.25).now()
    await pass(249)
    expect(attempt).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('tries at once when there is a line again, unless it was stopped', async () => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    const attempt = vi.fn(async () => 'again' as const)
    const sending = retrying(attempt, slowest)
    await sending.now()
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(attempt).toHaveBeenCalledTimes(2)
    sending.stop()
    window.dispatchEvent(new Event('online'))
    await pass(60_000)
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})
