import type { Context } from 'hono'
import { AppError } from '#server/errors.ts'

/** For a call that no route answers: 405 with the verbs that this address has, or 404. */
export function wrongAddress(http: { routes: { method: string; path: string }[] }): (c: Context) => AppError {
  const routes = http.routes
    .filter((route) => route.method !== 'ALL')
    .map((route) => ({ method: route.method, pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return (c) => {
    const verbs = new Set(routes.filter((route) => route.pattern.test(c.req.path)).map((route) => route.method))
    if (verbs.size === 0) return new AppError('not_found', 'That is not here.')
    c.header('allow', [...verbs].join(', '))
    return new AppError('method_not_allowed', 'This address does not do that.')
  }
}
