/** Said by no voice: sent, right, something special grew, the lesson is over, a thing in a film was picked up, and put down. There is none for a wrong answer. */
export type SoundName = 'sent' | 'right' | 'grown' | 'over' | 'up' | 'down'

/** Begins and lasts in seconds, pitch in hertz. */
type Note = { at: number; lasts: number; pitch: number }

const note = (at: number, pitch: number, lasts = 0.32): Note => ({ at, lasts, pitch })

/** Bells of one chord, so that any two of them sound well together. */
const songs: Record<SoundName, Note[]> = {
  sent: [note(0, 523.25, 0.12)],
  right: [note(0, 659.26), note(0.11, 783.99, 0.45)],
  grown: [note(0, 523.25), note(0.1, 659.26), note(0.2, 783.99), note(0.3, 1046.5, 0.7)],
  up: [note(0, 783.99, 0.09)],
  down: [note(0, 392, 0.14)],
  over: [note(0, 783.99, 0.5), note(0.22, 659.26, 0.5), note(0.44, 523.25, 1)],
}

const loudest = 0.06
/** A bell is its pitch and, softer, one above it. */
const partials = [
  { times: 1, share: 1 },
  { times: 2.76, share: 0.12 },
]

export function play(context: AudioContext, name: SoundName): void {
  for (const one of songs[name]) for (const partial of partials) ring(context, one, partial)
}

function ring(context: AudioContext, { at, lasts, pitch }: Note, { times, share }: (typeof partials)[number]): void {
  const begins = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch * times
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loudest * share, begins + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  tone.connect(volume).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + lasts)
}
