import { keptValue } from '#client/store/kept-value.ts'
import { type Store, store } from '#client/store/store.ts'

export type VoiceSpeed = Store<{ speed: number }>

export const speeds = { slowest: 0.7, fastest: 1.2, step: 0.1, usual: 1 } as const

/** How fast the voice reads to this student on this device: kept there. A lesson asks once and hands it on. */
export function voiceSpeed(studentId: string): VoiceSpeed {
  const kept = keptValue(`trellis.voice-speed.${studentId}`, () => localStorage, {
    is: isNumber,
    before: Number.parseFloat,
  })
  const speed = store({ speed: sensible(kept.read() ?? speeds.usual) })
  speed.subscribe(() => kept.keep(speed.get().speed))
  return speed
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** In whole steps; whatever else is kept there counts as the usual speed. */
export function sensible(kept: number): number {
  const inSteps = Math.round(kept * 10) / 10
  return inSteps >= speeds.slowest && inSteps <= speeds.fastest ? inSteps : speeds.usual
}
