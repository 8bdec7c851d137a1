import { describe, expect, it } from 'vitest'
import { type Playing, speaker } from './speaker.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

type Sound = { text: string; end: () => void; stopped: boolean }

function studio(failing: string[] = []) {
  const fetched: string[] = []
  const aborted: string[] = []
  const speaking: boolean[] = []
  const sounds: Sound[] = []
  const voice = speaker({
    fetchAudio: async (text, signal) => {
      fetched.push(text)
      signal.addEventListener('abort', () => aborted.push(text))
      if (failing.includes(text)) throw new Error('no voice')
      return text === '…' ? null : new Blob([text])
    },
    play: (audio) => {
      const sound: Sound = { text: '', end: () => undefined, stopped: false }
      void audio.text().then((text) => {
        sound.text = text
      })
      const ended = new Promise<void>((resolve) => {
        sound.end = resolve
      })
      sounds.push(sound)
      const playing: Playing = {
        ended,
        stop: () => {
          sound.stopped = true
          sound.end()
        },
      }
      return playing
    },
    onSpeaking: (now) => speaking.push(now),
  })
  return { voice, fetched, aborted, speaking, sounds }
}

describe('the tutor’s voice', () => {
  it('speaks in order, never two at once, and fetches one ahead', async () => {
    const { voice, sounds, fetched, speaking } = studio()
    for (const text of ['one', 'two', 'three', 'four']) voice.say(text)
    await settle()
    expect([sounds.length, fetched]).toEqual([1, ['one', 'two', 'three']])
    for (let n = 0; n < 4; n++) {
      sounds[n]?.end()
      await settle()
    }
    expect(sounds.map((sound) => sound.text)).toEqual(['one', 'two', 'three', 'four'])
    expect(speaking).toEqual([true, false])
  })

  it('is silent at once when it is stopped, forgets what waited, and can speak again', async () => {
    const { voice, sounds, aborted, speaking } = studio()
    for (const text of ['one', 'two', 'three']) voice.say(text)
    await settle()
    voice.stop()
    expect(sounds[0]?.stopped).toBe(true)
    expect(speaking).toEqual([true, false])
    await settle()
    expect(sounds).toHaveLength(1)
    expect(aborted).toContain('two')
    voice.say('again')
    await settle()
    expect(sounds.at(-1)?.text).toBe('again')
  })

  it('passes over what fails and what has nothing to say', async () => {
    const { voice, sounds, speaking } = studio(['broken'])
    for (const text of ['broken', '…', 'fine']) voice.say(text)
    await settle()
    expect(sounds.map((sound) => sound.text)).toEqual(['fine'])
    sounds[0]?.end()
    await settle()
    expect(speaking).toEqual([true, false])
  })
})
