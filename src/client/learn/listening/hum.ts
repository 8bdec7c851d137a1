export type Hum = {
  /** To be called while the child presses something: browsers let a page sound only from then on. */
  ready: () => void
  /** A soft, short 'hm': I have heard you. */
  play: () => void
  close: () => void
}

const lasts = 0.18
const loudest = 0.05
/** A voice that hums, and its fifth. Hertz. */
const tones = [
  { pitch: 196, share: 1 },
  { pitch: 294, share: 0.35 },
]

/** Silent where a browser has no such sound, or does not allow it. */
export function hum(): Hum {
  let context: AudioContext | null = null
  return {
    ready: () => {
      try {
        context ??= new AudioContext()
        context.resume().catch(() => undefined)
      } catch {
        context = null
      }
    },
    play: () => {
      if (context?.state === 'running') for (const tone of tones) sound(context, tone)
    },
    close: () => {
      context?.close().catch(() => undefined)
      context = null
    },
  }
}

function sound(context: AudioContext, { pitch, share }: { pitch: number; share: number }): void {
  const begins = context.currentTime
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.setValueAtTime(pitch, begins)
  tone.frequency.linearRampToValueAtTime(pitch * 0.94, begins + lasts)
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loudest * share, begins + lasts / 4)
  volume.gain.linearRampToValueAtTime(0, begins + lasts)
  tone.connect(volume).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + lasts)
}
