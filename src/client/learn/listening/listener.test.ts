import { describe, expect, it } from 'vitest'
import { browserListener, type Recogniser, recogniserOf } from './listener.ts'

type Heard = [text: string, final?: boolean, confidence?: number]

/** A browser whose recogniser does what the test says. */
function browser({ android = false, local = false } = {}) {
  const clock = { now: 0 }
  const made: (Recogniser & { starts: number; aborted: boolean })[] = []
  const make = () => {
    const recogniser = {
      continuous: false,
      interimResults: false,
      lang: '',
      ...(local && { processLocally: false }),
      onstart: null,
      onresult: null,
      onerror: null,
      onend: null,
      starts: 0,
      aborted: false,
      start() {
        this.starts++
      },
      abort() {
        this.aborted = true
      },
    }
    made.push(recogniser)
    return recogniser
  }
  const texts: string[] = []
  const states: string[] = []
  const listener = browserListener(make, { android, now: () => clock.now })
  const current = () => {
    const last = made.at(-1)
    if (!last) throw new Error('no recogniser was made')
    return last
  }
  return {
    clock,
    made,
    listener,
    texts,
    states,
    current,
    start: () => listener.start({ onText: (text) => texts.push(text), onState: (state) => states.push(state) }),
    hear: (resultIndex: number, ...heard: Heard[]) => {
      const results = heard.map(([transcript, isFinal = false, confidence = 0.9]) => ({
        isFinal,
        0: { transcript, confidence },
      }))
      current().onresult?.({ resultIndex, results })
      return texts.at(-1)
    },
    fail: (error: string) => {
      current().onerror?.({ error })
      current().onend?.()
    },
    end: () => current().onend?.(),
  }
}

describe('listening', () => {
  it('is continuous, shows unfinished words, and stays on the device where the browser can', () => {
    const { start, current, states } = browser({ local: true })
    start()
    expect(current()).toMatchObject({ continuous: true, interimResults: true, processLocally: true, starts: 1 })
    current().onstart?.()
    expect(states).toEqual(['opening', 'listening'])
  })

  it('gives everything that was heard, the unfinished words last', () => {
    const { start, hear } = browser()
    start()
    expect(hear(0, ['seven times'])).toBe('seven times')
    expect(hear(0, ['seven times eight', true])).toBe('seven times eight')
    expect(hear(1, ['seven times eight', true], [' is'], [' fifty'])).toBe('seven times eight is fifty')
    expect(hear(2, ['seven times eight', true], [' is'], [' fifty six'])).toBe('seven times eight is fifty six')
    expect(hear(1, ['seven times eight', true], [' is fifty six', true])).toBe('seven times eight is fifty six')
  })

  it('ignores final words without confidence on Android, and only there', () => {
    const android = browser({ android: true })
    android.start()
    expect(android.hear(0, ['hello', true, 0])).toBe('')
    expect(android.hear(1, ['hello', true, 0], ['hello there', true, 0.8])).toBe('hello there')
    const desktop = browser()
    desktop.start()
    expect(desktop.hear(0, ['hello', true, 0])).toBe('hello')
  })

  it('takes the same final words within 250 ms for an echo, and later for a repetition', () => {
    const { start, hear, clock } = browser()
    start()
    hear(0, ['no', true])
    clock.now = 249
    expect(hear(1, ['no', true], ['no', true])).toBe('no')
    clock.now = 600
    expect(hear(2, ['no', true], ['no', true], ['no', true])).toBe('no no')
  })

  it('goes on when the browser ends it by itself, and keeps what it heard', () => {
    const { start, hear, end, current, clock, states } = browser()
    start()
    hear(0, ['one', true])
    clock.now = 60_000
    end()
    expect(current().starts).toBe(2)
    expect(hear(0, ['two', true])).toBe('one two')
    expect(states).toEqual(['opening'])
  })

  it.each([
    ['not-allowed', 'blocked'],
    ['audio-capture', 'blocked'],
    ['network', 'unreachable'],
    ['service-not-allowed', 'unreachable'],
    ['language-not-supported', 'unreachable'],
  ])('gives up at %s, because it is %s', (error, state) => {
    const { start, fail, current, states } = browser()
    start()
    fail(error)
    expect(states).toEqual(['opening', state])
    expect(current().starts).toBe(1)
  })

  it.each(['no-speech', 'aborted'])('does not mind %s', (error) => {
    const { start, fail, current, clock } = browser()
    start()
    clock.now = 8_000
    fail(error)
    expect(current().starts).toBe(2)
  })

  it('uses the service that the child was told of when the device cannot do it alone', () => {
    const { start, fail, current, states } = browser({ local: true })
    start()
    fail('language-not-supported')
    expect(current()).toMatchObject({ starts: 2, processLocally: false })
    fail('language-not-supported')
    expect(states).toEqual(['opening', 'unreachable'])
  })

  it('gives up when the browser ends it at once, again and again', () => {
    const { start, end, current, states } = browser()
    start()
    for (let n = 0; n < 10; n++) end()
    expect(states.at(-1)).toBe('unreachable')
    expect(current().starts).toBe(5)
  })

  it('gives up when the browser does not let it begin', () => {
    const { start, current, states, end } = browser()
    start()
    current().start = () => {
      throw new DOMException('already started', 'InvalidStateError')
    }
    end()
    expect(states.at(-1)).toBe('unreachable')
  })

  it('is over at once when it is stopped: nothing that comes later counts', () => {
    const { start, listener, current, hear, texts, states } = browser()
    start()
    hear(0, ['one', true])
    listener.stop()
    expect(current().aborted).toBe(true)
    hear(1, ['one', true], ['two', true])
    current().onend?.()
    expect(texts).toEqual(['one'])
    expect(states).toEqual(['opening'])
    expect(current().starts).toBe(1)
  })

  it('begins anew when it is started again', () => {
    const { start, listener, hear, made } = browser()
    start()
    hear(0, ['one', true])
    listener.stop()
    start()
    expect(hear(0, ['two', true])).toBe('two')
    expect(made).toHaveLength(2)
  })
})

it('finds the recogniser under either name, or none', () => {
  class Found {}
  expect(recogniserOf({ SpeechRecognition: Found })?.()).toBeInstanceOf(Found)
  expect(recogniserOf({ webkitSpeechRecognition: Found })?.()).toBeInstanceOf(Found)
  expect(recogniserOf({})).toBeNull()
})
