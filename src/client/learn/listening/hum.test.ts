import { afterEach, describe, expect, it, vi } from 'vitest'
import { hum } from './hum.ts'

/** A browser's sound, and how loud it was made to be. */
function sounds(state: AudioContextState = 'running') {
  const made = { tones: 0, loudest: 0, ends: 0, closed: false }
  const node = { connect: () => node }
  const ramp = (value: number) => {
    made.loudest = Math.max(made.loudest, value)
  }
  const context = {
    state,
    currentTime: 0,
    destination: node,
    resume: async () => undefined,
    close: async () => {
      made.closed = true
    },
    createOscillator: () => ({
      connect: () => node,
      frequency: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      start: () => {
        made.tones++
      },
      stop: (at: number) => {
        made.ends = Math.max(made.ends, at)
      },
    }),
    createGain: () => ({ connect: () => node, gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp } }),
  }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  return made
}

afterEach(() => void vi.unstubAllGlobals())

describe('the hm', () => {
  it('is two soft tones, and over in 180 ms', () => {
    const made = sounds()
    const sound = hum()
    sound.ready()
    sound.play()
    expect(made).toMatchObject({ tones: 2, ends: 0.18 })
    expect(made.loudest).toBeLessThanOrEqual(0.06)
    sound.close()
    expect(made.closed).toBe(true)
  })

  it('is silent before the child has pressed something, and where the browser does not let it sound', () => {
    const made = sounds('suspended')
    const sound = hum()
    sound.play()
    sound.ready()
    sound.play()
    expect(made.tones).toBe(0)
  })

  it('is silent where there is no such sound', () => {
    vi.stubGlobal('AudioContext', undefined)
    const sound = hum()
    expect(() => [sound.ready(), sound.play(), sound.close()]).not.toThrow()
  })
})
