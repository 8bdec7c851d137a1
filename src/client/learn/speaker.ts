/** Something that sounds until it ends or is stopped. */
export type Playing = { ended: Promise<void>; stop: () => void }

export type SpeakerParts = {
  /** The audio of a sentence; null when there is nothing to say. */
  fetchAudio: (text: string, signal: AbortSignal) => Promise<Blob | null>
  play: (audio: Blob) => Playing
  onSpeaking: (speaking: boolean) => void
}

export type Speaker = { say: (sentence: string) => void; stop: () => void }

type Waiting = { audio: Promise<Blob | null> | null; text: string }

/** Reads sentences aloud, one after the other and never two at once, with one fetched ahead. What fails is passed over. */
export function speaker({ fetchAudio, play, onSpeaking }: SpeakerParts): Speaker {
  let waiting: Waiting[] = []
  let running = false
  let playing: Playing | null = null
  let fetching = new AbortController()

  const fetchNext = () => {
    const next = waiting.find((one) => one.audio === null)
    // Silence instead of a voice that failed: the words are on the screen.
    if (next && waiting.indexOf(next) <= 1) next.audio = fetchAudio(next.text, fetching.signal).catch(() => null)
  }

  const run = async () => {
    running = true
    onSpeaking(true)
    for (let turn = fetching; waiting.length > 0 && turn === fetching; ) {
      fetchNext()
      fetchNext()
      const audio = await waiting[0]?.audio
      if (turn !== fetching) return
      waiting = waiting.slice(1)
      fetchNext()
      if (!audio) continue
      playing = play(audio)
      await playing.ended
      if (turn !== fetching) return
      playing = null
    }
    running = false
    onSpeaking(false)
  }

  return {
    say: (text) => {
      waiting.push({ text, audio: null })
      if (running) fetchNext()
      else void run()
    },
    stop: () => {
      fetching.abort()
      fetching = new AbortController()
      waiting = []
      playing?.stop()
      playing = null
      if (running) onSpeaking(false)
      running = false
    },
  }
}

/** Plays audio in the browser. A browser that will not (no gesture yet) counts as ended: the voice stays silent. */
export function playInBrowser(audio: Blob): Playing {
  const url = URL.createObjectURL(audio)
  const element = new Audio(url)
  let finish: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  }).finally(() => URL.revokeObjectURL(url))
  element.addEventListener('ended', finish)
  element.addEventListener('error', finish)
  element.play().catch(finish)
  return {
    ended,
    stop: () => {
      element.pause()
      finish()
    },
  }
}
