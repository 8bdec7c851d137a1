import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { clipSpeech, leaveSeen, videosFor } from '#client/data/videos.ts'
import { handTouches, type Touches } from '#client/learn/sound/touches.ts'
import type { voiceWithCards } from '#client/learn/voice/card-voice.ts'
import type { SpeakerParts } from '#client/learn/voice/speaker.ts'
import type { VideoService } from '#client/tools/contract/video-service.ts'
import type { Grown } from '#shared/growth.ts'
import type { OpenCards } from './open-cards.ts'

type Parts = Pick<SpeakerParts, 'play' | 'onSpeaking'> & {
  /** Where answers are kept until the server has them. */
  leave: OpenCards['clip']
  /** Silences the tutor and the cards. */
  quiet: () => void
  /** Nothing is to be heard: the words stand on the screen for as long as reading them takes. */
  isOff: () => boolean
  onGrown: (grown: Grown[]) => void
}

/** The videos of one student. `stop` silences a clip that is speaking. */
export function openVideos(
  studentId: string,
  pass: PassKeeper,
  { leave, play, onSpeaking, quiet, isOff, onGrown }: Parts,
): { videos: VideoService; stop: () => void; touches: Touches } {
  const { touches, touched } = handTouches()
  let speaking: AbortController | null = null
  const stop = () => speaking?.abort()
  const say = async (text: string, clip: string, until: AbortSignal) => {
    stop()
    quiet()
    if (isOff()) return
    const own = new AbortController()
    speaking = own
    const signal = AbortSignal.any([until, own.signal])
    // Silence instead of a voice that failed: the words are on the screen.
    const sound = signal.aborted ? null : await clipSpeech(pass, text, clip, signal).catch(() => null)
    if (!sound || signal.aborted) return
    const playing = play(
      sound.audio,
      () => onSpeaking(!signal.aborted),
      () => undefined,
    )
    signal.addEventListener('abort', playing.stop, { once: true })
    await playing.ended
    signal.removeEventListener('abort', playing.stop)
    onSpeaking(false)
  }
  return {
    videos: {
      list: () => videosFor(pass, studentId),
      answer: leave,
      // Only the order of the list and a bird on the plant depend on it.
      seen: (video) => void leaveSeen(pass, studentId, video).then(onGrown, () => undefined),
      say,
      touched,
    },
    stop,
    touches,
  }
}

type Spoken = ReturnType<typeof voiceWithCards>

/** The same voice, before which something else falls silent: two are never heard at once. */
export const afterSilence = ({ voice, read }: Spoken, stop: () => void): Spoken => ({
  voice: {
    say: (...sentence) => {
      stop()
      voice.say(...sentence)
    },
    stop: () => {
      stop()
      voice.stop()
    },
  },
  read: (...text) => {
    stop()
    read(...text)
  },
})
