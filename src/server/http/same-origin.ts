import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that another site's page asked the browser to make. A browser always says where a request comes
 * from; cookies without that are refused too.
 */
export const sameOrigin = (config: Pick<Config, 'publicUrl'>) =>
  createMiddleware(async (c, next) => {
    if (!harmless.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
      const silent = site === undefined && origin === undefined && c.req.header('cookie') !== undefined
      if (foreign || silent || (origin !== undefined && !isOurs(origin, config.publicUrl, c.req.header('host')))) {
        throw new AppError('bad_origin', 'This request came from another site.')
      }
    }
    return next()
  })

function isOurs(origin: string, publicUrl: string | null, host: string | undefined): boolean {
  if (publicUrl) return origin === publicUrl
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
