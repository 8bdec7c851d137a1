import { type Store, store } from '#client/store/store.ts'

export type VoiceSpeed = Store<{ speed: number }>

export const speeds = { slowest: 0.7, fastest: 1.2, step: 0.1, usual: 1 } as const

/** How fast the voice reads to this student on this device: kept there. A lesson asks once and hands it on. */
export function voiceSpeed(studentId: string): VoiceSpeed {
  const name = `trellis.voice-speed.${studentId}`
  const speed = store({ speed: sensible(read(name)) })
  speed.subscribe(() => write(name, speed.get().speed))
  return speed
}

/** In whole steps; whatever else is kept there counts as the usual speed. */
export function sensible(kept: number): number {
  const inSteps = Math.round(kept * 10) / 10
  return inSteps >= speeds.slowest && inSteps <= speeds.fastest ? inSteps : speeds.usual
}

function read(name: string): number {
  try {
    return Number.parseFloat(localStorage.getItem(name) ?? '')
  } catch {
    // Without storage the voice is as fast as usual.
    return speeds.usual
  }
}

function write(name: string, speed: number): void {
  try {
    localStorage.setItem(name, String(speed))
  } catch {
    // As above: then it holds for this visit.
  }
}
