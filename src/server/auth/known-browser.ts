import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { user } from '#server/accounts/account.table.ts'
import type { App } from '#server/context.ts'
import { keepCookie, readCookie } from './cookies.ts'

type Needs = Pick<App, 'config' | 'db'>

/** How many accounts a browser is remembered for: a family's parents may share one. */
const most = 4

const shape = /^[\w-]{22}(?:\.[\w-]{43}){1,4}$/

/**
 * The mark of a browser in which the owner of this address has signed in. It opens nothing: wrong passwords of others do
 * not count against it. What a browser got before the address was proven ends with the proof.
 */
async function markOf(app: Needs, browser: string, email: string): Promise<string> {
  const [known] = await app.db.select({ proven: user.emailVerified }).from(user).where(eq(user.email, email))
  const what = `known:${browser}:${known?.proven ? 'proven' : 'typed'}:${email}`
  return createHmac('sha256', app.config.authSecret).update(what).digest('base64url')
}

function readMarks(app: Needs, c: Context): [browser: string | undefined, marks: string[]] {
  const cookie = readCookie(app, c, 'known') ?? ''
  const [browser, ...marks] = shape.test(cookie) ? cookie.split('.') : []
  return [browser, marks]
}

/** Which known browser of this account it is, for counting its tries apart; null: any other. */
export async function knownBrowser(app: Needs, c: Context, email: string): Promise<string | null> {
  const [browser, marks] = readMarks(app, c)
  // Asked for unknown addresses too: the time tells nothing.
  const mark = await markOf(app, browser ?? '', email)
  return browser !== undefined && marks.includes(mark) ? browser : null
}

/** Marks the browser as one in which the owner of this address has signed in. */
export async function rememberBrowser(app: Needs, c: Context, email: string): Promise<void> {
  const [before, marks] = readMarks(app, c)
  const browser = before ?? randomBytes(16).toString('base64url')
  const mark = await markOf(app, browser, email)
  const kept = [mark, ...marks.filter((one) => one !== mark)].slice(0, most)
  keepCookie(app, c, 'known', [browser, ...kept].join('.'))
}
