import type { SoundType } from './sound-file.ts'

/** What was understood; `confidence` from 0 to 1 where the service tells it. No words: nothing was said. */
export type Understood = { text: string; confidence: number | null }

/** Turns a child's voice into text, and keeps neither. Throws AppError('unavailable') when it cannot within 8 s. */
export type Hearing = {
  listen: (
    sound: { bytes: Uint8Array<ArrayBuffer>; type: SoundType },
    /** `expects`: words that are likely to be heard. */
    options: { expects?: string | undefined; signal?: AbortSignal },
  ) => Promise<Understood>
}
