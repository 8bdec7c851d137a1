import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { App } from '#server/context.ts'
import { deviceToken, readCookie } from './cookies.ts'
import { cookieName, isSecure } from './parents.ts'

type Needs = Pick<App, 'config' | 'auth'>

const year = 365 * 24 * 60 * 60

/**
 * Keeps a cookie that scripts may read, and that opens nothing: `parent`, `device`, both, or none. A page asks who is
 * signed in only where somebody may be, so that no call of a visitor fails.
 */
export const tellWhoMayBeHere = (app: Needs) =>
  createMiddleware(async (c, next) => {
    await next()
    // What everybody's cache may keep is nobody's own.
    if (c.res.headers.get('cache-control')?.includes('public')) return
    const told = readCookie(app, c, 'here') ?? ''
    const here = whoMayBeHere(app, c)
    if (here === told) return
    setCookie(c, cookieName(app.config, 'here'), here, {
      path: '/',
      secure: isSecure(app.config),
      sameSite: 'Lax',
      maxAge: here === '' ? 0 : year,
    })
  })

function whoMayBeHere(app: Needs, c: Context): string {
  const given = new Map(c.res.headers.getSetCookie().map((cookie) => nameAndValue(cookie)))
  const has = (what: string, inRequest: boolean) => {
    const set = given.get(cookieName(app.config, what))
    return set === undefined ? inRequest : set !== ''
  }
  // The cookie is still there, but what it was for is over.
  const isOver = (address: string) => c.res.status === 401 && c.req.method === 'GET' && c.req.path === address
  const parent = !isOver('/api/profile') && has('session', app.auth.sessionToken(c.req.header('cookie')) !== null)
  const device = !isOver('/api/join') && has('device', deviceToken(app, c) !== null)
  return [parent ? 'parent' : [], device ? 'device' : []].flat().join('-')
}

function nameAndValue(cookie: string): [string, string] {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
