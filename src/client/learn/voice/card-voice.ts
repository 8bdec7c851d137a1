import type { Sound } from '#client/data/sound.ts'
import { type Speaker, type SpeakerParts, speaker } from './speaker.ts'
import type { Voice } from './voice.ts'

type CardVoiceParts = Pick<SpeakerParts, 'play' | 'onSpeaking'> & {
  /** The audio of what stands on a card. */
  fetchAudio: (text: string, cardId: string, signal: AbortSignal) => Promise<Sound | null>
}

/** One voice for what the tutor says and for cards that are read: never both at once, and silenced together. */
export function voiceWithCards(
  tutor: Speaker,
  { fetchAudio, play, onSpeaking }: CardVoiceParts,
): { voice: Voice; read: (text: string, cardId: string) => void } {
  let open = ''
  let readings = 0
  const cards = speaker({ fetchAudio: (text, signal) => fetchAudio(text, open, signal), play, onSpeaking })
  const stop = () => {
    tutor.stop()
    cards.stop()
  }
  return {
    voice: {
      say: (sentence, replyId, place) => {
        cards.stop()
        tutor.say(sentence, replyId, place)
      },
      stop,
    },
    read: (text, cardId) => {
      stop()
      open = cardId
      // Each reading is its own, so that one that was stopped can be heard again.
      cards.say(text, String(++readings))
    },
  }
}
