import { type Store, store } from '#client/store/store.ts'

export type SendWhenDone = Store<{ on: boolean }>

/** Whether what this student says is sent by itself when it is said, on this device. It is, unless somebody switched it off. */
export function sendWhenDone(studentId: string): SendWhenDone {
  const name = `trellis.send-when-done.${studentId}`
  const choice = store({ on: read(name) !== 'no' })
  choice.subscribe(() => write(name, choice.get().on ? 'yes' : 'no'))
  return choice
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage it holds for this visit.
  }
}
