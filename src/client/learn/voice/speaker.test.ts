import { describe, expect, it, vi } from 'vitest'
import type { Sound, WordTimes } from '#client/data/sound.ts'
import { speaker } from './speaker.ts'

/** A voice whose fetching and playing are finished by hand. */
function scripted() {
  const log: string[] = []
  const heard: (string | null)[] = []
  const fetching = new Map<string, { arrive: (sound: Sound | null) => void; fail: () => void; signal: AbortSignal }>()
  let playing: { text: string; end: () => void; at: (seconds: number, duration?: number) => void } | null = null
  const texts = new Map<Blob, string>()
  const voice = speaker({
    fetchAudio: (text, signal) => {
      log.push(`fetch ${text}`)
      return new Promise((resolve, reject) => {
        fetching.set(text, { arrive: resolve, fail: () => reject(new Error('no voice')), signal })
      })
    },
    play: (audio, onSound, onTime) => {
      const text = texts.get(audio) ?? '?'
      if (playing) log.push(`OVERLAP ${text}`)
      log.push(`play ${text}`)
      onSound()
      let finish: () => void = () => undefined
      const ended = new Promise<void>((resolve) => {
        finish = () => {
          playing = null
          resolve()
        }
      })
      playing = { text, end: finish, at: (seconds, duration = 4) => onTime(seconds, duration) }
      return { ended, stop: finish }
    },
    onSpeaking: (speaking) => log.push(speaking ? 'speaks' : 'is silent'),
    onWord: (saying) => heard.push(saying && `${saying.messageId} ${saying.sentence} ${saying.word}`),
  })
  const settle = () => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, 0)))
  return {
    voice,
    log,
    settle,
    heard,
    at: (seconds: number, duration?: number) => playing?.at(seconds, duration),
    arrive: async (text: string, words: WordTimes | null = null) => {
      const audio = new Blob([text])
      texts.set(audio, text)
      fetching.get(text)?.arrive({ audio, words })
      await settle()
    },
    nothingIn: async (text: string) => {
      fetching.get(text)?.arrive(null)
      await settle()
    },
    fail: async (text: string) => {
      fetching.get(text)?.fail()
      await settle()
    },
    end: async () => {
      playing?.end()
      await settle()
    },
    isAborted: (text: string) => fetching.get(text)?.signal.aborted,
  }
}

describe('the voice', () => {
  it('plays in order, one at a time, with one sentence fetched ahead', async () => {
    const { voice, log, arrive, end } = scripted()
    for (const text of ['a', 'b', 'c']) voice.say(text, 'r1')
    expect(log).toEqual(['fetch a', 'fetch b'])
    await arrive('b')
    expect(log).toEqual(['fetch a', 'fetch b'])
    await arrive('a')
    expect(log.slice(2)).toEqual(['play a', 'speaks'])
    await end()
    expect(log.slice(4)).toEqual(['fetch c', 'play b'])
    await end()
    await arrive('c')
    await end()
    expect(log.slice(6)).toEqual(['play c', 'is silent'])
  })

  it('is silent at once when it is stopped, fetches no more, and says nothing more of that reply', async () => {
    const { voice, log, arrive, isAborted, settle } = scripted()
    for (const text of ['a', 'b', 'c']) voice.say(text, 'r1')
    await arrive('a')
    voice.stop()
    expect(log.at(-1)).toBe('is silent')
    expect(isAborted('b')).toBe(true)
    voice.say('d', 'r1')
    await arrive('b')
    await settle()
    expect(log.filter((line) => / [bcd]$/.test(line))).toEqual(['fetch b'])
  })

  it('speaks again with the next reply', async () => {
    const { voice, log, arrive } = scripted()
    voice.say('a', 'r1')
    voice.stop()
    voice.say('b', 'r2')
    await arrive('a')
    await arrive('b')
    expect(log).toEqual(['fetch a', 'fetch b', 'play b', 'speaks'])
  })

  it('passes over what cannot be spoken, without a word', async () => {
    const { voice, log, fail, nothingIn, arrive, end } = scripted()
    for (const text of ['a', 'b', 'c']) voice.say(text, 'r1')
    await fail('a')
    await nothingIn('b')
    await arrive('c')
    await end()
    expect(log).toEqual(['fetch a', 'fetch b', 'fetch c', 'play c', 'speaks', 'is silent'])
  })

  it('takes up again after a pause', async () => {
    const { voice, log, arrive, end } = scripted()
    voice.say('a', 'r1')
    await arrive('a')
    await end()
    voice.say('b', 'r1')
    await arrive('b')
    expect(log).toEqual(['fetch a', 'play a', 'speaks', 'is silent', 'fetch b', 'play b', 'speaks'])
  })

  it('tells which word of which sentence is heard, once for each, and when nothing is', async () => {
    const { voice, heard, at, arrive, end } = scripted()
    voice.say('The cat sat.', 'r1', 4)
    await arrive('The cat sat.', [
      [0.2, 0.3],
      [0.3, 0.8],
      [0.9, 1.2],
    ])
    for (const seconds of [0, 0.21, 0.25, 0.5, 0.85, 1]) at(seconds)
    expect(heard).toEqual(['r1 4 -1', 'r1 4 0', 'r1 4 1', 'r1 4 2'])
    await end()
    expect(heard.at(-1)).toBeNull()
  })

  it('shares the time between the words by their letters when the voice tells none, or not one for each', async () => {
    for (const words of [null, [[0, 1]] as const]) {
      const { voice, heard, at, arrive } = scripted()
      voice.say('I counted', 'r1')
      await arrive('I counted', words)
      at(0.1, Number.NaN)
      for (const seconds of [0, 0.7, 0.9, 3.9]) at(seconds, 4)
      expect(heard).toEqual(['r1 0 -1', 'r1 0 0', 'r1 0 1'])
    }
  })

  it('tells of no word after it was stopped', async () => {
    const { voice, heard, at, arrive } = scripted()
    voice.say('a', 'r1')
    await arrive('a')
    voice.stop()
    at(2)
    expect(heard).toEqual([null])
  })
})
