/** When each word begins and ends, in seconds. Never goes back, and lies within the audio. */
export type WordTimes = readonly (readonly [begins: number, ends: number])[]

/** Audio of one sentence, whole; where they are known, the times of the words of the text that was asked for. */
export type Spoken = {
  audio: Uint8Array<ArrayBuffer>
  type: 'audio/wav' | 'audio/mpeg'
  words?: WordTimes
}

/** Reads a text aloud. Throws AppError('speech_failed' | 'unavailable') when it cannot within 5 s. */
export type Speech = {
  kind: 'builtin' | 'service'
  /** `pace` is how much slower than an adult's speech: 1 is normal, 1.15 suits kindergarten. */
  speak: (text: string, options: { pace: number; signal?: AbortSignal }) => Promise<Spoken>
  /** Gets ready, where that takes time: the first sentence of a lesson need not wait for it. */
  wake?: () => void
  close: () => Promise<void>
}
