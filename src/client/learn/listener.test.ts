import { describe, expect, it } from 'vitest'
import { browserListener, type ListenFault, type RecogniserMaker, recogniserOf } from './listener.ts'

type Made = ReturnType<RecogniserMaker> & { started: number; aborted: boolean }

function microphone(android = false) {
  const made: Made[] = []
  const clock = { now: 0 }
  const heard: string[] = []
  const ends: (ListenFault | null)[] = []
  const make: RecogniserMaker = () => {
    const one: Made = {
      continuous: false,
      interimResults: false,
      lang: '',
      onresult: null,
      onerror: null,
      onend: null,
      started: 0,
      aborted: false,
      start: () => void one.started++,
      abort: () => {
        one.aborted = true
      },
    }
    made.push(one)
    return one
  }
  const listener = browserListener(make, { android, now: () => clock.now })
  listener.start({ onText: (text) => heard.push(text), onEnd: (fault) => ends.push(fault) })
  const say = (text: string, isFinal: boolean, confidence = 0.9) =>
    made.at(-1)?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: text, confidence } }] })
  return { listener, made, clock, heard, ends, say }
}

describe('listening to a child', () => {
  it('is continuous, fills in unfinished words, and gathers the finished ones', () => {
    const { made, heard, say, clock } = microphone()
    expect(made[0]).toMatchObject({ continuous: true, interimResults: true, started: 1 })
    say('seven times', false)
    say('seven times eight', true)
    clock.now = 2_000
    say('is', false)
    say('is fifty six', true)
    expect(heard).toEqual([
      'seven times',
      'seven times eight',
      'seven times eight is',
      'seven times eight is fifty six',
    ])
  })

  it('ignores final results with zero confidence on Android, and only there', () => {
    const phone = microphone(true)
    phone.say('six', true, 0)
    phone.say('six', true, 0.8)
    expect(phone.heard).toEqual(['', 'six'])
    const desk = microphone()
    desk.say('six', true, 0)
    expect(desk.heard).toEqual(['six'])
  })

  it('hears an echo within a quarter of a second once', () => {
    const { say, heard, clock } = microphone()
    say('six', true)
    clock.now = 200
    say('six', true)
    clock.now = 1_000
    say('six', true)
    expect(heard.at(-1)).toBe('six six')
  })

  it('starts again when the browser ends it, and gives up when it never lasts', () => {
    const { made, clock, ends } = microphone()
    clock.now = 60_000
    made[0]?.onend?.()
    expect([made[0]?.started, ends]).toEqual([2, []])
    for (let n = 0; n < 5; n++) made[0]?.onend?.()
    expect(ends).toEqual(['offline'])
  })

  it('says why it cannot: not allowed, or not to be had', () => {
    const blocked = microphone()
    blocked.made[0]?.onerror?.({ error: 'not-allowed' })
    blocked.made[0]?.onend?.()
    expect(blocked.ends).toEqual(['blocked'])
    const offline = microphone()
    offline.made[0]?.onerror?.({ error: 'network' })
    offline.made[0]?.onend?.()
    expect(offline.ends).toEqual(['offline'])
  })

  it('stops at once, without a word after it', () => {
    const { listener, made, heard, ends } = microphone()
    const one = made[0]
    listener.stop()
    expect([one?.aborted, one?.onresult, one?.onend]).toEqual([true, null, null])
    expect([heard, ends]).toEqual([[], []])
  })

  it('is not offered where the browser has no recogniser', () => {
    expect(recogniserOf({})).toBeNull()
  })
})
