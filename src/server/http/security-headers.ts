import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'
import { screens } from '#shared/screens.ts'

/**
 * `billing`: the address that this installation's own settings name for asking where to pay. `styles`: the hashes of the
 * styles that stand in our own documents.
 */
const policyWith = (billing: string | null, styles: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${billing ? ` ${new URL(billing).origin}` : ''}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The drawings carry their own style sheet; opened as a page they can do nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of every answer: nothing from elsewhere, nothing framed, no sensor but the microphone. */
export const securityHeaders = (config: Pick<Config, 'publicUrl' | 'billing'>, styles: readonly string[] = []) => {
  const policy = policyWith(config.billing?.baseUrl ?? null, styles)
  return createMiddleware(async (c, next) => {
    await next()
    const headers = c.res.headers
    // What people have added brings a policy of its own, which is tighter still.
    if (!headers.has('content-security-policy'))
      headers.set(
        'content-security-policy',
        headers.get('content-type')?.startsWith('image/svg') ? drawingPolicy : policy,
      )
    headers.set('x-content-type-options', 'nosniff')
    // The page of an email's link tells nobody where the next request comes from.
    const secret = c.req.path === screens.confirm || c.req.path.startsWith('/api/auth/')
    headers.set('referrer-policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('x-frame-options', 'DENY')
    if (config.publicUrl?.startsWith('https:'))
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  })
}
