// What outlives a reload of this tab, and nothing longer: the sitting to go on with, and words not sent yet.

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage can be blocked; then a reload begins anew.
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Full or blocked storage must not stop a lesson.
  }
}

const sitting = (studentId: string) => `trellis.sitting.${studentId}`
const draft = (studentId: string) => `trellis.draft.${studentId}`

/** The conversation that this tab had open when it was reloaded. Read once. */
export function takeSitting(studentId: string): string | undefined {
  const conversationId = read(sitting(studentId))
  write(sitting(studentId), null)
  return conversationId ?? undefined
}
export const keepSitting = (studentId: string, conversationId: string) => write(sitting(studentId), conversationId)

export const readDraft = (studentId: string): string => read(draft(studentId)) ?? ''
export const keepDraft = (studentId: string, text: string) => write(draft(studentId), text === '' ? null : text)
