import { keptValue } from '#client/store/kept-value.ts'
import { type Store, store } from '#client/store/store.ts'

export type SendWhenDone = Store<{ on: boolean }>

/** Whether what this student says is sent by itself when it is said, on this device. It is, unless somebody switched it off. */
export function sendWhenDone(studentId: string): SendWhenDone {
  const kept = keptValue(`trellis.send-when-done.${studentId}`, () => localStorage, { is: isChoice, before })
  const choice = store({ on: kept.read() ?? true })
  choice.subscribe(() => kept.keep(choice.get().on))
  return choice
}

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean'
const before = (text: string) => (text === 'no' ? false : null)
