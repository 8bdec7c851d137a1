import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeardAs } from '#shared/tools/heard.ts'
import { refusal } from '#tests/support/scripted-conversation.ts'
import type { Microphone } from './microphone.ts'
import { serviceListener } from './service-listener.ts'
import { speechEnd, tick } from './speech-end.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const speech = 0.1
const quiet = 0.002

/** A room in which it is as loud as the test says, and a service that understands what it says. */
function room({
  opening = async () => undefined as unknown,
  hear = async (_sound: Blob): Promise<string> => 'seven',
  confidence = null as number | null,
} = {}) {
  const log: string[] = []
  let loudness = quiet
  let recordings = 0
  const microphone: Microphone = {
    record: () => {
      const name = `r${++recordings}`
      return {
        finish: async () => {
          log.push(`finish ${name}`)
          return new Blob([name])
        },
        drop: () => void log.push(`drop ${name}`),
      }
    },
    loudness: () => loudness,
    close: () => void log.push('close'),
  }
  const listener = serviceListener({
    open: () => opening().then(() => microphone),
    hear: async (blob) => ({ text: await hear(blob), confidence }),
  })
  const busy: boolean[] = []
  const alternatives: (readonly HeardAs[])[] = []
  const start = async () => {
    listener.start({
      onText: (text, how) => {
        log.push(`heard ${text}`)
        alternatives.push(how.alternatives)
      },
      onBusy: (now) => now !== busy.at(-1) && busy.push(now),
      onState: (state) => log.push(state),
    })
    await vi.advanceTimersByTimeAsync(0)
  }
  const sound = async (how: number, milliseconds: number) => {
    loudness = how
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  return { log, busy, alternatives, listener, start, sound }
}

describe('listening by a service', () => {
  it('sends what was said when the child pauses, and gathers the words in order', async () => {
    const words = ['seven', '', 'eight']
    const { log, start, sound } = room({ hear: async () => words.shift() ?? '' })
    await start()
    for (let n = 0; n < 3; n++) {
      await sound(speech, 600)
      await sound(quiet, 1_200)
    }
    expect(log).toEqual([
      'opening',
      'listening',
      'finish r1',
      'heard seven',
      'finish r2',
      'finish r3',
      'heard seven eight',
    ])
  })

  it('says that words are still to come, from the first sound until they are understood', async () => {
    let arrive: (text: string) => void = () => undefined
    const { busy, start, sound } = room({
      hear: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    })
    await start()
    await sound(speech, 600)
    expect(busy).toEqual([true])
    await sound(quiet, 5_000)
    expect(busy).toEqual([true])
    arrive('seven')
    await sound(quiet, 0)
    expect(busy).toEqual([true, false])
  })

  it('tells how sure the service is, of all together as little as of its least sure part', async () => {
    const { alternatives, start, sound } = room({ confidence: 0.4 })
    await start()
    await sound(speech, 600)
    await sound(quiet, 1_200)
    expect(alternatives).toEqual([[{ text: 'seven', confidence: 0.4 }]])
  })

  it('sends nothing of a silence, a click or a fan', async () => {
    const { log, start, sound } = room()
    await start()
    await sound(quiet, 3_000)
    await sound(speech, tick)
    await sound(quiet, 3_000)
    await sound(0.009, 12_000)
    expect(log.some((line) => line.startsWith('finish') || line.startsWith('heard'))).toBe(false)
    expect(log).toContain('drop r1')
  })

  it('waits while the child thinks in the middle of a sentence', async () => {
    const { log, start, sound } = room()
    await start()
    await sound(speech, 500)
    await sound(quiet, 700)
    await sound(speech, 500)
    expect(log).toEqual(['opening', 'listening'])
  })

  it('hears, sends and tells nothing more after it was stopped', async () => {
    let arrive: (text: string) => void = () => undefined
    const { log, listener, start, sound } = room({
      hear: () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    })
    await start()
    await sound(speech, 600)
    await sound(quiet, 1_200)
    listener.stop()
    arrive('too late')
    await sound(speech, 600)
    await sound(quiet, 1_200)
    expect(log).toEqual(['opening', 'listening', 'finish r1', 'drop r2', 'close'])
  })

  it('closes a microphone that opens after it was stopped', async () => {
    let opened: (value: unknown) => void = () => undefined
    const { log, listener, start, sound } = room({
      opening: () =>
        new Promise((resolve) => {
          opened = resolve
        }),
    })
    await start()
    listener.stop()
    opened(undefined)
    await sound(quiet, 100)
    expect(log).toEqual(['opening', 'close'])
  })

  it.each([
    ['a person does not allow it', Object.assign(new Error(), { name: 'NotAllowedError' }), 'blocked'],
    ['there is none', Object.assign(new Error(), { name: 'NotFoundError' }), 'blocked'],
    ['somebody else holds it', Object.assign(new Error(), { name: 'NotReadableError' }), 'unreachable'],
  ])('ends when %s', async (_why, error, state) => {
    const { log, start } = room({ opening: () => Promise.reject(error) })
    await start()
    expect(log).toEqual(['opening', state])
  })

  it.each([
    ['microphone_off', 'blocked'],
    ['unavailable', 'unreachable'],
    ['quiet_hours', 'unreachable'],
  ] as const)('ends, and lets go of the microphone, when the server says %s', async (code, state) => {
    const { log, start, sound } = room({ hear: () => Promise.reject(refusal(code)) })
    await start()
    await sound(speech, 600)
    await sound(quiet, 1_200)
    expect(log).toEqual(['opening', 'listening', 'finish r1', 'drop r2', 'close', state])
  })
})

it('what never ends is sent in parts that the server takes', () => {
  const verdictOf = speechEnd()
  const verdicts = Array.from({ length: 60_000 / tick }, () => verdictOf(speech))
  expect(verdicts.filter((one) => one === 'said').length).toBe(2)
})
