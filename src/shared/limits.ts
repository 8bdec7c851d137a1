/** Limits that both sides of the wire hold. Lengths are counted in Unicode code points. */
export const limits = {
  message: 2_000,
  nickname: 30,
  /** What a child likes, as a parent corrects it. */
  like: 60,
  note: 2_000,
  notesPerStudent: 100,
  studentsPerParent: 20,
  fullName: 80,
  passwordMin: 10,
  passwordMax: 128,
  speech: 1_000,
  codeDigits: 6,
  codeMinutes: 10,
  linkMinutes: 60,
  pairingDigits: 8,
  pinMin: 4,
  pinMax: 6,
} as const

/** How long the browser waits for any call, in milliseconds. */
export const callTimeout = 15_000

/** How many messages stay visible under a tool other than the chat. */
export const messagesUnderTools = 4

/** The version of the consent notice that is shown now; kept with every consent that is given. */
export const consentVersion = '2026-11b'

/** Every version of the notice that there was: who has read one of them may agree to it, and to no other. */
export const consentVersions = ['2026-11', consentVersion] as const
export type ConsentVersion = (typeof consentVersions)[number]
