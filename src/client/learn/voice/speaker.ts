import type { Sound } from '#client/data/sound.ts'
import { followWords, type Saying } from './spoken-word.ts'

/** Something that sounds until it ends or is stopped. */
export type Playing = { ended: Promise<void>; stop: () => void }

export type SpeakerParts = {
  /** The audio of a sentence; null when there is nothing to say. */
  fetchAudio: (text: string, signal: AbortSignal) => Promise<Sound | null>
  /** Plays audio; tells when it can be heard, and while it is heard where in it we are. Seconds. */
  play: (audio: Blob, onSound: () => void, onTime: (at: number, duration: number) => void) => Playing
  /** Told when the voice begins and when nothing is left to say. */
  onSpeaking: (speaking: boolean) => void
  /** Told when there is something to say, before it can be heard, and when there is nothing left. */
  onVoicing?: (voicing: boolean) => void
  /** Told which word is heard; null when nothing is. */
  onWord?: (saying: Saying | null) => void
}

export type Speaker = {
  /** Says a sentence after those before it; `replyId` is the message it belongs to, `place` its place there. */
  say: (sentence: string, replyId: string, place?: number) => void
  /** Silence, at once, and for what still comes of the same reply. */
  stop: () => void
}

type Waiting = { text: string; replyId: string; place: number; sound?: Promise<Sound | null> }

/** Reads sentences aloud, one after the other and never two at once, with one fetched ahead. What fails is passed over. */
export function speaker({ fetchAudio, play, onSpeaking, onVoicing, onWord }: SpeakerParts): Speaker {
  let waiting: Waiting[] = []
  let running: AbortController | null = null
  let playing: Playing | null = null
  let speaking = false
  let current = ''
  let hushed = ''

  const tell = (now: boolean) => {
    if (now !== speaking) onSpeaking(now)
    if (!now) onWord?.(null)
    speaking = now
  }
  const load = (next: Waiting, signal: AbortSignal) => {
    // Silence instead of a voice that failed: the words are on the screen.
    next.sound ??= fetchAudio(next.text, signal).catch(() => null)
    return next.sound
  }
  const loadAhead = (signal: AbortSignal) => {
    const [next] = waiting
    if (next) void load(next, signal)
  }
  const run = async ({ signal }: AbortController) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const loading = load(next, signal)
      loadAhead(signal)
      const sound = await loading
      if (signal.aborted) return
      if (!sound) continue
      const { text, replyId: messageId, place: sentence } = next
      const onTime = followWords(text, sound.words, (word) => {
        if (!signal.aborted) onWord?.({ messageId, sentence, word })
      })
      playing = play(sound.audio, () => tell(!signal.aborted), onTime)
      await playing.ended
      if (signal.aborted) return
      playing = null
    }
    running = null
    tell(false)
    onVoicing?.(false)
  }
  return {
    say: (text, replyId, place = 0) => {
      if (replyId === hushed) return
      current = replyId
      waiting.push({ text, replyId, place })
      if (running) return loadAhead(running.signal)
      running = new AbortController()
      onVoicing?.(true)
      void run(running)
    },
    stop: () => {
      hushed = current
      waiting = []
      running?.abort()
      running = null
      playing?.stop()
      playing = null
      tell(false)
      onVoicing?.(false)
    },
  }
}
