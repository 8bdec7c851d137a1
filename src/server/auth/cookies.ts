import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { App } from '#server/context.ts'
import { cookieName, cookieNamed, isSecure } from './parents.ts'

type Needs = Pick<App, 'config'>
const year = 365 * 24 * 60 * 60

const options = ({ config }: Needs) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(config),
  sameSite: 'Lax' as const,
})

/** Sets one of our own cookies, which no script can read; `null` takes it away. */
export function keepCookie(app: Needs, c: Context, what: string, value: string | null, seconds = year): void {
  setCookie(c, cookieName(app.config, what), value ?? '', { ...options(app), maxAge: value === null ? 0 : seconds })
}

export const readCookie = (app: Needs, c: Context, what: string) =>
  cookieNamed(c.req.header('cookie'), cookieName(app.config, what))

/** What a child's own device shows of itself. */
export const deviceToken = (app: Needs, c: Context) => {
  const token = readCookie(app, c, 'device')
  return token && /^[\w-]{43}$/.test(token) ? token : null
}
