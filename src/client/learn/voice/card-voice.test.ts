import { expect, it, vi } from 'vitest'
import { voiceWithCards } from './card-voice.ts'
import { type Playing, speaker } from './speaker.ts'

/** A voice that sounds until it is stopped, and what is heard of it. */
function loudspeaker() {
  const heard: string[] = []
  const play = (audio: Blob, onSound: () => void): Playing => {
    let stop: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      stop = () => {
        heard.push('silence')
        resolve()
      }
    })
    void audio.text().then((text) => heard.push(text))
    onSound()
    return { ended, stop }
  }
  const onSpeaking = vi.fn()
  const tutor = speaker({
    fetchAudio: async (text) => ({ audio: new Blob([`tutor: ${text}`]), words: null }),
    play,
    onSpeaking,
  })
  const fetchAudio = async (text: string, cardId: string) => ({ audio: new Blob([`${cardId}: ${text}`]), words: null })
  return { heard, onSpeaking, ...voiceWithCards(tutor, { fetchAudio, play, onSpeaking }) }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

it('the tutor falls silent for a card, and a card for the tutor', async () => {
  const { heard, voice, read } = loudspeaker()
  voice.say('Hello.', 'r1', 0)
  await settle()
  read('6 × 7 = ?', 'card')
  await settle()
  voice.say('Let us see.', 'r2', 0)
  await settle()
  expect(heard).toEqual(['tutor: Hello.', 'silence', 'card: 6 × 7 = ?', 'silence', 'tutor: Let us see.'])
})

it('a card that was stopped can be heard again', async () => {
  const { heard, voice, read, onSpeaking } = loudspeaker()
  read('6 × 7 = ?', 'card')
  await settle()
  voice.stop()
  expect(onSpeaking).toHaveBeenLastCalledWith(false)
  read('6 × 7 = ?', 'card')
  await settle()
  expect(heard).toEqual(['card: 6 × 7 = ?', 'silence', 'card: 6 × 7 = ?'])
})
