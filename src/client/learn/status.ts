export type LearnStatus = 'listening' | 'responding' | 'recording' | 'not-recording'

/** What the small line by the tutor says: what matters most to a child comes first. */
export function statusOf(p: {
  recording: boolean
  replying: boolean
  speaking: boolean
  listening: boolean
}): LearnStatus {
  if (!p.recording) return 'not-recording'
  if (p.replying || p.speaking) return 'responding'
  return p.listening ? 'listening' : 'recording'
}
