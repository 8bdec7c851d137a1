const purposes = ['sign-in', 'sign-up', 'recovery', 'email-change'] as const

/** What the link in an e-mail is for, and what it proves it with. */
export type EmailLink = { purpose: (typeof purposes)[number]; token: string }

/** Reads `#<purpose>.<token>`; the token may have dots itself. Null: this is no link of ours. */
export function readLink(hash: string): EmailLink | null {
  const purpose = purposes.find((one) => hash.startsWith(`#${one}.`))
  if (!purpose) return null
  const token = hash.slice(purpose.length + 2)
  return token === '' ? null : { purpose, token }
}
