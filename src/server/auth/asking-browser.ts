import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { App } from '#server/context.ts'
import { limits } from '#shared/limits.ts'
import { keepCookie, readCookie } from './cookies.ts'

type Needs = Pick<App, 'config'>

/** As long as the longest link lives. */
const life = limits.linkMinutes * 60

/** The browser that asked for an email or text message before; null: this one has not, or too long ago. */
export function askedHere(app: Needs, c: Context): string | null {
  const name = readCookie(app, c, 'asked')
  return name && /^[\w-]{22}$/.test(name) ? name : null
}

/** Names this browser for as long as what it asks for may be answered. The name opens nothing by itself. */
export function askingBrowser(app: Needs, c: Context): string {
  const name = askedHere(app, c) ?? randomBytes(16).toString('base64url')
  keepCookie(app, c, 'asked', name, life)
  return name
}

/**
 * Whose challenge it is when nobody is signed in: an address, in the browser that asked. So a stranger who asks for the
 * same address neither ends the owner's code nor uses up its tries.
 */
export const subjectIn = (address: string, browser: string) =>
  `${address} ${createHash('sha256').update(browser).digest('base64url')}`
