import { keptValue } from '#client/store/kept-value.ts'
import { type Store, store } from '#client/store/store.ts'

export type SoundOn = Store<{ on: boolean }>

/** Whether this student hears the tutor's voice and the small sounds on this device. It does, unless somebody switched them off. */
export function soundOn(studentId: string): SoundOn {
  const kept = keptValue(`trellis.sound.${studentId}`, () => localStorage, { is: isChoice, before: () => null })
  const choice = store({ on: kept.read() ?? true })
  choice.subscribe(() => kept.keep(choice.get().on))
  return choice
}

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean'
