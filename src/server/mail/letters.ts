import type { DeletedAccount } from '#shared/account.ts'

export type Letter = { to: string; subject: string; text: string; html: string }
type Coded = { to: string; link: string; code: string }
const plain = (to: string, subject: string, text: string): Letter => ({ to, subject, text, html: text })
export const signInLetter = ({ to, link, code }: Coded) => plain(to, 'sign in', `${link}\n${code}`)
export const confirmLetter = ({ to, link, code }: Coded) => plain(to, 'confirm', `${link}\n${code}`)
export const recoveryLetter = ({ to, link, code }: Coded) => plain(to, 'recovery', `${link}\n${code}`)
export const emailChangeLetter = ({ to, link, code }: Coded) => plain(to, 'change', `${link}\n${code}`)
export const alreadyYoursLetter = ({ to, link }: { to: string; link: string }) => plain(to, 'already', link)
export const emailChangedLetter = ({ to, newEmail }: { to: string; newEmail: string }) =>
  plain(to, 'email changed', newEmail)
export const passwordChangedLetter = ({ to }: { to: string }) => plain(to, 'password changed', '')
export const phoneChangedLetter = ({ to }: { to: string }) => plain(to, 'phone changed', '')
export const pinLockedLetter = ({ to }: { to: string }) => plain(to, 'pin', '')
export const accountDeletedLetter = ({ to, counts }: { to: string; counts: DeletedAccount }) =>
  plain(to, 'deleted', String(counts.students))
