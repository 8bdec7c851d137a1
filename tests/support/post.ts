import { expect } from 'vitest'
import type { Email } from '#server/email/account-emails.ts'
import type { TestApp } from './start-app.ts'

/** The newest email to an address, when so many have come. */
export async function emailTo(app: TestApp, to: string, count = 1): Promise<Email> {
  const mine = () => app.emails.filter((email) => email.to === to)
  await expect.poll(() => mine().length).toBe(count)
  const email = mine().at(-1)
  if (!email) throw new Error(`no email to ${to}`)
  return email
}

/** The page that an email's link opens, and what stands after the purpose there. */
export function linkIn(email: Email): { path: string; purpose: string; token: string } {
  const found = /https?:\/\/[^\s/]+(\/\w+)#([a-z-]+)\.(\S+)/.exec(email.text)
  if (!found) throw new Error(`no link in ${email.text}`)
  const [, path = '', purpose = '', token = ''] = found
  return { path, purpose, token }
}

export function codeIn(email: Email): string {
  const [code] = /(?<![\w-])\d{6}(?![\w-])/.exec(email.text.replaceAll(/https?:\S+/g, '')) ?? []
  if (!code) throw new Error('no code in the email')
  return code
}
