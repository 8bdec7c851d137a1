import type { AnswerLogged } from '#shared/card.ts'
import type { LogClip, VideoItem } from '#shared/video.ts'

export type ClipAnswer = Omit<LogClip, 'student_id' | 'client_id' | 'answered_at'>

export type Touch = 'up' | 'down'

/** Where the video tool finds what there is to watch, and leaves answers. */
export type VideoService = {
  /** What this child may watch, what fits best first; empty when there is nothing. Rejects with ApiProblem. */
  list: () => Promise<VideoItem[]>
  /** Keeps an answer on the device, sends it, and gives the server's verdict; null when it will be sent later, once. */
  answer: (answer: ClipAnswer) => Promise<AnswerLogged | null>
  /** It was watched to its end. */
  seen: (id: string) => void
  /** Says a sentence of a clip with the tutor's voice; resolves when it has ended or was stopped. */
  say: (text: string, clip: string, signal: AbortSignal) => Promise<void>
  /** At a stop the child took something into its hand, or put it down: heard softly. */
  touched: (touch: Touch) => void
}

/** For a screen without a line to the server: there is nothing to watch. */
export const noVideos: VideoService = {
  list: async () => [],
  answer: async () => null,
  seen: () => undefined,
  say: async () => undefined,
  touched: () => undefined,
}
