import type { PortraitMood } from '#client/learn/portrait/portrait.tsx'
import type { Mood } from '#shared/conversation.ts'

export type LearnStatus = 'listening' | 'responding' | 'recording' | 'not-recording' | 'resting'

export type Doing = { recording: boolean; replying: boolean; speaking: boolean; listening: boolean; resting: boolean }

/** What the small line by the tutor says: what matters most to a child comes first. */
export function statusOf({ recording, replying, speaking, listening, resting }: Doing): LearnStatus {
  if (resting && !speaking) return 'resting'
  if (!recording) return 'not-recording'
  if (replying || speaking) return 'responding'
  return listening ? 'listening' : 'recording'
}

/** The face that the tutor makes. */
export function faceOf({ replying, speaking, listening, resting }: Doing, mood: Mood): PortraitMood {
  if (speaking) return 'talking'
  if (resting) return 'resting'
  if (replying) return 'thinking'
  return listening ? 'listening' : mood
}
